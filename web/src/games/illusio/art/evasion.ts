// Evasion: locks that give way, ropes that hold nobody.
import { box, disc, letter, oval, path, put, round } from "../../../art/kit";
import { drape, floor, house, moon, rays, tank, tigerFace, watch, wave } from "./motifs";

const dagger =
  path("p", "M-4-30H4V14L0 24L-4 14Z") +
  path("s", "M0-26V14") +
  path("k", "M-9-34H9V-29H-9ZM-3-46H3V-34H-3Z") +
  disc("k", 0, -47, 3.6);
const rope = (d: string): string => `<path class="rope-dark" d="${d}"/><path class="rope-light" d="${d}"/>`;
const lock =
  path("s", "M-9-4V-12A9 9 0 0 1 9-12V-4") +
  box("o", -14, -5, 28, 22, 3) +
  disc("k", 0, 4, 3.4) +
  path("k", "M-1.6 4H1.600L3 12H-3Z");

export const evasion: Record<string, string> = {
  // buckled by a gentleman of the stalls
  E1a:
    rays(60, 50, 20, 70, 14) +
    path("v", "M28 122C24 88 34 70 52 66H68C86 70 96 88 92 122Z") +
    disc("p", 60, 44, 17) +
    path("k", "M42 44C40 26 50 22 60 22C72 22 80 28 78 44C74 36 66 34 60 34C54 34 46 36 42 44Z") +
    path("s", "M53 46h4M63 46h4M56 54q4 3 8 0") +
    path("p", "M50 62H70V70H50Z") +
    path("v", "M32 84C44 80 70 88 84 100L78 108C62 98 44 96 30 100ZM88 84C76 80 50 88 36 100L42 108C58 98 76 96 90 100Z") +
    path("p", "M26 108H94V114H26Z") +
    box("o", 53, 105, 14, 12, 2) +
    box("k", 57, 109, 6, 4) +
    path("p", "M38 74L44 72L48 84L42 86ZM82 74L76 72L72 84L78 86Z"),
  // a padlock that knows its manners
  E1b:
    floor(96) +
    rays(56, 50, 16, 70, 12) +
    put(
      56,
      56,
      1.55,
      path("s", "M-9-4V-14A9 9 0 0 1 9-14V-9") +
        box("o", -14, -5, 28, 24, 4) +
        path("s", "M-8 2q3-3 6 0M2 2q3-3 6 0M-4 12q4 4 8 0") +
        path("k", "M-2 5H2L3 10H-3Z"),
      22,
    ) +
    path("s", "M66 84C84 84 92 80 96 72M42 84V98H34M58 90V98H66") +
    put(98, 68, 0.8, path("k", "M-9 0V-16H9V0H14V3H-14V0Z"), 160) +
    path("s", "M32 60C22 66 18 74 22 82"),
  // midnight strikes, the wrists are bound
  E2a:
    disc("p", 60, 30, 19) +
    round(12, 0, (11 * Math.PI) / 6, (a) => disc("k", 60 + 15 * Math.sin(a), 30 - 15 * Math.cos(a), 1.4)) +
    path("s", "M60 30V18M60 30V22") +
    disc("k", 60, 30, 2.4) +
    put(0, 0, 0.86, drape) +
    put(120, 0, 0.86, drape, 0, -0.86) +
    path("k", "M30 124L44 98H60V124ZM90 124L76 98H60V124Z") +
    path("p", "M42 92H59V110H40ZM78 92H61V110H80Z") +
    path(
      "p",
      "M36 66C36 58 44 56 48 58C54 56 59 60 59 66V90H42C36 84 34 74 36 66ZM84 66C84 58 76 56 72 58C66 56 61 60 61 66V90H78C84 84 86 74 84 66Z",
    ) +
    path("s", "M36 68H50M37 75H50M39 82H50M84 68H70M83 75H70M81 82H70M50 62Q54 66 53 72M70 62Q66 66 67 72") +
    rope("M37 93H83") +
    rope("M37 101H83") +
    rope("M60 97C50 108 54 114 48 121") +
    disc("o", 60, 97, 6.5),
  // stamped for every station but one
  E2b:
    floor(92) +
    path("v", "M80 50C96 46 100 60 94 68C90 76 102 82 110 78L112 92C98 98 84 88 84 76Z") +
    box("u", 24, 46, 64, 54, 1) +
    path("s", "M24 58H88M24 72H88M24 86H88") +
    path("k", "M24 46H32V100H24ZM80 46H88V100H80Z") +
    path("u", "M22 46L34 30H96L88 46Z") +
    put(56, 70, 1, box("p", -18, -12, 36, 24, 1) + letter("k", 0, 8, 22, "?"), -5) +
    put(40, 92, 1, box("p", -6, -6, 12, 12) + disc("v", 0, 0, 3.5), 8) +
    put(74, 90, 1, box("p", -6, -6, 12, 12) + disc("y", 0, 0, 3.5), -10) +
    put(72, 54, 1, disc("s", 0, 0, 8) + path("s", "M-14-3q4-4 8 0M6 3q4-4 8 0"), 0) +
    path("s", "M44 46L52 30M64 46L70 30"),
  // moon above, a roped man below
  E3a:
    put(92, 16, 0.8, moon) +
    path("t", wave(-2, 36, 124) + "V122H-2Z") +
    path("w", wave(20, 50, 26) + wave(76, 46, 26)) +
    rope("M60 0V34") +
    path("k", "M52 30H60V62H50ZM60 30H68L70 62H60ZM46 28L60 32L58 38L44 34ZM74 28L60 32L62 38L76 34Z") +
    path("p", "M48 60H72C76 72 74 82 68 86H52C46 82 44 72 48 60Z") +
    path("p", "M46 64C38 72 44 84 60 80C76 84 82 72 74 64C74 72 66 74 60 72C54 74 46 72 46 64Z") +
    disc("p", 60, 96, 10.5) +
    path("k", "M50 98C50 110 70 110 70 98C66 102 54 102 50 98Z") +
    path("s", "M55 93h3M62 93h3M58 88q2-2 4 0") +
    rope("M49 50H71") +
    rope("M45 68H75") +
    rope("M46 78H74") +
    disc("w", 80, 98, 2.4) +
    disc("w", 86, 86, 3.4) +
    disc("w", 82, 72, 2.4) +
    put(-8, 0, 0.8, drape) +
    put(128, 0, 0.8, drape, 0, -0.8),
  // bars with an edge, a prisoner of smoke
  E3b:
    path("h", "M10 10H110V110H10Z") +
    path(
      "p",
      "M38 112C28 98 42 88 38 72C34 52 44 38 60 36C78 38 86 52 82 72C78 88 94 98 82 112C74 104 70 116 60 110C50 116 46 104 38 112Z",
    ) +
    disc("k", 52, 58, 4) +
    disc("k", 68, 58, 4) +
    oval("k", 60, 72, 4, 6) +
    put(16, 64, 1.1, dagger) +
    put(33, 64, 1.1, dagger) +
    put(87, 64, 1.1, dagger) +
    put(104, 64, 1.1, dagger) +
    put(60, 100, 1.1, dagger, 180) +
    path("k", "M4 92H116V97H4Z"),
  // glass, chain, and a thousand watches
  E4a:
    rays(60, 50, 20, 80, 12) +
    put(60, 56, 1, tank(66, 62, path("k", "M-6 28C-14 10-10-4-4-8A8 8 0 1 1 6-8C12-2 14 12 8 28Z") + disc("p", 1, -13, 6))) +
    box("k", 22, 20, 76, 7, 2) +
    path("chain", "M28 32L92 84M92 32L28 84") +
    put(60, 58, 0.85, lock) +
    put(16, 78, 0.95, watch, -10) +
    put(104, 78, 0.95, watch, 10) +
    put(30, 98, 0.9, watch, -6) +
    put(90, 98, 0.9, watch, 8) +
    house(106),
  // a table laid between the tank and the tiger
  E4b:
    path("s", "M10 8V34M24 4V40M38 2V26M52 2V22M66 2V22M80 2V26M94 4V40M108 8V34M4 14H116") +
    put(24, 66, 1, tank(36, 56, path("w", "M-8 4C-2-2 4 10 10 4M-6 16C0 10 4 20 8 16"))) +
    put(95, 62, 0.95, tigerFace()) +
    path("p", "M30 92H92L98 122H24Z") +
    path("h", "M30 92H92V97H30Z") +
    path("o", "M46 90A15 15 0 0 1 76 90Z") +
    disc("o", 61, 73, 2.6) +
    path("k", "M42 89H80V93H42Z") +
    path("p", "M34 92V74H38V92Z") +
    path("o", "M36 62C40 68 39 73 36 73C33 73 32 68 36 62Z") +
    path("s", "M84 84V92M84 84q-4-2-3-8h6q1 6-3 8"),
};
