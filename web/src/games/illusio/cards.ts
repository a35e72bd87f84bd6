// Cards and tricks, looked up in the facts of the game.
import { FACTS, type CardWord, type ComponentCardWord, type ObjectiveWord } from "../../gen/illusio";

export type Kind = ComponentCardWord;
export type Card = CardWord;
export type Special = keyof typeof FACTS.specials;
export type Family = keyof typeof FACTS.families;
export type Domain = (typeof FACTS.domains)[number];

export interface Trick {
  domain: Domain;
  level: number;
  half: number; // so many components take it
  slots: readonly Kind[];
  needs: Readonly<Partial<Record<Family, number>>>;
}

const TRICKS: Record<ObjectiveWord, Trick> = FACTS.tricks;

export const trickOf = (name: string): Trick => TRICKS[name as ObjectiveWord];
export const familyOf = (kind: Kind): Family => FACTS.components[kind].family;
export const isTyped = (kind: Kind): boolean => FACTS.components[kind].typed;
export const isKind = (card: string): card is Kind => card in FACTS.components;
export const isSpecial = (card: string): card is Special => card in FACTS.specials;

/** The cards of a hand or a pile one by one, in the order in which a hand is laid out. */
export function cardsOf(counts: Record<string, number> | null): Card[] {
  if (counts === null) return [];
  return FACTS.cards.flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}
