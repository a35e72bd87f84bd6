// How each thing that happened is shown: cards come in, a poster slides, a slide's light comes on, a badge settles.
import { lastOf as last, seatOf as seat } from "../events";
import type { GameEvent } from "../types";
import type { Beat } from "../../board/show.svelte";
import { nameOf } from "../../gen/illusio";

/** A component named in an event by its kind, whatever it was before. */
function component(value: GameEvent["args"][string] | undefined): string {
  const kind = typeof value === "object" ? value.args.kind : undefined;
  return last(kind ?? value);
}

export function beatsOf(events: GameEvent[]): Beat[] {
  const found: Beat[] = [];
  const drawn = new Map<string, number>();
  for (const event of events) {
    const { args } = event;
    const who = seat(args.seat);
    const trick = last(args.objective);
    switch (nameOf(event)) {
      case "drew-card":
      case "card-kept": {
        const card = last(args.card);
        const nth = drawn.get(card) ?? 0;
        drawn.set(card, nth + 1);
        found.push({ key: `hand:${card}:${nth}`, kind: "draw", ms: 240, apart: 140 });
        break;
      }
      case "drew":
      case "exchanged":
      case "took-card":
      case "talent":
        found.push({ key: `seat:${who}`, kind: "nod", ms: 240, apart: 0 });
        break;
      case "prepared":
        found.push({ key: `item:${who}:${last(args.card)}`, kind: "arrive", ms: 240 });
        break;
      case "transformed":
        found.push({ key: `item:${seat(args.other)}:${last(args.card)}`, kind: "turn", ms: 420 });
        break;
      case "filched":
        found.push({ key: `item:${seat(args.other)}:${last(args.left)}`, kind: "arrive", ms: 240 });
        break;
      case "mirrored":
        found.push({ key: `item:${who}:${component(args.component)}`, kind: "arrive", ms: 240, apart: 0 });
        found.push({ key: `item:${seat(args.other)}:${component(args.given)}`, kind: "arrive", ms: 240 });
        break;
      case "took":
        found.push({ key: `project:${trick}`, kind: "come", ms: 420, apart: 140 });
        break;
      case "contest-filled":
      case "programme-changed":
        found.push({ key: `contest:${trick}`, kind: "come", ms: 420, apart: 140 });
        break;
      case "placed":
        found.push({ key: `placed:${trick}:${component(args.component)}`, kind: "arrive", ms: 240, apart: 140 });
        break;
      case "displayed":
        found.push({ key: `shown:${trick}`, kind: "light", ms: 420, apart: 0 });
        found.push({ key: `news:${trick}`, kind: "displayed", ms: 1100, apart: 420 });
        break;
      case "played-on":
        found.push({ key: `badge:${trick}:${last(args.card)}`, kind: "settle", ms: 240 });
        break;
      case "validated":
        found.push({ key: `news:${trick}`, kind: "validated", ms: 1100, apart: 0 });
        found.push({ key: `score:${who}`, kind: "gain", ms: 420 });
        break;
    }
  }
  return found;
}
