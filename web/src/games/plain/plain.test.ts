import { beforeAll, describe, expect, test } from "vitest";
import type { GameInfo, PhraseJson, ShapeInfo, SlotInfo, TermJson, Words } from "../../gen/messages";
import { words } from "../../text/words.svelte";
import type { PlayingInWords } from "../types";
import { PlainChoice } from "./choice.svelte";
import { codeOf, emptyValues, fieldKind, keysIn } from "./forms";
import { groupsOf, matching, type Said } from "./grouping";
import { sectionsOf } from "./sections";
import { sumsOf } from "./sums";

const NAMES = ["Ada", "Bea", "Cyd"];
const phrase = (key: string, args: PhraseJson["args"] = {}): PhraseJson => ({ key, args });
const seat = (at: number): PhraseJson => phrase("seat", { seat: at });
const say = (each: PhraseJson): string => words.phrase(each, NAMES);
const action = (code: string, key: string, args: PhraseJson["args"] = {}): Said => ({
  code,
  phrase: phrase(`illuminati-action-${key}`, args),
});
const card = (id: string): PhraseJson => phrase(`illuminati-card-${id}`);

beforeAll(async () => {
  await words.setLang("en");
  await words.load("web-table");
  await words.loadAll("illuminati");
});

describe("choices", () => {
  const sides = ["for", "against"].flatMap((side) =>
    [1, 2, 3].map((n) => action(`interfere ${n} ${side}`, "interfere", { n, side: phrase(`illuminati-side-${side}`) })),
  );

  test("that differ in one thing stand under what they share", () => {
    const [group, ...more] = groupsOf(
      [action("a", "attack", { card: card("cia") }), action("b", "attack", { card: card("fbi") })],
      say,
    );
    expect(more).toEqual([]);
    expect(group?.title).toBe("Attack with …");
    expect(group?.items.map(({ label }) => label)).toEqual([say(card("cia")), say(card("fbi"))]);
    expect(group?.items[0]?.text).toBe(`Attack with ${say(card("cia"))}`);
  });

  test("that differ in two are parted by the one with fewer values", () => {
    const groups = groupsOf([action("pass", "pass"), ...sides], say);
    expect(groups.map(({ title }) => title)).toEqual([
      "",
      "Interfere for the attack: … MB",
      "Interfere against the attack: … MB",
    ]);
    expect(groups[2]?.items.map(({ code, label }) => [code, label])).toEqual([
      ["interfere 1 against", "1"],
      ["interfere 2 against", "2"],
      ["interfere 3 against", "3"],
    ]);
  });

  test("that share nothing are whole sentences, single ones in one row", () => {
    const mixed = [
      action("end", "end"),
      action("pass-turn", "pass-turn"),
      action("transfer a b", "transfer", { card: card("cia"), other: card("fbi") }),
      action("transfer b a", "transfer", { card: card("fbi"), other: card("cia") }),
    ];
    const groups = groupsOf(mixed, say);
    expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
      ["", 2],
      ["", 2],
    ]);
    expect(groups[1]?.items[0]?.label).toContain("Transfer money from");
  });

  test("keep every action once", () => {
    const all = [action("end", "end"), ...sides, action("pass", "pass")];
    const codes = groupsOf(all, say).flatMap(({ items }) => items.map(({ code }) => code));
    expect(codes.toSorted()).toEqual(all.map(({ code }) => code).toSorted());
  });

  test("are found by any words of their sentences", () => {
    const found = matching(groupsOf([action("pass", "pass"), ...sides], say), "AGAINST 2");
    expect(found.flatMap(({ items }) => items.map(({ code }) => code))).toEqual(["interfere 2 against"]);
    expect(matching(groupsOf(sides, say), "nothing like it")).toEqual([]);
  });
});

