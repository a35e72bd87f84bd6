// Components on the table, read by the game's own patterns.
import { FACTS } from "../../gen/illusio";
import type { Kind } from "./cards";

export interface Item {
  bare: string; // without what a move says it is
  kind: Kind | null; // null: covered, and nobody says
  printed: Kind;
  cards: number; // Transform cards lying on it
  badge: number; // 0: what it is lies open
}

const TEXTS = FACTS.component_texts.map((text) => new RegExp(`^(?:${text})$`));

export function itemOf(text: string): Item {
  for (const pattern of TEXTS) {
    const parts = pattern.exec(text)?.groups;
    if (parts === undefined) continue;
    const { bare = text, kind = null, printed = kind, cards = 0, badge = 0 } = parts;
    return { bare, kind: kind as Kind | null, printed: printed as Kind, cards: Number(cards), badge: Number(badge) };
  }
  throw new Error(`no component is written ${text}`);
}

/** What a covered component is said to be; "" : nothing is said. */
export function claimOf(text: string): string {
  const { badge, kind } = itemOf(text);
  return badge > 0 ? (kind ?? "") : "";
}
