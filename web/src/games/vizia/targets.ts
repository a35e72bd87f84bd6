// What can be pressed now, from the server's codes: places for a tile, tiles to buy, tokens and wheels to choose.
import { FACTS, type Code, type ColourWord, type ViziaView } from "../../gen/vizia";
import {
  cellAt,
  cellFrom,
  cellIn,
  cellKey,
  centre,
  pointOf,
  vertexAt,
  vertexFrom,
  vertexKey,
  type Point,
  type Vertex,
} from "./lattice";

export interface Closing {
  vertex: Vertex;
  kind: keyof typeof FACTS.worth;
}
export interface Target {
  key: string; // of the cell or vertex
  shape: "place" | "tile" | "vertex"; // a free cell, a tile that lies, a wheel
  at: Point;
  code: string;
  verb: Code["shape"];
  closes: Closing[];
  captures: Vertex[];
}

/** What a tile of the colour would close on a cell, as the server foresees it. */
function closingsAt(view: ViziaView, colour: ColourWord, key: string): Closing[] {
  return view.closes
    .filter((row) => row[0] === colour && cellKey(cellIn(row)) === key)
    .map(([, , , , a, b, kind]) => ({ vertex: { a, b }, kind }));
}

function capturesAt(view: ViziaView, colour: ColourWord, key: string): Vertex[] {
  return view.captures.filter((row) => row[0] === colour && cellKey(cellIn(row)) === key).map(([, , , , a, b]) => ({ a, b }));
}

export const worthOf = (closes: Closing[]): number => closes.reduce((sum, each) => sum + FACTS.worth[each.kind], 0);

/** The colour of the tile that a code speaks of: the one it names, the lifted one, the one that lies there. */
export function colourOf(code: Code, view: ViziaView): ColourWord | null {
  if ("colour" in code) return code.colour;
  if (code.shape === "put") return view.lifted?.[0] ?? null;
  if (code.shape === "buy") return view.layout.find((row) => cellKey(cellIn(row)) === code.cell)?.[0] ?? null;
  return null;
}

/** What is pressed to do it; null: it has no place on the board. */
export function targetOf(code: Code, view: ViziaView): Target | null {
  const plain = { code: code.text, verb: code.shape, closes: [], captures: [] };
  if ("vertex" in code) return { ...plain, key: code.vertex, shape: "vertex", at: pointOf(vertexFrom(code.vertex)) };
  if (!("cell" in code)) return null;
  const [key, at] = [code.cell, centre(cellFrom(code.cell))];
  if (code.shape === "buy") return { ...plain, key, shape: "tile", at };
  const colour = colourOf(code, view);
  if (colour === null) return { ...plain, key, shape: "place", at };
  return { ...plain, key, shape: "place", at, closes: closingsAt(view, colour, key), captures: capturesAt(view, colour, key) };
}

/** As one reads: rows from above, each from the left. */
export function inReadingOrder(targets: Target[]): Target[] {
  const row = (target: Target): number => Math.round(target.at.y / 50);
  return [...targets].sort((one, other) => row(one) - row(other) || one.at.x - other.at.x);
}

const REACH = 34; // how near a press must be to a vertex

export function targetAt(targets: Target[], point: Point): Target | null {
  if (targets[0]?.shape === "vertex") {
    const { vertex, distance } = vertexAt(point);
    const found = targets.find((target) => target.key === vertexKey(vertex));
    return found !== undefined && distance < REACH ? found : null;
  }
  const key = cellKey(cellAt(point));
  return targets.find((target) => target.key === key) ?? null;
}

/** The nearest target within reach of a tile that is being dragged. */
export function targetNear(targets: Target[], point: Point, reach: number): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.at.x - point.x, target.at.y - point.y);
    if (distance < least) [best, least] = [target, distance];
  }
  return best;
}

/** Where an arrow key leads from a target: along the reading order, or to the nearest above or below. */
export function step(targets: Target[], from: string | null, key: string): Target | null {
  const order = inReadingOrder(targets);
  if (order.length === 0) return null;
  const at = order.findIndex((target) => target.key === from);
  if (at < 0) return order[0]!;
  if (key === "ArrowRight") return order[(at + 1) % order.length]!;
  if (key === "ArrowLeft") return order[(at + order.length - 1) % order.length]!;
  const here = order[at]!;
  const sign = key === "ArrowDown" ? 1 : -1;
  const beyond = order.filter((target) => (target.at.y - here.at.y) * sign > 30);
  const cost = (target: Target): number => Math.abs(target.at.y - here.at.y) + Math.abs(target.at.x - here.at.x) * 0.7;
  return beyond.reduce<Target | null>((best, each) => (best === null || cost(each) < cost(best) ? each : best), null) ?? here;
}
