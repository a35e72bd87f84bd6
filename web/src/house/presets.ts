// The options of a table that is about to be opened, and the ready-made sets of them.
import { presetsOf } from "../games/registry";
import type { Options, Presets } from "../games/types";
import type { GameInfo } from "../gen/messages";
import { say, words } from "../text/words.svelte";

export type PresetName = "basic" | keyof Presets;

/** The options that people choose; others follow from the bots at the table. */
export const chosenByHand = (game: GameInfo): GameInfo["options"] => game.options.filter((option) => option.by_hand);

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(chosenByHand(game).map((option) => [option.key, option.default]));
}

export function presetNames(game: GameInfo): PresetName[] {
  const known = presetsOf(game.name);
  return (["basic", "advanced", "family"] as const).filter((name) => name === "basic" || known[name] !== undefined);
}

export function preset(game: GameInfo, name: PresetName): Options {
  const base = defaults(game);
  const differing = name === "basic" ? {} : (presetsOf(game.name)[name] ?? {});
  const wanted = Object.entries(differing).filter(([key]) => key in base);
  return { ...base, ...Object.fromEntries(wanted) };
}

/** The name of the preset these options are, or null: chosen one by one. */
export function presetOf(game: GameInfo, options: Options): PresetName | null {
  const same = (name: PresetName): boolean => Object.entries(preset(game, name)).every(([key, value]) => options[key] === value);
  return presetNames(game).find(same) ?? null;
}

/** What such a table plays, in one line. */
export function presetHelp(game: string, name: PresetName | "own"): string {
  const own = `${game}-web-preset-${name}`;
  return [own, `web-preset-${name}-help`].filter((key) => words.has(key)).map((key) => say(key))[0] ?? "";
}
