// Actions that no list can name, written by hand: a form for a shape, a field for each of its slots.
import type { PhraseJson, ShapeInfo, SlotInfo } from "../../gen/messages";

/** What stands in the fields: a text for each slot, or, where a value is put together, texts for each of its parts. */
export type Values = Record<string, string | string[][]>;

export type FieldKind = "seat" | "word" | "number" | "text" | "several";

export const slotsOf = (shape: ShapeInfo): SlotInfo[] => shape.parts.filter((part) => typeof part !== "string");

const accepts = (slot: SlotInfo, text: string): boolean =>
  slot.words.length > 0 ? slot.words.includes(text) : new RegExp(`^(?:${slot.pattern})$`, "u").test(text);

export function fieldKind(slot: SlotInfo): FieldKind {
  if (slot.of.length > 0) return "several";
  if (slot.kind === "seat") return "seat";
  if (slot.words.length > 0) return "word";
  return accepts(slot, "1") && !accepts(slot, "a") ? "number" : "text";
}

export function emptyValues(shape: ShapeInfo): Values {
  return Object.fromEntries(slotsOf(shape).map((slot) => [slot.name, slot.of.length > 0 ? slot.of.map(() => []) : ""]));
}

/** A value put together: its parts in order, each as its words are ordered. */
export function joined(slot: SlotInfo, chosen: string[][]): string {
  const parts = slot.of.flatMap((part, at) => {
    const place = (text: string): number => (part.words.length > 0 ? part.words.indexOf(text) : Number(text));
    return (chosen[at] ?? []).filter((text) => text !== "").sort((one, other) => place(one) - place(other));
  });
  return parts.length === 0 ? slot.none : parts.join(slot.joint);
}

/** The code that the form writes, or null as long as something is missing or cannot stand there. */
export function codeOf(shape: ShapeInfo, values: Values): string | null {
  const words = [shape.verb];
  for (const part of shape.parts) {
    if (typeof part === "string") {
      words.push(part);
      continue;
    }
    const value = values[part.name] ?? "";
    const text = typeof value === "string" ? value.trim() : joined(part, value);
    if (text === "" || !accepts(part, text)) return null;
    words.push(text);
  }
  return words.join(" ");
}

/** All messages that these phrases are made of: what lies on the table is named in them. */
export function keysIn(phrases: PhraseJson[]): Set<string> {
  const found = new Set<string>();
  const look = (phrase: PhraseJson): void => {
    found.add(phrase.key);
    for (const value of Object.values(phrase.args)) if (typeof value === "object") look(value);
  };
  phrases.forEach(look);
  return found;
}
