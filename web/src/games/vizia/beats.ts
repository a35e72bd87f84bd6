// How long each thing that happened is shown: a tile settles, light runs round a wheel, a token drops.
import type { GameEvent } from "../types";
import { cellOf, vertexOf } from "./lit";
import type { Beat } from "../../board/show.svelte";
import { nameOf } from "../../gen/vizia";

export function beatsOf(events: GameEvent[]): Beat[] {
  const found: Beat[] = [];
  const turned = new Map<string, number>();
  for (const event of events) {
    switch (nameOf(event)) {
      case "tile-placed":
      case "tile-moved":
        found.push({ key: `tile:${cellOf(event)}`, kind: "arrive", ms: 240 });
        break;
      case "wheel-completed":
        found.push({ key: `wheel:${vertexOf(event)}`, kind: "run", ms: 420, apart: 300 });
        break;
      case "token-placed":
        found.push({ key: `token:${vertexOf(event)}`, kind: "drop", ms: 140 });
        break;
      case "token-captured":
      case "wheel-captured":
        found.push({ key: `token:${vertexOf(event)}`, kind: "flip", ms: 420 });
        break;
      case "common-turned": {
        const colour = String(event.args.colour);
        const nth = turned.get(colour) ?? 0;
        turned.set(colour, nth + 1);
        found.push({ key: `common:${colour}:${nth}`, kind: "slide", ms: 140 });
        break;
      }
    }
  }
  return found;
}
