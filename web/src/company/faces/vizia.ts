// Who plays Vizia.
import { brows, eyes, head, lids, neck, nose, shirt, shoulders, tie } from "../../art/bust";
import { box, disc, oval, path, put, round } from "../../art/kit";

const PANES = ["v", "o", "u", "p"]; // of the great rose, in turn
const rose = round(12, 0, 330, (angle, k) => put(60, 50, 1, path(PANES[k % 4]!, "M0 0L-12-44A46 46 0 0 1 12-44Z"), angle));

export const faces: Record<string, string> = {
  // the lamplighter's boy: a lamp on its pole, a tooth missing
  beginner:
    disc("b", 95, 34, 22) +
    box("k", 93, 40, 4, 84) +
    put(
      95,
      34,
      1,
      path("o", "M-8 12L-12-6H12L8 12Z") + path("k", "M-15-6L0-17L15-6Z") + path("v", "M0-4C6 2 5 9 0 9C-5 9-6 2 0-4Z"),
    ) +
    shoulders("u") +
    put(-8, 0, 1, neck) +
    path("p", "M33 56C25 52 23 64 31 68ZM71 56C79 52 81 64 73 68Z") +
    put(-8, 2, 1, head) +
    path("k", "M32 52C32 42 38 38 52 38C66 38 72 42 72 52L68 47L63 51L58 46L52 50L46 46L41 51L36 47Z") +
    path("k", "M27 42C18 24 34 10 52 10C72 10 86 24 77 42Q52 30 27 42Z") +
    path("w", "M52 12Q42 22 40 34M52 12Q64 22 66 34") +
    disc("v", 52, 11, 3.4) +
    path("u", "M26 42Q52 28 78 42Q80 50 70 48Q52 40 34 48Q24 50 26 42Z") +
    disc("p", 44, 58, 5) +
    disc("p", 61, 58, 5) +
    disc("k", 46, 57, 2.8) +
    disc("k", 63, 57, 2.8) +
    path("s", "M52 62L49 68H53") +
    path("p", "M42 72Q52 84 62 72Z") +
    box("k", 50, 73, 4, 4.4) +
    disc("k", 39, 66, 0.9) +
    disc("k", 36, 64, 0.9) +
    disc("k", 65, 66, 0.9) +
    disc("k", 68, 64, 0.9) +
    path("v", "M34 90Q52 104 70 90L73 100Q52 116 31 100Z") +
    path("v", "M40 102L34 122H48L50 106Z"),
  // a Sunday painter under a great straw hat
  casual:
    path("k", "M38 44C28 62 28 84 36 94H84C92 84 92 62 82 44Z") +
    shoulders("p") +
    neck +
    head +
    path("k", "M40 56C40 44 50 40 62 42C72 42 80 46 80 56C74 52 70 48 64 48C56 52 46 50 40 56Z") +
    lids(60) +
    path("s", "M60 60L58 67H62") +
    path("v", "M53 72Q60 80 67 72Q60 75 53 72Z") +
    put(
      60,
      36,
      1,
      oval("o", 0, 4, 50, 11) +
        path("o", "M-22 4C-22-16-12-24 0-24C12-24 22-16 22 4Q0 12-22 4Z") +
        path("v", "M-22 4Q0 12 22 4V-5Q0 3-22-5Z") +
        path("s", "M-44 4q8 5 16 5M28 9q8-1 15-5") +
        disc("v", 22, -2, 8) +
        path("s", "M18-4q6-4 8 2q-3 5-7 1"),
      -5,
    ) +
    path("v", "M60 96L44 88V106ZM60 96L76 88V106Z") +
    disc("v", 60, 97, 4.5) +
    put(
      36,
      98,
      0.95,
      path("p", "M-24 6C-26-14 6-22 20-8C26 0 20 6 12 5C6 5 8 14 0 17C-10 20-22 18-24 6Z") +
        disc("v", -13, -3, 4.4) +
        disc("k", -2, -9, 4) +
        disc("o", 10, -6, 4) +
        disc("u", -13, 9, 4),
      -8,
    ) +
    path("k", "M72 118L98 70L101 72L76 120Z") +
    path("v", "M97 72C97 64 102 60 106 56C107 62 106 68 101 74Z"),
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
  // a counting machine: drums of figures for eyes, a sheet of results for a mouth, a wheel of six panes on top
  net:
    path("u", "M14 122C16 100 32 94 46 91H74C88 94 104 100 106 122Z") +
    box("o", 50, 78, 20, 15, 2) +
    path("s", "M50 84H70M50 89H70") +
    box("k", 28, 36, 64, 46, 7) +
    box("o", 32, 40, 56, 38, 5) +
    round(6, 0, 360, (angle, k) => put(60, 22, 1, path(PANES[k % 4]!, "M0 0L-8-15H8Z"), angle)) +
    disc("k", 60, 22, 4) +
    path("s", "M60 26V40") +
    box("p", 38, 48, 17, 15, 3) +
    box("p", 65, 48, 17, 15, 3) +
    disc("k", 46, 55, 4.4) +
    disc("k", 74, 55, 4.4) +
    disc("o", 47.4, 53.6, 1.4) +
    disc("o", 75.4, 53.6, 1.4) +
    path("v", "M44 68H76V86H44Z") +
    path("s", "M48 73H66M48 78H72M48 83H60") +
    disc("b", 26, 60, 6) +
    disc("b", 94, 60, 6) +
    path("s", "M94 60H106V46") +
    disc("v", 106, 44, 4),
  // an optician behind his trial frame: a glass for each eye, one more at hand
  strong:
    shoulders("k") +
    shirt +
    neck +
    head +
    path("k", "M38 56C34 32 44 20 62 20C78 20 86 34 82 56C80 48 78 42 72 36C60 42 48 38 44 42C41 46 40 50 38 56Z") +
    path("k", "M48 84C44 76 52 71 60 72C68 71 76 76 72 84C70 98 64 102 60 102C56 102 50 98 48 84Z") +
    path("w", "M55 79Q60 77 65 79") +
    path("s", "M60 62L58 69H62") +
    path("k", "M60 71C54 68 46 72 38 66C42 76 54 77 60 73C66 77 78 76 82 66C74 72 66 68 60 71Z") +
    path("s", "M60 52V38M72 50L80 34M33 52L27 50M87 52L93 50") +
    disc("k", 47, 54, 14) +
    disc("k", 73, 54, 14) +
    disc("y", 47, 54, 11) +
    disc("t", 73, 54, 11) +
    disc("k", 47, 54, 4) +
    disc("k", 73, 54, 4) +
    disc("q", 48.5, 52.5, 1.4) +
    disc("q", 74.5, 52.5, 1.4) +
    path("w", "M68 47q4-3 8-1M42 47q4-3 8-1") +
    disc("k", 86, 28, 11) +
    disc("v", 86, 28, 9) +
    path("w", "M81 25q4-4 9-1") +
    tie,
  // forty years of rose windows: one of them shines behind her
  master:
    rose +
    disc("s", 60, 50, 46) +
    path("p", "M34 62C28 34 42 20 60 20C78 20 92 34 86 62C86 72 80 74 78 68H42C40 74 34 72 34 62Z") +
    disc("p", 60, 17, 10) +
    path("s", "M54 20Q56 10 64 10M59 24Q60 15 67 15") +
    shoulders("k") +
    neck +
    head +
    path("p", "M39 58C36 38 46 28 60 28C74 28 84 38 81 58C78 46 70 40 60 36C50 40 42 46 39 58Z") +
    path("s", "M46 40Q50 34 58 32M74 40Q70 34 62 32") +
    path("k", "M45 50L57 54L56 51L46 46ZM75 50L63 54L64 51L74 46Z") +
    disc("k", 52, 58, 2.6) +
    disc("k", 68, 58, 2.6) +
    path("s", "M47 56q5-2 9 1M73 56q-5-2-9 1M48 64q3 2 6 1M72 64q-3 2-6 1") +
    path("s", "M60 56L57 67H62") +
    path("s", "M53 74Q60 72 67 74M50 69l-2 5M70 69l2 5") +
    path("p", "M42 90L60 112L78 90L72 86L60 98L48 86Z") +
    put(60, 112, 0.9, path("o", "M0-13L12-6V7L0 14L-12 7V-6Z") + path("s", "M0-13V14M-12-6L12 7M12-6L-12 7")),
};
