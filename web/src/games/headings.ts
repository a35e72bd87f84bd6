// Headings of the log where a game plays in turns: each before the event that begins what it names.
import { seatOf } from "./events";
import type { GameEvent } from "./types";
import { say } from "../text/words.svelte";

/** Rounds: one ends when the turn has come round to whoever began, or past a seat that is there no more. */
export function roundsBy(name: string, events: GameEvent[], seats: number, whole: boolean): Map<GameEvent, string> {
  const found = new Map<GameEvent, string>();
  if (!whole) return found; // what is forgotten cannot be counted
  let [first, last, round] = [-1, -1, 0];
  for (const event of events) {
    if (event.name !== name) continue;
    const seat = seatOf(event.args.seat);
    if (first < 0) first = seat;
    const place = (seat - first + seats) % seats;
    if (round === 0 || place <= last) found.set(event, say("web-table-round", { round: ++round }));
    last = place;
  }
  return found;
}

/** Turns, where only their ends are told: one begins with the first deed after the end of another. */
export function turnsBy(
  ends: readonly string[],
  deeds: readonly string[],
  events: GameEvent[],
  whole: boolean,
): Map<GameEvent, string> {
  const found = new Map<GameEvent, string>();
  if (!whole) return found;
  let [turn, begun] = [1, false];
  for (const event of events) {
    if (!begun && (deeds.includes(event.name) || ends.includes(event.name))) {
      found.set(event, say("web-table-turn", { turn }));
      begun = true;
    }
    if (!ends.includes(event.name)) continue;
    turn += 1;
    begun = false;
  }
  return found;
}
