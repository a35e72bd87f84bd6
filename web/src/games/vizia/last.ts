// The tiles of the last turn before one's own: what the others laid since one last played.
import type { Line } from "../../gen/messages";

export function lastTiles(log: Line[], seat: number | null): string[] {
  const laid: { seat: number | null; key: string }[] = [];
  for (const line of log) {
    if (line.event.name !== "tile-placed" && line.event.name !== "tile-moved") continue;
    const { args } = line.event;
    laid.push({ seat: line.seat, key: `${args.a},${args.b},${args.way}` });
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
