// The faces of the company, fetched when the first of a game is to be seen.
import { kindOf } from "./names";

interface Drawn {
  faces: Record<string, string>; // by kind
}

const drawn = import.meta.glob<Drawn>("./faces/*.ts");
export const GLASS: Record<string, string> = {
  vizia: "illusion",
  illusion: "mentalism",
  illusio: "closeup",
  illuminati: "evasion",
};

/** The portrait of a bot; the house's automaton for one that has none. */
export async function portrait(game: string, call: string): Promise<string> {
  const own = await drawn[`./faces/${game}.ts`]?.();
  return own?.faces[kindOf(call)] ?? (await drawn["./faces/house.ts"]!()).faces[""]!;
}
