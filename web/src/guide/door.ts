// Where the rules of a game are read, clause by clause. At a table such links open over it (see table/RulesOver).
import { getContext, setContext } from "svelte";

export const SPOKEN_OF = Symbol("the game whose sums are shown");

export const rulesAt = (game: string, clause: string): string => `/rules/${game}${clause === "" ? "" : `#${clause}`}`;

/** Everything inside speaks of this game, so that its sums can lead to their clauses. */
export const speaksOf = (game: () => string): void => void setContext(SPOKEN_OF, game);

/** The address of a clause of the game that is spoken of; "" where none is. */
export function clauseAddress(): (clause: string) => string {
  const game = getContext<(() => string) | undefined>(SPOKEN_OF);
  return (clause) => (game === undefined || clause === "" ? "" : rulesAt(game(), clause));
}
