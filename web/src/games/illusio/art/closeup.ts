// Close-up: coins, cups, cards, a rabbit with a practice in town.
import { box, disc, letter, oval, path, put, round } from "../../../art/kit";
import { card, curl, dove, glass, house, rabbitFace, rabbitSide, rays, sabre, spade } from "./motifs";

const loge = (x: number): string =>
  put(
    x,
    48,
    1,
    path("h", "M-13 14V-8A13 13 0 0 1 13-8V14Z") +
      path("k", "M-7 14C-7 6-3 5-3 3A4 4 0 1 1 3 3C3 5 7 6 7 14Z") +
      box("o", -16, 12, 32, 9, 2),
  );

const cup = path("p", "M-8-16H8L13 14H-13Z") + path("k", "M-15 12H15V17H-15ZM-8-16H8V-12H-8Z") + path("s", "M-10-2H10");

const wing =
  path("p", "M0 14C-14 14-30 8-40-8C-34-7-32-8-32-8C-36-14-38-20-38-26C-28-24-8-14 0-6Z") +
  path("s", "M-32-8C-24-4-14-2-6 0M-28-1C-20 4-12 6-6 6");

const ropeLine = (d: string): string => `<path class="rope-dark" d="${d}"/><path class="rope-light" d="${d}"/>`;

export const closeup: Record<string, string> = {
  // a gloved hand, the farthing between finger and thumb, boxes behind
  C1a:
    loge(26) +
    loge(94) +
    rays(62, 36, 18, 60, 12) +
    path(
      "p",
      "M44 118V92C38 82 34 72 38 66C42 62 47 66 48 72L50 76V54C50 47 59 47 59 54V44C60 38 67 39 67 45V58C70 54 77 56 76 62V70C80 68 84 71 83 76C82 90 78 96 76 100V118Z",
    ) +
    path("s", "M59 54V70M67 58V71M76 66V74M44 100H76") +
    path("k", "M40 104H80V120H40Z") +
    disc("o", 60, 32, 15) +
    disc("s", 60, 32, 11) +
    path("k", "M52 37V28L56 32L60 25L64 32L68 28V37Z"),
  // three cups, three letters on their way
  C1b:
    box("h", 0, 92, 120, 40) +
    path("s", "M0 92H120") +
    put(28, 80, 1.1, cup) +
    put(92, 80, 1.1, cup) +
    put(60, 88, 1.3, cup) +
    path("w", "M30 58C24 54 32 50 29 46M60 64C66 60 55 56 60 52M90 58C96 54 88 50 91 46") +
    put(32, 44, 1, letter("k", 0, 0, 24, "A"), -12) +
    letter("k", 60, 42, 34, "B") +
    put(88, 44, 1, letter("k", 0, 0, 24, "R"), 12),
  // spectacles on the nose, a silk under seal
  C2a:
    path("v", "M24 86C40 78 80 78 96 86L104 122H16Z") +
    path("s", "M38 84L44 118M82 84L76 118") +
    put(60, 62, 1.25, rabbitFace()) +
    disc("s", 52, 63, 8) +
    disc("s", 68, 63, 8) +
    path("s", "M60 62V63M76 62L88 68V84") +
    path("v", "M42 86C52 92 68 92 78 86L80 96C68 102 52 102 40 96Z") +
    disc("o", 60, 98, 9) +
    letter("k", 60, 103, 13, "N"),
  // the ace has grown wings
  C2b:
    rays(60, 60, 10, 60, 14) +
    put(47, 62, 1, wing, 8) +
    put(73, 62, 1, wing, -8, -1) +
    put(
      60,
      60,
      1,
      card(36, 50, put(0, 0, 1.35, spade) + letter("k", -12, -15, 10, "A") + put(12, 15, 1, letter("k", 0, 0, 10, "A"), 180)),
      -6,
    ) +
    put(24, 96, 0.5, spade) +
    put(98, 92, 0.4, spade),
  // straight before the glass, knotted in it
  C3a:
    put(60, 46, 1, glass(29, 31)) +
    ropeLine("M33 50C46 50 52 34 62 34C74 34 76 54 62 56C48 58 46 38 58 36C70 34 76 52 87 46") +
    ropeLine("M2 88H118") +
    path("v", "M22 82L14 110C20 105 26 112 33 107L32 82Z") +
    path("s", "M24 86L21 104"),
  // the court card on the point of a blade
  C3b:
    put(
      60,
      58,
      1,
      card(
        46,
        66,
        path("v", "M-16 26C-16 8-8 4 0 4C8 4 16 8 16 26Z") +
          disc("p", 0, -6, 9) +
          path("k", "M-9-6C-13 4-9 8-9 8L-8-2C-4-8 4-8 8-2L9 8C9 8 13 4 9-6C6-14-6-14-9-6Z") +
          path("o", "M-10-12L-12-24L-5-18L0-26L5-18L12-24L10-12Z") +
          letter("v", -17, -22, 11, "Q"),
      ),
      10,
    ) +
    put(60, 70, 1.5, sabre, 66) +
    put(84, 86, 0.9, curl, 14) +
    put(74, 92, 0.7, curl, -20) +
    put(92, 74, 0.7, curl, 40),
  // silks and birds out of one bag
  C4a:
    path("v", "M42 74C36 54 24 54 16 44C30 44 50 50 56 74Z") +
    path("u", "M68 74C74 58 92 58 104 46C90 44 70 52 62 74Z") +
    path("o", "M52 74C48 54 58 48 56 36C66 46 70 58 66 74Z") +
    put(32, 32, 0.72, dove, -12, -0.72) +
    put(86, 34, 0.8, dove, -10) +
    put(58, 26, 0.6, dove, -24) +
    path("k", "M26 72H94L98 100H22Z") +
    path("o", "M24 68H96V76H24Z") +
    box("o", 54, 80, 12, 10, 2) +
    path("w", "M34 80V94M86 80V94") +
    house(106),
  // the guest of honour has long ears
  C4b:
    put(60, 52, 1.05, rabbitSide) +
    path("p", "M-2 80H122V122H-2Z") +
    path("h", "M-2 80H122V86H-2Z") +
    path("s", "M-2 80H122M20 86L16 118M100 86L104 118M44 86L42 118M76 86L78 118") +
    oval("p", 60, 82, 30, 7) +
    round(3, -22, 22, (a) => put(60 + a * 0.6, 76 + Math.abs(a) * 0.08, 1, card(13, 20, put(0, 0, 0.55, spade)), a)) +
    ropeLine("M22 96C34 88 34 108 46 98C56 90 58 108 68 99C78 92 82 108 98 96") +
    path("p", "M97 80V56H103V80Z") +
    path("o", "M100 40C106 48 104 55 100 55C96 55 94 48 100 40Z") +
    path("k", "M93 78H107V82H93Z") +
    path("p", "M17 80V60H23V80Z") +
    path("o", "M20 44C26 52 24 59 20 59C16 59 14 52 20 44Z") +
    path("k", "M13 78H27V82H13Z"),
};
