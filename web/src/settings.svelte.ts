// What this browser remembers: language, theme, motion. Everything has a working default.
import { words, type Lang } from "./text/words.svelte";

export interface Settings {
  lang: Lang;
  theme: "dark" | "light" | "system";
  motion: "full" | "reduced" | "system";
  palette: "standard" | "safe";
  textures: boolean; // patterns on Illusion's inks
  oneClick: boolean; // a click plays at once instead of previewing
  lastGame: string;
}

const KEY = "lanterne";

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  lang: browserLang(),
  theme: "system",
  motion: "system",
  palette: "standard",
  textures: false,
  oneClick: false,
  lastGame: "vizia",
  ...stored(),
});

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
