import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TablePlay } from "./play.svelte";
import Sounds from "./Sounds.svelte";
import type { GameUi } from "../games/types";
import type { Refused } from "../gen/messages";
import type { Happening } from "../net/table.svelte";
import { settings } from "../settings.svelte";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../sound/player", () => ({ player: { play: (sound: string) => heard.push(sound), listen: () => undefined } }));

const ui = { sounds: { of: { laid: "paper" }, lasts: () => 0 } } as unknown as GameUi;
const step = (seat: number, ...names: string[]): Happening => ({
  since: 0,
  ply: 1,
  seat,
  events: names.map((name) => ({ name, args: {} })),
});

class FakePlay {
  seat = 0;
  happened = $state.raw<Happening | null>(null);
  active = $state(false);
  refusal = $state.raw<Refused | null>(null);
  toAct = $state<number[]>([1]);
  clock = $state(60_000);
  live = { mine: [0], clocksAt: Date.now() };
  get info() {
    const box = (seat: number) => ({ seat, clock_ms: this.clock });
    return { status: "playing", pace: { kind: "live" }, boxes: [box(0), box(1)], to_act: this.toAct };
  }
}

describe("what is heard at the table", () => {
  let play: FakePlay;
  let shown: Record<string, unknown>;
  const begin = (passing = false): void => {
    shown = mount(Sounds, { target: document.body, props: { play: play as unknown as TablePlay, ui, passing } });
    flushSync();
  };
  const after = (ms: number): string[] => {
    for (let gone = 0; gone < ms; gone += 50) {
      flushSync();
      vi.advanceTimersByTime(50);
    }
    flushSync();
    return heard.splice(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = "full";
    play = new FakePlay();
    heard.length = 0;
  });
  afterEach(async () => {
    await unmount(shown);
    settings.motion = "system";
    vi.useRealTimers();
  });

  it("hears the events of a step, and the call when others have made it one's turn", () => {
    begin();
    expect(after(100)).toEqual([]);
    play.happened = step(1, "laid");
    play.active = true;
    expect(after(100)).toEqual(["paper", "brass"]);
    play.happened = step(0, "laid");
    expect(after(100)).toEqual(["paper"]); // it still is one's turn
    play.active = false;
    play.happened = step(0, "other");
    expect(after(100)).toEqual([]);
    play.active = true;
    play.happened = step(0, "other");
    expect(after(100)).toEqual([]); // whoever has just acted needs no call
  });

  it("calls nobody to a question that is passed for them", () => {
    begin(true);
    play.happened = step(1, "laid");
    play.active = true;
    expect(after(100)).toEqual(["paper"]);
  });

  it("does not hear a step again when one comes back from looking back", () => {
    begin();
    const seen = step(1, "laid");
    play.happened = seen;
    expect(after(100)).toEqual(["paper"]);
    play.happened = null;
    expect(after(100)).toEqual([]);
    play.happened = seen;
    expect(after(100)).toEqual([]);
  });

  it("says no to what is refused", () => {
    begin();
    play.refusal = { why: "refused" } as Refused;
    expect(after(100)).toEqual(["refusal"]);
  });

  it("ticks once a second in the last twenty of one's own clock", () => {
    play.toAct = [0];
    play.clock = 22_000;
    begin();
    expect(after(1_500)).toEqual([]);
    expect(after(5_000)).toHaveLength(5);
    play.clock = 21_000; // set right by the server: a second that was counted comes again
    expect(after(200)).toEqual([]);
    play.toAct = [1];
    expect(after(5_000)).toEqual([]);
  });
});
