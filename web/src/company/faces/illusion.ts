// Who plays Illusion: five pairs of eyes.
import { brows, eyes, head, lids, lips, neck, nose, shirt, shoulders, tie } from "../../art/bust";
import { box, disc, oval, path, put } from "../../art/kit";

const bow = path("v", "M0 0L-14-10V10ZM0 0L14-10V10Z") + disc("v", 0, 0, 4.5);

// spectacles, a shawl, the knitting laid down
const steady =
  disc("p", 60, 17, 11) +
  shoulders("v") +
  neck +
  head +
  path("p", "M38 58C33 34 45 24 60 24C75 24 87 34 82 58C79 46 72 39 60 37C48 39 41 46 38 58Z") +
  path("s", "M48 34Q54 28 60 27M72 34Q66 28 60 27M53 16Q60 10 67 16") +
  disc("s", 51, 57, 8) +
  disc("s", 69, 57, 8) +
  path("s", "M59 56q1-2 2 0M43 55L40 53M77 55L80 53") +
  eyes(57) +
  brows(1) +
  nose +
  path("s", "M54 73Q60 76 66 73M47 70l-2 4M73 70l2 4") +
  path("u", "M18 112C30 92 46 90 60 108C74 90 90 92 102 112L96 122H24Z") +
  path("s", "M34 104l-2 18M46 98l-2 24M74 98l2 24M86 104l2 18") +
  path("o", "M42 92L45 90L74 118L71 121ZM78 92L75 90L46 118L49 121Z") +
  disc("o", 43, 90, 3.4) +
  disc("o", 77, 90, 3.4) +
  disc("p", 60, 110, 10) +
  path("s", "M52 105Q60 104 67 114M51 112Q58 112 62 119M56 101Q64 103 69 109");

export const faces: Record<string, string> = {
  // all eyes, two plaits, a bow
  child:
    path(
      "k",
      "M40 48C28 58 26 78 28 94C32 100 40 98 40 92C38 80 40 68 46 60ZM80 48C92 58 94 78 92 94C88 100 80 98 80 92C82 80 80 68 74 60Z",
    ) +
    shoulders("u") +
    neck +
    head +
    path("k", "M38 58C36 36 46 24 60 24C74 24 84 36 82 58C80 50 78 47 74 46H46C42 47 40 50 38 58Z") +
    path("w", "M60 27V44") +
    put(60, 22, 1.15, bow) +
    disc("p", 51, 58, 6.5) +
    disc("p", 69, 58, 6.5) +
    disc("k", 51.5, 57, 3.6) +
    disc("k", 69.5, 57, 3.6) +
    disc("q", 53, 55.5, 1.2) +
    disc("q", 71, 55.5, 1.2) +
    path("s", "M60 63q-2 3 1 3") +
    oval("v", 60, 74, 4, 3.2) +
    disc("k", 46, 68, 0.9) +
    disc("k", 49, 70, 0.9) +
    disc("k", 74, 68, 0.9) +
    disc("k", 71, 70, 0.9) +
    path("p", "M40 92Q60 104 80 92L86 104Q60 118 34 104Z") +
    put(34, 92, 0.55, bow) +
    put(86, 92, 0.55, bow),
  // a bowler, a pipe, half an eye on the matter
  casual:
    shoulders("u") +
    shirt +
    neck +
    head +
    path("k", "M40 46C37 58 39 66 44 70L47 50ZM80 46C83 58 81 66 76 70L73 50Z") +
    lids(55) +
    brows(-1) +
    nose +
    path("k", "M60 67C55 63 48 65 44 70C50 74 57 73 60 70C63 73 70 74 76 70C72 65 65 63 60 67Z") +
    path("k", "M38 42C38 22 48 15 60 15C72 15 82 22 82 42Z") +
    path("k", "M27 40C38 46 82 46 93 40C95 46 84 50 60 50C36 50 25 46 27 40Z") +
    path("w", "M40 36Q60 41 80 36") +
    tie +
    path("o", "M64 74L84 80V74H96V84Q96 94 89 94Q82 94 80 86L63 78Z") +
    path("w", "M90 68q-7-6 0-12q7-6 0-13"),
  steady,
  greedy: steady,
  // one eye shut, the other behind its glass
  sharp:
    shoulders("k") +
    neck +
    head +
    path("k", "M41 60C40 86 50 102 60 104C70 102 80 86 79 60C75 70 68 66 60 68C52 66 45 70 41 60Z") +
    path("w", "M54 75Q60 79 66 75") +
    path("s", "M46 56q5 4 10 0M46 50q5-1 10 1M64 44q5-4 11-1") +
    disc("o", 69, 55, 9) +
    disc("p", 69, 55, 6.4) +
    disc("k", 69, 55, 3.2) +
    path("s", "M77 60C84 72 82 86 78 100") +
    nose +
    path("v", "M33 42C31 22 54 10 74 15C94 20 95 36 84 42C66 33 50 35 33 42Z") +
    path("s", "M64 14L67 7M33 42C50 35 66 33 84 42") +
    path("v", "M60 106L44 98V114ZM60 106L76 98V114Z") +
    put(
      92,
      98,
      1,
      box("u", -17, -13, 34, 28, 3) +
        box("k", -6, -18, 12, 6, 2) +
        disc("o", 0, 1, 10) +
        disc("k", 0, 1, 6.4) +
        disc("q", -2, -1, 1.8),
    ),
  // plumes, pearls, and nothing escapes the glasses
  keen:
    path("p", "M74 28C92 24 104 12 100 2C86 2 74 12 70 24ZM66 26C74 14 72 2 64 -2C56 6 56 18 62 26Z") +
    path("k", "M36 62C28 36 40 16 62 16C84 16 92 38 84 62C86 74 78 76 76 68L74 46H46L44 68C42 76 34 74 36 62Z") +
    shoulders("v") +
    neck +
    head +
    path("k", "M40 54C38 38 50 30 62 30C74 30 82 40 80 54C76 44 70 40 62 40C52 40 44 44 40 54Z") +
    disc("o", 39, 74, 3.2) +
    disc("o", 81, 74, 3.2) +
    path("s", "M60 62L58 67H62") +
    lips +
    path("p", "M40 98Q60 112 80 98L78 103Q60 118 42 103Z") +
    path("o", "M78 58L104 84L100 88L74 62Z") +
    path("p", "M92 86C96 78 106 80 106 88L112 110L98 116L90 98Z") +
    path("s", "M96 88L102 86M96 92L104 90") +
    disc("k", 50, 55, 11) +
    disc("k", 70, 55, 11) +
    disc("y", 50, 55, 7.4) +
    disc("y", 70, 55, 7.4) +
    disc("k", 50, 55, 3) +
    disc("k", 70, 55, 3) +
    box("o", 55, 46, 10, 7, 2) +
    path("s", "M45 51q2-3 5-3M65 51q2-3 5-3"),
};
