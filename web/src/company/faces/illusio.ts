// Who plays Illusio.
import { brows, eyes, head, neck, shoulders } from "../../art/bust";
import { box, disc, path, put } from "../../art/kit";

export const faces: Record<string, string> = {
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
};
