import { beforeAll, describe, expect, it } from "vitest";
import { logWords, marked, momentWords, pieces, stepWords } from "./telling";
import illuminati from "../games/illuminati/ui";
import illusio from "../games/illusio/ui";
import illusion from "../games/illusion/ui";
import type { GameEvent, GameUi } from "../games/types";
import vizia from "../games/vizia/ui";
import type { Line, PhraseJson } from "../gen/messages";
import { words } from "../text/words.svelte";

const NAMES = ["Ada", "Zoé", "Greedy 1"];
const seat = (seat: number): PhraseJson => ({ key: "seat", args: { seat } });
const card = (name: string): PhraseJson => ({ key: `illusio-card-${name}`, args: {} });
const event = (name: string, args: GameEvent["args"] = {}): GameEvent => ({ name, args });
const log = (...steps: GameEvent[][]): Line[] => steps.flatMap((events, ply) => events.map((event) => ({ ply, seat: 0, event })));
const told = (ui: GameUi, game: string, reader: number | null, ...steps: GameEvent[][]): string[] =>
  logWords(ui, game, { log: log(...steps), earliest: 0 }, { names: NAMES, seat: reader }).map((line) =>
    "heading" in line ? `# ${line.heading}` : `${line.seat === null ? "" : NAMES[line.seat]![0]}: ${line.text}`,
  );
const all = async (lang: "en" | "fr"): Promise<void> => {
  await words.setLang(lang);
  await words.load("app", "web-table");
  for (const game of ["vizia", "illusion", "illusio", "illuminati"]) await words.loadAll(game);
};

