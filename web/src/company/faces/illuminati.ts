// Who plays Illuminati.
import { brows, eyes, head, lips, neck, nose, shirt, shoulders, tie } from "../../art/bust";
import { box, disc, oval, path, put, round } from "../../art/kit";

const coin = (x: number, y: number): string => oval("o", x, y, 10, 4) + path("s", `M${x - 5} ${y}h10`);

export const faces: Record<string, string> = {
  // a conspirator since Tuesday: the beard hangs by its string, the finger says hush
  beginner:
    shoulders("u") +
    path("k", "M48 88L60 100L72 88L84 122H36Z") +
    neck +
    path("p", "M41 54C33 50 31 62 39 66ZM79 54C87 50 89 62 81 66Z") +
    head +
    path(
      "k",
      "M39 52C36 34 46 24 58 24C62 16 70 16 72 20C68 20 67 22 68 25C78 28 83 38 81 52C78 44 74 40 68 38C58 42 46 40 39 52Z",
    ) +
    path("s", "M38 58L42 70M82 54L80 72") +
    path("s", "M47 44q5-4 9 0M64 44q5-4 9 0") +
    disc("p", 51, 53, 5) +
    disc("p", 69, 53, 5) +
    disc("k", 52, 54, 2.6) +
    disc("k", 70, 54, 2.6) +
    put(
      62,
      70,
      1,
      path("o", "M-24-4C-16-14-6-10 0-8C6-10 16-14 24-4C30 14 18 36 0 42C-18 36-30 14-24-4Z") +
        path("s", "M-14 8Q-12 20-6 28M14 8Q12 20 6 28M0 14V32") +
        path("k", "M-9 1Q0-4 9 1Q0 8-9 1Z"),
      9,
    ) +
    path("s", "M60 56L57 64H63") +
    path("p", "M36 122C32 110 38 100 46 100L56 70C58 66 64 67 63 72L58 98C66 100 68 108 62 122Z") +
    path("s", "M46 100Q52 104 58 98M50 110q6 1 12-1"),
  // the concierge: a kerchief, a broom, the keys of the whole house
  casual:
    box("k", 92, 44, 4, 80) +
    put(
      94,
      40,
      0.9,
      path("o", "M-6 14C-16 2-16-12-14-20H14C16-12 16 2 6 14Z") +
        path("v", "M-7 14L-11 5H11L7 14Z") +
        path("s", "M-7-2V-18M0-2V-18M7-2V-18"),
    ) +
    shoulders("v") +
    path("p", "M40 88L60 108L80 88L86 96L60 122L34 96Z") +
    neck +
    put(-2, 0, 1, path("p", "M36 54C36 36 46 28 60 28C74 28 84 36 84 54C86 70 74 84 60 84C46 84 34 70 36 54Z")) +
    path("k", "M38 50C40 40 48 36 58 38C68 36 76 40 78 50C72 44 66 46 58 43C50 46 44 44 38 50Z") +
    path("u", "M34 48C28 26 42 16 58 16C74 16 88 26 82 48Q58 30 34 48Z") +
    path("u", "M57 24C46 26 36 20 36 10C46 8 55 14 60 22ZM59 24C70 26 80 20 80 10C70 8 61 14 56 22Z") +
    disc("u", 58, 22, 4.6) +
    disc("q", 44, 36, 2.4) +
    disc("q", 58, 34, 2.4) +
    disc("q", 72, 36, 2.4) +
    disc("q", 66, 28, 1.8) +
    disc("q", 50, 28, 1.8) +
    put(-2, 3, 1, eyes(53) + brows(3)) +
    path("s", "M58 58q-3 6 1 7") +
    path("v", "M50 70Q58 68 66 70Q64 79 58 79Q52 79 50 70Z") +
    disc("h", 43, 67, 5) +
    disc("h", 73, 67, 5) +
    oval("p", 94, 96, 8, 6) +
    path("s", "M87 95h13M88 99h12") +
    put(
      38,
      92,
      0.78,
      path("o", "M-3 6L-8 26L-3 28L-2 23L2 24L3 20L-1 19L2 7Z") +
        path("o", "M-8 4L-20 18L-16 22L-12 18L-10 20L-7 16L-10 14L-4 7Z") +
        disc("o", 0, 0, 9.5) +
        disc("v", 0, 0, 5),
    ),
  // a conspirator as one was a century before: wig, three-cornered hat, domino
  "greedy-1":
    shoulders("k") +
    path("p", "M48 88L60 96L72 88L76 122H44Z") +
    path("s", "M54 98Q60 104 66 98M52 106Q60 113 68 106M52 115Q60 121 68 115") +
    neck +
    head +
    oval("p", 38, 56, 7, 5) +
    oval("p", 37, 66, 7, 5) +
    oval("p", 39, 76, 7, 5) +
    oval("p", 82, 56, 7, 5) +
    oval("p", 83, 66, 7, 5) +
    oval("p", 81, 76, 7, 5) +
    path(
      "k",
      "M40 50C48 46 54 48 60 51C66 48 72 46 80 50C82 60 76 66 69 63C64 61 62 58 60 58C58 58 56 61 51 63C44 66 38 60 40 50Z",
    ) +
    path("q", "M46 55q5-4 9 1q-5 4-9-1ZM65 56q4-5 9-1q-4 5-9 1Z") +
    disc("k", 51, 55.5, 1.8) +
    disc("k", 69, 55.5, 1.8) +
    path("s", "M60 60L57 68H62") +
    path("s", "M53 74Q60 80 68 73") +
    path("p", "M40 46C42 34 50 32 60 32C70 32 78 34 80 46Q60 38 40 46Z") +
    path("k", "M37 38C40 12 80 12 83 38Z") +
    path("k", "M18 34C34 38 44 26 60 26C76 26 86 38 102 34C96 46 78 42 60 42C42 42 24 46 18 34Z") +
    path("w", "M24 37C38 41 46 31 60 31C74 31 82 41 96 37") +
    disc("o", 60, 22, 4),
  // a veil, a fur, and every penny counted
  greedy:
    path("k", "M36 66C30 40 40 22 60 22C80 22 90 40 84 66C86 78 78 80 76 70L74 46H46L44 70C42 80 34 78 36 66Z") +
    shoulders("k") +
    neck +
    head +
    path("k", "M40 54C38 40 48 32 60 34C72 32 82 40 80 54C74 44 66 42 58 46C50 42 44 46 40 54Z") +
    path("s", "M47 56q5-4 9 0M64 56q5-4 9 0M47 48l9 1M64 46q5-4 10-1") +
    disc("k", 52, 57, 2) +
    disc("k", 69, 57, 2) +
    nose +
    lips +
    disc("k", 70, 75, 1.2) +
    path("h", "M36 36L84 36C86 50 84 62 80 68Q60 78 40 68C36 62 34 50 36 36Z") +
    path("w", "M36 68Q60 80 84 68") +
    path("v", "M32 36C34 20 48 12 62 12C76 12 88 20 90 34Q60 28 32 36Z") +
    path("k", "M26 40C36 30 84 26 96 36C90 44 76 38 60 40C46 42 34 46 26 40Z") +
    path("p", "M82 26C96 20 104 8 98 0C88 2 80 12 78 24Z") +
    path("p", "M12 122C12 98 30 90 46 86Q60 104 74 86C90 90 108 98 108 122H84Q60 104 36 122Z") +
    path("s", "M24 104l4 5M32 98l4 5M42 94l4 6M96 104l-4 5M88 98l-4 5M78 94l-4 6M26 114l5 3M94 114l-5 3") +
    disc("o", 60, 98, 4) +
    put(94, 100, 1, coin(0, 8) + coin(1, 3) + coin(-1, -2) + coin(0, -7)),
  // the Exchange in person: a tall hat, white whiskers, a watch
  strong:
    shoulders("k") +
    shirt +
    neck +
    head +
    path(
      "p",
      "M42 46C32 52 22 66 26 80C36 84 50 82 56 74C49 72 44 62 45 50ZM78 46C88 52 98 66 94 80C84 84 70 82 64 74C71 72 76 62 75 50Z",
    ) +
    path("s", "M33 66q-2 6 1 11M40 68q-1 6 2 10M87 66q2 6-1 11M80 68q1 6-2 10") +
    path("s", "M46 49q5-4 10 1M64 50q5-5 10-1") +
    disc("s", 52, 57, 6.4) +
    disc("s", 68, 57, 6.4) +
    path("s", "M58 56q2-2 4 0M74 59Q80 66 78 78") +
    disc("k", 52, 57, 2.4) +
    disc("k", 68, 57, 2.4) +
    path("s", "M60 60L57 68H63") +
    path("p", "M60 69C55 65 49 67 46 73C51 77 57 75 60 72C63 75 69 77 74 73C71 67 65 65 60 69Z") +
    path("s", "M55 79h10") +
    path("k", "M40 42L37 4Q60-2 83 4L80 42Z") +
    path("v", "M39 32Q60 38 81 32L80 43Q60 48 40 43Z") +
    path("k", "M26 40Q60 52 94 40Q98 47 86 49Q60 56 34 49Q22 47 26 40Z") +
    path("w", "M45 8L47 28") +
    tie +
    path("s", "M60 104Q78 116 90 104") +
    put(26, 98, 1, box("o", -3, -22, 6, 6, 2) + disc("o", 0, 0, 16) + disc("p", 0, 0, 11.5) + path("s", "M0-8V0L6 3")),
  // nobody has seen her face: a hood, a mask of two halves, rays
  master:
    round(15, -126, 126, (angle, k) =>
      put(60, 58, 1, path("o", k % 2 === 0 ? "M-6-30L0-58L6-30Z" : "M-5-30L0-48L5-30Z"), angle),
    ) +
    path("k", "M22 122C22 92 28 78 32 62C34 34 46 20 60 20C74 20 86 34 88 62C92 78 98 92 98 122Z") +
    path("w", "M38 62C38 40 48 28 60 28C72 28 82 40 82 62C82 82 74 96 60 102C46 96 38 82 38 62Z") +
    path("p", "M43 56C43 44 51 38 60 38C69 38 77 44 77 56C77 74 68 88 60 92C52 88 43 74 43 56Z") +
    path("v", "M60 38C69 38 77 44 77 56C77 74 68 88 60 92Z") +
    path("k", "M45 58Q51 51 58 59Q51 63 45 58ZM75 58Q69 51 62 59Q69 63 75 58Z") +
    disc("y", 52, 58, 2) +
    disc("y", 68, 58, 2) +
    path("s", "M44 50Q50 45 57 50") +
    path("w", "M76 50Q70 45 63 50") +
    path("s", "M60 38V92") +
    path("k", "M54 76Q57 73 60 75Q63 73 66 76Q60 81 54 76Z") +
    path("k", "M47 66Q49 72 50 66Q49 62 47 66Z") +
    put(60, 106, 0.95, path("o", "M-13 0Q0-11 13 0Q0 11-13 0Z") + disc("k", 0, 0, 4.4) + disc("q", 1.4, -1.4, 1.3)),
};
