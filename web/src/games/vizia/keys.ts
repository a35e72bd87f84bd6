// The keys of Vizia's board.
import { BOARD_KEYS } from "../../board/camera";
import { FACTS } from "../../gen/vizia";
import { ARROWS, figures } from "../keys";

export const KEYS = {
  tile: figures(FACTS.hand + FACTS.commons),
  places: ARROWS,
  closing: ["w"],
  take: ["t"],
  buy: ["b"],
  end: ["e"],
  zoom: BOARD_KEYS, // the picture's own: it hears them itself
} as const;
