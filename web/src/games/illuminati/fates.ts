// What an arrow would bring, in words: which cards of the branch fit, and what becomes of the others.
import { cardName } from "./cards";
import type { IlluminatiChoice } from "./choice.svelte";
import type { PreviewView } from "../../gen/illuminati";
import { say } from "../../text/words.svelte";

export interface Fate {
  card: string;
  fate: string;
  text: string;
}

/** Of every card that would not simply lie there, those that would have to make room last. */
export function fatesOf(choice: IlluminatiChoice, preview: PreviewView | undefined): Fate[] {
  if (preview === undefined) return [];
  const name = (card: string | null): string => (card === null ? "" : cardName(choice.cardBehind(card)));
  const of = (card: string, fate: string, obstacle: string | null): Fate => {
    const args = { card: name(card), obstacle: name(obstacle), why: obstacle === null ? "branch" : "obstacle" };
    return { card, fate, text: say(`illuminati-web-fate-${fate}`, args) };
  };
  const branch = preview.cards.filter(({ fate }) => fate !== "lies").map(({ card, fate, obstacle }) => of(card, fate, obstacle));
  return [...branch, ...preview.released.map((card) => of(card, "released", null))];
}

/** The same in a sentence for the prompter and for those who listen. */
export function summaryOf(choice: IlluminatiChoice, preview: PreviewView | undefined): string {
  if (preview === undefined || (preview.cards.length === 1 && choice.laying.trouble === 0)) return "";
  return say("illuminati-web-preview", { count: preview.cards.length, trouble: choice.laying.trouble });
}
