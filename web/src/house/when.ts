// How long ago, in the language of the page.
import { words } from "../text/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function since(ms: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - ms) / 1000));
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: "auto", style: "short" });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ["second", 1];
  if (unit === "second") return format.format(0, "second");
  return format.format(-Math.floor(seconds / size), unit);
}