describe("the log", () => {
  beforeAll(() => all("en"));

  const exchange = [
    event("exchanged", { seat: seat(0), count: 2 }),
    event("drew", { seat: seat(0), count: 2 }),
    event("drew-card", { seat: seat(0), card: card("mirrors") }),
    event("drew-card", { seat: seat(0), card: card("smoke") }),
    event("discarded", { seat: seat(0), card: card("rope") }),
    event("discarded", { seat: seat(0), card: card("cage") }),
  ];
  const seen = exchange.filter(({ name }) => name !== "drew-card");

  it("tells an exchange in one line, with what came for whoever may know it", () => {
    expect(told(illusio, "illusio", 0, exchange)).toEqual(["A: You exchange Rope and Cage for Mirrors and Smoke."]);
    expect(told(illusio, "illusio", 1, seen)).toEqual(["A: Ada exchanges Rope and Cage."]);
    expect(told(illusio, "illusio", null, exchange)).toEqual(["A: Ada exchanges Rope and Cage for Mirrors and Smoke."]);
  });

  it("speaks to the reader, and is about whoever did it", () => {
    const take = [
      event("took-card", { seat: seat(2), other: seat(0) }),
      event("card-taken", { seat: seat(2), other: seat(0), card: card("grand") }),
    ];
    expect(told(illusio, "illusio", 0, take)).toEqual(["G: Greedy 1 took Grand from you."]);
    expect(told(illusio, "illusio", 2, take)).toEqual(["G: You took Grand from Ada."]);
    expect(told(illusio, "illusio", 1, take.slice(0, 1))).toEqual([
      "G: Greedy 1 plays Take and pulls a card from the hand of Ada.",
    ]);
    const own = event("played-on", {
      seat: seat(1),
      other: seat(1),
      card: card("grand"),
      objective: { key: "illusio-objective-C1a", args: {} },
    });
    expect(told(illusio, "illusio", 1, [own])[0]).toMatch(/^Z: You play Grand on .*, your own trick\.$/);
    const won = [event("won", { who: seat(1), colour: { key: "illusion-colour-blue", args: {} } }), event("right")];
    expect(told(illusion, "illusion", 1, won)[0]).toBe("Z: You get the arrow (blue).");
    expect(told(illusion, "illusion", 1, won)[1]).toMatch(/^: /);
  });

  it("draws together what is drawn together, under the headings of rounds", () => {
    const draw = (who: number, ...cards: string[]): GameEvent[] => [
      event("turn", { seat: seat(who) }),
      event("drew", { seat: seat(who), count: 2 }),
      ...cards.map((name) => event("drew-card", { seat: seat(who), card: card(name) })),
    ];
    expect(told(illusio, "illusio", 1, draw(1, "dove", "tiger"), draw(2), draw(0), draw(1))).toEqual([
      "# Round 1",
      "Z: You draw Dove and Tiger.",
      "G: Greedy 1 draws 2 cards.",
      "A: Ada draws 2 cards.",
      "# Round 2",
      "Z: You draw 2 cards.",
    ]);
  });

  it("keeps apart what was drawn at two times of one step", () => {
    const once = (name: string): GameEvent[] => [
      event("drew", { seat: seat(0), count: 1 }),
      event("drew-card", { seat: seat(0), card: card(name) }),
    ];
    expect(told(illusio, "illusio", 0, [...once("dove"), event("drew", { seat: seat(1), count: 1 }), ...once("cage")])).toEqual([
      "A: You draw Dove.",
      "Z: Zoé draws one card.",
      "A: You draw Cage.",
    ]);
  });

  it("has a heading for every turn of Vizia and every round of Illusion and Illuminati", () => {
    const place = (): GameEvent =>
      event("tile-placed", { seat: seat(0), colour: "red", source: "commons", a: 0, b: 0, way: "up" });
    const end = event("turn-ended", { seat: seat(0) });
    const deal = event("tile-dealt", { seat: seat(0), colour: "orange" });
    expect(told(vizia, "vizia", 0, [deal], [place()], [end, deal], [place()])).toEqual([
      "A: You are dealt an orange tile.",
      "# Turn 1",
      "A: You place the common red.",
      "A: You are dealt an orange tile.",
      "# Turn 2",
      "A: You place the common red.",
    ]);
    const arrow = event("arrow", { round: 2, colour: { key: "illusion-colour-blue", args: {} } });
    expect(told(illusion, "illusion", 0, [arrow])).toEqual(["# Round 2: blue"]);
    const turns = [1, 2, 0, 2].map((who) => [event("turn-began", { seat: seat(who) })]);
    expect(told(illuminati, "illuminati", 1, ...turns).filter((line) => line.startsWith("#"))).toEqual([
      "# Round 1",
      "# Round 2",
    ]);
  });

  it("cannot count what was forgotten", () => {
    const lines = logWords(
      illusio,
      "illusio",
      { log: log([event("turn", { seat: seat(1) })]), earliest: 7 },
      { names: NAMES, seat: 0 },
    );
    expect(lines).toEqual([]);
  });

  it("has names in bold, and the reader", () => {
    const reader = { names: marked(NAMES), seat: 1 };
    const [one, two] = stepWords(
      illusio,
      "illusio",
      [event("drew", { seat: seat(0), count: 1 }), event("prepared", { seat: seat(1), card: card("dove") })],
      reader,
    );
    expect(pieces(one!)).toEqual([
      { text: "Ada", bold: true },
      { text: " draws one card.", bold: false },
    ]);
    expect(pieces(two!)).toEqual([
      { text: "You", bold: true },
      { text: " put Dove backstage.", bold: false },
    ]);
    expect(pieces("Yours")).toEqual([{ text: "Yours", bold: false }]);
  });

  it("tells what the log leaves to its headings, where a moment stands alone", () => {
    const ended = event("turn-ended", { seat: seat(0) });
    const passed = event("turn-passed", { seat: seat(1) });
    const reader = { names: NAMES, seat: 1 };
    expect(stepWords(vizia, "vizia", [ended], reader)).toEqual([]);
    expect(momentWords(vizia, "vizia", [ended], reader)).toBe("Ada ended the turn.");
    expect(momentWords(vizia, "vizia", [ended, passed], reader)).toBe("You passed.");
    expect(momentWords(vizia, "vizia", [], reader)).toBe("");
  });

  it("elides before a name that is marked", async () => {
    await all("fr");
    const take = event("took-card", { seat: seat(2), other: seat(0) });
    const said = stepWords(illusio, "illusio", [take], { names: marked(NAMES), seat: 1 })[0]!;
    expect(said.replace(/[\u2068\u2069]/g, "")).toBe("Greedy 1 joue Prise et tire une carte de la main d’Ada.");
    await all("en");
  });
});
