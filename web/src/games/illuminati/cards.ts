// What stands on cards, and how their names are written.
import { FACTS, type CardWord, type SpecialWord } from "../../gen/illuminati";
import { say, words } from "../../text/words.svelte";
import { HIDDEN } from "./places";

type Fact = (typeof FACTS.cards)[CardWord];

export const factOf = (card: string): Fact | undefined => FACTS.cards[card as CardWord];

export const cardName = (card: string): string =>
  card === HIDDEN ? say("illuminati-web-face-down") : say(`illuminati-${isSpecial(card) ? "special" : "card"}-${card}`);

export const isSpecial = (card: string): card is SpecialWord => card in FACTS.specials;

/** What its ability does, in a sentence; "" : it has none. */
export function abilityOf(card: string): string {
  if (isSpecial(card)) return say(FACTS.specials[card].text);
  const text = factOf(card)?.text ?? null;
  return text !== null && words.has(text) ? say(text) : "";
}

/** Two letters that stand beside an alignment's sign. */
export const letters = (alignment: string): string => say(`illuminati-web-letters-${alignment}`);

const LINE = 19; // letters that fit on a card's line

/** A name on two lines at most, cut where it would not fit. */
export function nameLines(name: string): string[] {
  const lines: string[] = [""];
  for (const word of name.split(" ")) {
    const last = lines.at(-1)!;
    const longer = last === "" ? word : `${last} ${word}`;
    if (last === "" || longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const [first = "", second] = lines;
  if (second === undefined) return [clipped(first)];
  return [clipped(first), clipped(lines.slice(1).join(" "))];
}

const clipped = (line: string): string => (line.length <= LINE + 2 ? line : `${line.slice(0, LINE)}…`);

export const powerText = (power: number, transferable: number): string =>
  transferable > 0 ? `${power}/${transferable}` : String(power);
