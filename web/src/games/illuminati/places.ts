// Where a structure's cards lie on the stage: one landscape cell to a card, north up. Cards never turn, arrows do.
import type { ArrowView, DirectionWord, GroupView, SeatView } from "../../gen/illuminati";
import type { Rect } from "../../board/camera";

export const CARD = { w: 170, h: 110 };
export const GAP = 34;
const MARGIN = 46; // for free arrows and what hangs over a card's edge

export interface Point {
  x: number;
  y: number;
}

/** A card of a structure where it lies; the Illuminati has no group's figures. */
export interface Piece {
  card: string;
  at: Point; // the middle of its cell
  place: readonly number[];
  group: GroupView | null;
  arrows: ArrowView[];
}

const STEPS: Record<DirectionWord, readonly [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
export const HIDDEN = "hidden"; // an Illuminati that lies face down

export const isWay = (word: string): word is DirectionWord => word in STEPS;

export const pointOf = ([x = 0, y = 0]: readonly number[]): Point => ({ x: x * (CARD.w + GAP), y: -y * (CARD.h + GAP) });

export function beside([x = 0, y = 0]: readonly number[], way: string): number[] {
  const [dx, dy] = isWay(way) ? STEPS[way] : [0, 0];
  return [x + dx, y + dy];
}

/** The way on the stage: to the right, downwards. */
export function stepOf(way: string): Point {
  const [dx, dy] = isWay(way) ? STEPS[way] : [0, 0];
  return { x: dx, y: -dy };
}

export function piecesOf(seat: SeatView): Piece[] {
  const centre = { card: seat.illuminati ?? HIDDEN, place: [0, 0], at: pointOf([0, 0]), group: null, arrows: seat.arrows };
  const groups = seat.groups.flatMap((group) =>
    group.place === null ? [] : [{ card: group.card, place: group.place, at: pointOf(group.place), group, arrows: group.arrows }],
  );
  return [centre, ...groups];
}

export function boundsOf(points: Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.min(...xs) - CARD.w / 2 - MARGIN;
  const top = Math.min(...ys) - CARD.h / 2 - MARGIN;
  return { x: left, y: top, w: Math.max(...xs) + CARD.w / 2 + MARGIN - left, h: Math.max(...ys) + CARD.h / 2 + MARGIN - top };
}

export const covers = (at: Point, { x, y }: Point): boolean =>
  Math.abs(x - at.x) <= CARD.w / 2 && Math.abs(y - at.y) <= CARD.h / 2;

/** How far into a cell a place of it lies, from the edge at which an arrow that points this way enters. */
export function inwards(way: string, x: number, y: number): number {
  const step = stepOf(way);
  return (x * step.x) / CARD.w + (y * step.y) / CARD.h;
}

/** The quarter of a cell at the edge where an arrow that points this way enters. */
export function quarterOf(way: string): string {
  const { x, y } = stepOf(way);
  const [ex, ey] = [(-x * CARD.w) / 2, (-y * CARD.h) / 2];
  const [sx, sy] = [(Math.abs(y) * CARD.w) / 2, (Math.abs(x) * CARD.h) / 2];
  return `M 0 0 L ${ex - sx} ${ey - sy} L ${ex + sx} ${ey + sy} Z`;
}

/** The nearest card in that direction, for the arrow keys; null: there is none. */
export function nextTo(pieces: Piece[], from: Piece, key: string): Piece | null {
  const ahead = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" }[key];
  if (ahead === undefined) return null;
  const way = stepOf(ahead);
  const [along, across] = way.x === 0 ? (["y", "x"] as const) : (["x", "y"] as const);
  const found = pieces
    .filter((piece) => (piece.at[along] - from.at[along]) * way[along] > 0)
    .map((piece) => {
      const side = Math.abs(piece.at[across] - from.at[across]);
      return { piece, far: Math.abs(piece.at[along] - from.at[along]) + 2 * side };
    });
  return found.sort((one, other) => one.far - other.far)[0]?.piece ?? null;
}
