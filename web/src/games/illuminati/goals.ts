// How far a seat is, as far as these eyes can tell: the game's own sums, read as "so much of so much".
import type { IlluminatiChoice } from "./choice.svelte";
import { FACTS } from "../../gen/illuminati";
import { say } from "../../text/words.svelte";

export interface Goal {
  topic: string;
  what: string; // the goal's id, or the basic one's
  name: string;
  have: number;
  need: number;
  near: boolean; // one good stroke is enough
}

export const BASIC = "basic";
const STEPS = 7; // a goal is near when so little of it is missing
const NEEDED = "illuminati-term-goal-needed";

export function goalsOf(choice: IlluminatiChoice, seat: number): Goal[] {
  const sums = choice.reading.told?.sums ?? {};
  return [BASIC, ...Object.keys(FACTS.goals)].flatMap((what) => {
    const topic = `${what} ${seat}`;
    const terms = sums[topic];
    if (terms === undefined) return [];
    const need = -terms.filter(({ phrase }) => phrase.key === NEEDED).reduce((sum, { value }) => sum + value, 0);
    const have = terms.filter(({ phrase }) => phrase.key !== NEEDED).reduce((sum, { value }) => sum + value, 0);
    if (need <= 0) return [];
    return [
      {
        topic,
        what,
        name: say(`illuminati-web-goal-${what}`),
        have,
        need,
        near: need - have <= Math.max(1, Math.floor(need / STEPS)),
      },
    ];
  });
}
