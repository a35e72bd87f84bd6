// Illusion: shadows, flocks, fog, and what only the mirror has seen.
import { box, disc, oval, path, put } from "../../../art/kit";
import { cage, drape, floor, glass, gull, house, puffs, rabbitFace, rays, sabre, tigerFace, trunk } from "./motifs";

const hat = path("k", "M-9 0V-16H9V0H14V3H-14V0Z");
const feather =
  path("p", "M0-26C10-18 12-2 2 14C-8 2-10-16 0-26Z") + path("s", "M0-18C2-6 2 6 2 22M2-4L8-9M2 3L8-1M1-2L-5-8M2 5L-4 0");

export const illusion: Record<string, string> = {
  // one performer, and behind him a shadow with a mind of its own
  I1a:
    floor(92) +
    path("h", "M18 92C16 66 26 58 38 56V50A10 10 0 1 1 50 50V54L58 58L68 54V48A10 10 0 1 1 80 48V56C94 58 104 66 102 92Z") +
    put(44, 34, 1, path("h", "M-9 0V-16H9V0H14V3H-14V0Z"), -12) +
    put(75, 32, 1, path("h", "M-9 0V-16H9V0H14V3H-14V0Z"), 12) +
    path("k", "M44 112C44 92 48 86 56 84V80H64V84C72 86 76 92 76 112Z") +
    disc("p", 60, 74, 8) +
    put(60, 69, 0.72, hat) +
    path("p", "M56 88L60 100L64 88Z") +
    path("s", "M46 96L34 84M74 96L86 84") +
    house(104),
  // a word is spoken, the flame turns blue
  I1b:
    path(
      "k",
      "M0 22C16 20 30 26 34 40C34 44 32 46 34 50L40 58C40 60 36 61 35 62C36 66 34 66 35 68C36 70 33 71 33 74C32 80 26 80 20 79L18 96C24 100 30 106 30 120H0Z",
    ) +
    path("w", "M44 64C54 60 58 66 66 62M44 70C56 68 60 74 70 68M42 58C52 52 58 58 64 54") +
    rays(88, 44, 12, 44, 12) +
    path("u", "M90 14C108 34 104 56 90 60C78 58 70 46 80 36C82 42 86 42 86 38C84 30 86 22 90 14Z") +
    path("q", "M90 40C97 48 95 56 90 57C85 56 83 48 90 40Z") +
    path("s", "M89 60V66") +
    box("p", 78, 66, 22, 40, 2) +
    path("p", "M78 66C78 76 84 74 84 70C86 78 90 74 90 69C92 74 100 76 100 66Z") +
    path("k", "M66 104H112V112H66Z"),
  // a small cage breathes out a flock
  I2a:
    rays(60, 84, 14, 90, 16) +
    put(60, 86, 0.95, cage()) +
    put(60, 54, 0.75, gull) +
    put(42, 48, 0.8, gull, -14) +
    put(79, 46, 0.85, gull, 14) +
    put(60, 32, 1, gull) +
    put(34, 28, 0.9, gull, -18) +
    put(86, 26, 1, gull, 16) +
    put(20, 46, 0.8, gull, -24) +
    put(101, 46, 0.8, gull, 24) +
    put(60, 14, 0.7, gull) +
    put(26, 66, 0.6, gull, -30) +
    put(95, 66, 0.6, gull, 30),
  // ears first
  I2b:
    put(88, 26, 1.1, path("q", "M6-12A13 13 0 1 0 12 6A10 10 0 0 1 6-12Z")) +
    puffs(74, "h") +
    put(54, 66, 1.35, rabbitFace()) +
    puffs(80) +
    path("s", "M30 92C40 84 52 92 60 86M78 96C86 88 98 94 104 90M14 104C30 96 46 106 62 100"),
  // the stage is empty; the glass is not
  I3a: floor(98) + put(72, 50, 1, glass(31, 38, put(0, 2, 1.05, tigerFace()))) + put(0, 0, 1.05, drape),
  // a striped silk that breathes
  I3b:
    path("k", "M12 14H108V19H12Z") +
    disc("o", 12, 16.5, 4) +
    disc("o", 108, 16.5, 4) +
    path("o", "M26 17H94C92 40 98 62 90 84C84 92 76 84 70 90C64 96 54 96 48 90C42 84 34 92 28 84C22 62 28 40 26 17Z") +
    path(
      "k",
      "M28 26C36 26 42 30 46 38C38 36 32 36 27 38ZM27 52C36 50 42 54 46 60C38 60 32 62 27 66ZM92 26C84 26 78 30 74 38C82 36 88 36 93 38ZM93 52C84 50 78 54 74 60C82 60 88 62 93 66ZM56 18H64L60 34ZM28 76C34 74 40 76 42 80L30 86ZM92 76C86 74 80 76 78 80L90 86Z",
    ) +
    path("p", "M42 50Q49 42 56 51Q49 56 42 50ZM78 50Q71 42 64 51Q71 56 78 50Z") +
    disc("k", 50, 50, 2.6) +
    disc("k", 70, 50, 2.6) +
    path("k", "M55 66h10c0 4-3 7-5 7s-5-3-5-7z") +
    path("s", "M60 73v5q-4 4-8 2M60 78q4 4 8 2") +
    puffs(100) +
    path("s", "M92 92C106 90 110 78 102 70C98 66 92 70 96 75"),
  // an endless row of reflections
  I4a:
    put(12, 56, 0.5, tigerFace()) +
    put(108, 56, 0.5, tigerFace()) +
    box("s", 2, 36, 20, 40) +
    box("s", 98, 36, 20, 40) +
    path("h", "M24 22H96V98H24Z") +
    put(60, 62, 1.28, tigerFace()) +
    path("s", "M24 22V98M36 22V98M48 22V98M60 22V40M60 92V98M72 22V98M84 22V98M96 22V98") +
    path("o", "M18 16H102V24H18ZM18 96H102V104H18Z") +
    path("o", "M16 16H24V104H16ZM96 16H104V104H96Z"),
  // a trunk run through, a single feather falling
  I4b:
    put(22, 66, 1, sabre, -72) +
    put(98, 66, 1, sabre, 72) +
    put(32, 42, 1, sabre, -38) +
    put(88, 42, 1, sabre, 38) +
    put(20, 90, 1, sabre, -104) +
    put(100, 90, 1, sabre, 104) +
    put(60, 82, 1.2, trunk) +
    path("p", "M44 70L40 62M76 70L80 62M52 92L48 100M70 92L74 100") +
    put(60, 28, 0.95, feather, 24) +
    oval("h", 60, 106, 40, 5) +
    path("s", "M74 20C80 24 78 32 84 36M44 34C40 38 42 42 38 46"),
};
