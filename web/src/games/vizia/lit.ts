// The pieces that an event speaks of.
import { nameOf } from "../../gen/vizia";
import type { GameEvent } from "../types";
import { cellKey, ring, vertexKey, type Vertex, type Way } from "./lattice";

export interface Lit {
  cells: string[];
  vertices: string[];
}

const vertexIn = ({ args }: GameEvent): Vertex => ({ a: Number(args.a), b: Number(args.b) });

export const vertexOf = (event: GameEvent): string => vertexKey(vertexIn(event));
export const cellOf = (event: GameEvent): string => cellKey({ ...vertexIn(event), way: event.args.way as Way });

/** What is lit when a line of the log is pointed at. */
export function litBy(event: GameEvent): Lit {
  const { args } = event;
  if (typeof args.a !== "number" || typeof args.b !== "number") return { cells: [], vertices: [] };
  if (typeof args.way === "string") return { cells: [cellOf(event)], vertices: [] };
  const around = nameOf(event) === "wheel-completed" ? ring(vertexIn(event)).map(cellKey) : [];
  return { cells: around, vertices: [vertexOf(event)] };
}
