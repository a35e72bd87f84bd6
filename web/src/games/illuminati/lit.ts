// Cards that the game speaks of in phrases.
import type { PhraseJson } from "../../gen/messages";
import type { GameEvent } from "../types";

const CARD = /^illuminati-(?:card|special)-(.+)$/;

/** The card that an argument names; "" : none. */
export const cardIn = (value: PhraseJson["args"][string] | undefined): string =>
  typeof value === "object" ? (CARD.exec(value.key)?.[1] ?? "") : "";

/** The cards that a line of the log speaks of. */
export const litBy = (event: GameEvent): string[] => Object.values(event.args).map(cardIn).filter(Boolean);
