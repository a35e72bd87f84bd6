// What is heard of Illusio: cards are paper, a trick on display or validated is brass, a shuffled deck is chance.
import { lengthOf } from "../../board/show.svelte";
import type { EventName } from "../../gen/illusio";
import type { GameSounds, Sound } from "../../sound/sounds";
import { beatsOf } from "./beats";

const of: Record<EventName, Sound | null> = {
  abandoned: "paper",
  "card-kept": "paper",
  "card-taken": "paper",
  "contest-filled": "paper",
  "contest-short": null,
  "deck-rebuilt": "dice",
  discarded: "paper",
  displayed: "brass",
  drew: "paper",
  "drew-card": "paper",
  "drew-for-first": "dice",
  ended: "brass",
  exchanged: "paper",
  filched: "paper",
  first: null,
  "held-over": null,
  "kept-card": "paper",
  magician: "paper",
  mirrored: "paper",
  misnamed: null,
  named: null,
  "objectives-rebuilt": "dice",
  placed: "paper",
  "played-on": "paper",
  prepared: "paper",
  "programme-changed": "paper",
  "programme-kept": null,
  recalled: "paper",
  "saw-card": null,
  "saw-objective": null,
  talent: null, // what it does is heard
  "talent-bonus": null,
  took: "paper",
  "took-card": "paper",
  transformed: "paper",
  "transformed-covered": null,
  "named-covered": null,
  "misnamed-covered": null,
  turn: null, // one's own turn is told by the table
  validated: "brass",
};

export const sounds: GameSounds = { of, lasts: (event) => lengthOf(beatsOf([event])) };
