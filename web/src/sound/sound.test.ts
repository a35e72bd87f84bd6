import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings, type SoundLevel } from "../settings.svelte";
import { cuesOf, Ear } from "./ear";
import { Player } from "./player";
import type { GameSounds, Sound } from "./sounds";
import { gainOf, Synth } from "./synth";

const game: GameSounds = {
  of: { laid: "paper", closed: "brass", ended: null },
  lasts: (event) => (event.name === "laid" ? 240 : 0),
};
const happened = (...names: string[]) => ({ since: 0, ply: 1, seat: 0, events: names.map((name) => ({ name, args: {} })) });

describe("when a step is heard", () => {
  it("keeps time with the board, the turn last", () => {
    expect(cuesOf(happened("laid", "closed", "ended"), game, "brass")).toEqual([
      { sound: "paper", at: 0 },
      { sound: "brass", at: 240 },
    ]);
    expect(cuesOf(happened("laid", "laid"), game, "brass").at(-1)).toEqual({ sound: "brass", at: 480 });
  });

  it("makes one sound of what comes at once, and few of what is much", () => {
    expect(cuesOf(happened("closed", "closed", "closed"), game, null)).toHaveLength(1);
    expect(cuesOf(happened(...Array.from({ length: 40 }, () => "laid")), game, null)).toHaveLength(8);
  });

  it("hears the table where a game says nothing", () => {
    expect(cuesOf(happened("laid"), undefined, "brass")).toEqual([{ sound: "brass", at: 0 }]);
  });
});

describe("the ear", () => {
  let heard: Sound[];
  let ear: Ear;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = "full";
    heard = [];
    ear = new Ear(game, (sound) => heard.push(sound));
  });
  afterEach(() => {
    settings.motion = "system";
    vi.useRealTimers();
  });

  it("hears a step once, its sounds one after the other", () => {
    const step = happened("laid", "closed");
    ear.step(step, null, 0);
    ear.step(step, null, 0);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["paper"]);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual(["paper", "brass"]);
  });

  it("hears a step behind the one before, unless that would be too late", () => {
    ear.step(happened("laid", "laid"), null, 0);
    ear.step(happened("closed"), null, 0);
    vi.advanceTimersByTime(300);
    expect(heard).toEqual(["paper", "paper"]);
    vi.advanceTimersByTime(300);
    expect(heard).toEqual(["paper", "paper", "brass"]);
    ear.step(happened("laid", "laid", "laid", "laid", "laid"), null, 1_000);
    vi.advanceTimersByTime(100);
    ear.step(happened("laid", "closed"), null, 1_100); // the five are finished for it
    vi.advanceTimersByTime(2_000);
    expect(heard.slice(3)).toEqual(["paper", "paper", "brass"]);
  });

  it("does not rattle when steps come in a hurry", () => {
    for (let ply = 0; ply < 20; ply++) {
      ear.step({ ...happened("closed"), ply }, null, ply * 10);
      vi.advanceTimersByTime(10);
    }
    expect(heard).toHaveLength(3); // in 200 ms
  });

  it("falls silent at any input", () => {
    ear.step(happened("laid", "closed"), null, 0);
    vi.advanceTimersByTime(10);
    ear.finish();
    vi.advanceTimersByTime(2_000);
    expect(heard).toEqual(["paper"]);
  });

  it("hears all at once where nothing moves", () => {
    settings.motion = "reduced";
    ear.step(happened("laid", "laid", "closed"), "brass", 0);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["paper", "brass"]);
  });
});

/** An AudioContext that only remembers what was asked of it. */
class FakeContext {
  static made: FakeContext[] = [];
  state = "running";
  sampleRate = 8_000;
  currentTime = 0;
  destination = {};
  gains: { gain: { value: number } }[] = [];
  started = 0;
  constructor() {
    FakeContext.made.push(this);
  }
  createGain() {
    const gain = { gain: { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next };
    this.gains.push(gain);
    return gain;
  }
  private source() {
    const frequency = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return {
      type: "",
      buffer: null,
      frequency,
      Q: { value: 0 },
      connect: (next: unknown) => next,
      start: () => void (this.started += 1),
      stop() {},
    };
  }
  createBufferSource = () => this.source();
  createOscillator = () => this.source();
  createBiquadFilter = () => this.source();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = vi.fn(() => Promise.resolve(void (this.state = "running")));
  suspend = vi.fn(() => Promise.resolve(void (this.state = "suspended")));
}
const synth = () => new Synth(() => new FakeContext() as unknown as AudioContext);

describe("the player", () => {
  let level: SoundLevel;
  let brought: number;
  let player: Player;
  const settled = async (): Promise<void> => {
    for (let k = 0; k < 5; k++) await Promise.resolve();
  };

  beforeEach(() => {
    FakeContext.made = [];
    vi.spyOn(performance, "now").mockReturnValue(0);
    level = 0;
    brought = 0;
    player = new Player(
      () => level,
      async () => ((brought += 1), synth()),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it("brings nothing and makes no context at level 0", async () => {
    player.play("brass");
    expect(player.listen()).toBeUndefined();
    await settled();
    expect(brought).toBe(0);
    expect(FakeContext.made).toHaveLength(0);
  });

  it("makes one context for all sounds", async () => {
    level = 2;
    for (const sound of ["paper", "brass", "dice", "tick", "refusal"] as const) {
      const before = FakeContext.made[0]?.started ?? 0;
      player.play(sound);
      await settled();
      expect(FakeContext.made[0]!.started).toBeGreaterThan(before);
    }
    expect(brought).toBe(1);
    expect(FakeContext.made).toHaveLength(1);
  });

  it("is as loud as is set", async () => {
    for (level of [1, 2, 3] as const) {
      player.play("tick");
      await settled();
      expect(FakeContext.made[0]!.gains[0]!.gain.value).toBe(gainOf(level));
    }
    expect(gainOf(0)).toBe(0);
    expect(gainOf(1)).toBeLessThan(gainOf(2));
    expect(gainOf(2)).toBeLessThan(gainOf(3));
  });

  it("is silent while nobody sees the page", async () => {
    level = 3;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    player.play("brass");
    await settled();
    expect(FakeContext.made).toHaveLength(0);
  });

  it("is woken by the first gesture, rests when the table is left, and listens no more", async () => {
    level = 1;
    const stop = player.listen()!;
    await settled();
    expect(FakeContext.made).toHaveLength(0); // browsers want a gesture first
    window.dispatchEvent(new Event("pointerdown"));
    const [context] = FakeContext.made;
    stop();
    expect(context!.state).toBe("suspended");
    window.dispatchEvent(new Event("keydown"));
    expect(context!.resume).not.toHaveBeenCalled();
    player.play("tick");
    await settled();
    expect(context!.state).toBe("running");
    expect(context!.started).toBe(1);
  });

  it("tries again when the instruments did not come", async () => {
    level = 1;
    let fail = true;
    const lost = new Player(
      () => level,
      () => (fail ? Promise.reject(new Error("no line")) : Promise.resolve(synth())),
    );
    lost.play("tick");
    await settled();
    fail = false;
    lost.play("tick");
    await settled();
    expect(FakeContext.made[0]!.started).toBe(1);
  });
});
