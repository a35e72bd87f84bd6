// What is heard of Illusion: pictures are paper, card by card while a row is turned over; who wins the arrow is brass.
import { nameOf, type EventName } from "../../gen/illusion";
import type { GameSounds, Sound } from "../../sound/sounds";
import { TURN_MS } from "./choice.svelte";

const PLACE_MS = 240;
const LASTS: Partial<Record<EventName, number>> = { placed: PLACE_MS, doubted: TURN_MS, revealed: TURN_MS };

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
    "wrong-covered": null,
  } satisfies Record<EventName, Sound | null>,
  lasts: (event) => LASTS[nameOf(event)] ?? 0,
  longest: Infinity, // a row is turned over card by card, however long it is
};
