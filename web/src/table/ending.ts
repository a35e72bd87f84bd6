// The result as a title, a reason and a table: one column for every source of points.
import type { Result } from "../gen/messages";
import type { Part } from "../parts/SumLine.svelte";
import { cellOf, shortWords, termParts, type Cell } from "../parts/terms";
import { say, words } from "../text/words.svelte";

export interface ScoreRow {
  seat: number;
  place: number;
  values: Cell[]; // by column
  parts: Part[];
  score: number | null;
}

export function endTitle(result: Result, names: string[], unscored = false, reader: number | null = null): string {
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 0) return say("web-table-no-win");
  const who = words.list(winners.map((seat) => names[seat] ?? ""));
  const you = reader !== null && winners.includes(reader) ? "yes" : "no";
  const best = result.scores[winners[0] ?? 0];
  const rest = result.scores.filter((_, seat) => !winners.includes(seat));
  if (winners.length > 1) return say("web-table-shared-win", { names: who });
  if (best === undefined || rest.length === 0 || unscored) return say("web-table-win", { name: who, you });
  return say("web-table-win-by", { name: who, you, score: best, second: Math.max(...rest) });
}

/** `by`: whose doing it was, where that is known; `own`: the reader's. */
export function reasonWords(game: string, reason: string, clause: string, by = "", own = false): string {
  const named = by === "" ? [] : [`web-seats-reason-${reason}`];
  for (const key of [`${game}-reason-${reason}`, ...named, `web-table-reason-${reason}`]) {
    if (words.has(key)) {
      return say("web-table-because", {
        reason: say(key, { name: by, you: own ? "yes" : "no" }),
        clause: clause === "" ? "" : ` (${clause})`,
      });
    }
  }
  return reason;
}

/** Every key once, in the order that all seats' lists agree on. */
function inOrder(lists: string[][]): string[] {
  const keys: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const key of list) {
      const known = keys.indexOf(key);
      if (known < 0) keys.splice(at, 0, key);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return keys;
}

export function scoreTable(
  game: string,
  result: Result,
  names: string[],
): { columns: { key: string; label: string }[]; rows: ScoreRow[] } {
  const terms = result.terms;
  const keys = inOrder(terms.map((own) => own.map((term) => term.phrase.key)));
  const columns = keys.map((key) => {
    const first = terms.flat().find((term) => term.phrase.key === key)!;
    return { key, label: shortWords(game, first, names) };
  });
  const rows = result.places.map((place, seat) => {
    const own = terms[seat] ?? [];
    return {
      seat,
      place,
      values: keys.map((key) => cellOf(own.filter((term) => term.phrase.key === key))),
      parts: termParts(game, own, names),
      score: result.scores[seat] ?? null,
    };
  });
  rows.sort((one, other) => one.place - other.place || one.seat - other.seat);
  return { columns, rows };
}
