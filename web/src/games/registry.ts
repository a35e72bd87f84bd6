// The games' rooms: whatever stands in a game's folder is found by its name. A board is fetched when its table is opened.
import type { Component } from "svelte";
import { say, words } from "../text/words.svelte";
import type { GameUi, Presets } from "./types";

const boards = import.meta.glob<GameUi>("./*/ui.ts", { import: "default" });
const slides = import.meta.glob<Component>("./*/Slide.svelte", { import: "default", eager: true });
const presets = import.meta.glob<Presets>("./*/presets.ts", { import: "default", eager: true });

export const canDraw = (game: string): boolean => `./${game}/ui.ts` in boards;

/** The game's own slide; without one the house shows its own. */
export const slideOf = (game: string): Component | undefined => slides[`./${game}/Slide.svelte`];

export const presetsOf = (game: string): Presets => presets[`./${game}/presets.ts`] ?? {};

/** What a game is called; one without words for the page, as programs call it. */
export const gameName = (game: string): string => (words.has(`${game}-web-name`) ? say(`${game}-web-name`) : game);

/** The game's pieces with their words. */
export async function loadGame(game: string): Promise<GameUi> {
  const board = boards[`./${game}/ui.ts`];
  if (board === undefined) throw new Error(`no pieces for ${game}`);
  const [ui] = await Promise.all([board(), words.loadAll(game)]);
  return ui;
}
