// The view of Vizia as the server writes it.
import type { Colour } from "./codes";
import type { Way } from "./lattice";

export type TileRow = [Colour, number, number, Way];
export type Kind = "simple" | "bicolour" | "prism";
export const WORTH: Record<Kind, number> = { simple: 1, bicolour: 2, prism: 3 }; // how many pips a wheel bears

export interface ViziaView {
  seat: number | null;
  seats: number;
  options: Record<string, boolean>;
  turn: number;
  phase: "play" | "take" | "pay" | "put" | "claim" | "capture" | "over";
  placed: number;
  layout: TileRow[];
  lifted: TileRow | null;
  tokens: [number, number, number, Kind][];
  freed: [number, number][];
  commons: Colour[];
  pile: number;
  hand: Colour[] | null;
  hands: number[];
  known: Colour[][] | null;
  left: number[];
  scores: number[];
  closes: [Colour, number, number, Way, number, number, Kind][];
  captures: [Colour, number, number, Way, number, number][];
}

export const viziaView = (view: Record<string, unknown>): ViziaView => view as unknown as ViziaView;
