// Legal codes put in order: what a card can do, how much may be paid, where a card may lie.
import { FACTS, type Code } from "../../gen/illuminati";

/** Codes that differ in a figure only: a stepper writes them. */
export interface Amount {
  key: string;
  shape: string;
  card: string; // whose treasury; "" : it has none
  side: string;
  codes: Map<number, string>;
  least: number;
  most: number;
  free: boolean; // nothing need be paid
}

const FIGURES = new Set<Code["shape"]>(["spend", "interfere", "amount", "tax", "power"]);
const FREE = new Set<Code["shape"]>(["spend", "interfere"]);
const DEALS = new Set<Code["shape"]>(["offer", "offer-promise", "promise", "accept", "refuse", "withdraw"]);
const MAINS: Code["shape"][] = ["announce", "roll", "done", "pass"]; // what is awaited, the likeliest first
const ASIDE = new Set<Code["shape"]>(["resign", "cheat"]); // never under a hurried finger

export const cardOf = (code: Code): string => ("card" in code ? code.card : "");
export const otherOf = (code: Code): string => (code.shape === "transfer" || code.shape === "attach" ? code.other : "");
export const specialOf = (code: Code): string => ("special" in code ? code.special : "");

/** The special that such a code plays; "" : none, or it is named. */
export function playedBy({ shape }: Code): string {
  const found = Object.entries(FACTS.specials).find(([, { verbs }]) => (verbs as readonly string[]).includes(shape));
  return found?.[0] ?? "";
}

const isSimple = (code: Code): boolean => Object.keys(code).length === 2; // its text and its shape

export function amountsOf(legal: Code[]): Amount[] {
  const found = new Map<string, Amount>();
  for (const code of legal) {
    if (!FIGURES.has(code.shape) || !("n" in code)) continue;
    const [card, side, n] = [cardOf(code), "side" in code ? code.side : "", Number(code.n)];
    const key = [code.shape, card, side].filter(Boolean).join(" ");
    const known = found.get(key) ?? {
      key,
      shape: code.shape,
      card,
      side,
      codes: new Map(),
      least: n,
      most: n,
      free: FREE.has(code.shape),
    };
    known.codes.set(n, code.text);
    known.least = Math.min(known.least, n);
    known.most = Math.max(known.most, n);
    found.set(key, known);
  }
  return [...found.values()];
}

/** Buttons of the foot: what says all by itself, the awaited one first. */
export function simpleOf(legal: Code[]): { main: Code | null; others: Code[] } {
  const simple = legal.filter((code) => isSimple(code) && !ASIDE.has(code.shape));
  const main = MAINS.flatMap((shape) => simple.filter((code) => code.shape === shape))[0] ?? null;
  return { main, others: simple.filter((code) => code !== main) };
}

/** What the panel lists, by kind. Deals, figures and places have pieces of their own. */
export function familiesOf(legal: Code[]): Map<string, Code[]> {
  const found = new Map<string, Code[]>();
  for (const code of legal) {
    const elsewhere = FIGURES.has(code.shape) || DEALS.has(code.shape) || code.shape === "attach";
    if (elsewhere || (isSimple(code) && !ASIDE.has(code.shape))) continue;
    found.set(code.shape, [...(found.get(code.shape) ?? []), code]);
  }
  return found;
}
