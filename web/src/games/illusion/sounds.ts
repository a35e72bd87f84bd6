// What is heard of Illusion: pictures are paper, card by card while a row is turned over; who wins the arrow is brass.
import type { GameSounds } from "../../sound/sounds";
import { TURN_MS } from "./choice.svelte";

const PLACE_MS = 240;
const LASTS: Record<string, number> = { placed: PLACE_MS, doubted: TURN_MS, revealed: TURN_MS };

export const sounds: GameSounds = {
  of: {
    arrow: null,
    doubted: null,
    first: "dice",
    opened: null,
    over: null, // the arrow that was won is heard
    placed: "paper",
    rebuilt: "dice",
    revealed: "paper",
    right: null,
    "turned-up": null,
    won: "brass",
    wrong: null,
  },
  lasts: (event) => LASTS[String(event.name)] ?? 0,
  longest: Infinity, // a row is turned over card by card, however long it is
};
