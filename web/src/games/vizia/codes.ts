// Actions of Vizia as their texts say them: `place red 3,-1,up from hand`, `take blue`, `buy 0,1,down`, `pay 2,0` …
import { cellFrom, vertexFrom, type Cell, type Vertex } from "./lattice";

export type Verb = "place" | "take" | "end" | "pass" | "buy" | "pay" | "put" | "claim" | "capture";
export type Source = "hand" | "commons";
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple";
export const COLOURS: Colour[] = ["red", "orange", "yellow", "green", "blue", "purple"]; // round the prism
export const COMMONS_FROM = 2; // slots 0 and 1 are the hand's, the commons follow

export interface Code {
  text: string;
  verb: Verb;
  colour: Colour | null;
  source: Source | null;
  at: string; // the key of the cell or vertex; "" : none
}

const CELLS: Verb[] = ["place", "buy", "put"];

export function parse(text: string): Code {
  const parts = text.split(" ");
  const verb = parts[0] as Verb;
  if (verb === "place") {
    return { text, verb, colour: parts[1] as Colour, source: parts[4] as Source, at: parts[2] ?? "" };
  }
  if (verb === "take") return { text, verb, colour: parts[1] as Colour, source: null, at: "" };
  return { text, verb, colour: null, source: null, at: parts[1] ?? "" };
}

export const placeCode = (colour: Colour, at: string, source: Source): string => `place ${colour} ${at} from ${source}`;

export function cellOf(code: Code): Cell | null {
  return CELLS.includes(code.verb) ? cellFrom(code.at) : null;
}

export function vertexOf(code: Code): Vertex | null {
  return ["pay", "claim", "capture"].includes(code.verb) ? vertexFrom(code.at) : null;
}
