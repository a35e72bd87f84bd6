// Summands in few words, each told as the points it brings.
import type { Part } from "./SumLine.svelte";
import type { TermJson } from "../gen/messages";
import { say, words } from "../text/words.svelte";

export interface Cell {
  value: number;
  times: string; // "4 × 3" where so many things of one worth make it up; "" : it is no product
}

/** Summands as points, never to be taken for counts: "15 Prisms (5 × 3)". */
export function termParts(game: string, terms: TermJson[], names: string[]): Part[] {
  return terms.map((term) => {
    const { times } = cellOf([term]);
    const label = shortWords(game, term, names);
    return {
      value: term.value,
      label: times === "" ? label : say("web-table-term", { label, times }),
      title: words.phrase(term.phrase, names),
      clause: term.clause,
    };
  });
}

export function shortWords(game: string, { phrase }: TermJson, names: string[]): string {
  const short = phrase.key.replace(`${game}-term-`, `${game}-web-term-`);
  return words.has(short) ? say(short) : words.phrase(phrase, names);
}

export function cellOf(terms: TermJson[]): Cell {
  const value = terms.reduce((sum, term) => sum + term.value, 0);
  const { count, worth } = terms.length === 1 ? terms[0]!.phrase.args : {};
  const product = typeof count === "number" && typeof worth === "number" && count * worth === value;
  return { value, times: product ? say("web-table-times", { count, worth }) : "" };
}
