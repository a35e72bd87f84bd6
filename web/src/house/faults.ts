// The server names every fault at once; each is shown on the line of the option it speaks of.
import type { GameInfo } from "../gen/messages";
import { say, words } from "../text/words.svelte";

export interface Sorted {
  byKey: Record<string, string[]>;
  general: string[];
}

export function faultsByOption(game: GameInfo, faults: string[]): Sorted {
  const sorted: Sorted = { byKey: {}, general: [] };
  for (const fault of faults) {
    const told = fault.split(/[^\w]+/);
    const option = game.options.find(({ key }) => told.includes(key));
    if (option === undefined) sorted.general.push(fault);
    else (sorted.byKey[option.key] ??= []).push(inWords(game.name, option.key, fault));
  }
  return sorted;
}

/** The game's own words for what is wrong with an option, where it has some. */
function inWords(game: string, key: string, fault: string): string {
  const message = `${game}-option-${key}-fault`;
  return words.has(message) ? say(message) : fault;
}
