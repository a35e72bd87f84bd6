// What is heard of Illuminati: cards and money are paper, what turns the game is brass, dice are dice.
import { EVENTS, type EventName } from "../../gen/illuminati";
import type { GameSounds, Sound } from "../../sound/sounds";

const HEARD: Partial<Record<EventName, Sound>> = {
  "rolled-for-first": "dice",
  "dice-thrown": "dice",
  "turned-up": "paper",
  "special-drawn": "paper",
  "special-drawn-unseen": "paper",
  attached: "paper",
  "group-handed": "paper",
  "special-played": "paper",
  "special-played-on-card": "paper",
  "special-played-at-seat": "paper",
  offered: "paper",
  "deal-done": "brass",
  "present-made": "paper",
  destroyed: "brass",
  "attack-succeeded": "brass",
  eliminated: "brass",
  "goal-reached": "brass",
  "game-over": "brass",
};
const ROLL_MS = 700;

export const sounds: GameSounds = {
  of: Object.fromEntries(EVENTS.map((name) => [name, HEARD[name] ?? null])),
  lasts: ({ name }) => (name === "dice-thrown" ? ROLL_MS : 0),
};
