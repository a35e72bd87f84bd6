// Where cells and vertices lie on the picture. Geometry only: what is beside what is generated, what may lie where is the
// server's to say.
import type { Rect } from "../../board/camera";
import { FACTS, type ColourWord, type ViziaView } from "../../gen/vizia";

export const EDGE = 100; // of a triangle, in units of the picture
export const RISE = (EDGE * Math.sqrt(3)) / 2;
export type Way = ViziaView["ways"][number];
export interface Point {
  x: number;
  y: number;
}
export interface Vertex {
  a: number;
  b: number;
}
export interface Cell extends Vertex {
  way: Way;
}

type Step = readonly [a: number, b: number];
type CellStep = readonly [...Step, Way];
const CORNERS: Readonly<Record<Way, readonly Step[]>> = FACTS.corners;
const NEIGHBOURS: Readonly<Record<Way, readonly CellStep[]>> = {
  up: sameRowFirst(FACTS.neighbours.up),
  down: sameRowFirst(FACTS.neighbours.down),
};

function sameRowFirst(steps: readonly CellStep[]): CellStep[] {
  const rows = (step: CellStep): number => Math.abs(step[1]);
  return steps.toSorted((one, other) => rows(one) - rows(other) || Math.abs(one[0]) - Math.abs(other[0]));
}

/** As codes write them. */
export const cellKey = (cell: Cell): string => `${cell.a},${cell.b},${cell.way}`;
export const vertexKey = (vertex: Vertex): string => `${vertex.a},${vertex.b}`;

export function cellFrom(key: string): Cell {
  const [a, b, way] = key.split(",");
  return { a: Number(a), b: Number(b), way: way as Way };
}

export function vertexFrom(key: string): Vertex {
  const [a, b] = key.split(",");
  return { a: Number(a), b: Number(b) };
}

/** Where the tile lies, of a row that begins with a tile. */
export const cellIn = ([, a, b, way]: readonly [ColourWord, number, number, Way, ...unknown[]]): Cell => ({ a, b, way });

export const pointOf = (vertex: Vertex): Point => ({ x: (vertex.a + vertex.b / 2) * EDGE, y: -vertex.b * RISE });

const vertexFar = ({ a, b }: Vertex, [x, y]: Step): Vertex => ({ a: a + x, b: b + y });
const cellFar = ({ a, b }: Vertex, [x, y, way]: CellStep): Cell => ({ a: a + x, b: b + y, way });

export const corners = (cell: Cell): Vertex[] => CORNERS[cell.way].map((step) => vertexFar(cell, step));

export function centre(cell: Cell): Point {
  const points = corners(cell).map(pointOf);
  return { x: points.reduce((sum, p) => sum + p.x, 0) / 3, y: points.reduce((sum, p) => sum + p.y, 0) / 3 };
}

/** The cells that share an edge with it. */
export const neighbours = (cell: Cell): Cell[] => NEIGHBOURS[cell.way].map((step) => cellFar(cell, step));

/** The cells around a vertex, counter-clockwise. */
export const ring = (vertex: Vertex): Cell[] => FACTS.ring.map((step) => cellFar(vertex, step));

/** The neighbouring vertices, counter-clockwise. */
export const around = (vertex: Vertex): Vertex[] => FACTS.around.map((step) => vertexFar(vertex, step));

/** The corners of a cell drawn smaller by a factor, for an SVG polygon. */
export function outline(cell: Cell, factor: number): string {
  const middle = centre(cell);
  return corners(cell)
    .map(pointOf)
    .map((p) => `${(middle.x + (p.x - middle.x) * factor).toFixed(1)},${(middle.y + (p.y - middle.y) * factor).toFixed(1)}`)
    .join(" ");
}

export function hexagon(vertex: Vertex, radius: number): string {
  const { x, y } = pointOf(vertex);
  return [0, 1, 2, 3, 4, 5]
    .map(
      (k) => `${(x + radius * Math.cos((k * Math.PI) / 3)).toFixed(1)},${(y + radius * Math.sin((k * Math.PI) / 3)).toFixed(1)}`,
    )
    .join(" ");
}

/** What there is to see of these tiles, with room for one more on every side. */
export function roomFor(cells: Cell[]): Rect {
  const points = cells.length === 0 ? [{ x: EDGE / 2, y: -RISE / 2 }] : cells.flatMap((cell) => corners(cell).map(pointOf));
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - EDGE * 0.95, Math.min(...ys) - EDGE * 0.95];
  return { x: left, y: top, w: Math.max(...xs) + EDGE * 0.95 - left, h: Math.max(...ys) + EDGE * 0.95 - top };
}

/** Where tiles lie and where one might be laid: the middles of these cells and of all that have an edge in common. */
export function spotsOf(cells: Cell[]): Point[] {
  const all = cells.flatMap((cell) => [cell, ...neighbours(cell)]);
  return [...new Map(all.map((cell) => [cellKey(cell), centre(cell)])).values()];
}

/** The cell a point of the picture lies in. */
export function cellAt(point: Point): Cell {
  const v = -point.y / RISE;
  const u = point.x / EDGE - v / 2;
  const a = Math.floor(u);
  const b = Math.floor(v);
  return { a, b, way: u - a + (v - b) > 1 ? "down" : "up" };
}

/** The vertex nearest to a point, and how far it is. */
export function vertexAt(point: Point): { vertex: Vertex; distance: number } {
  const near = corners(cellAt(point));
  let best = { vertex: near[0]!, distance: Infinity };
  for (const vertex of near) {
    const p = pointOf(vertex);
    const distance = Math.hypot(p.x - point.x, p.y - point.y);
    if (distance < best.distance) best = { vertex, distance };
  }
  return best;
}

/** Its row from above and its column, both as in a book: a cell's two ways alternate along a row. */
export const rowOf = (cell: Cell): number => -cell.b;
export const columnOf = (cell: Cell): number => 2 * cell.a + cell.b + (cell.way === "down" ? 1 : 0);
