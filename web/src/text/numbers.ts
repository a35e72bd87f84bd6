// Numbers as the language writes them, with a minus where others have a hyphen.
import { words } from "./words.svelte";

/** With so many digits after the comma at most. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits, signDisplay: "negative" }).format(value).replace("-", "−");

/** A change: "+2", "−1", "0". */
export function signed(value: number, digits = 0): string {
  const text = figure(value, digits);
  return value > 0 && text !== "0" ? `+${text}` : text;
}
