// How long each thing that happened is shown: a tile settles, light runs round a wheel, a token drops.
import type { GameEvent } from "../types";
import type { Beat } from "../../board/show.svelte";

export function beatsOf(events: GameEvent[]): Beat[] {
  const found: Beat[] = [];
  const turned = new Map<string, number>();
  for (const event of events) {
    const { args } = event;
    const vertex = `${args.a},${args.b}`;
    switch (event.name) {
      case "tile-placed":
      case "tile-moved":
        found.push({ key: `tile:${vertex},${args.way}`, kind: "arrive", ms: 240 });
        break;
      case "wheel-completed":
        found.push({ key: `wheel:${vertex}`, kind: "run", ms: 420, apart: 300 });
        break;
      case "token-placed":
        found.push({ key: `token:${vertex}`, kind: "drop", ms: 140 });
        break;
      case "token-captured":
      case "wheel-captured":
        found.push({ key: `token:${vertex}`, kind: "flip", ms: 420 });
        break;
      case "common-turned": {
        const colour = String(args.colour);
        const nth = turned.get(colour) ?? 0;
        turned.set(colour, nth + 1);
        found.push({ key: `common:${colour}:${nth}`, kind: "slide", ms: 140 });
        break;
      }
    }
  }
  return found;
}
