// Components about to surround a trick of the Contest. The server says what lies ready for it; a person may lay others.
import type { IllusioView, SlotView, SuitView } from "../../gen/illusio";
import { familyOf, isTyped, trickOf, type Kind } from "./cards";
import { itemOf } from "./items";

export const suitOf = (view: IllusioView, name: string): SuitView | undefined =>
  view.suits.find((suit) => suit.objective === name);

/** What lies ready, by the places of the trick; for those who have no backstage, nothing. */
export const readyFor = (view: IllusioView, name: string): SlotView[] =>
  suitOf(view, name)?.slots ?? trickOf(name).slots.map((wanted) => ({ wanted, item: null, exact: false }));

export const laidIn = (slots: SlotView[]): string[] => slots.flatMap(({ item }) => item ?? []);

/** The places of a component's family. */
function kin(slots: SlotView[], item: string): SlotView[] {
  const { kind } = itemOf(item);
  return kind === null ? [] : slots.filter(({ wanted }) => familyOf(wanted as Kind) === familyOf(kind));
}

/** Whether one more component would find a place beside those laid. */
export const hasRoom = (slots: SlotView[], item: string): boolean => kin(slots, item).some((slot) => slot.item === null);

export function without(slots: SlotView[], item: string): SlotView[] {
  const at = slots.findIndex((slot) => slot.item === item);
  return slots.map((slot, k) => (k === at ? { ...slot, item: null, exact: false } : slot));
}

/** With one more: in its own place, else in one of its family. What stood there steps aside, or makes way. */
export function withOne(slots: SlotView[], item: string): SlotView[] {
  const { kind } = itemOf(item);
  const places = kin(slots, item);
  const own = places.find((slot) => slot.wanted === kind);
  const free = places.find((slot) => slot.item === null && slot !== own);
  const at = own !== undefined && !holdsOwn(own) ? own : (free ?? places.find((slot) => !holdsOwn(slot)) ?? own);
  if (at === undefined) return slots;
  const aside = at.item !== null ? free : undefined;
  return slots.map((slot) => (slot === at ? filled(slot, item) : slot === aside ? filled(slot, at.item!) : slot));
}

const holdsOwn = (slot: SlotView): boolean => slot.item !== null && itemOf(slot.item).kind === slot.wanted;

function filled(slot: SlotView, item: string): SlotView {
  const { kind } = itemOf(item);
  return { ...slot, item, exact: kind === slot.wanted && isTyped(kind) };
}

/** What the trick would be worth with these, where the server has said so. */
export function worthOf(view: IllusioView, name: string, slots: SlotView[]): number | null {
  const suit = suitOf(view, name);
  const laid = laidIn(slots).sort();
  const told = [...(suit?.items ?? [])].sort();
  return suit !== undefined && laid.join() === told.join() ? suit.worth : null;
}
