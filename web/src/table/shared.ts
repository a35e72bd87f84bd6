// Small things several pieces of the table need.
import type { GameEvent, GameUi } from "../games/types";
import type { Line, TableInfo } from "../gen/messages";
import { originFor } from "../net/address";
import { go } from "../router.svelte";
import { session } from "../session.svelte";
import { say, words } from "../text/words.svelte";

/** The variants of a table in words: what differs from the usual, or "basic rules". */
export function optionWords(info: TableInfo): string {
  const on: string[] = [];
  const usual = session.games.find((game) => game.name === info.game)?.options ?? [];
  for (const [key, value] of Object.entries(info.options)) {
    const name = `${info.game}-option-${key}`;
    const untold = usual.some((option) => option.key === key && (option.default === value || !option.by_hand));
    if (value === false || untold || !words.has(name)) continue;
    const said = `${name}-${String(value)}`;
    on.push(
      value === true
        ? say(name)
        : say("web-table-option", { option: say(name), value: words.has(said) ? say(said) : String(value) }),
    );
  }
  return on.length === 0 ? say("web-table-basic") : on.join(" · ");
}

/** An event as a line of the log: in the page's own words where the game brings them; null: not worth a line. */
export function eventWords(ui: GameUi, game: string, event: GameEvent, names: string[]): string | null {
  return ui.logLine === undefined ? words.event(game, event, names) : ui.logLine(event, names);
}

/** What was taken back, told by its first line that is worth one; "": nothing was. */
export function undoneWords(ui: GameUi, game: string, lines: Line[], names: string[]): string {
  const told = lines.map(({ event }) => eventWords(ui, game, event, names)).filter((line) => line !== null);
  const plies = new Set(lines.map(({ ply }) => ply)).size;
  return told.length === 0 ? "" : say("web-table-undone", { what: told[0]!, more: plies > 1 ? "yes" : "no" });
}

/** The address of a room of this house as others can open it. */
export const addressFor = (path: string): string => originFor(location, session.reach) + path;

/** Hands a link to the system's own sheet, or puts it into the clipboard. */
export async function shareLink(url: string): Promise<boolean> {
  if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url });
      return false;
    } catch {
      // turned away: the clipboard will do
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

export const goHome = (): void => go("/");
export const rulesAt = (game: string, clause: string): string => `/rules/${game}${clause === "" ? "" : `#${clause}`}`;
export const clauseWords = (game: string, clause: string): string => {
  const key = `${game}-clause-${clause}`;
  return words.has(key) ? say(key) : "";
};
