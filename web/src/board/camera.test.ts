import { describe, expect, it } from "vitest";
import { BARE, fit, fitClear, LEAST, MOST, pan, range, toPicture, within, zoomAt, type Camera } from "./camera";

const bounds = { x: -200, y: -100, w: 400, h: 300 };

describe("the camera", () => {
  it("shows all of a picture in the middle", () => {
    const camera = fit(bounds, 800, 300);
    expect(camera.k).toBe(1);
    expect(toPicture(camera, 400, 150)).toEqual({ x: 0, y: 50 });
  });

  it("does not blow a small picture up", () => {
    expect(fit({ x: 0, y: 0, w: 10, h: 10 }, 800, 600, 1.2).k).toBe(1.2);
  });

  it("makes way for what lies over its corners, and only then", () => {
    const covers = { left: { w: 90, h: 90 }, right: { w: 50, h: 50 } };
    const fitted = (spots: { x: number; y: number }[], over = covers): Camera => fitClear(bounds, spots, 10, 400, 600, over);
    const whole = fit(bounds, 400, 600);
    expect(fitted([{ x: 0, y: 0 }])).toEqual(whole);
    const tall = { x: 0, y: 0, w: 300, h: 600 };
    const low = [{ x: 20, y: 590 }];
    expect(fitClear(tall, low, 10, 400, 600, BARE)).toEqual(fit(tall, 400, 600));
    const aside = fitClear(tall, low, 10, 400, 600, covers);
    expect(aside.x + 10 * aside.k).toBeGreaterThanOrEqual(90);
    expect(aside.k, "beside it there is room for all of it").toBe(1);
    const wide = { x: 0, y: 0, w: 400, h: 500 };
    const above = fitClear(wide, [{ x: 20, y: 490 }], 10, 400, 600, covers);
    expect([above.k, above.y + 500 * above.k]).toEqual([1, 500]);
  });

  it("keeps the place under the finger while it zooms", () => {
    const camera = fit(bounds, 800, 600);
    const before = toPicture(camera, 130, 70);
    const after = toPicture(zoomAt(camera, 130, 70, 1.6), 130, 70);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("has limits", () => {
    const camera = fit(bounds, 800, 600);
    expect(zoomAt(camera, 0, 0, 1e6).k).toBe(MOST);
    expect(zoomAt(camera, 0, 0, 1e-6).k).toBe(LEAST);
  });

  it("never loses the picture", () => {
    const lost = pan(fit(bounds, 800, 600), 5_000, -5_000);
    const kept = within(lost, range(lost.k, bounds, 800, 600));
    const corner = { x: bounds.x * kept.k + kept.x, y: (bounds.y + bounds.h) * kept.k + kept.y };
    expect(corner.x).toBeLessThan(800);
    expect(corner.y).toBeGreaterThan(0);
  });
});
