// The games this page can draw, each fetched when its table is opened.
import type { GameUi } from "./types";
import { words } from "../text/words.svelte";

const games: Record<string, { ui: () => Promise<{ default: GameUi }>; words: string[] }> = {
  illusion: { ui: () => import("./illusion/ui"), words: ["illusion", "web-illusion"] },
  vizia: { ui: () => import("./vizia/ui"), words: ["vizia", "vizia-web"] },
  illusio: { ui: () => import("./illusio/ui"), words: ["illusio", "illusio-web"] },
};

export function canDraw(game: string): boolean {
  return game in games;
}

/** The game's pieces with their words. */
export async function loadGame(game: string): Promise<GameUi> {
  const found = games[game];
  if (found === undefined) throw new Error(`no pieces for ${game}`);
  const [ui] = await Promise.all([found.ui(), words.load(...found.words)]);
  return ui.default;
}
