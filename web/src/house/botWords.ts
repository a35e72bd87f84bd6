// Bots by the level people know them by; one without such words keeps its name.
import "../parts/words";
import { session } from "../session.svelte";
import { say, words } from "../text/words.svelte";

export function botLevel(bot: string): string {
  return words.has(`web-level-${bot}`) ? say(`web-level-${bot}`) : bot;
}

/** A name at a table: people's own, and for bots their level. */
export function boxName(name: string): string {
  const isBot = session.games.some((game) => game.bots.includes(name));
  return isBot ? say("web-bot", { bot: name }) : name;
}
