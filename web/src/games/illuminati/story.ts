// How the conspiracy grew: cards of every seat, turn by turn, read off the log.
import { seatOf } from "../events";
import { cardIn } from "./lit";
import { nameOf, type IlluminatiView } from "../../gen/illuminati";
import type { Line } from "../../gen/messages";

export interface Turn {
  seat: number; // whose
  cards: number[]; // by seat, when it ended
  marks: Mark[];
}

export interface Mark {
  seat: number;
  kind: "taken" | "destroyed" | "deal" | "out" | "won";
}

export function storyOf(log: Line[], view: IlluminatiView): Turn[] {
  const owners = new Map<string, number>(
    view.seats.flatMap(({ seat, illuminati }) => (illuminati === null ? [] : [[illuminati, seat]])),
  );
  const centres = new Set(owners.keys());
  const turns: Turn[] = [];
  const count = (): number[] =>
    view.seats.map(({ seat }) => [...owners].filter(([card, owner]) => owner === seat && !centres.has(card)).length + 1);
  for (const { event, seat } of log) {
    const { args } = event;
    const card = cardIn(args.card);
    const now = turns.at(-1);
    const mark = (kind: Mark["kind"], whose: number): void => {
      if (whose >= 0) now?.marks.push({ seat: whose, kind });
    };
    switch (nameOf(event)) {
      case "turn-began":
        turns.push({ seat: seatOf(args.seat), cards: count(), marks: [] });
        break;
      case "attached": {
        const owner = owners.get(cardIn(args.master)) ?? seat ?? -1;
        if (!owners.has(card)) mark("taken", owner);
        owners.set(card, owner);
        break;
      }
      case "destroyed":
        mark("destroyed", now?.seat ?? -1);
        owners.delete(card);
        break;
      case "released":
      case "group-dropped":
        owners.delete(card);
        break;
      case "deal-done":
        mark("deal", seatOf(args.seat));
        mark("deal", seatOf(args.to));
        break;
      case "present-made":
        mark("deal", seatOf(args.seat));
        break;
      case "eliminated":
        mark("out", seatOf(args.seat));
        break;
      case "goal-reached":
        mark("won", seatOf(args.seat));
        break;
      default:
    }
    if (now !== undefined) now.cards = count();
  }
  return turns;
}
