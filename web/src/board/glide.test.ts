// A sheet that a finger moves: its desk is scrolled.
import { expect, it, vi } from "vitest";
import { Glide, RUNWAY } from "./glide";

const DRAWN = { x: 1, y: 2, k: 3 };
const RANGE = { x: -50, y: -50, w: 100, h: 5 * RUNWAY };

function desk() {
  const scrollTo = vi.fn();
  const element = { scrollTo, onscroll: null as (() => void) | null };
  return { scrollTo, element, glide: new Glide(element as unknown as HTMLElement) };
}

it("scrolls against the finger, as far as there is something to see", () => {
  const { scrollTo, glide } = desk();
  expect(glide.seen(DRAWN)).toEqual(DRAWN);
  glide.by(9, -12, DRAWN, RANGE);
  expect(scrollTo).toHaveBeenLastCalledWith(RUNWAY - 9, RUNWAY + 12);
  expect(glide.seen(DRAWN)).toEqual({ x: 10, y: -10, k: 3 });
  glide.by(1e4, -1e4, DRAWN, RANGE);
  expect(glide.seen(DRAWN)).toEqual({ x: 50, y: -50, k: 3 });
  glide.by(0, 1e6, DRAWN, RANGE); // no further than the desk can be scrolled
  expect(scrollTo).toHaveBeenLastCalledWith(RUNWAY - 49, 0);
});

it("stays where the finger left it, whoever else scrolls the desk, until the sheet is drawn anew", () => {
  const { scrollTo, element, glide } = desk();
  glide.by(5, 6, DRAWN, RANGE);
  expect(element.onscroll).toBeNull();
  glide.rest();
  scrollTo.mockClear();
  element.onscroll!();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(RUNWAY - 5, RUNWAY - 6);
  glide.home();
  expect(scrollTo).toHaveBeenLastCalledWith(RUNWAY, RUNWAY);
  expect(glide.seen(DRAWN)).toEqual(DRAWN);
});
