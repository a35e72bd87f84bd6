// Where cells and vertices lie on the picture. Geometry only: what may lie where is the server's to say.

export const EDGE = 100; // of a triangle, in units of the picture
export const RISE = (EDGE * Math.sqrt(3)) / 2;
export type Way = "up" | "down";
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

export const cellKey = (cell: Cell): string => `${cell.a},${cell.b},${cell.way}`;
export const vertexKey = (vertex: Vertex): string => `${vertex.a},${vertex.b}`;

export function cellFrom(key: string): Cell {
  const [a, b, way] = key.split(",");
  return { a: Number(a), b: Number(b), way: way === "down" ? "down" : "up" };
}

export function vertexFrom(key: string): Vertex {
  const [a, b] = key.split(",");
  return { a: Number(a), b: Number(b) };
}

export const pointOf = (vertex: Vertex): Point => ({ x: (vertex.a + vertex.b / 2) * EDGE, y: -vertex.b * RISE });

export function corners(cell: Cell): Vertex[] {
  const { a, b } = cell;
  if (cell.way === "up") {
    return [
      { a, b },
      { a: a + 1, b },
      { a, b: b + 1 },
    ];
  }
  return [
    { a: a + 1, b },
    { a: a + 1, b: b + 1 },
    { a, b: b + 1 },
  ];
}

export function centre(cell: Cell): Point {
  const points = corners(cell).map(pointOf);
  return { x: points.reduce((sum, p) => sum + p.x, 0) / 3, y: points.reduce((sum, p) => sum + p.y, 0) / 3 };
}

/** The three cells that share an edge with it. */
export function neighbours(cell: Cell): Cell[] {
  const { a, b } = cell;
  if (cell.way === "up") {
    return [
      { a, b, way: "down" },
      { a: a - 1, b, way: "down" },
      { a, b: b - 1, way: "down" },
    ];
  }
  return [
    { a, b, way: "up" },
    { a: a + 1, b, way: "up" },
    { a, b: b + 1, way: "up" },
  ];
}

/** The six cells around a vertex, counter-clockwise. */
export function ring(vertex: Vertex): Cell[] {
  const { a, b } = vertex;
  return [
    { a, b, way: "up" },
    { a: a - 1, b, way: "down" },
    { a: a - 1, b, way: "up" },
    { a: a - 1, b: b - 1, way: "down" },
    { a, b: b - 1, way: "up" },
    { a, b: b - 1, way: "down" },
  ];
}

/** The six neighbouring vertices, counter-clockwise. */
export function around(vertex: Vertex): Vertex[] {
  const { a, b } = vertex;
  return [
    { a: a + 1, b },
    { a, b: b + 1 },
    { a: a - 1, b: b + 1 },
    { a: a - 1, b },
    { a, b: b - 1 },
    { a: a + 1, b: b - 1 },
  ];
}

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
