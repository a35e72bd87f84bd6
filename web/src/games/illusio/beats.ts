// How each thing that happened is shown: cards come in, a poster slides, a slide's light comes on, a badge settles.
import { lastOf as last, seatOf as seat } from "../events";
import type { GameEvent } from "../types";
import { flightsOf, kindIn } from "./flights";
import type { Beat } from "../../board/show.svelte";
import { nameOf } from "../../gen/illusio";

const FLY_MS = 480; // from place to place

export function beatsOf(events: GameEvent[], ply = 0): Beat[] {
  const found: Beat[] = [];
  const drawn = new Map<string, number>();
  const flights = flightsOf(events, ply);
  for (const [at, event] of events.entries()) {
    for (const { key } of flights.filter((flight) => flight.at === at)) {
      found.push({ key, kind: "fly", ms: FLY_MS, apart: key === flights.at(-1)?.key ? FLY_MS : FLY_MS / 4 });
    }
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
        found.push({ key: `item:${who}:${kindIn(args.component)}`, kind: "arrive", ms: 240, apart: 0 });
        found.push({ key: `item:${seat(args.other)}:${kindIn(args.given)}`, kind: "arrive", ms: 240 });
        break;
      case "took":
        found.push({ key: `project:${trick}`, kind: "come", ms: 420, apart: 140 });
        break;
      case "contest-filled":
      case "programme-changed":
        found.push({ key: `contest:${trick}`, kind: "come", ms: 420, apart: 140 });
        break;
      case "placed":
        found.push({ key: `placed:${trick}:${kindIn(args.component)}`, kind: "arrive", ms: 240, apart: 140 });
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
