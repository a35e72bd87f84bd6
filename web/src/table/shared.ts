// Small things several pieces of the table need.
import type { Pace, TableInfo } from "../gen/messages";
import "../parts/words";
import { originFor } from "../net/address";
import { rulesAt } from "../guide/door";
import { go, parse } from "../router.svelte";
import { session } from "../session.svelte";
import { say, words } from "../text/words.svelte";

/** The variants of a table in words: what differs from the usual, or "basic rules". */
export function optionWords(info: Pick<TableInfo, "game" | "options"> & Partial<Pick<TableInfo, "hints" | "boxes">>): string {
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
  const people = (info.boxes ?? []).filter(({ kind }) => kind !== "bot").length; // whoever plays alone has them anyway
  if (info.hints === true && people > 1) on.push(say("web-table-hints-on"));
  return on.length === 0 ? say("web-table-basic") : on.join(" · ");
}

/** How time runs at a table, and what becomes of who has none left. */
export function paceWords({ kind = "none", base_s = 0, increment_s = 0, days = 0, at_zero = "bot" }: Pace): string {
  const pace = say("web-pace-words", { kind, days, minutes: base_s / 60, seconds: increment_s });
  return kind !== "none" && at_zero === "lose" ? say("web-pace-lose", { pace }) : pace;
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
export const clauseWords = (game: string, clause: string): string => {
  const key = `${game}-clause-${clause}`;
  return words.has(key) ? say(key) : "";
};

/** The clause of this game's rules ("" : all of them) to which a plain press on a link leads; null: it leads elsewhere. */
export function clauseOfLink(event: MouseEvent, game: string): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || !link.pathname.startsWith(rulesAt(game, ""))) return null;
  const route = parse(link.pathname, link.hash);
  return route.name === "rules" && route.game === game ? route.clause : null;
}
