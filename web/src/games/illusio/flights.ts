// What goes from hand to hand, into the wings, onto a trick: by the events, from place to place.
import { lastOf as last, seatOf as seat } from "../events";
import type { GameEvent } from "../types";
import { nameOf } from "../../gen/illusio";

export interface Flight {
  key: string; // of its beat
  at: number; // of its event among those of the step
  from: readonly string[]; // places, the likeliest first
  to: readonly string[];
  card: string; // "" : nobody may know which, or it is a trick
  trick: string; // "" : it is a card
}
type Place = readonly string[];

const box = (of: number): Place => [`[data-key="seat:${of}"]`, `[data-seat="${of}"]`];
const hand = (of: number): Place => [`[data-place="hand:${of}"]`, ...box(of)];
const wings = (of: number): Place => [`[data-place="wings:${of}"]`, `[data-place="things:${of}"]`, ...box(of)];
const plan = (of: number, trick: string): Place => [
  `[data-place="plan:${trick}"]`,
  `[data-key="project:${trick}"]`,
  ...wings(of),
];
const trickAt = (name: string): Place => [`[data-key="trick:${name}"]`];
const CONTEST: Place = ['[data-place="contest"]'];

/** A component named in an event by its kind, whatever it was before. */
export function kindIn(value: GameEvent["args"][string] | undefined): string {
  const kind = typeof value === "object" ? value.args.kind : undefined;
  return last(kind ?? value);
}

export function flightsOf(events: GameEvent[], ply = 0): Flight[] {
  const found: Flight[] = [];
  events.forEach((event, at) => {
    const fly = (from: Place, to: Place, { card = "", trick = "" }): void => {
      found.push({ key: `fly:${ply}:${found.length}`, at, from, to, card, trick });
    };
    const { args } = event;
    const [who, other] = [seat(args.seat), seat(args.other)];
    switch (nameOf(event)) {
      case "took-card":
        fly(hand(other), hand(who), { card: takenIn(events) });
        break;
      case "recalled":
        fly(wings(other), hand(other), { card: kindIn(args.card) });
        break;
      case "filched":
        fly(wings(other), hand(who), { card: kindIn(args.card) });
        fly(hand(who), wings(other), { card: kindIn(args.left) });
        break;
      case "mirrored":
        fly(wings(who), wings(other), { card: kindIn(args.given) });
        fly(wings(other), wings(who), { card: kindIn(args.component) });
        break;
      case "discarded":
        if (events.some((each) => nameOf(each) === "exchanged")) fly(hand(who), CONTEST, { card: last(args.card) });
        break;
      case "took":
        fly(CONTEST, plan(who, last(args.objective)), { trick: last(args.objective) });
        break;
      case "played-on":
        fly(hand(who), trickAt(last(args.objective)), { card: last(args.card) });
        break;
    }
  });
  return found;
}

/** Which card it was, for the two who know. */
const takenIn = (events: GameEvent[]): string => last(events.find((event) => nameOf(event) === "card-taken")?.args.card);
