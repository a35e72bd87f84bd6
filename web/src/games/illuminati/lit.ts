// The cards that a line of the log speaks of.
import type { GameEvent } from "../types";

const CARD = /^illuminati-(?:card|special)-(.+)$/;

export const litBy = (event: GameEvent): string[] =>
  Object.values(event.args).flatMap((value) => {
    const found = typeof value === "object" ? CARD.exec(value.key)?.[1] : undefined;
    return found === undefined ? [] : [found];
  });
