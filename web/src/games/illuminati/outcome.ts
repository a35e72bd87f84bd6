// What an attack would do to the number of cards on both sides.
import type { IlluminatiChoice } from "./choice.svelte";
import { BASIC, goalsOf } from "./goals";
import { type AttackView, type GroupView } from "../../gen/illuminati";

export interface Effect {
  seat: number;
  name: string; // of the goal
  from: number;
  to: number;
  need: number;
}

/** A group with all that hangs on it. */
export function branchOf(groups: GroupView[], card: string): GroupView[] {
  const root = groups.find((each) => each.card === card);
  if (root === undefined) return [];
  const puppets = root.arrows.flatMap(({ state, card: puppet }) => (state === "puppet" && puppet !== null ? [puppet] : []));
  return [root, ...puppets.flatMap((puppet) => branchOf(groups, puppet))];
}

/** Cards change hands with all that hangs on them; what counts for special goals, the game alone knows. */
export function effectsOf(choice: IlluminatiChoice, { seat, target, kind, defender }: AttackView): Effect[] {
  if (target === null || kind === null) return [];
  const lost = defender === null ? 0 : branchOf(choice.view.seats[defender]?.groups ?? [], target).length;
  const gained = kind === "control" ? Math.max(1, lost) : 0;
  return [...changed(choice, seat, gained), ...(defender === null ? [] : changed(choice, defender, -lost))];
}

function changed(choice: IlluminatiChoice, seat: number, by: number): Effect[] {
  const basic = goalsOf(choice, seat).filter(({ what }) => what === BASIC);
  return basic.flatMap(({ name, have, need }) => (by === 0 ? [] : [{ seat, name, from: have, to: have + by, need }]));
}
