// What is heard of Vizia: tiles are paper, a closed wheel is brass, the shuffled pile is chance.
import { lengthOf } from "../../board/show.svelte";
import type { EventName } from "../../gen/vizia";
import type { GameSounds, Sound } from "../../sound/sounds";
import { beatsOf } from "./beats";

export const sounds: GameSounds = {
  of: {
    "game-started": "dice",
    "game-ended": "brass",
    "tile-dealt": "paper",
    "tile-placed": "paper",
    "tile-bought": "paper",
    "tile-moved": "paper",
    "tile-shown": "paper",
    "common-taken": "paper",
    "common-turned": "paper",
    "commons-returned": "dice",
    "wheel-completed": "brass",
    "wheel-captured": "brass",
    "token-captured": "brass",
    "token-placed": null, // the wheel was heard
    "token-taken-back": "paper",
    "turn-ended": null,
    "turn-passed": null,
    "turn-skipped": null,
  } satisfies Record<EventName, Sound | null>,
  lasts: (event) => lengthOf(beatsOf([event])),
};
