// How large cards are: one size for all in the row, never uneven, in whole steps of the picture's cells where possible.
import { PICTURES } from "../../gen/pictures";

export const RATIO = PICTURES.height / PICTURES.width; // of the printable area
const SHRUNK = 0.72; // of the usual size, for long rows
const LONG = 6;
const LEAST = 46;
// Device pixels that divide the cells evenly, both ways.
const WHOLE = Array.from({ length: PICTURES.width }, (_, k) => k + 1).filter(
  (wide) => wide >= LEAST && PICTURES.width % wide === 0 && Number.isInteger(wide * RATIO),
);

export interface Room {
  width: number;
  height: number;
  coarse: boolean; // fingers
  scale: number; // device pixels to a page's pixel
}
export interface RowLayout {
  card: number; // width of a picture in the row
  frame: number; // width of its grey frame
  gap: number;
  total: number; // width of the whole row
  scrolls: boolean;
  next: number; // width of the next picture
}

/** The largest width up to `most` that shows whole cells, if it is not much smaller; else `most`. */
export function whole(most: number, scale: number): number {
  const fits = WHOLE.map((device) => device / scale).filter((width) => width <= most && width >= most * 0.86);
  return fits.length > 0 ? Math.max(...fits) : Math.floor(most);
}

export function frameOf(card: number): number {
  return Math.max(4, Math.min(10, Math.round(card * 0.054)));
}

export function rowWidth(cards: number, card: number, gap: number): number {
  const outer = card + 2 * frameOf(card);
  return Math.round(outer * 0.72) + cards * outer + (cards + 1) * gap;
}

/** Rows of more than six shrink; what still does not fit scrolls. */
export function layout(cards: number, room: Room): RowLayout {
  const gap = room.coarse ? 44 : 28;
  const narrow = room.width <= 640;
  const usual = Math.max(LEAST, Math.min(narrow ? 93 : 140, (room.height * (narrow ? 0.3 : 0.4)) / RATIO));
  const least = Math.max(LEAST, usual * SHRUNK);
  let most = cards > LONG ? least : usual;
  if (!narrow && rowWidth(cards, most, gap) > room.width) {
    const fit = (room.width - (cards + 1) * gap) / (cards + 0.72) / 1.11;
    most = Math.max(least, Math.min(most, fit));
  }
  const card = whole(most, room.scale);
  const frame = frameOf(card);
  const total = rowWidth(cards, card, gap);
  const below = room.height - (card * RATIO + 2 * frame) - (narrow ? 74 : 96);
  const wide = Math.min(room.width * (narrow ? 0.58 : 0.4), 300);
  const next = whole(Math.max(LEAST, Math.min(wide, below / RATIO)), room.scale);
  return { card, frame, gap, total, scrolls: total > room.width, next };
}

/** The gap whose middle is nearest to a point; gaps by their middles from left to right. */
export function nearestGap(middles: number[], x: number): number {
  let best = 0;
  for (let k = 1; k < middles.length; k++) {
    if (Math.abs(middles[k]! - x) < Math.abs(middles[best]! - x)) best = k;
  }
  return best;
}
