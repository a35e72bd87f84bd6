// The few sounds of the house, and what a game says about them.
import type { GameEvent } from "../games/types";

/** Paper: a tile or card is laid or drawn. Brass: one's turn, something great. Dice: chance. A tick of the clock. A soft no. */
export type Sound = "paper" | "brass" | "dice" | "tick" | "refusal";

export interface GameSounds {
  /** By the name of an event; null: it is not heard. */
  of: Readonly<Record<string, Sound | null>>;
  /** How long an event is shown before the next one (ms): sounds keep time with the board. */
  lasts(event: GameEvent): number;
  /** The most a step may take to be shown (ms), where it is not what the board's queue allows. */
  longest?: number;
}
