// Bots without a character, from elsewhere or for research: the house's automaton.
import { box, disc, path, put } from "../../art/kit";

export const faces: Record<string, string> = {
  "":
    path("u", "M12 122C14 98 32 94 46 90H74C88 94 106 98 108 122Z") +
    box("o", 52, 76, 16, 16, 2) +
    path("s", "M52 82H68M52 87H68") +
    path("p", "M38 44Q60 34 82 44V66Q82 82 60 82Q38 82 38 66Z") +
    disc("o", 51, 56, 6.5) +
    disc("o", 69, 56, 6.5) +
    disc("k", 51, 56, 2.6) +
    disc("k", 69, 56, 2.6) +
    path("s", "M60 60V67") +
    box("k", 49, 71, 22, 5, 2) +
    path("w", "M54 71v5M60 71v5M66 71v5") +
    path("v", "M34 46C26 26 42 12 60 12C78 12 94 26 86 46Q60 34 34 46Z") +
    path("s", "M36 36Q60 20 82 34M40 26Q60 14 76 24") +
    disc("o", 60, 34, 4.5) +
    put(
      98,
      66,
      1,
      path("o", "M-14-3H-4V3H-14Z") +
        path("o", "M-4-9C4-12 10-6 5 0C10 6 4 12-4 9Z") +
        disc("k", 1, -4, 1.8) +
        disc("k", 1, 4, 1.8),
    ) +
    disc("k", 42, 74, 1.4) +
    disc("k", 78, 74, 1.4),
};
