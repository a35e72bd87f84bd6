// What a press is likely meant for.
import { isSpecial, trickOf } from "./cards";
import type { Code } from "./codes";

/** The one thing a card is likely meant for: its only use, or a place at a trick rather than backstage. */
export function obvious(codes: Code[]): Code[] {
  if (codes.length <= 1) return codes;
  const around = codes.filter((code) => code.target.startsWith("trick:") && code.claim === "");
  if (codes.some((code) => code.target === "backstage")) {
    const exact = around.find((code) =>
      trickOf(code.target.slice("trick:".length)).slots.some((kind) => code.source === `hand:${kind}`),
    );
    return [exact ?? around[0] ?? codes[0]!];
  }
  return new Set(codes.map((code) => code.target)).size === 1 ? codes : [];
}

/** The code that says what was pressed though it is not legal: its refusal teaches. */
export function refusable(key: string, source: string): string | null {
  const [zone, name = ""] = key.split(":");
  if (zone === "contest") return `take ${name}`;
  if (zone === "hand") return isSpecial(name) ? null : `prepare ${name}`;
  if (zone !== "trick" || !source.startsWith("hand:")) return null;
  const card = source.slice("hand:".length);
  return isSpecial(card) ? `play ${card} ${name}` : `add ${card} to ${name}`;
}
