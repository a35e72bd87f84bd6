import { expect, test } from "vitest";
import { curveOf, markFrom, marksOf } from "./review.svelte";
import type { ReviewTold } from "../gen/messages";

const found = {
  turning: [{ ply: 4 }, { ply: 9 }],
  missed: [{ ply: 4 }, { ply: 7 }],
} as unknown as ReviewTold;

test("what turned the game is seen after its move, what was missed before it", () => {
  expect(marksOf(found).map(({ at, turning }) => [at, turning !== undefined])).toEqual([
    [4, false],
    [5, true],
    [7, false],
    [10, true],
  ]);
});

test("one goes from mark to mark, either way, and stays at the ends", () => {
  const marks = marksOf(found);
  expect(markFrom(marks, 5, 1)).toBe(7);
  expect(markFrom(marks, 5, -1)).toBe(4);
  expect(markFrom(marks, 10, 1)).toBeUndefined();
  expect(markFrom(marks, 4, -1)).toBeUndefined();
});

test("a curve goes from edge to edge, and up when a seat's chances rise", () => {
  const points = [[0.5], [0.25], [1]];
  expect(curveOf(points, 0, 100, 40)).toBe("0.0,20.0 50.0,30.0 100.0,0.0");
  expect(curveOf([[0.5]], 0, 100, 40)).toBe("0.0,20.0");
});
