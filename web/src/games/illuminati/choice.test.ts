// What pressing and walking do, and what they must not do.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { IlluminatiChoice } from "./choice.svelte";
import { codes, type IlluminatiView } from "../../gen/illuminati";
import { settings } from "../../settings.svelte";
import { words } from "../../text/words.svelte";
import type { PlayingInWords } from "../types";

const seat = (number: number, illuminati: string, groups: string[]) => ({
  seat: number,
  alive: true,
  illuminati,
  arrows: [],
  money: 5,
  groups: groups.map((card, k) => ({ card, place: [k + 1, 0], arrows: [], alignments: [] })),
});
const view = {
  seats: [seat(0, "network", ["mafia", "cia"]), seat(1, "ufos", ["kgb"])],
  frames: [],
  uncontrolled: [],
  offers: [],
  previews: [],
  turn: 0,
  result: null,
} as unknown as IlluminatiView;

function sitting(...legal: string[]): { choice: IlluminatiChoice; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const position = { ply: 3, seat: 0, view, legal, log: [] };
  const play = { seat: 0, position, names: ["Ada", "Bea"], active: true, mayAct: true, lookingBack: false, refusal: null, act };
  const choice = new IlluminatiChoice({ ...play, inWords: () => Promise.resolve(null) } as unknown as PlayingInWords);
  return { choice, act };
}
const press = (key: string): KeyboardEvent => new KeyboardEvent("keydown", { key });

beforeAll(async () => {
  await words.setLang("en");
  await words.load("illuminati", "illuminati-web", "illuminati-cards");
});
afterEach(() => (settings.oneClick = false));

describe("a card", () => {
  it("is prepared by the first press and played by the second", () => {
    const { choice, act } = sitting("attack mafia", "attack cia");
    choice.point("mafia");
    expect(choice.chosen).toBe("attack mafia");
    expect(act).not.toHaveBeenCalled();
    choice.point("mafia");
    expect(act).toHaveBeenCalledWith("attack mafia");
  });
  it("pressed again does not play what was chosen for another", () => {
    const { choice, act } = sitting("attack mafia", "attack cia");
    choice.point("network");
    choice.prepare("attack cia");
    choice.point("network");
    expect(act).not.toHaveBeenCalled();
  });
  it("is walked over by keys without being played, whatever clicks do", () => {
    settings.oneClick = true;
    const { choice, act } = sitting("attack mafia", "attack cia");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "n", "n"]) choice.key(press(key));
    expect(act).not.toHaveBeenCalled();
    expect(choice.chosen).not.toBe("");
    choice.point("cia");
    expect(act).toHaveBeenCalled();
  });
});

describe("a deal being written", () => {
  it("takes cards in and out and proposes nothing by it", () => {
    const { choice, act } = sitting("attack mafia", "move mafia");
    choice.deal.begin(null);
    choice.point("mafia");
    choice.point("kgb");
    expect([choice.deal.give.cards, choice.deal.want.cards]).toEqual([["mafia"], ["kgb"]]);
    choice.point("mafia");
    expect(choice.deal.give.cards).toEqual([]);
    expect(act).not.toHaveBeenCalled();
    choice.confirm();
    expect(act).toHaveBeenCalledWith("offer 1 give nothing want kgb");
  });
});

describe("a target", () => {
  it("is to be controlled before all, and one's own groups invite nobody", () => {
    const { choice } = sitting("target kgb destroy", "target kgb control", "target mafia destroy");
    choice.point("kgb");
    expect(choice.chosen).toBe("target kgb control");
    expect([...choice.litCards]).toEqual(["kgb"]);
  });
  it("is attacked by a button at once: one can step back", () => {
    const { choice, act } = sitting("attack mafia", "move mafia");
    choice.begin(codes.read("move mafia"));
    expect(act).not.toHaveBeenCalled();
    choice.begin(codes.read("attack mafia"));
    expect(act).toHaveBeenCalledWith("attack mafia");
  });
});

