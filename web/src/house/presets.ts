// Ready-made sets of options by game: what differs from the defaults. Keys that a server does not know are left out.
import type { GameInfo } from "../gen/messages";

export type Value = boolean | number | string;
export type Options = Record<string, Value>;
export type PresetName = "basic" | "advanced" | "family";

const PRESETS: Record<string, Partial<Record<PresetName, Options>>> = {
  vizia: {
    advanced: { group_bonus: true, triangle_bonus: true, capture: true, purchase: true },
    family: { remember: true },
  },
  illusion: { advanced: { deck: "endless", length: "twelve" } },
  illusio: { advanced: { memory: true, talents: "any-time" }, family: { goal: 8 } },
  illuminati: { advanced: { hidden_goals: true, addon: true }, family: { open_money: true, round_limit: 8 } },
};

/** The options that people choose; others follow from the bots at the table. */
export const chosenByHand = (game: GameInfo): GameInfo["options"] => game.options.filter((option) => option.by_hand);

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(chosenByHand(game).map((option) => [option.key, option.default]));
}

export function presetNames(game: GameInfo): PresetName[] {
  const known = PRESETS[game.name] ?? {};
  return (["basic", "advanced", "family"] as const).filter((name) => name === "basic" || known[name] !== undefined);
}

export function preset(game: GameInfo, name: PresetName): Options {
  const base = defaults(game);
  const wanted = Object.entries(PRESETS[game.name]?.[name] ?? {}).filter(([key]) => key in base);
  return { ...base, ...Object.fromEntries(wanted) };
}

/** The name of the preset these options are, or null: chosen one by one. */
export function presetOf(game: GameInfo, options: Options): PresetName | null {
  const same = (name: PresetName): boolean => Object.entries(preset(game, name)).every(([key, value]) => options[key] === value);
  return presetNames(game).find(same) ?? null;
}
