import { describe, expect, it } from "vitest";
import { portraits, slides } from "./art/pictures";
import { beatsOf } from "./beats";
import { TRICKS, trickOf } from "./cards";
import { parse } from "./codes";
import { best, exactCount, fits, places } from "./fit";
import { obvious, refusable } from "./guess";
import recorded from "./recorded.json";
import { figures, total } from "./sayings";
import { overshoot } from "./sight";
import { storiesOf } from "./stories";
import { bareItem, handCards, itemOf } from "./view";
import type { GameEvent } from "../types";

const EVENTS = recorded.events as unknown as GameEvent[];

describe("places of a trick", () => {
  it("puts exact types first, families after them", () => {
    const shown = places(trickOf("C3a"), ["scarf", "cards", "smoke"]);
    expect(shown.map((place) => place.state)).toEqual(["family", "exact", "family"]);
    expect(exactCount(shown)).toBe(1);
  });

  it("never counts an audience or a formula as exact", () => {
    expect(places(trickOf("C1a"), ["audience"])[0]!.state).toBe("family");
  });

  it("leaves out what does not fit and what nobody names", () => {
    expect(best(trickOf("C2a"), ["tiger", "dove", "cage", "?scarf+1#2"])).toEqual(["tiger"]);
    expect(fits(trickOf("C2a"), ["tiger"], "dove")).toBe(false);
    expect(fits(trickOf("C2a"), ["tiger"], "rope~cage+1")).toBe(true);
  });

  it("asks for as many components as the level", () => {
    expect(Object.keys(TRICKS)).toHaveLength(32);
    for (const trick of Object.values(TRICKS)) {
      expect(trick.slots).toHaveLength(Number(trick.name[1]));
      expect(best(trick, trick.slots)).toEqual(trick.slots);
    }
  });
});

describe("texts", () => {
  it("reads components on the table", () => {
    expect(itemOf("rope")).toEqual({ kind: "rope", printed: "rope", cards: 0, badge: 0 });
    expect(itemOf("rope~rabbit+1")).toEqual({ kind: "rope", printed: "rabbit", cards: 1, badge: 0 });
    expect(itemOf("?rabbit+1#3")).toEqual({ kind: null, printed: "rabbit", cards: 1, badge: 3 });
    expect(itemOf("?rabbit#3=dove")).toEqual({ kind: "dove", printed: "rabbit", cards: 0, badge: 3 });
    expect(bareItem("?rabbit+1#3=dove")).toBe("?rabbit+1#3");
  });

  it("lays a hand out in the order of the catalogue", () => {
    expect(handCards({ grand: 1, rope: 2 })).toEqual(["rope", "rope", "grand"]);
  });

  it("guesses a place at a trick rather than backstage, and nothing between equals", () => {
    const codes = ["prepare rope", "add rope to C3b", "add rope to C3a"].map((text) => parse(text, 0));
    expect(obvious(codes).map((code) => code.text)).toEqual(["add rope to C3a"]);
    expect(obvious(["play take 1", "play take 2"].map((text) => parse(text, 0)))).toEqual([]);
    expect(refusable("contest:C3a", "")).toBe("take C3a");
    expect(refusable("trick:C3a", "hand:grand")).toBe("play grand C3a");
    expect(refusable("backstage", "")).toBeNull();
  });

  it("writes a sum with its signs", () => {
    const found = [4, 2, -1].map((value) => ({ value, label: "", words: "", clause: "" }));
    expect([total(found), figures(found)]).toEqual([5, "5 = 4 + 2 − 1"]);
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
    expect(Object.keys(slides).sort()).toEqual(Object.keys(TRICKS).sort());
    expect(new Set(Object.values(slides)).size).toBe(32);
    expect(new Set(Object.values(portraits)).size).toBe(10);
  });
});
