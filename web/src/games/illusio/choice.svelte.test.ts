import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IllusioChoice } from "./choice.svelte";
import { laidIn, suitOf } from "./laying";
import recorded from "./recorded.json";
import { useOf, type Use } from "./uses";
import type { Playing } from "../types";
import { codes, type Code } from "../../gen/illusio";
import type { Position } from "../../gen/messages";
import { settings } from "../../settings.svelte";
import { words } from "../../text/words.svelte";

type Name = keyof typeof recorded.positions;
const NAMES = Object.keys(recorded.positions) as Name[];

class FakePlay implements Playing {
  tableId = "t";
  names = ["Ada", "Ben", "Cy"];
  lookingBack = false;
  happened = null;
  refusal = null;
  active = $state(true);
  acted: string[] = [];
  position = $state.raw<Position>()!;
  seat: number;
  constructor(name: Name) {
    this.position = recorded.positions[name] as unknown as Position;
    this.seat = recorded.positions[name].seat;
  }
  act(code: string): void {
    this.acted.push(code);
  }
}

function at(name: Name): { play: FakePlay; choice: IllusioChoice; legal: string[] } {
  const play = new FakePlay(name);
  return { play, choice: new IllusioChoice(play), legal: recorded.positions[name].legal };
}
const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });
/** The first of these codes that has the shape. */
const first = <N extends Code["shape"]>(legal: string[], shape: N): Extract<Code, { shape: N }> =>
  legal.map((text) => codes.read(text)).find((code): code is Extract<Code, { shape: N }> => code.shape === shape)!;
const takeable = (legal: string[]): string => first(legal, "take").objective;
const placing = (component: string): string => codes.write("place", { component });

/** Presses what leads to a code, as a person would; says whether it can be confirmed then. */
function reach(name: Name, text: string): boolean {
  const { play, choice } = at(name);
  const use = useOf(text, play.seat);
  const inHand = (pressed: string): number => (pressed.startsWith("hand:") ? choice.hand.indexOf(pressed.slice(5) as never) : -1);
  if (use.mode === "talent" && choice.asked === "turn") choice.talent();
  if (use.mode === "exchange" && choice.asked === "turn") choice.exchange();
  if (use.source !== "") choice.press(use.source, inHand(use.source));
  if (use.target !== "") choice.press(use.target, inHand(use.target));
  const buttons = [choice.main, ...choice.others].map((deed) => deed?.code);
  const named = [...choice.claims, ...choice.uses.filter((each) => each.target.startsWith("kind:"))].map((each) => each.text);
  return play.acted.includes(text) || buttons.includes(text) || named.includes(text);
}

beforeEach(() => {
  settings.oneClick = false;
});

describe("choosing in Illusio", () => {
  it.each(NAMES)("leaves nothing the server lists out of reach: %s", (name) => {
    for (const text of recorded.positions[name].legal) expect([text, reach(name, text)]).toEqual([text, true]);
  });

  it.each(NAMES)("lights nothing while it is not one's turn: %s", (name) => {
    const { play, choice } = at(name);
    play.active = false;
    expect([choice.lit.size, choice.main, choice.others]).toEqual([0, null, []]);
  });

  it("lays the best components for a poster and sends them one after the other", () => {
    const { play, choice, legal } = at("rich");
    const name = takeable(legal);
    choice.press(`contest:${name}`);
    const { laid } = choice;
    const { slots } = suitOf(choice.view, name)!;
    expect(laid).toEqual(laidIn(slots));
    expect(laid.length).toBeGreaterThan(0);
    expect(choice.isChosen(`contest:${name}`)).toBe(true);
    choice.confirm();
    const steps = [...laid.map(placing), ...(laid.length < slots.length ? [codes.write("done", {})] : [])];
    for (const step of steps) {
      play.position = { ...play.position, legal: [step] };
      choice.advance();
      choice.advance(); // nothing new has happened: nothing more is sent
      expect(play.acted.at(-1)).toBe(step);
    }
    expect(play.acted).toEqual([first(legal, "take").text, ...steps]);
  });

  it("stops a choice of several steps when the next one is not offered or was refused", () => {
    for (const refused of [false, true]) {
      const { play, choice, legal } = at("rich");
      choice.press(`contest:${takeable(legal)}`);
      const [next] = choice.laid;
      choice.confirm();
      if (refused) choice.stop();
      play.position = { ...play.position, legal: [refused ? placing(next!) : codes.write("end", {})] };
      choice.advance();
      expect(play.acted).toHaveLength(1);
    }
  });

  it("takes components off a poster again and offers no button below half", () => {
    const { choice, legal } = at("rich");
    choice.press(`contest:${takeable(legal)}`);
    for (const item of [...choice.laid]) choice.press(`item:${choice.me}:${item}`);
    expect(choice.laid).toEqual([]);
    expect(choice.main).toBeNull();
  });

  it("exchanges the cards that were marked, each by its place", () => {
    const { play, choice } = at("rich");
    expect(choice.key(key("x"))).toBe(true);
    for (const digit of ["1", "2", "1"]) choice.key(key(digit));
    expect([choice.isChosen("", 0), choice.isChosen("", 1)]).toEqual([false, true]);
    choice.confirm();
    expect(play.acted).toEqual([codes.write("exchange", { card: choice.hand[1]! })]);
  });

  it("plays a chosen card by a second press on it", () => {
    const { play, choice, legal } = at("rich");
    const place = choice.hand.indexOf(first(legal, "prepare").card);
    const source = `hand:${choice.hand[place]}`;
    choice.press(source, place);
    const { main } = choice;
    expect(main).not.toBeNull();
    choice.press(source, place);
    expect(play.acted).toEqual([main!.code]);
  });

  it("plays a target at once where one click is enough", () => {
    settings.oneClick = true;
    const { play, choice, legal } = at("transform");
    const { text } = first(legal, "play-transform");
    choice.press("hand:transform", choice.hand.indexOf("transform"));
    choice.press(useOf(text, choice.me).target);
    expect(play.acted).toEqual([text]);
  });

  it("walks over targets with the arrows and steps back with Escape", () => {
    const { choice } = at("rich");
    choice.key(key(String(choice.hand.indexOf("take") + 1)));
    choice.key(key("ArrowRight"));
    expect(choice.picked.target).toMatch(/^seat:\d$/);
    expect(codes.read(choice.main!.code)).toMatchObject({
      shape: "play-take",
      seat: choice.picked.target.slice("seat:".length),
    });
    expect([choice.back(), choice.picked.target]).toEqual([true, ""]);
    expect([choice.back(), choice.picked.source]).toEqual([true, ""]);
    expect(choice.back()).toBe(false);
  });

  it("asks for the name of what is covered instead of guessing", () => {
    const { play, choice, legal } = at("memory-turn");
    const uses = legal.map((text) => useOf(text, choice.me));
    const use = uses.find(({ code, claim }) => code.shape === "move" && claim !== "") as Use;
    choice.press(use.source);
    choice.press(use.target);
    expect(choice.claims.length).toBeGreaterThan(1);
    if (choice.main !== null) expect(codes.read(choice.main.code).shape).not.toBe("move");
    choice.claim(use);
    expect(play.acted).toEqual([use.text]);
  });

  it("lets the server refuse what cannot be done", () => {
    const { play, choice, legal } = at("spent");
    const name = choice.view.contest[0]!;
    expect(first(legal, "take")).toBeUndefined();
    choice.press(`contest:${name}`);
    expect(play.acted.map((text) => codes.read(text))).toMatchObject([{ shape: "take", objective: name }]);
  });

  it("forgets what was chosen as soon as something has happened", () => {
    const { play, choice } = at("rich");
    choice.key(key("1"));
    expect(choice.picked.source).not.toBe("");
    play.position = { ...play.position, legal: [...play.position.legal] };
    expect(choice.picked.source).toBe("");
  });
});

