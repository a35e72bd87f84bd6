// What this browser remembers: language, light, motion, sound, ways to play. Everything has a working default.
import { LANGUAGES, spoken, type Lang } from "./text/languages";
import { words } from "./text/words.svelte";

/** A table as it was wished for, to be offered again. */
export interface Kept {
  others: string[];
  options: Record<string, boolean | number | string>;
  pace: string;
  atZero: "bot" | "lose";
}

export type SoundLevel = 0 | 1 | 2 | 3; // 0: off

export interface Settings {
  lang: Lang;
  theme: "dark" | "light" | "system";
  motion: "full" | "reduced" | "system";
  palette: "standard" | "safe";
  textures: boolean; // patterns on Illusion's inks
  sound: SoundLevel;
  oneClick: boolean; // a click plays at once instead of previewing
  guarded: boolean; // second presses and presses on what has just changed do nothing (table/guard.svelte.ts)
  fastBots: boolean; // bots need not pause before what they do
  autoPass: "never" | "nothing" | "always"; // what one wishes for answer windows when one sits down (table/wishes.svelte.ts)
  letterKeys: boolean; // keys that write something do something at the table
  callHere: boolean; // this browser shows notices, if its person let it
  callOffered: boolean; // to be called was offered
  inWords: boolean; // boards are read instead of drawn
  lastGame: string;
  lastTables: Record<string, Kept>; // by game, the table one opened last (house/wish.svelte.ts)
}

const KEY = "lanterne";

function stored(): Partial<Settings> {
  try {
    const { lang, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return lang !== undefined && LANGUAGES.includes(lang) ? { ...kept, lang } : kept;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  lang: spoken(navigator.languages),
  theme: "system",
  motion: "system",
  palette: "standard",
  textures: false,
  sound: 0,
  oneClick: false,
  guarded: true,
  fastBots: false,
  autoPass: "nothing",
  letterKeys: true,
  callHere: true,
  callOffered: false,
  inWords: false,
  lastGame: "vizia",
  lastTables: {},
  ...stored(),
});

words.lang = settings.lang; // before any words are asked for

/** Writes the choice down and makes it so. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") root.removeAttribute("data-motion");
  else root.dataset.motion = settings.motion;
  root.dataset.palette = settings.palette;
  if (words.lang !== settings.lang) void words.setLang(settings.lang);
}

export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
