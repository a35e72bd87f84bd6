// Illusion in words: gaps as a reader hears them, the log in the page's own words. Nothing betrays a share.
import { heard } from "./colours";
import type { GameEvent, Playing } from "../types";
import { codes, nameOf, viewOf, type EventName, type IllusionView } from "../../gen/illusion";
import { say, words } from "../../text/words.svelte";

/** A gap by its neighbours; by ear also what they sound like. */
export function gapWords(gap: number, view: IllusionView, listening: boolean): string {
  const count = view.row.length;
  const side = gap === 0 ? "left" : gap === count ? "right" : "between";
  const where = say("illusion-web-gap", { side, before: gap, after: gap + 1 });
  const estimates = listening ? view.estimates : null;
  if (estimates === null) return where;
  const before = gap > 0 ? heard(estimates.row[gap - 1]) : 0;
  const after = gap < count ? heard(estimates.row[gap]) : 0;
  return `${where}. ${say("illusion-web-gap-heard", { side, before, after, next: heard(estimates.next) })}`;
}

export function action(text: string, play: Playing): string {
  const code = codes.read(text);
  if (code.shape === "doubt") return say("illusion-action-doubt");
  return say("illusion-web-place-in", { gap: gapWords(Number(code.gap), viewOf(play.position.view), true) });
}

const QUIET: readonly EventName[] = ["opened", "turned-up", "revealed", "arrow"]; // the last one is a heading

export function logLine(event: GameEvent, names: string[], reader: number | null): string | null {
  const name = nameOf(event);
  if (QUIET.includes(name)) return null;
  const key = name === "placed" ? `illusion-web-event-${name}` : `illusion-event-${name}`;
  return words.say(key, event.args, names, reader);
}

/** Rounds, each with the colour of its arrow. */
export const headings = (events: GameEvent[]): Map<GameEvent, string> =>
  new Map(
    events
      .filter((event) => nameOf(event) === "arrow")
      .map((event) => [event, words.say("illusion-web-event-arrow", event.args)]),
  );