describe("a position", () => {
  const group = (id: string): PhraseJson =>
    phrase("illuminati-view-free-group", {
      card: card(id),
      power: 1,
      transferable: 0,
      resistance: 2,
      income: phrase("illuminati-income", { income: 3 }),
      alignments: phrase("illuminati-no-alignment"),
      notes: phrase("illuminati-no-notes"),
    });
  const player = (at: number): PhraseJson =>
    phrase("illuminati-view-seat", {
      seat: seat(at),
      card: card("network"),
      money: phrase("illuminati-money", { money: 9 }),
      groups: 1,
      specials: 0,
    });
  const turn = phrase("illuminati-view-turn", {
    seat: seat(0),
    stage: phrase("illuminati-stage-actions"),
    actions: 2,
    round: 1,
  });
  const goal = phrase("illuminati-view-goal", { seat: seat(1), goal: phrase("illuminati-goal-monopoly") });
  const attack = phrase("illuminati-view-attack", {
    seat: seat(1),
    attacker: card("cia"),
    target: card("fbi"),
    kind: phrase("illuminati-attack-control"),
    number: 7,
  });
  const told = (): ReturnType<typeof sectionsOf> =>
    sectionsOf(
      [turn, phrase("illuminati-view-uncontrolled", { number: 1 }), group("cia"), player(0), player(1), goal, attack],
      say,
      NAMES,
    );

  test("is parted into what concerns all and what concerns each seat", () => {
    const { table, seats } = told();
    expect(table.map(({ text }) => text.split(" ")[0])).toEqual(["Round", "Uncontrolled", "Attack"]);
    expect(seats.map((part) => [part.seat, part.paragraphs.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
  test("does not say a name twice", () => {
    expect(told().seats[1]?.paragraphs[0]?.text).toBe(`${say(card("network"))}, 9 MB, groups: 1, special cards: 0`);
    expect(told().seats[1]?.paragraphs[1]?.text).toMatch(/^Wants to /);
  });
  test("lists with what each thing is called", () => {
    const rest = " 1/0, resistance 2, income 3; no alignment";
    expect(told().table[1]?.items).toEqual([{ lead: say(card("cia")), rest, level: 0 }]);
  });
  test("sets in what hangs under something else", () => {
    const under = { ...group("fbi"), args: { ...group("fbi").args, level: 2 } };
    const { table } = sectionsOf([phrase("illuminati-view-uncontrolled", { number: 2 }), group("cia"), under], say, NAMES);
    expect(table[0]?.items.map(({ level }) => level)).toEqual([0, 2]);
  });
});

describe("what is written by hand", () => {
  const slot = (name: string, more: Partial<SlotInfo>): SlotInfo => ({
    name,
    kind: name,
    words: [],
    pattern: "",
    of: [],
    joint: "",
    none: "",
    ...more,
  });
  const one = slot("seat", { pattern: "[0-9]" });
  const money = slot("money", { pattern: "[1-9][0-9]{0,3}" });
  const thing = slot("card", { words: ["cia", "fbi", "irs"] });
  const bundle = { kind: "bundle", pattern: "nothing|[a-z0-9+]+", of: [money, thing], joint: "+", none: "nothing" };
  const offer: ShapeInfo = {
    name: "offer",
    verb: "offer",
    parts: [
      slot("to", { pattern: "[0-7](,[0-7])*", of: [one], joint: "," }),
      "give",
      slot("give", bundle),
      "want",
      slot("want", bundle),
    ],
  };

  test("has a field for each kind of value", () => {
    expect([one, thing, money, slot("text", { pattern: ".{1,200}" }), slot("give", bundle)].map(fieldKind)).toEqual([
      "seat",
      "word",
      "number",
      "text",
      "several",
    ]);
  });
  test("is a code when all is there, its parts in order", () => {
    const values = { to: [["2", "0"]], give: [["10"], ["irs", "cia"]], want: [[], []] };
    expect(codeOf(offer, values)).toBe("offer 0,2 give 10+cia+irs want nothing");
    expect(codeOf(offer, emptyValues(offer))).toBeNull(); // to nobody
    for (const nonsense of ["0", "-5", "007", "1e3", "12345678901234567890"]) {
      expect(codeOf(offer, { ...values, give: [[nonsense], []] })).toBeNull();
    }
  });
  test("knows what the position names", () => {
    expect(keysIn([phrase("a", { x: phrase("b", { y: phrase("c") }), n: 1 })])).toEqual(new Set(["a", "b", "c"]));
  });
});

test("sums have names, and a seat where they are a seat's", () => {
  const term: TermJson = { value: 3, phrase: phrase("x"), clause: "1" };
  expect(
    sumsOf(
      "illuminati",
      [
        ["attack", [term, term]],
        ["basic 1", [term]],
        ["score 9", [term]],
        ["odd 7 7", [term]],
      ],
      3,
    ),
  ).toMatchObject([
    { name: "The number of the attack", seat: null, total: 6 },
    { name: "Cards towards the basic goal", seat: 1, total: 3 },
  ]);
});

describe("the choice", () => {
  const info: GameInfo = {
    name: "illuminati",
    seats: [2, 8],
    rules: 1,
    options: [],
    bots: [],
    opponents: [],
    hidden: true,
    open: [],
    windows: [],
    orders: [],
  };
  const legal: [string, PhraseJson][] = ["end", "pass", "roll"].map((verb) => [verb, phrase(`illuminati-action-${verb}`)]);

  async function board(codes: string[]): Promise<{ choice: PlainChoice; played: string[] }> {
    const played: string[] = [];
    const told = { ply: 0, seat: 0, lines: [], sums: {}, legal } as unknown as Words;
    const play = {
      position: { legal: codes, seat: 0, ply: 0 },
      names: NAMES,
      seat: 0,
      active: true,
      mayAct: true,
      lookingBack: false,
      act: (code: string) => played.push(code),
      inWords: () => Promise.resolve(told),
    } as unknown as PlayingInWords;
    const choice = new PlainChoice(play, info);
    choice.reading.follow();
    await new Promise((done) => setTimeout(done, 60));
    return { choice, played };
  }
  const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });

  test("is made by number and arrows, played by Enter, given up by Escape", async () => {
    const { choice, played } = await board(["end", "pass", "roll"]);
    expect(choice.main).toBeNull();
    expect(choice.key(key("4"))).toBe(false);
    expect(choice.key(key("2"))).toBe(true);
    expect(choice.main).toEqual({ label: "Pass", code: "pass" });
    choice.key(key("ArrowDown"));
    expect(choice.spoken).toBe("Throw the dice");
    expect(choice.back()).toBe(true);
    expect(choice.main).toBeNull();
    choice.key(key("ArrowUp"));
    choice.confirm();
    expect(played).toEqual(["roll"]);
  });
  test("is made by a press, and the second press plays it", async () => {
    const { choice, played } = await board(["end", "pass"]);
    choice.pick("pass");
    expect([choice.chosen?.code, played]).toEqual(["pass", []]);
    choice.pick("pass");
    expect(played).toEqual(["pass"]);
  });
  test("is there already when there is but one", async () => {
    const { choice } = await board(["pass"]);
    expect(choice.main?.code).toBe("pass");
  });
});
