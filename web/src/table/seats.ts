// Seats that change hands, in words: what the log says of it, since when a bot plays for somebody, taking one's own back.
import type { Box, HouseLine, Line } from "../gen/messages";
import { api } from "../net/api";
import type { TableLive } from "../net/table.svelte";
import { say, words } from "../text/words.svelte";

/** A line of the house; to whom it happened reads it of themselves. */
export function houseWords(line: HouseLine, names: string[], own: boolean): string {
  const name = line.name || names[line.seat] || say("seat", { seat: line.seat + 1 });
  return say(`web-seats-line-${line.kind}`, { name, you: own ? "yes" : "no" });
}

/** Whether the reader is the one it happened to: somebody else may have had that seat then. */
export const isOwn = (line: HouseLine, live: TableLive): boolean =>
  [...live.mine, ...live.lent].includes(line.seat) && line.name === live.info?.boxes[line.seat]?.name;

/** A time of day, with the day when that is another one. */
export function sinceWords(ms: number, now = Date.now()): string {
  const at = new Date(ms);
  const time = new Intl.DateTimeFormat(words.lang, { hour: "numeric", minute: "2-digit" }).format(at);
  if (at.toDateString() === new Date(now).toDateString()) return time;
  const day = new Intl.DateTimeFormat(words.lang, { weekday: "long", day: "numeric", month: "short" }).format(at);
  return say("web-seats-since-day", { day, time });
}

/** Why a bot plays for the reader, and since when. */
export function lentWords({ why, since_ms: since }: Box): string {
  if (since === null || why === "" || why === "resigned") return say("web-seats-lent");
  return say(`web-seats-lent-${why}`, { since: sinceWords(since) });
}

export async function takeBack(live: TableLive): Promise<void> {
  for (const seat of live.lent) await api.sit(live.id, seat);
}

/** Who gave the game up or ran out of time last, by which it ended; "": nobody did. */
export function endedBy(house: HouseLine[], boxes: Box[]): string {
  const line = house.findLast(({ kind }) => kind === "resigned" || kind === "time-lost");
  const lost = boxes.filter((box) => box.lost);
  return line?.name || (lost.length === 1 ? (lost[0]?.name ?? "") : "");
}

/** The log with the house's lines in their places: each comes before what happened at its ply.
 *
 * A game that goes on from another begins there. */
export function inPlace<T extends Pick<Line, "ply">>(log: T[], house: HouseLine[]): (T | HouseLine)[] {
  const found: (T | HouseLine)[] = [];
  let next = 0;
  for (const line of log) {
    while (next < house.length && house[next]!.ply <= line.ply) found.push(house[next++]!);
    found.push(line);
  }
  const all = [...found, ...house.slice(next)];
  const begins = all.findIndex((line) => "kind" in line && line.kind === "went-on");
  return begins < 0 ? all : all.slice(begins);
}
