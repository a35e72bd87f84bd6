// The lines of a position put in order: what concerns all, then a part for each seat.
import type { PhraseJson } from "../../gen/messages";
import type { Saying } from "./grouping";

export interface Listed {
  lead: string; // what it speaks of, where the sentence begins with it
  rest: string;
  level: number; // how deep it stands under what comes before it
}

export interface Paragraph {
  text: string;
  items: Listed[]; // what it lists
}

export interface SeatPart {
  seat: number;
  paragraphs: Paragraph[];
}

export interface Sections {
  table: Paragraph[];
  seats: SeatPart[];
}

const BULLET = /^[·•-]\s+/;

/** The seat that a phrase speaks of, where it speaks of one. */
export function seatIn({ args }: PhraseJson): number | null {
  for (const value of Object.values(args)) {
    if (typeof value === "object" && value.key === "seat" && typeof value.args.seat === "number") return value.args.seat;
  }
  return null;
}

/** The line that every seat has: with it its part begins. */
function opening(lines: PhraseJson[]): string | null {
  const seats = new Map<string, Set<number>>();
  for (const line of lines) {
    const seat = seatIn(line);
    if (seat !== null) seats.set(line.key, (seats.get(line.key) ?? new Set()).add(seat));
  }
  const most = Math.max(0, ...[...seats.values()].map((each) => each.size));
  return most < 2 ? null : ([...seats].find(([, each]) => each.size === most)?.[0] ?? null);
}

export function sectionsOf(lines: PhraseJson[], say: Saying, names: string[]): Sections {
  const key = opening(lines);
  const table: Paragraph[] = [];
  const seats: SeatPart[] = [];
  let open: SeatPart | null = null;
  let last: Paragraph | null = null;
  for (const line of lines) {
    const text = say(line);
    if (BULLET.test(text) && last !== null) {
      last.items.push(listed(line, text.replace(BULLET, ""), say));
      continue;
    }
    const seat = seatIn(line);
    const name = seat === null ? "" : (names[seat] ?? "");
    const begins = seat !== null && name !== "" && text.startsWith(name);
    if (begins && seats.every((part) => part.seat !== seat) && (line.key === key || seats.length > 0)) {
      open = { seat, paragraphs: [] };
      seats.push(open);
    } else if (!begins || open?.seat !== seat) open = null;
    last = { text: open === null ? text : without(name, text), items: [] };
    (open?.paragraphs ?? table).push(last);
  }
  return { table, seats };
}

function listed({ args }: PhraseJson, text: string, say: Saying): Listed {
  const spoken = Object.values(args).flatMap((value) => (typeof value === "object" ? [say(value)] : []));
  const lead = spoken.find((each) => each !== "" && text.startsWith(each)) ?? "";
  return { lead, rest: text.slice(lead.length), level: typeof args.level === "number" ? args.level : 0 };
}

/** A sentence under a name need not begin with it. */
function without(name: string, text: string): string {
  const rest = text
    .slice(name.length)
    .replace(/^\s*[:,]\s*/, "")
    .trimStart();
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
