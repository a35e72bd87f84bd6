// What is chosen so far; it holds as long as nothing has happened.
import { FACTS, type FrameView, type SlotView } from "../../gen/illusio";
import type { Mode } from "./uses";

export type Question = FrameView["kind"];

export interface Picked {
  mode: Mode;
  source: string;
  target: string;
  place: number; // of the card in the hand, so that of two alike one rises
  taking: string; // the trick of the Contest about to be taken
  slots: SlotView[]; // its places, with the components about to surround it
  cards: number[]; // places in the hand of the cards to exchange
}

export const NOTHING: Picked = { mode: "plain", source: "", target: "", place: -1, taking: "", slots: [], cards: [] };

/** The clause that what is being done rests on. */
export function clauseOf(picked: Picked, mode: Mode, asked: Question | null): string {
  const { clauses } = FACTS;
  if (picked.taking !== "") return clauses.placing;
  if (mode !== "plain") return clauses[mode];
  return asked === null ? "" : clauses[asked];
}
