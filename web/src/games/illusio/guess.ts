// What a press is likely meant for.
import {
  CARD_ON_TRICK_WORDS,
  codes,
  type CardOnTrickWord,
  type CardWord,
  type IllusioView,
  type ObjectiveWord,
} from "../../gen/illusio";
import { isKind, trickOf } from "./cards";
import type { Use } from "./uses";

/** The one thing a card is likely meant for: its only use, or a place at a trick rather than backstage. */
export function obvious(uses: Use[]): Use[] {
  if (uses.length <= 1) return uses;
  const around = uses.filter((use) => use.target.startsWith("trick:") && use.claim === "");
  if (uses.some((use) => use.target === "backstage")) {
    const exact = around.find((use) =>
      trickOf(use.target.slice("trick:".length)).slots.some((kind) => use.source === `hand:${kind}`),
    );
    return [exact ?? around[0] ?? uses[0]!];
  }
  return new Set(uses.map((use) => use.target)).size === 1 ? uses : [];
}

/** The code that says what was pressed though it is not legal: its refusal teaches. */
export function refusable(key: string, source: string): string | null {
  const [zone, name = ""] = key.split(":");
  const objective = name as ObjectiveWord;
  if (zone === "contest") return codes.write("take", { objective });
  if (zone === "hand") return isKind(name) ? codes.write("prepare", { card: name }) : null;
  if (zone !== "trick" || !source.startsWith("hand:")) return null;
  const card = source.slice("hand:".length);
  if (isKind(card)) return codes.write("add", { card, objective });
  return goesOnTricks(card) ? codes.write("play-on", { card, objective }) : null;
}

/** What to ask the server so that it says why a press does nothing; null: that needs no clause. */
export function lesson(key: string, source: string, { actions_left, players }: IllusioView): string | null {
  const [zone, name = ""] = key.split(":");
  if (zone !== "hand" || isKind(name)) return refusable(key, source);
  const card = name as CardWord;
  if (actions_left === 0) return codes.write("exchange", { card });
  const objective = players.flatMap(({ displayed }) => displayed)[0]?.objective as ObjectiveWord | undefined;
  return objective !== undefined && goesOnTricks(card) ? codes.write("play-on", { card, objective }) : null;
}

const goesOnTricks = (card: string): card is CardOnTrickWord => (CARD_ON_TRICK_WORDS as readonly string[]).includes(card);
