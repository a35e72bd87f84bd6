// The lessons there are: what the guide says before which move, and what it points at. The moves are the server's affair.
import type { TableInfo } from "../gen/messages";
import { api } from "../net/api";
import { go } from "../router.svelte";

export interface Card {
  at: number; // after so many moves of the lesson
  says: string;
  points?: string[]; // pieces; the last that is in sight is the one pointed at
}

export interface Lesson {
  learner: number;
  bots: string[];
  moves: [number, string][];
  cards: Card[];
}

const files = import.meta.glob<Lesson>("../../../src/lanterne/lessons/*.json", { import: "default" });
const fileOf = (game: string): (() => Promise<Lesson>) | undefined => files[`../../../src/lanterne/lessons/${game}.json`];

export const hasLesson = (game: string): boolean => fileOf(game) !== undefined;

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await fileOf(game)?.()) ?? null;
}

/** The lesson that is under way, or a new one. */
export async function learn(game: string, again = false): Promise<TableInfo> {
  const table = await api.learn(game, again);
  go(`/t/${table.id}`);
  return table;
}
