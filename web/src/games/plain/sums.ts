// The sums one can ask about, with their names; a topic that ends in a seat's number is that seat's.
import type { TermJson } from "../../gen/messages";
import { say, words } from "../../text/words.svelte";

export interface Sum {
  topic: string;
  name: string;
  seat: number | null;
  total: number;
  terms: TermJson[];
}

export function sumsOf(game: string, sums: [string, TermJson[]][], seats: number): Sum[] {
  return sums.flatMap(([topic, terms]) => {
    const [, what = topic, number] = /^(.+?)(?: (\d+))?$/.exec(topic) ?? [];
    const seat = number !== undefined && Number(number) < seats ? Number(number) : null;
    const name = nameOf(game, seat === null ? topic : what);
    return name === "" ? [] : [{ topic, name, seat, total: terms.reduce((sum, { value }) => sum + value, 0), terms }];
  });
}

/** What a sum is called; "" : the game has no name for it, and its board shows it in its own way. */
function nameOf(game: string, topic: string): string {
  const word = topic.replaceAll(" ", "-");
  const key = [`${game}-topic-${word}`, `web-words-topic-${word}`].find((each) => words.has(each));
  if (key !== undefined) return say(key);
  return words.isBrought(game) ? topic : "";
}
