// The view of Illusio as the server writes it, and the texts of components on the table.
import { CARDS, type Card, type Kind } from "./cards";

export type FrameKind =
  "turn" | "draw" | "limit" | "window" | "exchange" | "placing" | "into" | "leave" | "give" | "keep" | "programme";

export interface Frame {
  kind: FrameKind;
  seat: number;
  objective: string | null;
  owner: number | null;
  item: string | null;
  into: Kind[];
  card: boolean;
  count: number;
  chosen: string[] | null;
}
export interface TrickRow {
  objective: string;
  placed: string[];
  grands: number;
  deja_vus: number;
  encores: number;
  encore: boolean;
  waits: boolean;
}
export interface Player {
  magician: string;
  talent_used: boolean;
  score: number;
  hand: number;
  known: Partial<Record<Card, number>>;
  backstage: string[];
  projects: TrickRow[];
  displayed: TrickRow[];
  validated: string[];
}
export interface IllusioView {
  seat: number | null;
  seats: number;
  options: { goal: number; memory: boolean; talents: string; displayed_count: boolean };
  turn: number;
  actions_left: number;
  frames: Frame[];
  reason: string;
  contest: string[];
  bag: number;
  under: (string | null)[];
  objective_discard: string[];
  deck: number;
  discard: Partial<Record<Card, number>>;
  hand: Partial<Record<Card, number>> | null;
  players: Player[];
}

export const illusioView = (view: Record<string, unknown>): IllusioView => view as unknown as IllusioView;

/** A component on the table: `rope`, `rope~rabbit+1`, `?rabbit+1#3`, `?rabbit+1#3=rope`. */
export interface Item {
  kind: Kind | null; // null: covered, and nobody says
  printed: Kind;
  cards: number; // Transform cards lying on it
  badge: number; // 0: what it is lies open
}

export function itemOf(text: string): Item {
  const covered = /^\?(\w+?)(?:\+(\d+))?#(\d+)(?:=(\w+))?$/.exec(text);
  if (covered !== null) {
    const [, printed, cards, badge, claim] = covered;
    return { kind: (claim as Kind) ?? null, printed: printed as Kind, cards: Number(cards ?? 0), badge: Number(badge) };
  }
  const open = /^(\w+?)(?:~(\w+))?(?:\+(\d+))?$/.exec(text);
  const kind = (open?.[1] ?? text) as Kind;
  return { kind, printed: (open?.[2] ?? kind) as Kind, cards: Number(open?.[3] ?? 0), badge: 0 };
}

/** The component without what a move says it is. */
export const bareItem = (text: string): string => (text.startsWith("?") ? text.replace(/=.*$/, "") : text);

/** The cards of a hand one by one, in the order of the catalogue. */
export function handCards(counts: Partial<Record<Card, number>> | null): Card[] {
  if (counts === null) return [];
  return CARDS.flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}
