// The pieces that a line of the log speaks of.
import type { GameEvent } from "../types";
import { cellKey, ring, vertexKey, type Cell } from "./lattice";

export interface Lit {
  cells: string[];
  vertices: string[];
}

export function litBy(event: GameEvent): Lit {
  const { args } = event;
  if (typeof args.a !== "number" || typeof args.b !== "number") return { cells: [], vertices: [] };
  if (typeof args.way === "string") {
    return { cells: [cellKey({ a: args.a, b: args.b, way: args.way as Cell["way"] })], vertices: [] };
  }
  const vertex = { a: args.a, b: args.b };
  return { cells: event.name === "wheel-completed" ? ring(vertex).map(cellKey) : [], vertices: [vertexKey(vertex)] };
}
