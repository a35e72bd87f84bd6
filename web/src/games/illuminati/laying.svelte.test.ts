// Laying a branch: what is told of an arrow before it is chosen, and what carrying a card does.
import { afterEach, describe, expect, it, vi } from "vitest";
import { IlluminatiChoice } from "./choice.svelte";
import { fatesOf } from "./fates";
import { pointOf } from "./places";
import type { FallingView, IlluminatiView } from "../../gen/illuminati";
import { settings } from "../../settings.svelte";
import type { PlayingInWords } from "../types";

const group = (card: string, place: number[] | null) => ({ card, place, arrows: [], alignments: [] });
const falling = (card: string, fate: string, place: number[] | null, obstacle: string | null = null): FallingView => ({
  card,
  fate,
  place,
  ways: [],
  obstacle,
});
const WEST = "attach texas network west";
const SOUTH = "attach texas network south";
const view = {
  seats: [
    { seat: 0, illuminati: "network", arrows: [], groups: [group("mafia", [1, 0]), group("texas", null), group("cia", null)] },
    { seat: 1, illuminati: "ufos", arrows: [], groups: [] },
  ],
  previews: [
    { code: WEST, cards: [falling("texas", "lies", [-1, 0]), falling("cia", "lost", [-1, -1], "mafia")], released: ["kgb"] },
    { code: SOUTH, cards: [falling("texas", "lies", [0, -1]), falling("cia", "lies", [0, -2])], released: [] },
  ],
  frames: [],
  uncontrolled: [],
  offers: [],
  turn: 0,
  result: null,
} as unknown as IlluminatiView;

function sitting(...legal: string[]) {
  const [act, undo] = [vi.fn(), vi.fn()];
  const position = $state({ ply: 3, seat: 0, view, legal, log: [] as never[] });
  const play = { seat: 0, position, names: ["Ada", "Bea"], active: true, mayAct: true, refusal: null, mayUndo: true, act, undo };
  const choice = new IlluminatiChoice({ ...play, inWords: () => Promise.resolve(null) } as unknown as PlayingInWords);
  /** What the server answers when a card has been taken up. */
  const answer = (...next: string[]): void => {
    position.ply += 1;
    position.legal = next;
    choice.laying.follow();
  };
  return { choice, laying: choice.laying, act, undo, answer };
}
const west = pointOf([-1, 0]);
const south = pointOf([0, -1]);
const mafia = pointOf([1, 0]);
const nowhere = pointOf([5, 5]);

afterEach(() => (settings.oneClick = false));

describe("an arrow that is looked at", () => {
  it("tells of every card of the branch, under the pointer as well as chosen", () => {
    const { choice, laying } = sitting(WEST, SOUTH);
    expect(laying.preview).toBeUndefined();
    laying.hover(west);
    expect(laying.preview?.code).toBe(WEST);
    expect(fatesOf(choice, laying.preview).map(({ card, fate }) => [card, fate])).toEqual([
      ["cia", "lost"],
      ["kgb", "released"],
    ]);
    laying.hover(null);
    expect(laying.preview).toBeUndefined();
    choice.press(south);
    expect([laying.preview?.code, laying.trouble]).toEqual([SOUTH, 0]);
  });
  it("is told of by keys, too, and nothing is done", () => {
    const { choice, laying, act } = sitting(WEST, SOUTH);
    choice.key(new KeyboardEvent("keydown", { key: "n" }));
    expect(laying.trouble).toBe(2);
    expect(choice.spoken).toContain(fatesOf(choice, laying.preview)[0]!.text);
    expect(act).not.toHaveBeenCalled();
  });
  it("leaves room in the picture for all that may be shown", () => {
    expect(sitting(WEST, SOUTH).laying.places).toContainEqual(pointOf([0, -2]));
  });
});

it("arrows that lead to the same cell are told apart by the edge at which they enter", () => {
  const [north, west] = ["attach texas network south", "attach texas mafia west"];
  const position = { ply: 1, seat: 0, legal: [north, west], log: [] };
  const crossing = { ...view, seats: [{ ...view.seats[0], groups: [group("mafia", [1, -1])] }] };
  const play = { seat: 0, position: { ...position, view: crossing }, names: [], active: true, mayAct: true };
  const { laying } = new IlluminatiChoice({ ...play, inWords: () => Promise.resolve(null) } as unknown as PlayingInWords);
  expect(laying.ghosts.map(({ shared }) => shared)).toEqual([true, true]);
  laying.hover({ x: south.x, y: south.y - 30 }); // the Network lies above
  expect(laying.aimed).toBe(north);
  laying.hover({ x: south.x + 50, y: south.y });
  expect(laying.aimed).toBe(west);
});

describe("several cards in hand", () => {
  it("have their own places each", () => {
    const { choice, laying } = sitting(WEST, SOUTH, "attach cia network north");
    expect([laying.cards, laying.card]).toEqual([["texas", "cia"], "texas"]);
    choice.card = "cia";
    expect(laying.ghosts.map(({ code }) => code)).toEqual(["attach cia network north"]);
  });
});

describe("a card in hand that is dragged", () => {
  it("is laid where a mouse lets it go, unless something would be lost", () => {
    const { choice, laying, act } = sitting(WEST, SOUTH);
    for (const at of [nowhere, west]) {
      laying.take("texas");
      laying.carry(at);
      laying.drop("mouse");
      expect(act).not.toHaveBeenCalled();
    }
    expect(choice.chosen).toBe(WEST);
    laying.take("texas");
    laying.carry(south);
    laying.drop("mouse");
    expect(act).toHaveBeenCalledWith(SOUTH);
  });
  it("is only prepared where a finger lets it go; a drag that is broken off does nothing", () => {
    const { choice, laying, act } = sitting(WEST, SOUTH);
    laying.take("texas");
    laying.carry(south);
    laying.drop("");
    expect(choice.chosen).toBe("");
    laying.take("texas");
    laying.carry(south);
    laying.drop("touch");
    expect(choice.chosen).toBe(SOUTH);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("a card of the structure that is dragged", () => {
  it("stays unless one has turned to it or to moving", () => {
    const { choice, laying, act } = sitting("move mafia", "drop mafia");
    expect(laying.grab(mafia)).toBe(false);
    choice.enter("drop");
    expect(laying.grab(mafia)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    choice.enter("move");
    expect(laying.grab(nowhere)).toBe(false);
    expect(laying.grab(mafia)).toBe(true);
    expect(act).toHaveBeenCalledWith("move mafia");
  });
  it("is taken up, then laid with the code that pressing sends", () => {
    const { choice, laying, act, answer } = sitting("lift mafia");
    expect(choice.mode).toBe("lift");
    laying.grab(mafia);
    answer("attach mafia network west", "attach mafia network south");
    laying.carry(south);
    laying.drop("mouse");
    expect(act.mock.calls).toEqual([["lift mafia"], ["attach mafia network south"]]);
  });
  it("goes back when it is let go elsewhere, even before the answer is there", () => {
    for (const early of [true, false]) {
      const { laying, act, undo, answer } = sitting("lift mafia");
      laying.grab(mafia);
      laying.carry(nowhere);
      if (early) laying.drop("mouse");
      answer("attach mafia network west", "attach mafia network south");
      if (!early) laying.drop("mouse");
      expect(act).toHaveBeenCalledTimes(1);
      expect(undo).toHaveBeenCalledTimes(1);
    }
  });
});
