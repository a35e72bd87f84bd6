// Who plays Illusio.
import { brows, eyes, head, lids, lips, neck, nose, shoulders } from "../../art/bust";
import { box, disc, oval, path, put, round } from "../../art/kit";

const STAR = "M0-9L2.6-2.8L9-2.8L4 1.4L6 8L0 4L-6 8L-4 1.4L-9-2.8L-2.6-2.8Z";
const PIPS = [
  path("v", "M0-22L7-13L0-4L-7-13Z"),
  path("k", "M0-22C8-14 8-7 1-8L3-4H-3L-1-8C-8-7-8-14 0-22Z"),
  path("v", "M0-4C-10-12-7-21 0-16C7-21 10-12 0-4Z"),
];
const fan = round(5, -56, 56, (angle, k) => put(60, 116, 1, box("p", -13, -54, 26, 40, 3) + put(0, -18, 1, PIPS[k % 3]!), angle));

export const faces: Record<string, string> = {
  // somebody's top hat, a rabbit that nobody asked, a box of tricks since Christmas
  beginner:
    shoulders("u") +
    neck +
    path("p", "M41 62C29 54 25 72 38 76ZM79 62C91 54 95 72 82 76Z") +
    put(0, 8, 1, head) +
    disc("p", 50, 66, 6.4) +
    disc("p", 70, 66, 6.4) +
    disc("k", 51, 64, 3.4) +
    disc("k", 69, 64, 3.4) +
    path("s", "M60 70q-2 4 1 4") +
    path("p", "M52 79Q60 88 68 79Z") +
    disc("k", 44, 76, 0.9) +
    disc("k", 76, 76, 0.9) +
    put(
      60,
      27,
      0.88,
      put(-8, -4, 1, oval("p", 0, -10, 4.6, 12) + oval("v", 0, -10, 1.6, 7), -18) +
        put(9, -4, 1, oval("p", 0, -10, 4.6, 12) + oval("v", 0, -10, 1.6, 7), 22) +
        path("k", "M-27 23L-30 1H30L27 23Z") +
        oval("k", 0, 1, 30, 7) +
        path("w", "M-30 1Q0-13 30 1") +
        path("p", "M-14 3C-14-14 14-14 14 3Z") +
        disc("k", -5, -4, 1.9) +
        disc("k", 5, -4, 1.9) +
        path("v", "M-1.6-1H1.6L0 1Z") +
        path("w", "M-30 1Q0 14 30 1") +
        path("v", "M-28.5 14Q0 22 28.5 14L27 24Q0 31-27 24Z") +
        path("k", "M-42 22Q0 38 42 22Q44 29 36 32Q0 42-36 32Q-44 29-42 22Z"),
      -6,
    ) +
    path("v", "M60 103L40 93V115ZM60 103L80 93V115Z") +
    disc("v", 60, 104, 6),
  // sawn in half every evening: she has brought the saw, and no worries
  casual:
    path(
      "o",
      "M34 62C26 34 40 14 60 14C80 14 94 34 86 62C90 78 100 84 96 104C90 114 78 110 76 98H44C42 110 30 114 24 104C20 84 30 78 34 62Z",
    ) +
    path("s", "M32 72C28 84 32 94 28 104M88 72C92 84 88 94 92 104M38 30Q44 22 52 19") +
    shoulders("v") +
    path("p", "M36 92Q48 88 50 82H70Q72 88 84 92Q76 108 60 108Q44 108 36 92Z") +
    neck +
    head +
    path("o", "M39 58C37 40 46 30 60 30C74 30 83 40 81 58C79 50 74 44 66 40C58 48 46 46 39 58Z") +
    lids(57) +
    brows(1) +
    nose +
    lips +
    disc("k", 71, 68, 1.2) +
    path("v", "M40 36Q60 22 80 36L78 29Q60 16 42 29Z") +
    put(60, 19, 1.15, path("p", STAR)) +
    disc("o", 46, 31, 2) +
    disc("o", 74, 31, 2) +
    round(5, -2, 2, (at) => disc("y", 60 + at * 9, 117 - Math.abs(at), 1.8)) +
    put(
      27,
      82,
      0.95,
      path("p", "M-7-34H7L10 10H-10Z") +
        path("s", "M3-30L5 6") +
        path("k", "M-7-34L-12-29L-7.6-25L-13-20L-8.2-15L-13.4-10L-8.8-5L-14 0L-9.4 4L-14.4 9L-10 10Z") +
        path("k", "M-12 10H12L14 34H-10Z") +
        oval("y", 1, 21, 5, 6),
      12,
    ),
  // the call-boy's cap askew, a card up each sleeve
  greedy:
    shoulders("v") +
    path("o", "M34 96L40 122M86 96L80 122") +
    disc("o", 60, 104, 2.8) +
    disc("o", 60, 114, 2.8) +
    neck +
    path("p", "M44 86Q60 100 76 86L78 94Q60 108 42 94Z") +
    path("p", "M41 54C33 50 31 62 39 66ZM79 54C87 50 89 62 81 66Z") +
    head +
    path("k", "M39 52C38 36 46 28 60 28C74 28 82 36 81 52L76 46L72 50L67 43L61 48L55 42L50 49L45 45Z") +
    put(
      66,
      26,
      1,
      path("v", "M-20 4V-12Q0-18 20-12V4Q0 12-20 4Z") + path("o", "M-20 4V-2Q0 6 20-2V4Q0 12-20 4Z") + disc("o", 0, -15, 3),
      10,
    ) +
    path("s", "M46 34C40 50 42 74 52 82") +
    eyes(57) +
    brows(-3) +
    path("s", "M60 58L57 65H61") +
    path("p", "M50 69Q60 84 70 69Z") +
    path("s", "M52 72H68") +
    put(94, 92, 1, box("p", -10, -15, 20, 30, 3) + path("v", "M0-8L6 0L0 8L-6 0Z"), 16) +
    put(26, 96, 1, box("p", -10, -15, 20, 30, 3) + path("k", "M0-8C8-1 8 6 1 5L3 9H-3L-1 5C-8 6-8-1 0-8Z"), -16),
  // a clockwork conjurer: a key at the temple, a top hat, moustaches of brass
  net:
    path("k", "M14 122C16 100 34 94 48 91H72C86 94 104 100 106 122Z") +
    path("o", "M52 94L60 104L68 94V108L60 103L52 108Z") +
    box("o", 53, 78, 14, 15, 2) +
    path("s", "M53 84H67M53 89H67") +
    path("p", "M38 44H82V66Q82 84 60 84Q38 84 38 66Z") +
    path("s", "M44 70V80M76 70V80") +
    disc("o", 50, 56, 7) +
    disc("o", 70, 56, 7) +
    disc("v", 50, 56, 3.6) +
    disc("v", 70, 56, 3.6) +
    disc("k", 50, 56, 1.6) +
    disc("k", 70, 56, 1.6) +
    path("s", "M60 58L57 66H62") +
    path("o", "M60 70C52 64 44 68 40 74C48 76 56 76 60 72C64 76 72 76 80 74C76 68 68 64 60 70Z") +
    path("k", "M40 42V12H80V42Z") +
    path("v", "M40 34H80V42H40Z") +
    path("k", "M28 42H92V48H28Z") +
    put(
      97,
      62,
      1,
      path("o", "M-14-3H-4V3H-14Z") + disc("o", 2, -6, 6) + disc("o", 2, 6, 6) + disc("k", 2, -6, 2) + disc("k", 2, 6, 2),
    ),
  // a turban, a crystal ball, and both eyes on whoever asks
  strong:
    path("k", "M38 50C30 66 32 84 36 96H84C88 84 90 66 82 50Z") +
    shoulders("u") +
    neck +
    head +
    path("k", "M44 57Q52 49 58 58Q51 63 44 57ZM76 57Q68 49 62 58Q69 63 76 57Z") +
    disc("q", 52, 57, 2.4) +
    disc("q", 68, 57, 2.4) +
    disc("k", 52, 57, 1.3) +
    disc("k", 68, 57, 1.3) +
    path("k", "M44 50Q50 44 58 48L57 50Q50 47 45 52ZM76 50Q70 44 62 48L63 50Q70 47 75 52Z") +
    path("s", "M60 58L58 66H62") +
    lips +
    disc("s", 37, 76, 5.4) +
    disc("s", 83, 76, 5.4) +
    path("p", "M78 22C90 18 98 8 94 0C84 2 76 10 74 20Z") +
    path("v", "M34 46C22 30 36 8 60 8C84 8 98 30 86 46Q60 28 34 46Z") +
    path("w", "M40 40Q44 20 62 14M54 35Q62 24 78 20") +
    path("p", "M34 47Q60 27 86 47L83 38Q60 20 37 38Z") +
    put(60, 30, 1, path("o", "M0-11L9 0L0 11L-9 0Z") + disc("v", 0, 0, 3.6)) +
    path("k", "M40 122L46 112H74L80 122Z") +
    disc("p", 60, 102, 17) +
    disc("glassy", 60, 102, 16) +
    path("h", "M45 108C52 116 68 116 75 108C72 120 48 120 45 108Z") +
    path("s", "M50 97q4-7 11-7") +
    put(63, 104, 0.8, path("o", STAR)) +
    path("p", "M22 108C26 96 36 98 40 104C42 110 36 118 26 120ZM98 108C94 96 84 98 80 104C78 110 84 118 94 120Z"),
  // only his eyes, over five cards
  master:
    path("k", "M14 122L22 52L44 84H76L98 52L106 122Z") +
    path("v", "M22 122L28 66L48 90H72L92 66L98 122Z") +
    neck +
    head +
    path("k", "M37 56C30 28 44 14 60 14C76 14 90 28 83 56C81 48 79 42 74 36L60 46L46 36C41 42 39 48 37 56Z") +
    path("p", "M37 56C35 46 37 38 42 34C42 42 41 50 41 60ZM83 56C85 46 83 38 78 34C78 42 79 50 79 60Z") +
    path("w", "M48 24Q54 19 60 19") +
    path("k", "M43 46L58 53L57 49L45 42ZM77 46L62 53L63 49L75 42Z") +
    path("q", "M45 57Q52 51 57 58Q51 61 45 57ZM75 57Q68 51 63 58Q69 61 75 57Z") +
    disc("k", 52, 57, 2.4) +
    disc("k", 68, 57, 2.4) +
    path("s", "M45 57Q52 51 57 58M75 57Q68 51 63 58") +
    path("s", "M76 58A8 8 0 1 1 61 58A8 8 0 1 1 76 58M76 60Q84 74 80 92") +
    fan +
    path("p", "M46 122C44 110 50 104 60 104C70 104 76 110 74 122Z") +
    path("s", "M54 106V114M60 105V114M66 106V114"),
};
