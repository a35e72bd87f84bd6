import { beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "./show.svelte";
import { settings } from "../settings.svelte";

const beat = (key: string, ms: number) => ({ key, kind: "arrive", ms });
const delay = (show: Show, key: string): number => Number(/delay:(\d+)ms/.exec(show.of(key)!.style)![1]);

describe("showing what happened", () => {
  beforeEach(() => {
    settings.motion = "full";
  });

  it("plays one after the other, and later ones behind them", () => {
    const show = new Show();
    show.play([beat("a", 240), beat("b", 140)], 1_000);
    expect([delay(show, "a"), delay(show, "b")]).toEqual([0, 240]);
    show.play([beat("c", 100)], 1_100);
    expect(delay(show, "c")).toBe(280);
    expect(show.of("b")).toBeDefined();
  });

  it("never takes longer than 1.2 seconds", () => {
    const show = new Show();
    show.play(
      Array.from({ length: 20 }, (_, k) => beat(`t${k}`, 240)),
      0,
    );
    expect(delay(show, "t19")).toBeLessThan(1_200);
    show.play([beat("late", 240)], 10);
    expect(delay(show, "late")).toBe(0);
    expect(show.of("t0")).toBeUndefined();
  });

  it("is finished at once by any input", () => {
    const show = new Show();
    show.play([beat("a", 240)], 0);
    show.finish();
    expect(show.beats.size).toBe(0);
    show.play([beat("b", 240)], 5);
    expect(delay(show, "b")).toBe(0);
  });

  it("runs until the last of them is over", () => {
    vi.useFakeTimers();
    const show = new Show();
    show.play([beat("a", 240), beat("b", 140)]);
    vi.advanceTimersByTime(370);
    expect(show.running).toBe(true);
    vi.advanceTimersByTime(20);
    expect(show.running).toBe(false);
    show.play([beat("c", 240)]);
    show.finish();
    expect(show.running).toBe(false);
    vi.useRealTimers();
  });

  it("moves nothing where motion is unwelcome", () => {
    settings.motion = "reduced";
    const show = new Show();
    show.play([beat("a", 240), beat("b", 240)], 0);
    expect(show.of("b")?.kind).toBe("still");
    expect(delay(show, "b")).toBe(0);
  });
});
