// What an attack would do to everyone's goals, as far as these eyes can tell.
import type { IlluminatiChoice } from "./choice.svelte";
import { goalsOf, type Goal } from "./goals";
import { FACTS, type AttackView, type GroupView } from "../../gen/illuminati";

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

export function effectsOf(choice: IlluminatiChoice, { seat, target, kind, defender }: AttackView): Effect[] {
  if (target === null || kind === null) return [];
  const { seats, uncontrolled } = choice.view;
  const held = defender === null ? [] : branchOf(seats[defender]?.groups ?? [], target);
  const lone = uncontrolled.find((each) => each.card === target);
  const cards = held.length > 0 ? held : lone === undefined ? [] : [lone];
  const gains = kind === "control" ? cards.map(({ alignments }) => alignments) : [];
  const losses = held.map(({ alignments }) => alignments);
  return [
    ...changed(seat, goalsOf(choice, seat), gains, 1),
    ...(defender === null ? [] : changed(defender, goalsOf(choice, defender), losses, -1)),
  ];
}

function changed(seat: number, goals: Goal[], groups: string[][], sign: number): Effect[] {
  return goals.flatMap(({ what, name, have, need }) => {
    const wanted: readonly string[] | null =
      what in FACTS.goals ? FACTS.goals[what as keyof typeof FACTS.goals].alignments : null;
    if (wanted?.length === 0) return []; // no count of groups
    const count = groups.filter((alignments) => wanted === null || alignments.some((each) => wanted.includes(each))).length;
    return count === 0 ? [] : [{ seat, name, from: have, to: have + sign * count, need }];
  });
}
