// The arrows a seat has, and shares by colour, as the view orders them.
import { FACTS, type IllusionView } from "../../gen/illusion";

export type Colour = (typeof FACTS.colours)[number];

export const shareOf = (shares: readonly number[], colour: Colour): number => shares[FACTS.colours.indexOf(colour)] ?? 0;

/** The arrows a seat has won, one entry each. */
export const arrowsOf = (view: IllusionView, seat: number): Colour[] =>
  FACTS.colours.flatMap((colour, at) => Array.from({ length: view.won[seat]?.[at] ?? 0 }, () => colour));

/** What is heard of a share: whole per cent, more would be more than an eye can tell. */
export const heard = (glance: number | undefined): number => Math.max(1, Math.round((glance ?? 0) / FACTS.glance_unit));
