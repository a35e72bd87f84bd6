// The keys of a plain board.
import { figures } from "../keys";

export const KEYS = { number: figures(9), arrows: ["ArrowUp", "ArrowDown"] } as const;
