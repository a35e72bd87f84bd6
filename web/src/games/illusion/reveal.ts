// A check as it is shown: from the events of the doubt, or from a view that still holds it.
import { lastOf, seatOf } from "../events";
import type { GameEvent, View } from "../types";
import { colourAt, COLOURS, illusionView, type Colour } from "./view";

export interface RevealedCard {
  picture: number;
  shares: number[];
}
export interface Reveal {
  colour: Colour;
  cards: RevealedCard[];
  fall: number; // the place of the first card that has less than the one before it, from 0; -1: the row is right
  doubter: number;
  winner: number;
}

export const seatIn = (event: GameEvent): number => seatOf(event.args.who);
export const colourIn = (event: GameEvent): Colour => COLOURS.find((colour) => colour === lastOf(event.args.colour)) ?? "red";

export function firstFall(shares: number[]): number {
  return shares.findIndex((share, at) => at > 0 && share < shares[at - 1]!);
}

function make(colour: Colour, cards: RevealedCard[], doubter: number, winner: number): Reveal {
  const own = cards.map((card) => card.shares[colourAt(colour)] ?? 0);
  return { colour, cards, fall: firstFall(own), doubter, winner };
}

/** What the events of a step reveal, or null where nobody doubted. */
export function revealOf(events: GameEvent[]): Reveal | null {
  const doubted = events.find((event) => event.name === "doubted");
  const won = events.find((event) => event.name === "won");
  if (doubted === undefined || won === undefined) return null;
  const cards = events
    .filter((event) => event.name === "revealed")
    .map(({ args }) => ({ picture: Number(args.picture), shares: COLOURS.map((colour) => Number(args[colour])) }));
  return make(colourIn(won), cards, seatIn(doubted), seatIn(won));
}

/** The last check, while the view still holds it. */
export function revealIn(view: View): Reveal | null {
  const check = illusionView(view).check;
  return check === null ? null : make(check.colour, check.cards, check.doubter, check.winner);
}
