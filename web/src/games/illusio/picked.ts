// What is chosen so far; it holds as long as nothing has happened.
import type { Mode } from "./codes";

export interface Picked {
  mode: Mode;
  source: string;
  target: string;
  place: number; // of the card in the hand, so that of two alike one rises
  taking: string; // the trick of the Contest about to be taken
  laid: string[]; // the components about to surround it
  cards: number[]; // places in the hand of the cards to exchange
}

export const NOTHING: Picked = { mode: "plain", source: "", target: "", place: -1, taking: "", laid: [], cards: [] };

const CLAUSES: Record<string, string> = {
  turn: "IL-034",
  draw: "IL-031",
  limit: "IL-033",
  window: "A-38",
  exchange: "IL-038",
  placing: "IL-039",
  into: "IL-080",
  leave: "IL-050",
  give: "IL-050",
  keep: "IL-031",
  programme: "IL-050",
  talent: "IL-048",
};

/** The clause that what is being done rests on. */
export function clauseOf(picked: Picked, mode: Mode, asked: string | null): string {
  if (picked.taking !== "") return CLAUSES.placing!;
  return CLAUSES[mode === "plain" ? (asked ?? "") : mode] ?? "";
}
