import { describe, expect, it, vi } from "vitest";
import { IllusionChoice, TURN_MS } from "./choice.svelte";
import { revealIn, revealOf } from "./reveal";
import type { GameEvent, Playing } from "../types";
import { settings } from "../../settings.svelte";

const seat = (at: number) => ({ key: "seat", args: { seat: at } });
const blue = { key: "illusion-colour-blue", args: {} };
const card = (place: number, picture: number, share: number): GameEvent => ({
  name: "revealed",
  args: { place, picture, red: 1, yellow: 2, green: 3, blue: share },
});
const events: GameEvent[] = [
  { name: "doubted", args: { who: seat(2) } },
  card(1, 7, 5),
  card(2, 9, 16),
  card(3, 4, 11),
  { name: "wrong", args: { before: 16, after: 11, place: 3 } },
  { name: "won", args: { who: seat(2), colour: blue } },
  { name: "arrow", args: { round: 2, colour: { key: "illusion-colour-red", args: {} } } },
];

describe("a check", () => {
  it("is read from its events", () => {
    expect(revealOf(events)).toEqual({
      colour: "blue",
      cards: [
        { picture: 7, shares: [1, 2, 3, 5] },
        { picture: 9, shares: [1, 2, 3, 16] },
        { picture: 4, shares: [1, 2, 3, 11] },
      ],
      fall: 2,
      doubter: 2,
      winner: 2,
    });
  });
  it("is nothing where nobody doubted", () => {
    expect(revealOf([{ name: "placed", args: {} }])).toBeNull();
  });
  it("is read from a view as well", () => {
    const check = { colour: "blue", cards: [{ picture: 1, shares: [1, 1, 1, 4] }], fall: null, doubter: 0, winner: 1 };
    expect(revealIn({ check })).toEqual(check);
    expect(revealIn({ check: null })).toBeNull();
  });
  it("falls where the server says, whatever the shares", () => {
    const right = events.filter((event) => event.name !== "wrong");
    expect(revealOf(right)?.fall).toBeNull();
    expect(revealOf([...right, { name: "wrong", args: { place: 2 } }])?.fall).toBe(1);
  });
  it("is shown to whoever lifts the curtain after it", () => {
    settings.motion = "full";
    const view = { phase: "play", row: [1], round: 2, turn: 0, check: null };
    const choice = new IllusionChoice({ position: { view, legal: [] }, active: false, lookingBack: false } as unknown as Playing);
    const log = [
      ...events.map((event) => ({ ply: 3, seat: 2, event })),
      { ply: 4, seat: 0, event: { name: "placed", args: {} } },
    ];
    choice.see({ since: 2, ply: 5, seat: 0, events: log.map((line) => line.event) }, log);
    expect(choice.checked?.fall).toBe(2);
    choice.stop();
    settings.motion = "system";
  });
  it("is told when its last card lies open, and what came after it when one goes on", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const view = { phase: "play", row: [1], round: 2, turn: 0, check: null };
    const choice = new IllusionChoice({ position: { view, legal: [] }, active: false, lookingBack: false } as unknown as Playing);
    const log = events.map((event) => ({ ply: 3, seat: 2, event }));
    choice.see({ since: 3, ply: 4, seat: 2, events }, log);
    expect([choice.holding, choice.showing === "", choice.busy]).toEqual([3, false, true]);
    vi.advanceTimersByTime(3 * TURN_MS);
    expect([choice.holding, choice.showing, choice.busy]).toEqual([4, "", true]);
    choice.goOn();
    expect([choice.holding, choice.showing, choice.busy]).toEqual([null, "", false]);
    choice.stop();
    vi.useRealTimers();
    settings.motion = "system";
  });
  it("stays at the end until the result is asked for", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const view = { phase: "over", row: [], round: 1, turn: 0, check: revealOf(events) };
    const choice = new IllusionChoice({ position: { view, legal: [] }, active: false, lookingBack: false } as unknown as Playing);
    choice.see(
      { since: 3, ply: 4, seat: 2, events },
      events.map((event) => ({ ply: 3, seat: 2, event })),
    );
    expect(choice.showing).not.toBe("");
    vi.advanceTimersByTime(60_000);
    expect([choice.showing, choice.busy]).toEqual(["", true]);
    choice.stop();
    vi.useRealTimers();
    settings.motion = "system";
  });
});
