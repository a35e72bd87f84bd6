// A check as it is shown: from the events of the doubt, or from a view that still holds it.
import { lastOf, seatOf } from "../events";
import type { GameEvent, View } from "../types";
import type { Colour } from "./colours";
import { FACTS, nameOf, viewOf, type CheckView, type EventName } from "../../gen/illusion";

export const seatIn = (event: GameEvent): number => seatOf(event.args.who);
export const colourIn = (event: GameEvent): Colour => lastOf(event.args.colour) as Colour;

/** What the events of a step reveal, or null where nobody doubted. */
export function revealOf(events: GameEvent[]): CheckView | null {
  const named = (name: EventName): GameEvent[] => events.filter((event) => nameOf(event) === name);
  const [doubted] = named("doubted");
  const [won] = named("won");
  const [wrong] = named("wrong");
  if (doubted === undefined || won === undefined) return null;
  return {
    colour: colourIn(won),
    cards: named("revealed").map(({ args }) => ({
      picture: Number(args.picture),
      shares: FACTS.colours.map((colour) => Number(args[colour])),
    })),
    fall: wrong === undefined ? null : Number(wrong.args.place) - 1,
    doubter: seatIn(doubted),
    winner: seatIn(won),
  };
}

/** The last check, while the view still holds it. */
export const revealIn = (view: View): CheckView | null => viewOf(view).check;
