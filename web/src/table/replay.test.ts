import { expect, test } from "vitest";
import { leader, turnsOf } from "./replay.svelte";

test("a turn begins when somebody else acts", () => {
  const line = (ply: number, seat: number | null) => ({ ply, seat, event: { name: "", args: {} } });
  expect(turnsOf([line(-1, null), line(0, 0), line(1, 0), line(1, null), line(2, 1), line(5, 0), line(6, 0)])).toEqual([0, 2, 5]);
  expect(turnsOf([])).toEqual([]);
});

test("who leads leads alone", () => {
  expect(leader([1, 4, 2])).toBe(1);
  expect(leader([4, 4, 2])).toBeNull();
});
