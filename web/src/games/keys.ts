// A board's keys by what they do. The help lists them and the board asks which was pressed: neither knows more than the other.
import { isCharacter } from "../parts/caps";
import type { KeyHelp } from "./types";

export type Keys<N extends string = string> = Readonly<Record<N, readonly string[]>>;
/** What each of them does, told which of its keys it was. False: nothing, somebody else may want the key. */
export type KeyDeeds<N extends string> = Readonly<Record<N, (at: number) => boolean>>;

export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export const figures = (count: number): string[] => Array.from({ length: count }, (_, k) => String(k + 1));

/** How a key is named here: letters are small, and a figure is one where it is printed above another sign, as in France. */
function namesOf(event: KeyboardEvent): string[] {
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const figure = event.shiftKey ? null : /^Digit(\d)$/.exec(event.code);
  return figure === null || name === "-" ? [name] : [name, figure[1]!];
}

/** The deed of the key that was pressed, if it has one. A letter with Shift is not a board's. */
function found<N extends string>(keys: Keys<N>, event: KeyboardEvent, shift: boolean): { deed: N; at: number } | null {
  if (event.shiftKey && !shift && /^\p{L}$/u.test(event.key)) return null;
  for (const name of namesOf(event)) {
    for (const deed of Object.keys(keys) as N[]) {
      const at = keys[deed].indexOf(name);
      if (at >= 0) return { deed, at };
    }
  }
  return null;
}

/** Does what the pressed key stands for. True: it was used. */
export function press<N extends string>(
  keys: Keys<N>,
  event: KeyboardEvent,
  deeds: KeyDeeds<N>,
  { shift = false }: { shift?: boolean } = {},
): boolean {
  const one = found(keys, event, shift);
  return one !== null && deeds[one.deed](one.at);
}

/** The same keys for the help, each with the message `<part>-help-<deed>`. */
export const helpOf = (part: string, keys: Keys): KeyHelp[] =>
  Object.entries(keys).map(([deed, own]) => ({ keys: own, does: `${part}-help-${deed}` }));

/** Whether these work only while letters, figures and signs alone are keys. */
export const needCharacters = ({ keys }: KeyHelp): boolean => keys.some(isCharacter);
