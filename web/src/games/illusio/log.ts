// The log of Illusio: what belongs together is one line.
import { lastOf, seatOf } from "../events";
import type { GameEvent } from "../types";
import { cardName } from "./sayings";
import { nameOf, type EventName } from "../../gen/illusio";
import { words } from "../../text/words.svelte";

const EXCHANGE = "exchange"; // made here: what went and, where one may know it, what came
const SILENT: readonly EventName[] = ["kept-card", "turn"]; // said by what follows, or a heading

export function logLine(event: GameEvent, names: string[], reader: number | null): string | null {
  if (event.name === EXCHANGE) return words.say("illusio-web-event-exchange", event.args, names, reader);
  return SILENT.includes(nameOf(event)) ? null : words.event("illusio", event, names, reader);
}

const MANY: readonly EventName[] = ["drew-card", "discarded"]; // told of a card each

const DEEDS: readonly string[] = [
  EXCHANGE,
  "card-taken",
  "filched",
  "mirrored",
  "played-on",
  "recalled",
  "took",
  "took-card",
  "transformed",
  "transformed-covered",
];

/** Takes, thefts, exchanges and changes by others. */
export function notice({ name, args }: GameEvent, reader: number | null): "own" | "seen" | null {
  if (!DEEDS.includes(name) || seatOf(args.seat) === reader) return null;
  return reader !== null && seatOf(args.other) === reader ? "own" : "seen";
}

/** Cards that a seat draws or discards together, an exchange, a theft: one line each. */
export function gather(events: GameEvent[], reader: number | null): GameEvent[] {
  const left = events.filter((event) => !isToldAgain(event, events, reader));
  const swap = left.find((event) => nameOf(event) === "exchanged");
  if (swap !== undefined) return exchanged(swap, left);
  return runs(left).map((run) => (run.length === 1 ? run[0]! : listed(run)));
}

/** What the same step tells these eyes in full. */
function isToldAgain(event: GameEvent, events: GameEvent[], reader: number | null): boolean {
  const also = (name: EventName): boolean => events.some((other) => nameOf(other) === name);
  if (nameOf(event) === "took-card") return also("card-taken");
  return nameOf(event) === "drew" && seatOf(event.args.seat) === reader && also("drew-card");
}

const isAlike = (one: GameEvent, other: GameEvent): boolean =>
  one.name === other.name && seatOf(one.args.seat) === seatOf(other.args.seat);

const cardsIn = (events: GameEvent[]): string => words.list(events.map((event) => cardName(lastOf(event.args.card))));

/** Events of a card each that follow upon one another. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run !== undefined && MANY.includes(nameOf(event)) && isAlike(run[0]!, event)) run.push(event);
    else found.push([event]);
  }
  return found;
}

/** One event with the cards of all. */
const listed = (run: GameEvent[]): GameEvent => ({ ...run[0]!, args: { ...run[0]!.args, card: cardsIn(run) } });

function exchanged(swap: GameEvent, events: GameEvent[]): GameEvent[] {
  const seat = seatOf(swap.args.seat);
  const of = (name: EventName): GameEvent[] =>
    events.filter((event) => nameOf(event) === name && seatOf(event.args.seat) === seat);
  const [gone, got] = [of("discarded"), of("drew-card")];
  const args = { ...swap.args, gone: cardsIn(gone), got: cardsIn(got), seen: got.length > 0 ? "yes" : "no" };
  const within = [...gone, ...got, ...of("drew")];
  return events.flatMap((event) => (event === swap ? { ...swap, name: EXCHANGE, args } : within.includes(event) ? [] : event));
}
