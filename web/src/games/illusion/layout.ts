// How large cards are: one size for all in the row, never uneven, in whole steps of the picture's cells where possible.
import { PICTURES } from "../../gen/pictures";

export const RATIO = PICTURES.height / PICTURES.width; // of the printable area
const SHRUNK = 0.72; // of the usual size, for long rows
const LONG = 6;
const LEAST = 46;
const LARGEST = 320;
const JUDGED = 90; // smaller than this nobody judges the next picture: then it stays as large as in a short row
const PHONE = { card: 93, part: 0.3, around: 74 }; // the part of the room that is the row's; what stands around pictures
const DESK = { card: 140, around: 96 };
const FLAT = { height: 320, around: 76 }; // a phone on its side
const SCROLLED = 0.6; // of the usual size, on screens where that is more than the least
const FRAMED = 1.11; // a card and its frame
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
  beside: boolean; // which stands before the row, not below it
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

/** As large as the room allows with the next picture in the same size; rows that need it shrink, and scroll at last. */
export function layout(cards: number, room: Room, alone = false): RowLayout {
  const gap = room.coarse ? 44 : 28;
  const narrow = room.width <= 640;
  const beside = !alone && narrow && room.height < FLAT.height && room.width > room.height;
  const card = beside ? onItsSide(room) : narrow ? onPhone(cards, room) : onDesk(cards, gap, room);
  const frame = frameOf(card);
  const total = rowWidth(cards, card, gap);
  const left = room.width - (beside ? card + 2 * frame + gap : 0);
  return { card, frame, gap, total, scrolls: total > left, next: beside ? card : nextTo(card, room, narrow), beside };
}

const onItsSide = ({ height, scale }: Room): number => whole(Math.max(LEAST, (height - FLAT.around) / RATIO / FRAMED), scale);

function onPhone(cards: number, { height, scale }: Room): number {
  const usual = Math.max(LEAST, Math.min(PHONE.card, (height * PHONE.part) / RATIO));
  return whole(cards > LONG ? Math.max(LEAST, usual * SHRUNK) : usual, scale);
}

/** Two pictures, one above the other, with their frames. */
const halfOf = ({ height }: Room): number => Math.max(LEAST, Math.min(LARGEST, (height - DESK.around) / (2 * RATIO + 0.25)));

function onDesk(cards: number, gap: number, room: Room): number {
  const usual = halfOf(room);
  const least = Math.max(LEAST, Math.min(usual, DESK.card) * SHRUNK);
  const fit = (room.width - (cards + 1) * gap) / (cards + 0.72) / FRAMED;
  return whole(fit < least ? Math.max(least, usual * SCROLLED) : Math.min(usual, fit), room.scale);
}

function nextTo(card: number, room: Room, narrow: boolean): number {
  if (!narrow) return card >= JUDGED ? card : whole(halfOf(room), room.scale);
  const below = room.height - (card * RATIO + 2 * frameOf(card)) - PHONE.around;
  return whole(Math.max(LEAST, Math.min(room.width * 0.58, 300, below / RATIO)), room.scale);
}

/** The gap whose middle is nearest to a point; gaps by their middles from left to right. */
export function nearestGap(middles: number[], x: number): number {
  let best = 0;
  for (let k = 1; k < middles.length; k++) {
    if (Math.abs(middles[k]! - x) < Math.abs(middles[best]! - x)) best = k;
  }
  return best;
}
