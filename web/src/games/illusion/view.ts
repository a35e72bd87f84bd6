// Illusion's view as the server sends it.
import type { View } from "../types";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface CheckView {
  colour: Colour;
  cards: { picture: number; shares: number[] }[];
  doubter: number;
  winner: number;
}
export interface IllusionView {
  seat: number | null;
  seats: number;
  length: "standard" | "twelve";
  phase: "must-place" | "place-or-doubt" | "over";
  turn: number | null;
  round: number;
  arrow: Colour | null;
  won: number[][]; // arrow cards by seat and colour
  row: number[]; // pictures from left to right
  next: number | null;
  pile: number;
  pictures: number;
  last_placer: number | null;
  check: CheckView | null;
  estimates: { row: number[]; next: number } | null; // by ear, in hundredths of a per cent
}

export const illusionView = (view: View): IllusionView => view as unknown as IllusionView;
export const colourAt = (colour: Colour): number => COLOURS.indexOf(colour);
/** The arrows a seat has won, one entry each. */
export const arrowsOf = (view: IllusionView, seat: number): Colour[] =>
  COLOURS.flatMap((colour, at) => Array.from({ length: view.won[seat]?.[at] ?? 0 }, () => colour));
export const NEEDED = 3; // arrows that win a standard game
/** What is heard of a share: whole per cent, more would be more than an eye can tell. */
export const heard = (glance: number | undefined): number => Math.max(1, Math.round((glance ?? 0) / 100));
