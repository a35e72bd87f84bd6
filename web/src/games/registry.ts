// The games' rooms: whatever stands in a game's folder is found by its name. A board is fetched when its table is opened.
import type { Component } from "svelte";
import type { GameInfo } from "../gen/messages";
import { settings } from "../settings.svelte";
import { say, words } from "../text/words.svelte";
import type { GameUi, Presets } from "./types";

const boards = import.meta.glob<GameUi>("./*/ui.ts", { import: "default" });
const slides = import.meta.glob<Component>("./*/Slide.svelte", { import: "default", eager: true });
const presets = import.meta.glob<Presets>("./*/presets.ts", { import: "default", eager: true });

/** The game's own slide; without one the house shows its own. */
export const slideOf = (game: string): Component | undefined => slides[`./${game}/Slide.svelte`];

export const presetsOf = (game: string): Presets => presets[`./${game}/presets.ts`] ?? {};

/** What a game is called: on the bill, in its own words, or as programs call it. */
export function gameName(game: string): string {
  const key = [`${game}-web-name`, `${game}-name`].find((each) => words.has(each));
  return key === undefined ? game : say(key);
}

/** The game's pieces with their words; the plain board for a game without its own, and for those who would rather read. */
export async function loadGame(game: string, games: GameInfo[]): Promise<GameUi> {
  const board = settings.inWords ? undefined : boards[`./${game}/ui.ts`];
  const [ui] = await Promise.all([board === undefined ? plainBoard(game, games) : board(), words.loadAll(game)]);
  return ui;
}

async function plainBoard(game: string, games: GameInfo[]): Promise<GameUi> {
  const info = games.find((each) => each.name === game);
  if (info === undefined) throw new Error(`the house has no ${game}`);
  return (await import("./plain/plain")).plainBoard(info);
}