describe("what the prompter of Illusio asks for", () => {
  beforeAll(async () => {
    await words.setLang("en");
    await words.load("illusio", "illusio-web");
  });
  const asks = (name: Name, kept: (code: string) => boolean): string => {
    const play = new FakePlay(name);
    play.position = { ...play.position, legal: play.position.legal.filter(kept) };
    return new IllusioChoice(play).prompt;
  };
  const verbs = (...wanted: string[]) => {
    return (code: string): boolean => wanted.includes(code.split(" ")[0]!);
  };

  it("is what can be chosen, and the talent only when it can be used", () => {
    expect(asks("rich", () => true)).toBe("Two actions: choose a card, a component or a poster.");
    expect(asks("rich", verbs("prepare", "exchange", "end"))).toBe("Two actions: choose a card.");
    expect(asks("rich", verbs("take", "end"))).toBe("Two actions: choose a poster.");
    expect(asks("rich", verbs("exchange", "end"))).toBe("Two actions: exchange cards, or end your turn.");
    expect(asks("transform", verbs("end"))).toBe("One action left: end your turn.");
    expect(asks("spent", () => true)).toBe("No action left: end your turn.");
    expect(asks("talent-altamora", () => true)).toBe("No action left: use your talent, or end your turn.");
  });

  it("is nothing that is over in a window, at the draw, in an exchange", () => {
    expect(asks("window", verbs("pass"))).not.toBe(asks("window", () => true));
    expect(asks("draw", verbs("draw"))).toBe("Draw your cards.");
    expect(asks("exchange", () => true)).toBe("Exchange: press the cards you want to part with.");
    expect(asks("exchange", verbs("done"))).toBe("No more cards can be drawn in exchange.");
  });

  it("says when a trick that is whole will pay", () => {
    const { play, choice, legal } = at("rich");
    const objective = takeable(legal);
    const whole = { ...suitOf(choice.view, objective)!, worth: 3 };
    whole.slots = whole.slots.map((slot) => ({ ...slot, item: slot.wanted }));
    whole.items = whole.slots.map(({ wanted }) => wanted);
    play.position = { ...play.position, view: { ...choice.view, suits: [whole] } };
    choice.press(`contest:${objective}`);
    expect(choice.prompt).toMatch(/3 points when your next turn begins/);
    expect(choice.main?.label).toBe("Show it: 3 next turn");
  });

  it("lets the table say why cards and swaps are of no use", () => {
    const { play, choice } = at("spent");
    choice.exchange();
    choice.key(key("n"));
    choice.hand.forEach((card, place) => choice.press(`hand:${card}`, place));
    expect(play.acted).toHaveLength(2 + choice.hand.length);
  });
});
