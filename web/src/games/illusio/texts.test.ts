import { describe, expect, it } from "vitest";
import { portraits, slides } from "./art/pictures";
import { beatsOf } from "./beats";
import { cardsOf } from "./cards";
import { obvious, refusable } from "./guess";
import { claimOf, itemOf } from "./items";
import { hasRoom, laidIn, readyFor, withOne, without, worthOf } from "./laying";
import recorded from "./recorded.json";
import { figures, scoreSum, total, trickSum } from "./sayings";
import { overshoot } from "./sight";
import { storiesOf } from "./stories";
import { useOf } from "./uses";
import type { GameEvent } from "../types";
import { FACTS, viewOf, type SlotView } from "../../gen/illusio";

const EVENTS = recorded.events as unknown as GameEvent[];
const POSITIONS = Object.values(recorded.positions).map((each) => ({ ...each, view: viewOf(each.view) }));

/** A trick of the Contest with these components laid one after the other. */
const laid = (name: string, items: string[]): SlotView[] =>
  items.reduce(withOne, readyFor({ ...POSITIONS[0]!.view, suits: [] }, name));
const shown = (slots: SlotView[]): string[] => slots.map(({ item, exact }) => `${item ?? ""}${exact ? "!" : ""}`);

describe("components about to be laid", () => {
  it("stand in their own place, else in one of their family", () => {
    expect(shown(laid("C3a", ["cards", "scarf", "smoke"]))).toEqual(["cards", "scarf!", "smoke"]);
    expect(shown(laid("C3a", ["cards", "rope"]))).toEqual(["rope!", "cards", ""]);
  });

  it("make way for another of their family, but not an exact one for any other", () => {
    expect(shown(laid("C3a", ["rope", "cards", "blades"]))).toEqual(["rope!", "blades", ""]);
    expect(shown(laid("C3a", ["cards", "blades", "rope"]))).toEqual(["rope!", "blades", ""]);
    expect(shown(laid("C3a", ["rope", "scarf", "cards"]))).toEqual(["rope!", "scarf!", ""]);
    expect(shown(laid("C3a", ["rope", "scarf", "rope~rabbit+1"]))).toEqual(["rope~rabbit+1!", "scarf!", ""]);
  });

  it("are never exact where they have no type, nor laid where they do not fit or nobody names them", () => {
    expect(shown(laid("C1a", ["audience"]))).toEqual(["audience"]);
    expect(shown(laid("C2a", ["tiger", "cage", "?scarf+1#2"]))).toEqual(["tiger", ""]);
    expect(hasRoom(laid("C2a", ["tiger"]), "dove")).toBe(false);
    expect(hasRoom(laid("C2a", ["tiger"]), "rope~cage+1")).toBe(true);
  });

  it("are laid as the server says, and worth what it says as long as nothing is changed", () => {
    const suits = POSITIONS.flatMap(({ view }) => view.suits.map((suit) => ({ view, suit })));
    expect(suits.some(({ suit }) => suit.items.length > 1)).toBe(true);
    for (const { view, suit } of suits) {
      const ready = readyFor(view, suit.objective);
      expect(ready).toBe(suit.slots);
      expect(worthOf(view, suit.objective, ready)).toBe(suit.worth);
      expect(laidIn(ready).sort()).toEqual([...suit.items].sort());
      for (const item of suit.items) {
        expect(worthOf(view, suit.objective, without(ready, item))).toBeNull();
        expect(laidIn(withOne(without(ready, item), item)).sort()).toEqual([...suit.items].sort());
      }
    }
  });
});

describe("texts", () => {
  it("reads components on the table", () => {
    expect(itemOf("rope")).toEqual({ bare: "rope", kind: "rope", printed: "rope", cards: 0, badge: 0 });
    expect(itemOf("rope~rabbit+1")).toMatchObject({ bare: "rope~rabbit+1", kind: "rope", printed: "rabbit", cards: 1 });
    expect(itemOf("?rabbit+1#3")).toEqual({ bare: "?rabbit+1#3", kind: null, printed: "rabbit", cards: 1, badge: 3 });
    expect(itemOf("?rabbit#3=dove")).toMatchObject({ bare: "?rabbit#3", kind: "dove", printed: "rabbit", badge: 3 });
    expect(["rope", "?rabbit#3", "?rabbit#3=dove"].map(claimOf)).toEqual(["", "", "dove"]);
    expect(() => itemOf("Rope")).toThrow();
  });

  it("lays a hand out in the order of the catalogue", () => {
    expect(cardsOf({ grand: 1, rope: 2 })).toEqual(["rope", "rope", "grand"]);
  });

  it("guesses a place at a trick rather than backstage, and nothing between equals", () => {
    const uses = ["prepare rope", "add rope to C3b", "add rope to C3a"].map((text) => useOf(text, 0));
    expect(obvious(uses).map((use) => use.text)).toEqual(["add rope to C3a"]);
    expect(obvious(["play take 1", "play take 2"].map((text) => useOf(text, 0)))).toEqual([]);
    expect(refusable("contest:C3a", "")).toBe("take C3a");
    expect(refusable("trick:C3a", "hand:grand")).toBe("play grand C3a");
    expect(refusable("trick:C3a", "hand:rope")).toBe("add rope to C3a");
    expect(refusable("hand:rope", "")).toBe("prepare rope");
    for (const [key, source] of [
      ["backstage", ""],
      ["hand:take", ""],
      ["trick:C3a", "hand:take"],
    ] as const) {
      expect(refusable(key, source)).toBeNull(); // what is no code at all teaches nothing
    }
  });

  it("knows every sum by the name the server gives it", () => {
    for (const { view, sums } of POSITIONS) {
      const all = view.players.flatMap(({ projects, displayed }) => [...projects, ...displayed]);
      for (const { objective } of all) expect(trickSum(sums as never, objective).length).toBeGreaterThan(0);
      view.players.forEach((_, seat) => expect(scoreSum(sums as never, seat).length).toBeGreaterThan(0));
      expect(Object.keys(sums)).toHaveLength(all.length + view.seats);
    }
  });

  it("writes a sum with its signs", () => {
    const found = [4, 2, -1].map((value) => ({ value, label: "", words: "", clause: "" }));
    expect([total(found), figures(found)]).toEqual([5, "5 = 4 + 2 − 1"]);
    expect(figures(found.slice(0, 1))).toBe("4");
  });
});

describe("what is shown to have happened", () => {
  it("keeps every beat short and names the piece it moves", () => {
    for (const beat of beatsOf(EVENTS)) {
      expect(beat.key).not.toMatch(/undefined|:-1|:$/);
      expect(beat.ms).toBeLessThanOrEqual(1200);
    }
  });

  it("announces tricks that go on display and tricks that pay", () => {
    const told = storiesOf(EVENTS, {});
    expect(told.some((story) => story.points === null)).toBe(true);
    expect(told.some((story) => story.points !== null && story.sum !== "")).toBe(true);
  });

  it("moves a frame only as far as needed, and never past the beginning of a thing", () => {
    expect(overshoot(20, 80, 0, 100)).toBe(0);
    expect(overshoot(-30, 40, 0, 100)).toBe(-42);
    expect(overshoot(60, 120, 0, 100)).toBe(32);
    expect(overshoot(30, 400, 0, 100)).toBe(18);
  });

  it("has a picture of its own for every trick and every magician", () => {
    expect(Object.keys(slides).sort()).toEqual(Object.keys(FACTS.tricks).sort());
    expect(Object.keys(portraits).sort()).toEqual([...FACTS.magicians].sort());
    for (const pictures of [slides, portraits]) expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length);
  });
});
