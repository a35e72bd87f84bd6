// Who plays Illuminati.
import { head, lips, neck, nose, shoulders } from "../../art/bust";
import { disc, oval, path, put } from "../../art/kit";

const coin = (x: number, y: number): string => oval("o", x, y, 10, 4) + path("s", `M${x - 5} ${y}h10`);

export const faces: Record<string, string> = {
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
};
