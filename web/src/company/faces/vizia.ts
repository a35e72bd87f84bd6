// Who plays Vizia.
import { brows, eyes, head, neck, nose, shoulders } from "../../art/bust";
import { disc, oval, path, put } from "../../art/kit";

export const faces: Record<string, string> = {
  // an apprentice with a splinter of every colour
  greedy:
    path("k", "M37 60C32 30 46 18 60 18C74 18 88 30 83 60C83 72 78 76 76 68L74 46H46L44 68C42 76 37 72 37 60Z") +
    disc("k", 60, 15, 9) +
    shoulders("u") +
    path("p", "M46 92L38 122H82L74 92Q60 106 46 92Z") +
    path("s", "M46 92L42 84M74 92L78 84") +
    neck +
    head +
    path("k", "M40 54C40 40 50 34 60 34C70 34 80 40 80 54C77 46 72 42 65 42L60 45L54 42C47 42 43 46 40 54Z") +
    path("v", "M38 42Q60 24 82 42L79 33Q60 17 41 33Z") +
    eyes(57) +
    brows(-2) +
    nose +
    path("s", "M53 70Q60 77 67 70") +
    disc("k", 47, 65, 0.9) +
    disc("k", 73, 65, 0.9) +
    put(90, 92, 1, path("o", "M-15 11H15L0-15Z") + path("w", "M-7 7L1-7"), 8) +
    put(28, 96, 0.8, path("t", "M-15 11H15L0-15Z") + path("s", "M-15 11H15L0-15Z") + path("w", "M-7 7L1-7"), -14) +
    oval("p", 82, 106, 8, 5) +
    oval("p", 38, 108, 8, 5),
};
