import { expect, test } from "vitest";
import { leader, ReplayPlay, turnsOf } from "./replay.svelte";
import type { Replay } from "../gen/messages";

test("a turn begins when somebody else acts", () => {
  const line = (ply: number, seat: number | null) => ({ ply, seat, event: { name: "", args: {} } });
  expect(turnsOf([line(-1, null), line(0, 0), line(1, 0), line(1, null), line(2, 1), line(5, 0), line(6, 0)])).toEqual([0, 2, 5]);
  expect(turnsOf([])).toEqual([]);
});

test("what happened last is told until something else happens", () => {
  const line = (ply: number, name: string) => ({ ply, seat: 0, event: { name, args: {} } });
  const play = new ReplayPlay("a");
  expect(play.latest()).toEqual([]);
  const log = [line(0, "rolled"), line(2, "paid"), line(2, "won")];
  play.current = { ply: 5, positions: [{ log }] } as unknown as Replay; // two steps since then were others' secrets
  expect(play.latest().map(({ event }) => event.name)).toEqual(["paid", "won"]);
  expect(play.lines()).toEqual([]);
});

test("who leads leads alone", () => {
  expect(leader([1, 4, 2])).toBe(1);
  expect(leader([4, 4, 2])).toBeNull();
});
