// Whose key it is that was pressed.
import { isCharacter } from "./caps";
import { settings } from "../settings.svelte";

/** Whether a key is meant for the browser, a field or an open sheet. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}

/** Whether a person has switched off keys that write something (WCAG 2.1.4), and this is one. */
export const isOff = (event: KeyboardEvent): boolean => !settings.letterKeys && isCharacter(event.key);
