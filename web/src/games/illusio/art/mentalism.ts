// Mentalism: sealed words, borrowed dreams, eyes that do not blink.
import { box, disc, letter, path, put, round } from "../../../art/kit";
import { card, curl, dove, drape, eye, floor, glass, heart, rabbitFace, rays, tigerFace, wave } from "./motifs";

const rope = (d: string): string => `<path class="rope-dark" d="${d}"/><path class="rope-light" d="${d}"/>`;

export const mentalism: Record<string, string> = {
  // what the lady in box three is thinking
  M1a:
    path("h", "M28 84V44A32 32 0 0 1 92 44V84Z") +
    path("s", "M28 84V44A32 32 0 0 1 92 44V84") +
    put(0, 12, 0.7, drape) +
    put(120, 12, 0.7, drape, 0, -0.7) +
    path("k", "M38 88C38 74 46 70 52 68V62C46 56 48 46 58 46C68 46 72 54 68 62V68C76 70 84 74 84 88Z") +
    path("p", "M60 52C68 52 70 58 68 64C64 68 60 66 58 62Z") +
    path("k", "M50 50C54 40 68 42 70 52ZM52 46C44 38 44 30 50 26C52 34 56 38 60 44Z") +
    path("p", "M70 32C60 32 58 20 68 18C70 8 86 8 88 17C98 16 100 30 90 32Z") +
    disc("p", 68, 38, 2.6) +
    path("y", "M79 14L81 21L88 21L82.5 25L84.5 31L79 27L73.5 31L75.5 25L70 21L77 21Z") +
    path("o", "M16 84H104L98 108H22Z") +
    letter("k", 60, 104, 22, "3"),
  // read through the seal
  M1b:
    rays(60, 30, 14, 90, 16) +
    put(60, 74, 1, box("p", -38, -24, 76, 48, 2) + path("s", "M-38-24L0 8L38-24M-38 24L-8 2M38 24L8 2"), -5) +
    disc("v", 60, 76, 13) +
    path("v", "M52 66C48 62 44 68 48 72M70 84C74 90 78 84 74 80") +
    disc("s", 60, 76, 8.5) +
    letter("q", 60, 81, 14, "M") +
    put(60, 30, 1.6, eye(11)) +
    path("s", "M60 12V6M46 16L42 11M74 16L78 11"),
  // asleep below, the card above
  M2a:
    put(70, 40, 1, glass(25, 30, put(0, 2, 1, card(26, 36, put(0, 0, 1, heart)), 6))) +
    path("p", "M-2 96C10 82 40 80 56 92C70 84 100 86 122 98V122H-2Z") +
    path("s", "M56 92C60 100 58 110 54 118") +
    path("p", "M14 90C14 78 24 72 34 74C42 76 46 82 44 88L48 92L43 95C43 102 36 104 28 102C18 102 14 98 14 90Z") +
    path("k", "M14 90C10 76 22 66 36 70C42 72 40 78 34 78C28 80 30 88 24 92C22 100 16 100 14 90Z") +
    path("s", "M33 88q4 3 7 0M38 97h5") +
    letter("k", 38, 66, 13, "z") +
    letter("k", 30, 54, 18, "z") +
    letter("k", 20, 40, 13, "z"),
  // eyes closed, paws out, through the curtain
  M2b:
    floor(104) +
    put(0, 0, 1, drape) +
    put(120, 0, 1, drape, 0, -1) +
    path("p", "M48 112C44 92 46 80 52 74H70C76 80 78 92 74 112Z") +
    path("s", "M54 112V104M68 112V104") +
    path("p", "M66 80C78 76 88 78 94 76C98 78 97 84 92 84C84 86 74 88 68 88Z") +
    path("p", "M60 84C72 82 80 86 88 84C92 86 91 91 86 91C78 93 68 94 60 92Z") +
    put(60, 58, 1.05, rabbitFace(false)) +
    path("v", "M48 46C52 34 72 32 80 44C92 40 98 50 94 58C88 50 80 52 74 50C66 48 56 48 48 50Z") +
    disc("q", 94, 61, 4.5),
  // a telegram from the other side
  M3a:
    put(50, 56, 1, glass(30, 36, path("t", "M-24 0C-24-24-8-30 0-30C12-30 22-20 24-4C14-12 10 0 2-6C-6-12-10 8-24 0Z"))) +
    put(36, 84, 1.1, curl, 12) +
    put(56, 92, 0.9, curl, -10) +
    put(22, 66, 0.9, curl, -16) +
    put(66, 56, 1.25, dove, -8) +
    put(102, 62, 1, box("p", -11, -8, 22, 16, 1) + path("s", "M-6-3H6M-6 2H3"), 14) +
    path("s", "M92 50L98 56"),
  // trussed up, and the answer already inside
  M3b:
    floor(98) +
    rays(60, 60, 26, 80, 14) +
    put(60, 28, 1, card(24, 34, put(0, 0, 1, eye(9))), -8) +
    box("u", 20, 46, 80, 54, 3) +
    path("k", "M20 46H28V100H20ZM92 46H100V100H92ZM20 92H100V100H20Z") +
    path("s", "M20 58H100") +
    rope("M60 46V100") +
    rope("M20 76H100") +
    rope("M60 76C46 62 34 66 40 74C44 80 54 78 60 76C66 78 76 80 80 74C86 66 74 62 60 76") +
    rope("M60 76L52 90M60 76L68 90") +
    disc("o", 60, 76, 5),
  // a full house holds it still
  M4a:
    path("h", "M0 0H120V120H0Z") +
    path("h", "M0 0H120V120H0Z") +
    disc("b", 60, 60, 34) +
    put(60, 58, 1.05, tigerFace()) +
    round(12, 0.26, 6.02, (a) => put(60 + 44 * Math.cos(a), 60 + 44 * Math.sin(a), 1, eye(8.5))),
  // a name in the ripples
  M4b:
    path("s", "M60 0V12") +
    put(60, 32, 0.9, rabbitFace(false)) +
    path("s", "M36 10V44M84 10V44M36 10Q60-4 84 10") +
    path("p", "M22 46H98L92 112H28Z") +
    path("t", wave(24, 54, 72) + "L91 111H29Z") +
    put(60, 62, 0.7, `<g opacity=".45">${rabbitFace(false)}</g>`, 180) +
    path(
      "w",
      "M34 76C38 68 42 68 42 74C42 82 48 80 50 74C52 70 56 72 54 78C58 68 64 70 62 78C66 72 70 72 70 78C74 82 78 72 86 76",
    ) +
    path("w", "M38 92C48 88 54 96 64 92C72 88 78 94 84 90M44 102C54 98 66 106 78 101") +
    path("k", "M24 110H96V116H24Z"),
};
