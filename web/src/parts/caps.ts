// Keys as they are printed on a keyboard.
import "./words";
import { say } from "../text/words.svelte";

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", "-": "−" };
const WORDS: Record<string, string> = {
  " ": "space",
  Enter: "enter",
  Escape: "escape",
  Shift: "shift",
  Home: "home",
  End: "end",
};

/** Whether a key writes something: a letter, a figure or a sign. Such keys can be switched off (WCAG 2.1.4). */
export const isCharacter = (key: string): boolean => /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(key);

function capOf(key: string): string {
  const word = WORDS[key];
  return word === undefined ? (SIGNS[key] ?? key.toUpperCase()) : say(`web-cap-${word}`);
}

/** What stands on these keys, given as events name them; a row of figures is told by its ends. */
export function capsOf(keys: readonly string[]): string[] {
  const [first] = keys;
  const isRow = keys.length > 2 && keys.every((key, at) => key === String(Number(first) + at));
  return isRow ? [`${first}–${keys.at(-1)}`] : keys.map(capOf);
}
