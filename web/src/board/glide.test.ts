// A sheet that a finger moves: one animation from the first move to the last.
import { expect, it, vi } from "vitest";
import { Glide } from "./glide";

it("gives one animation its place anew, and ends it", () => {
  const running = { effect: { setKeyframes: vi.fn() }, cancel: vi.fn() };
  const animate = vi.fn(() => running);
  const sheet = { animate } as unknown as HTMLElement;
  const glide = new Glide();
  expect(glide.camera).toBeNull();
  glide.to(sheet, { x: 1, y: 2, k: 1 });
  glide.to(sheet, { x: 3, y: 4, k: 1 });
  expect(animate).toHaveBeenCalledTimes(1);
  const place = { transform: "translate(3px, 4px)" };
  expect(running.effect.setKeyframes).toHaveBeenCalledExactlyOnceWith([place, place]);
  expect(glide.camera).toEqual({ x: 3, y: 4, k: 1 });
  glide.end();
  expect(running.cancel).toHaveBeenCalledTimes(1);
  expect(glide.camera).toBeNull();
});
