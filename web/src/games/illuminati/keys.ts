// The keys of Illuminati's table.
import { BOARD_KEYS } from "../../board/camera";
import { ARROWS, figures } from "../keys";

const [CLOSER, FURTHER, WHOLE] = BOARD_KEYS;

export const KEYS = {
  walk: ARROWS,
  next: ["n"],
  visit: figures(7),
  home: [WHOLE], // one's own structure; the picture shows all of it by the same key
  deal: ["d"],
  zoom: [CLOSER, FURTHER], // the picture's own: it hears them itself
} as const;
