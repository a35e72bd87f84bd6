// The tiles of the last turn before one's own: what the others laid since one last played.
import { cellOf } from "./lit";
import type { Line } from "../../gen/messages";
import { nameOf, type EventName } from "../../gen/vizia";

const LAID: readonly EventName[] = ["tile-placed", "tile-moved"];

export function lastTiles(log: Line[], seat: number | null): string[] {
  const laid: { seat: number | null; key: string }[] = [];
  for (const { event, seat } of log) {
    if (LAID.includes(nameOf(event))) laid.push({ seat, key: cellOf(event) });
  }
  while (seat !== null && laid.at(-1)?.seat === seat) laid.pop();
  const found: string[] = [];
  const whose = laid.at(-1)?.seat;
  for (const tile of laid.reverse()) {
    if (tile.seat === seat || (seat === null && tile.seat !== whose)) break;
    found.push(tile.key);
  }
  return found;
}
