// The glass of the Vizia slide: a prism in the middle, then tiles that agree with their neighbours, grown outwards.
import { FACTS, type ColourWord } from "../../gen/vizia";
import { cellFrom, cellKey, centre, corners, neighbours, pointOf, ring, type Cell, type Point } from "./lattice";

const SCALE = 1.18; // of the board's units
const INSET = 0.92;
const RINGS = 4;

export interface Glass {
  colour: ColourWord;
  points: string;
  x: number;
  y: number;
}

const agree = (one: ColourWord, other: ColourWord): boolean => {
  const beside: readonly ColourWord[] = FACTS.compatible[one];
  return beside.includes(other);
};

function colouring(): Map<string, ColourWord> {
  const hub = ring({ a: 0, b: 0 });
  const chosen = new Map(hub.map((cell, k) => [cellKey(cell), FACTS.colours[k]!]));
  const used = new Map<ColourWord, number>(FACTS.colours.map((colour) => [colour, 1]));
  let edge = hub;
  for (let round = 0; round < RINGS; round++) {
    const next: Cell[] = [];
    for (const cell of edge.flatMap(neighbours)) {
      if (chosen.has(cellKey(cell))) continue;
      const near = neighbours(cell).flatMap((each) => chosen.get(cellKey(each)) ?? []);
      const fitting = FACTS.colours.filter((colour) => near.every((other) => agree(colour, other)));
      const [best] = fitting.sort((one, other) => used.get(one)! - used.get(other)!);
      if (best === undefined) continue;
      chosen.set(cellKey(cell), best);
      used.set(best, used.get(best)! + 1);
      next.push(cell);
    }
    edge = next;
  }
  return chosen;
}

function drawn(cell: Cell, colour: ColourWord): Glass {
  const { x, y } = scaled(centre(cell));
  const inset = corners(cell)
    .map((vertex) => scaled(pointOf(vertex)))
    .map((point) => `${(x + (point.x - x) * INSET).toFixed(1)},${(y + (point.y - y) * INSET).toFixed(1)}`);
  return { colour, points: inset.join(" "), x, y };
}

const scaled = (point: Point): Point => ({ x: point.x * SCALE, y: point.y * SCALE });

export const glass: Glass[] = [...colouring()].map(([key, colour]) => drawn(cellFrom(key), colour));
