// The worked examples of a game and what draws them: whatever stands in a game's folder, fetched when its rules are read.
import type { Component } from "svelte";
import type { Choice, GameUi, PlayingInWords } from "../games/types";
import type { Scenes } from "./still";

export type ScenePicture = Component<{ play: PlayingInWords; choice: Choice }>;

const scenes = import.meta.glob<Scenes>("../games/*/scenes.json", { import: "default" });
/** `wide`: its pictures want the width of the page, with their words beside them. */
const pictures = import.meta.glob<{ default: ScenePicture; wide?: boolean }>("../games/*/Scene.svelte");
const boards = import.meta.glob<GameUi>("../games/*/ui.ts", { import: "default" });

export interface Examples {
  scenes: Scenes;
  Picture: ScenePicture;
  ui: GameUi;
  wide: boolean;
}

/** Null: the game has none, as those from outside. */
export async function examplesOf(game: string): Promise<Examples | null> {
  const found = [
    scenes[`../games/${game}/scenes.json`],
    pictures[`../games/${game}/Scene.svelte`],
    boards[`../games/${game}/ui.ts`],
  ] as const;
  const [positions, picture, board] = found;
  if (positions === undefined || picture === undefined || board === undefined) return null;
  const [its, drawn, ui] = await Promise.all([positions(), picture(), board()]);
  return { scenes: its, Picture: drawn.default, ui, wide: drawn.wide === true };
}
