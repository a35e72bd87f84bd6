// Vizia in words: actions as a reader hears them, gains as the main button writes them.
import { cellOf, parse, vertexOf, type Code } from "./codes";
import { cellKey, columnOf, neighbours, rowOf, vertexKey, type Cell } from "./lattice";
import { closingsAt, targetOf, worthOf, type Target } from "./targets";
import { WORTH, type ViziaView } from "./view";
import type { GameEvent, Playing } from "../types";
import { say, words } from "../../text/words.svelte";

/** Its row from above and its place in the row from the left, counted over all that lies. */
export function placeOf(cell: Cell, view: ViziaView): { row: number; place: number } {
  const cells = view.layout.map(([, a, b, way]) => ({ a, b, way }));
  if (cells.length === 0) return { row: 1, place: 1 };
  const top = Math.min(...cells.map(rowOf)) - 1; // a row and a column are left free for what may come
  const left = Math.min(...cells.map(columnOf)) - 2;
  return { row: rowOf(cell) - top + 1, place: columnOf(cell) - left + 1 };
}

/** The colours a cell lies between, in words; "" : none. */
function between(cell: Cell, view: ViziaView): string {
  const laid = new Map(view.layout.map(([colour, a, b, way]) => [`${a},${b},${way}`, colour]));
  const found = neighbours(cell).flatMap((each) => laid.get(cellKey(each)) ?? []);
  const names = found.map((colour) => say("vizia-colour", { colour }));
  if (names.length === 0) return "";
  return say("vizia-web-between", { count: names.length, colours: words.list(names) });
}

export function gainWords(target: Target): string {
  const parts: string[] = [];
  const [first] = target.closes;
  if (target.closes.length === 1) parts.push(say("vizia-web-gain-one", { kind: first!.kind, points: WORTH[first!.kind] }));
  if (target.closes.length > 1) {
    parts.push(say("vizia-web-gain-many", { count: target.closes.length, points: worthOf(target.closes) }));
  }
  if (target.captures.length > 0) parts.push(say("vizia-web-gain-capture", { count: target.captures.length }));
  return parts.join(", ");
}

/** A legal action as it is read aloud. */
export function actionWords(code: Code, view: ViziaView): string {
  const cell = cellOf(code);
  if (cell !== null) {
    const laid = view.layout.find(([, a, b, way]) => `${a},${b},${way}` === code.at);
    const colour = code.colour ?? view.lifted?.[0] ?? laid?.[0] ?? "red";
    const where = { ...placeOf(cell, view), colour, source: code.source ?? "", between: between(cell, view) };
    const gain = gainWords({ ...targetOf(code, view), closes: closingsAt(view, colour, code.at) });
    return say(`vizia-web-read-${code.verb}`, where) + (gain === "" ? "" : `, ${gain}`);
  }
  const vertex = vertexOf(code);
  if (vertex !== null) {
    const { row, place } = placeOf({ ...vertex, way: "up" }, view);
    const token = view.tokens.find(([, a, b]) => vertexKey({ a, b }) === code.at);
    return say(`vizia-web-read-${code.verb}`, { row, place, kind: token?.[3] ?? "simple" });
  }
  return say(`vizia-action-${code.verb}`, { colour: code.colour ?? "" });
}

export function action(text: string, play: Playing): string {
  return actionWords(parse(text), play.position.view as unknown as ViziaView);
}

// Said by the wheel it belongs to, seen among the common tiles, shown by the line between turns.
const SILENT = ["token-placed", "common-turned", "turn-ended"];

/** A line of the log without figures of places: pointing at it lights the pieces. */
export function logLine(event: GameEvent, names: string[]): string | null {
  const name = String(event.name);
  if (SILENT.includes(name)) return null;
  const own = `vizia-web-log-${name}`;
  return words.has(own) ? words.say(own, event.args, names) : words.event("vizia", event, names);
}
