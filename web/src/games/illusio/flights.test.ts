import { beforeEach, describe, expect, it } from "vitest";
import { beatsOf } from "./beats";
import { flightsOf } from "./flights";
import type { GameEvent } from "../types";
import { Show } from "../../board/show.svelte";
import { settings } from "../../settings.svelte";

const seat = (seat: number) => ({ key: "seat", args: { seat } });
const card = (name: string) => ({ key: `illusio-card-${name}`, args: {} });
const event = (name: string, args: GameEvent["args"] = {}): GameEvent => ({ name, args });
const ways = (...events: GameEvent[]): string[] =>
  flightsOf(events).map(({ from, to, card, trick }) => `${from[0]} ${to[0]} ${card || trick || "?"}`);

describe("what goes from hand to hand", () => {
  beforeEach(() => {
    settings.motion = "full";
  });

  const theft = event("took-card", { seat: seat(1), other: seat(0) });

  it("is a card face down for all but the two who know it", () => {
    expect(ways(theft)).toEqual(['[data-place="hand:0"] [data-place="hand:1"] ?']);
    const told = event("card-taken", { seat: seat(1), other: seat(0), card: card("grand") });
    expect(ways(theft, told)).toEqual(['[data-place="hand:0"] [data-place="hand:1"] grand']);
  });

  it("goes both ways where two things change places", () => {
    const args = { seat: seat(1), other: seat(2), given: card("dove"), component: card("cage") };
    expect(ways(event("mirrored", args))).toEqual([
      '[data-place="wings:1"] [data-place="wings:2"] dove',
      '[data-place="wings:2"] [data-place="wings:1"] cage',
    ]);
    const lifted = event("filched", { seat: seat(1), other: seat(2), card: card("rope"), left: card("smoke") });
    expect(ways(lifted)).toHaveLength(2);
    const back = event("recalled", { seat: seat(1), other: seat(0), card: card("tiger") });
    expect(ways(back)).toEqual(['[data-place="wings:0"] [data-place="hand:0"] tiger']);
  });

  it("shows an exchange card by card, and a discard at the end of a turn not at all", () => {
    const gone = ["rope", "cage", "dove"].map((name) => event("discarded", { seat: seat(1), card: card(name) }));
    expect(ways(event("exchanged", { seat: seat(1), count: 3 }), ...gone)).toHaveLength(3);
    expect(ways(...gone)).toEqual([]);
  });

  it("has a beat each, all within 1.2 seconds, and none left after any input", () => {
    const gone = Array.from({ length: 8 }, () => event("discarded", { seat: seat(1), card: card("rope") }));
    const events = [event("exchanged", { seat: seat(1), count: 8 }), ...gone];
    const show = new Show();
    show.play(beatsOf(events, 5), 0);
    const beats = flightsOf(events, 5).map(({ key }) => show.of(key)!);
    expect(beats.map(({ kind }) => kind)).toEqual(gone.map(() => "fly"));
    expect(Math.max(...beats.map(({ until }) => until))).toBeLessThanOrEqual(1_200);
    show.finish();
    expect(show.of(flightsOf(events, 5)[0]!.key)).toBeUndefined();
  });

  it("travels nowhere where motion is unwelcome", () => {
    settings.motion = "reduced";
    const show = new Show();
    show.play(beatsOf([theft], 1), 0);
    expect(show.of("fly:1:0")).toMatchObject({ kind: "still", until: 2_000 });
  });
});
