// A board for any game, made of what the game says of itself: its position in words, its choices, its sums.
import type { GameInfo } from "../../gen/messages";
import { helpOf } from "../keys";
import type { Choice, GameUi, View } from "../types";
import { PlainChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import Foot from "./Foot.svelte";
import { KEYS } from "./keys";
import Stage from "./Stage.svelte";

/** The choice of a plain board: these pieces are given no other. */
export const plainChoice = (choice: Choice): PlainChoice => choice as PlainChoice;

/** A seat's points, where the game's view has them under the usual name. */
function score(view: View, seat: number): string {
  const points: unknown = Array.isArray(view.scores) ? view.scores[seat] : undefined;
  return typeof points === "number" ? String(points) : "";
}

export const plainBoard = (info: GameInfo): GameUi => ({
  choice: (play) => new PlainChoice(play, info),
  Stage,
  Foot,
  Details,
  boxLine: () => "",
  score,
  hasSecrets: () => info.hidden,
  keys: helpOf("web-words", KEYS),
});
