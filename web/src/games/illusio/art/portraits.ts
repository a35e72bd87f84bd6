// The ten magicians, each with what gives them away.
import { brows, eyes, head, lids, lips, neck, nose, shirt, shoulders, tie } from "../../../art/bust";
import { box, disc, oval, path, put } from "../../../art/kit";
import { dove, eye, rays } from "./motifs";

export const portraits: Record<string, string> = {
  // riding hat, a plume, a striped collar
  belcastel:
    path("k", "M36 58C32 78 38 88 44 92L50 60ZM84 58C88 78 82 88 76 92L70 60Z") +
    shoulders("v") +
    neck +
    head +
    path("o", "M40 90C48 84 54 88 60 96C66 88 72 84 80 90L86 104C76 98 68 100 60 110C52 100 44 98 34 104Z") +
    path("k", "M44 88L48 98L51 90ZM76 88L72 98L69 90ZM37 94L41 101L44 96ZM83 94L79 101L76 96Z") +
    path("k", "M40 52C38 40 44 36 60 38C76 36 82 40 80 52C76 44 70 44 60 46C50 44 44 44 40 52Z") +
    lids(56) +
    brows(-3) +
    nose +
    lips +
    path("k", "M30 40C40 34 80 34 90 40C86 46 34 46 30 40ZM40 38L44 16C52 12 68 12 76 16L80 38Z") +
    path("v", "M41 32H79V38H41Z") +
    path("p", "M78 34C94 30 102 16 98 6C88 8 76 18 76 32Z") +
    path("s", "M78 32C84 24 90 16 96 10"),
  // a bald crown, two tufts, a grammar
  quatrevaux:
    shoulders("k") +
    neck +
    head +
    path("p", "M40 50C32 46 30 58 36 64C34 70 40 72 42 68ZM80 50C88 46 90 58 84 64C86 70 80 72 78 68Z") +
    path("p", "M42 66C42 88 52 100 60 104C68 100 78 88 78 66C72 72 68 68 60 70C52 68 48 72 42 66Z") +
    path("s", "M54 80V92M60 84V98M66 80V92M55 75Q60 78 65 75") +
    disc("s", 51, 54, 7.5) +
    disc("s", 69, 54, 7.5) +
    path("s", "M58.5 53q1.5-2 3 0M43.5 53L39 51M76.5 53L81 51") +
    eyes(54) +
    path("s", "M46 42q5-4 10-1M64 41q5-3 10 1M50 34q10-4 20 0") +
    path("u", "M22 100L58 108V124L22 118ZM98 100L62 108V124L98 118Z") +
    path("p", "M26 98L60 106L94 98V102L60 110L26 102Z"),
  // a cap too large, a sparrow, quick eyes
  finchley:
    shoulders("u") +
    path("k", "M38 50C34 66 36 78 42 82L46 56ZM82 50C86 66 84 78 78 82L74 56Z") +
    neck +
    head +
    path("o", "M40 84C52 94 68 94 80 84L84 96C70 106 50 106 36 96Z") +
    path("o", "M70 98L84 96L88 118L78 114Z") +
    path("k", "M30 46C28 26 44 16 62 16C82 16 94 28 92 42C80 38 62 38 52 42C44 42 36 44 30 46Z") +
    path("k", "M30 46C38 38 52 38 60 42C52 48 38 50 28 50Z") +
    disc("o", 62, 17, 3) +
    eyes(57) +
    brows(-4) +
    path("s", "M60 58L58 65H62M54 71Q61 76 68 69") +
    disc("k", 46, 64, 1) +
    disc("k", 49, 67, 1) +
    disc("k", 71, 67, 1) +
    disc("k", 74, 64, 1) +
    put(98, 82, 0.62, dove, 0, -0.62),
  // one half of him is a reflection
  wethercombe:
    shoulders("k") +
    shirt +
    neck +
    head +
    path("k", "M39 52C36 30 50 24 60 24C72 24 84 30 81 52C78 42 74 36 66 34L60 30C52 34 44 38 39 52Z") +
    eyes() +
    brows() +
    nose +
    path("k", "M60 67C54 64 48 66 45 62C46 72 56 73 60 69C64 73 74 72 75 62C72 66 66 64 60 67Z") +
    path("s", "M56 76h8") +
    disc("o", 68, 53, 8) +
    disc("k", 68, 53, 2.4) +
    path("s", "M76 55C80 66 78 80 82 92") +
    tie +
    `<g style="mix-blend-mode:multiply">${path("glassy", "M60 0H120V120H60Z")}</g>` +
    path("w", "M60 4V116M92 20L72 44M100 30L78 56"),
  // a fan before a smile one never sees
  altamora:
    shoulders("v") +
    neck +
    path("k", "M34 66C26 44 36 14 60 14C84 14 94 44 86 66C90 80 80 84 78 74L74 44H46L42 74C40 84 30 80 34 66Z") +
    head +
    path("k", "M40 52C40 40 50 34 60 34C70 34 80 40 80 52C76 42 68 40 60 40C52 40 44 42 40 52Z") +
    path("o", "M44 32L46 20L53 27L60 16L67 27L74 20L76 32Z") +
    disc("v", 60, 26, 2.6) +
    lids(56) +
    brows() +
    path("s", "M60 56V62") +
    disc("o", 38, 72, 3.4) +
    disc("o", 82, 72, 3.4) +
    path("p", "M60 118L20 84C28 68 44 62 60 62C76 62 92 68 100 84Z") +
    path("s", "M60 116L34 74M60 116L50 66M60 116L70 66M60 116L86 74") +
    path("v", "M20 84C28 68 44 62 60 62C76 62 92 68 100 84L94 89C86 76 72 71 60 71C48 71 34 76 26 89Z"),
  // moustaches wider than the hat
  tournevent:
    shoulders("p") +
    path("s", "M22 104L26 122M98 104L94 122M36 97L40 122M84 97L80 122") +
    shirt +
    neck +
    head +
    path("k", "M40 46L43 62L47 50ZM80 46L77 62L73 50Z") +
    eyes(52) +
    brows(2) +
    nose +
    path("p", "M52 74Q60 82 68 74Z") +
    path(
      "k",
      "M60 68C52 62 44 70 34 68C28 66 28 58 32 56C24 56 22 68 30 74C42 80 54 76 60 70C66 76 78 80 90 74C98 68 96 56 88 56C92 58 92 66 86 68C76 70 68 62 60 68Z",
    ) +
    oval("o", 60, 36, 36, 6) +
    path("o", "M40 36V20H80V36Q60 40 40 36Z") +
    path("v", "M40 28H80V36Q60 40 40 36Z") +
    tie,
  // bowler, whiskers, and every key in London
  lockerby:
    shoulders("u") +
    shirt +
    neck +
    head +
    path("k", "M39 48C36 62 38 76 46 80C46 72 48 66 45 50ZM81 48C84 62 82 76 74 80C74 72 72 66 75 50Z") +
    eyes() +
    brows() +
    nose +
    path("s", "M54 72H66") +
    path("k", "M38 42C38 22 48 16 60 16C72 16 82 22 82 42Z") +
    path("k", "M28 40C38 46 82 46 92 40C94 46 84 50 60 50C36 50 26 46 28 40Z") +
    path("w", "M40 36Q60 41 80 36") +
    path("chain", "M30 96C40 112 80 112 90 96") +
    put(60, 108, 0.75, path("s", "M-9-4V-12A9 9 0 0 1 9-12V-4") + box("o", -14, -5, 28, 22, 3) + disc("k", 0, 5, 3.4)) +
    put(34, 106, 1, disc("o", 0, 0, 4) + path("s", "M0 4V14M0 10H4M0 14H4"), 12) +
    put(86, 106, 1, disc("o", 0, 0, 4) + path("s", "M0 4V14M0 10H4M0 14H4"), -12),
  // the veil, the crescent, the third eye
  ombreval:
    rays(60, 44, 36, 80, 16) +
    path("u", "M16 122C10 70 24 14 60 14C96 14 110 70 104 122Z") +
    path("k", "M36 112C28 60 38 26 60 26C82 26 92 60 84 112Z") +
    neck +
    head +
    shoulders("u") +
    path("k", "M40 54C40 38 50 32 60 32C70 32 80 38 80 54C76 46 68 44 60 38C52 44 44 46 40 54Z") +
    path("s", "M48 58q4 4 8 0M64 58q4 4 8 0M60 58L58 65H62") +
    lips +
    put(60, 44, 0.8, eye(8)) +
    put(60, 20, 1, path("o", "M-9-8A11 11 0 1 0 9-8A13 13 0 0 1-9-8Z")) +
    path("o", "M40 98Q60 114 80 98L78 104Q60 120 42 104Z") +
    disc("o", 60, 113, 4),
  // fur, goatee, a hat for the whole house to see
  silberrain:
    shoulders("k") +
    path("p", "M14 122C14 100 30 92 46 86L60 112L74 86C90 92 106 100 106 122H84L60 116L36 122Z") +
    path("s", "M24 108l4 4M32 98l4 5M42 94l3 6M96 108l-4 4M88 98l-4 5M78 94l-3 6") +
    neck +
    head +
    path("k", "M39 46L44 64L47 48ZM81 46L76 64L73 48Z") +
    path(
      "k",
      "M60 72C54 72 54 76 55 80L60 98L65 80C66 76 66 72 60 72ZM60 68C56 65 50 65 46 68C52 71 56 71 60 70C64 71 68 71 74 68C70 65 64 65 60 68Z",
    ) +
    eyes() +
    path("s", "M46 48L56 45M74 48L64 45") +
    nose +
    disc("s", 52, 53, 7) +
    path("s", "M45 55C40 66 40 80 34 92") +
    path("k", "M42 38L40 4H80L78 38Z") +
    path("v", "M42 30H78V38H42Z") +
    path("k", "M28 38C40 32 80 32 92 38C84 46 36 46 28 38Z"),
  // a mask for every act
  brandesco:
    path("k", "M34 50C28 70 22 84 30 104C40 112 46 100 44 84ZM86 50C92 70 98 84 90 104C80 112 74 100 76 84Z") +
    shoulders("v") +
    neck +
    head +
    path("k", "M38 56C34 34 46 22 62 22C80 22 88 38 82 56C80 44 72 38 64 38C56 42 44 42 38 56Z") +
    lids(56) +
    brows(-2) +
    nose +
    lips +
    disc("o", 38, 72, 3) +
    path("y", "M82 66L83.5 70L88 70L84.5 73L86 77L82 74.500L78 77L79.5 73L76 70L80.5 70Z") +
    put(
      88,
      96,
      1,
      path("p", "M-16-14C-6-10 6-10 16-14C18 4 10 18 0 20C-10 18-18 4-16-14Z") +
        path("k", "M-10-4q4-5 8 0q-4 3-8 0ZM2-4q4-5 8 0q-4 3-8 0ZM-8 6Q0 14 8 6Q0 10-8 6Z"),
      10,
    ) +
    put(
      30,
      100,
      1,
      path("k", "M-16-14C-6-10 6-10 16-14C18 4 10 18 0 20C-10 18-18 4-16-14Z") +
        path("q", "M-10-4q4-3 8 0q-4 5-8 0ZM2-4q4-3 8 0q-4 5-8 0ZM-7 11Q0 3 7 11Q0 7-7 11Z"),
      -10,
    ),
};
