// Vizia in words: actions as a reader hears them, gains as the main button writes them.
import { cellFrom, cellIn, cellKey, columnOf, neighbours, rowOf, vertexFrom, vertexKey, type Cell } from "./lattice";
import { colourOf, targetOf, worthOf, type Target } from "./targets";
import { seatOf } from "../events";
import { turnsBy } from "../headings";
import type { GameEvent, Playing } from "../types";
import { codes, FACTS, nameOf, viewOf, type Code, type EventName, type ViziaView } from "../../gen/vizia";
import { say, words } from "../../text/words.svelte";

/** Its row from above and its place in the row from the left, counted over all that lies. */
export function placeOf(cell: Cell, view: ViziaView): { row: number; place: number } {
  const cells = view.layout.map(cellIn);
  if (cells.length === 0) return { row: 1, place: 1 };
  const top = Math.min(...cells.map(rowOf)) - 1; // a row and a column are left free for what may come
  const left = Math.min(...cells.map(columnOf)) - 2;
  return { row: rowOf(cell) - top + 1, place: columnOf(cell) - left + 1 };
}

/** The colours a cell lies between, in words; "" : none. */
function between(cell: Cell, view: ViziaView): string {
  const laid = new Map(view.layout.map((row) => [cellKey(cellIn(row)), row[0]]));
  const found = neighbours(cell).flatMap((each) => laid.get(cellKey(each)) ?? []);
  const names = found.map((colour) => say("vizia-colour", { colour }));
  if (names.length === 0) return "";
  return say("vizia-web-between", { count: names.length, colours: words.list(names) });
}

export function gainWords(target: Target): string {
  const parts: string[] = [];
  const [first] = target.closes;
  if (target.closes.length === 1) parts.push(say("vizia-web-gain-one", { kind: first!.kind, points: FACTS.worth[first!.kind] }));
  if (target.closes.length > 1) {
    parts.push(say("vizia-web-gain-many", { count: target.closes.length, points: worthOf(target.closes) }));
  }
  if (target.captures.length > 0) parts.push(say("vizia-web-gain-capture", { count: target.captures.length }));
  return parts.join(", ");
}

/** A legal action as it is read aloud. */
export function actionWords(code: Code, view: ViziaView): string {
  const colour = colourOf(code, view) ?? "";
  if ("cell" in code) {
    const cell = cellFrom(code.cell);
    const source = "source" in code ? code.source : "";
    const where = { ...placeOf(cell, view), colour, source, between: between(cell, view) };
    const gain = gainWords(targetOf(code, view)!);
    return say(`vizia-web-read-${code.shape}`, where) + (gain === "" ? "" : `, ${gain}`);
  }
  if ("vertex" in code) {
    const { row, place } = placeOf({ ...vertexFrom(code.vertex), way: "up" }, view);
    const token = view.tokens.find(([, a, b]) => vertexKey({ a, b }) === code.vertex);
    return say(`vizia-web-read-${code.shape}`, { row, place, kind: token?.[3] ?? "" });
  }
  return say(`vizia-action-${code.shape}`, { colour });
}

export function action(text: string, play: Playing): string {
  return actionWords(codes.read(text), viewOf(play.position.view));
}

// Said by the wheel it belongs to, seen among the common tiles, shown by the line between turns.
const SILENT: readonly EventName[] = ["token-placed", "common-turned", "turn-ended"];

/** A token of the reader's is captured. */
export const notice = (event: GameEvent, reader: number | null): "own" | null =>
  nameOf(event) === "token-captured" && seatOf(event.args.owner) === reader ? "own" : null;

const ENDS: readonly EventName[] = ["turn-ended", "turn-passed", "turn-skipped"];
const DEEDS: readonly EventName[] = ["tile-placed", "tile-bought", "tile-moved", "common-taken", "token-taken-back"];

export const headings = (events: GameEvent[], _seats: number, whole: boolean): Map<GameEvent, string> =>
  turnsBy(ENDS, DEEDS, events, whole);

/** A line of the log without figures of places: pointing at it lights the pieces. */
export function logLine(event: GameEvent, names: string[], reader: number | null): string | null {
  const name = nameOf(event);
  if (SILENT.includes(name)) return null;
  const own = `vizia-web-log-${name}`;
  return words.has(own) ? words.say(own, event.args, names, reader) : words.event("vizia", event, names, reader);
}
