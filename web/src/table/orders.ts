// Standing orders as a game writes them, read and said by their shapes.
import type { ShapeInfo } from "../gen/messages";
import { slotsOf } from "../games/plain/forms";
import { say, words } from "../text/words.svelte";

export const MOST_ORDERS = 12;

/** The shape of an order and what stands in its slots; null: the game writes none like it. */
export function readOrder(shapes: ShapeInfo[], order: string): { shape: ShapeInfo; values: Record<string, string> } | null {
  const parts = order.split(" ");
  for (const shape of shapes) {
    if (shape.verb !== parts[0] || shape.parts.length !== parts.length - 1) continue;
    const values = shape.parts.map((part, at) => [typeof part === "string" ? "" : part.name, parts[at + 1]!] as const);
    return { shape, values: Object.fromEntries(values.filter(([name]) => name !== "")) };
  }
  return null;
}

/** A value in words: somebody at the table, a card, an alignment, a figure. */
export function valueWords(game: string, kind: string, value: string, names: string[]): string {
  if (kind === "attacker" && names[Number(value)] !== undefined) return names[Number(value)]!;
  const key = [`${game}-${kind}-${value}`, `web-order-${kind}-${value}`].find((each) => words.has(each));
  return key === undefined ? value : say(key);
}

/** The order as a sentence, or as it is written where there are no words for it. */
export function orderWords(game: string, shapes: ShapeInfo[], order: string, names: string[]): string {
  const read = readOrder(shapes, order);
  const key = `web-order-${read?.shape.name ?? ""}`;
  if (read === null || !words.has(key)) return order;
  const told = slotsOf(read.shape).map(({ name, kind }) => [name, valueWords(game, kind, read.values[name]!, names)]);
  return say(key, Object.fromEntries(told) as Record<string, string>);
}
