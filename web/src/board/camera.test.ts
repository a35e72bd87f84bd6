import { describe, expect, it } from "vitest";
import { fit, LEAST, MOST, pan, range, toPicture, within, zoomAt } from "./camera";

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
