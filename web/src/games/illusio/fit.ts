// Which component stands in which place of a trick, so that it can be drawn. The server alone decides what may be placed.
import { FAMILY_OF, isTyped, type Kind, type Trick } from "./cards";
import { itemOf } from "./view";

export interface Place {
  wanted: Kind;
  item: string | null; // what stands there
  state: "empty" | "exact" | "family";
}

/** Components set into places, those of the exact type first. What finds no place is left out. */
export function places(trick: Trick, items: string[]): Place[] {
  const found: Place[] = trick.slots.map((wanted) => ({ wanted, item: null, state: "empty" }));
  const left: string[] = [];
  for (const item of items) {
    const { kind } = itemOf(item);
    const exact = found.find((place) => place.item === null && place.wanted === kind);
    if (exact === undefined) left.push(item);
    else Object.assign(exact, { item, state: isTyped(exact.wanted) ? "exact" : "family" });
  }
  for (const item of left) {
    const { kind } = itemOf(item);
    if (kind === null) continue;
    const near = found.find((place) => place.item === null && FAMILY_OF[place.wanted] === FAMILY_OF[kind]);
    if (near !== undefined) Object.assign(near, { item, state: "family" });
  }
  return found;
}

/** The components of a backstage that suit a trick best: each place once, exact types first. */
export function best(trick: Trick, backstage: string[]): string[] {
  return places(trick, backstage).flatMap((place) => place.item ?? []);
}

/** Whether one more component would find a place beside those laid. */
export function fits(trick: Trick, laid: string[], item: string): boolean {
  return best(trick, [...laid, item]).length > laid.length;
}

/** How many stand where their exact type is wanted. */
export const exactCount = (shown: Place[]): number => shown.filter((place) => place.state === "exact").length;
