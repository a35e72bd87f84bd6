// The keys of Illusio's table.
import { ARROWS, figures } from "../keys";

export const KEYS = {
  hand: figures(9),
  contest: ["q", "w", "e", "r"],
  targets: ARROWS,
  backstage: ["a"],
  talent: ["t"],
  exchange: ["x"],
  explain: ["i"],
  end: ["n"],
} as const;
