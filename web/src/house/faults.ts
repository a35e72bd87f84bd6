// The server names every fault at once; each is shown on the line of the option it speaks of.
import type { Fault, GameInfo } from "../gen/messages";
import { words } from "../text/words.svelte";

export interface Sorted {
  byKey: Record<string, string[]>;
  general: string[];
}

export function faultsByOption(game: GameInfo, faults: Fault[]): Sorted {
  const sorted: Sorted = { byKey: {}, general: [] };
  for (const fault of faults) {
    const said = words.phrase(fault.phrase);
    if (game.options.some(({ key }) => key === fault.option)) (sorted.byKey[fault.option] ??= []).push(said);
    else sorted.general.push(said);
  }
  return sorted;
}