describe("the prompter", () => {
  const waiting = (frame: object, more: object, ...legal: string[]) => {
    const { choice } = sitting(...legal);
    const position = { ...choice.play.position, view: { ...view, ...more, frames: [frame] } };
    return new IlluminatiChoice({ ...choice.play, position });
  };
  it("names what a sum is for", () => {
    const choice = waiting({ kind: "amount", source: "mafia", sink: "cia" }, {}, "amount 0", "amount 5");
    expect(choice.prompt).toContain("Mafia");
    expect(choice.purse.of(choice.purse.amounts[0]!)).toBe(0);
  });
  it("says whose answer is wanted in another's turn", () => {
    expect(waiting({ kind: "window", queue: [0] }, { turn: 1 }, "pass").lead).not.toBe("");
    expect(waiting({ kind: "window", queue: [0] }, { turn: 0 }, "pass").lead).toBe("");
    const offers = [{ number: 10, proposer: 1, to: [0] }];
    expect(waiting({ kind: "turn" }, { turn: 1, offers }).waiting).not.toBe("");
  });
});

describe("a deal that somebody else has written", () => {
  it("may name a card twice, and takes one out at a time", () => {
    const { choice } = sitting("end");
    const twice = { money: 0, specials: ["interference", "interference"], groups: [] };
    const nothing = { money: 1, specials: [], groups: [] };
    choice.deal.begin({ number: 10, proposer: 1, to: [0], give: nothing, want: twice, promise: null });
    expect(choice.deal.give.cards).toHaveLength(2);
    choice.deal.remove(choice.deal.give, "interference");
    expect(choice.deal.give.cards).toEqual(["interference"]);
  });
  it("has a promise of letters, whatever the keyboard slips in", () => {
    const { choice } = sitting("end");
    choice.deal.begin(null);
    choice.deal.promise = " Paix\u00a0! pas\u202e d'attaque ";
    expect(choice.deal.code).toBe("promise 1 Paix ! pas d'attaque");
  });
});

it("a card is laid at home, whoever's structure was looked at", () => {
  const { choice } = sitting("attach texas network north");
  choice.visit(1);
  expect(choice.shown).toBe(0);
  expect(choice.laying.ghosts).toHaveLength(1);
});

describe("the prompter of Illuminati", () => {
  const attack = { seat: 0, defender: 1, target: "kgb", phase: "spending" };
  const frames = {
    spending: [
      { kind: "attacking", attack },
      { kind: "spending", queue: [0, 1] },
    ],
  };
  const asks = (part: object, ...legal: string[]): string => {
    const { choice } = sitting(...legal);
    Object.assign(choice.play.position, { view: { ...view, ...part } });
    return choice.prompt;
  };
  const turn = (stage: string, left: number, ...legal: string[]): string =>
    asks({ frames: [{ kind: "turn" }], stage, actions_left: left, transfers_left: left }, ...legal);
  const spending = (...legal: string[]): string => asks({ frames: frames.spending }, ...legal);

  it("asks for actions, cards and money only where there are some", () => {
    expect(turn("actions", 2, "attack mafia", "end")).toMatch(/^2 actions/);
    expect(turn("actions", 2, "end")).toMatch(/^Nothing is left here but deals/);
    expect(turn("actions", 0, "drop mafia", "end")).toMatch(/^No action is left: choose/);
    expect(turn("transfers", 2, "end")).toMatch(/^No money can be moved/);
    expect(turn("powers", 0, "done")).toMatch(/^Nothing is left/);
    expect(asks({ frames: [{ kind: "window" }] }, "pass")).toMatch(/no card for this moment/);
    expect(asks({ frames: [{ kind: "window" }] }, "play murphys-law", "pass")).toMatch(/^A special card now/);
  });

  it("asks for helpers, privilege and money only where they can be had", () => {
    const announcing = (...legal: string[]): string =>
      asks({ frames: [{ kind: "attacking", attack: { ...attack, phase: "announcing" } }] }, "announce", ...legal);
    expect(announcing()).toBe("Announce the attack.");
    expect(announcing("aid cia")).toMatch(/^Add helpers, or/);
    expect(announcing("privilege-bavaria")).toMatch(/^Make it privileged/);
    expect(announcing("privilege-bavaria", "aid cia")).toMatch(/^Add helpers or privilege/);
    expect(spending("spend 1 cia", "pass")).toMatch(/^Add money/);
    expect(spending("pass")).toMatch(/^Pass: there is nothing you can add/);
    expect(spending("roll", "call-off")).toBe("Roll the dice, or call the attack off.");
    expect(
      asks({ frames: [{ kind: "attacking", attack: { ...attack, seat: 1, defender: 0 } }, frames.spending[1]] }, "pass"),
    ).toMatch(/you cannot pay: pass/);
  });
});
