// What was told, as the log, the live region and the prompter read it: the events of a step gathered into sentences.
import type { GameEvent, GameUi } from "../games/types";
import { seatOf } from "../games/events";
import type { Line, Position } from "../gen/messages";
import { say, words } from "../text/words.svelte";

/** For whom it is told: what everybody is called, and which seat is addressed as you; null: none. */
export interface Reader {
  names: string[];
  seat: number | null;
}

export interface Told {
  at: number; // its place in the log
  ply: number;
  seat: number | null; // whom the sentence is about
  event: GameEvent;
  text: string;
}
export interface Heading {
  at: number;
  ply: number;
  heading: string;
}

const OPEN = "\u2068"; // marks of Unicode that isolate a name: nobody sees them
const CLOSE = "\u2069";

/** Names that can be found again in a sentence. */
export const marked = (names: string[]): string[] => names.map((name) => `${OPEN}${name}${CLOSE}`);

/** A sentence in pieces, of which those that name somebody are bold; so is the reader where it begins with them. */
export function pieces(text: string): { text: string; bold: boolean }[] {
  const you = say("web-table-log-you");
  const own = text.startsWith(`${you} `) ? you.length : 0;
  const found = own > 0 ? [{ text: you, bold: true }] : [];
  for (const [k, part] of text.slice(own).split(OPEN).entries()) {
    const [name = "", rest = ""] = k === 0 ? ["", part] : part.split(CLOSE);
    if (name !== "") found.push({ text: name, bold: true });
    if (rest !== "") found.push({ text: rest, bold: false });
  }
  return found;
}

/** An event as a sentence: in the page's own words where the game brings them; null: not worth one. */
export function eventWords(ui: GameUi, game: string, event: GameEvent, { names, seat }: Reader): string | null {
  return ui.logLine === undefined ? words.event(game, event, names, seat) : ui.logLine(event, names, seat);
}

/** The sentences of a step. */
export function stepWords(ui: GameUi, game: string, events: GameEvent[], reader: Reader): string[] {
  const gathered = ui.gather?.(events, reader.seat) ?? events;
  return gathered.flatMap((event) => eventWords(ui, game, event, reader) ?? []);
}

/** What happened at one moment, where nothing else is told of it: what the log leaves to its headings is said as well. */
export function momentWords(ui: GameUi, game: string, events: GameEvent[], reader: Reader): string {
  const told = stepWords(ui, game, events, reader).filter(Boolean);
  const [first] = events;
  return told.length > 0 || first === undefined ? told.join(" ") : words.event(game, first, reader.names, reader.seat);
}

/** What was taken back, told by its first sentence; "": nothing was. */
export function undoneWords(ui: GameUi, game: string, lines: Line[], reader: Reader): string {
  const told = lines.flatMap(({ event }) => eventWords(ui, game, event, reader) ?? []);
  const plies = new Set(lines.map(({ ply }) => ply)).size;
  return told.length === 0 ? "" : say("web-table-undone", { what: told[0]!, more: plies > 1 ? "yes" : "no" });
}

/** Whom a sentence is about: whoever the event names as doing it, and nobody where it names none. */
function subjectOf({ args }: GameEvent): number | null {
  const seat = Math.max(seatOf(args.seat), seatOf(args.who));
  return seat < 0 ? null : seat;
}

/** The log in sentences, under the headings of rounds or turns. */
export function logWords(
  ui: GameUi,
  game: string,
  { log, earliest }: Pick<Position, "log" | "earliest">,
  reader: Reader,
): (Told | Heading)[] {
  const found: (Told | Heading)[] = [];
  const events = log.map(({ event }) => event);
  const headings = ui.headings?.(events, reader.names.length, earliest === 0) ?? new Map<GameEvent, string>();
  for (let from = 0; from < log.length;) {
    const { ply } = log[from]!;
    const to = ends(log, from);
    const step = ui.gather?.(events.slice(from, to), reader.seat) ?? events.slice(from, to);
    for (const [k, event] of step.entries()) {
      const at = from + k;
      const heading = headings.get(event);
      if (heading !== undefined) found.push({ at, ply, heading });
      const text = eventWords(ui, game, event, reader);
      if (text !== null) found.push({ at, ply, seat: subjectOf(event), event, text });
    }
    from = to;
  }
  return found;
}

/** Where a step that begins here ends. */
function ends(log: Line[], from: number): number {
  let to = from + 1;
  while (to < log.length && log[to]!.ply === log[from]!.ply) to += 1;
  return to;
}
