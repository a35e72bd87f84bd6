// Illusio in words: what is asked, what a button would do, a card or a component by its name.
import { familyOf, isKind, isTyped, trickOf, type Kind } from "./cards";
import type { IllusioChoice } from "./choice.svelte";
import { itemOf } from "./items";
import { worthOf } from "./laying";
import type { Use } from "./uses";
import type { Playing } from "../types";
import { codes, viewOf, type SlotView, type TrickView } from "../../gen/illusio";
import type { TermJson } from "../../gen/messages";
import { say, words } from "../../text/words.svelte";

export const cardName = (card: string): string => say(`illusio-card-${card}`);
export const trickName = (name: string): string => say(`illusio-objective-${name}`);
export const magicianName = (name: string): string => say(`illusio-magician-${name}`);
export const familyWord = (kind: Kind): string => say(`illusio-web-family-${familyOf(kind)}`);

export function itemName(text: string): string {
  const { kind, printed, badge } = itemOf(text);
  if (kind === null) return say("illusio-component-covered", { printed: cardName(printed), badge });
  return kind === printed
    ? cardName(kind)
    : say("illusio-component-changed", { kind: cardName(kind), printed: cardName(printed) });
}

/** What a hand card says under its name. */
export function cardLine(card: string): string {
  if (!isKind(card)) return say(`illusio-web-line-${card}`);
  return isTyped(card) ? familyWord(card) : say("illusio-web-line-untyped");
}

// ---------------------------------------------------------------- sums

export interface Part {
  value: number;
  label: string; // a word or two; "" : none is needed
  words: string;
  clause: string;
}

type Sums = Record<string, TermJson[]>;
export const trickSum = (sums: Sums, name: string): Part[] => parts(sums[`trick ${name}`]);
export const scoreSum = (sums: Sums, seat: number): Part[] => parts(sums[`score ${seat}`]);

function parts(terms: TermJson[] | undefined): Part[] {
  return (terms ?? []).map(({ phrase, value, clause }) => {
    const short = phrase.key.replace("illusio-term-", "illusio-web-term-");
    return { value, label: words.has(short) ? say(short) : "", words: words.phrase(phrase), clause };
  });
}

export const total = (found: Part[]): number => found.reduce((sum, part) => sum + part.value, 0);

/** "6 = 4 + 2", signs and all; a single summand is the sum. */
export function figures(found: Part[]): string {
  if (found.length === 1) return `${total(found)}`;
  const rest = found.map((part, k) => (k === 0 ? `${part.value}` : `${part.value < 0 ? "−" : "+"} ${Math.abs(part.value)}`));
  return `${total(found)} = ${rest.join(" ")}`;
}

// ---------------------------------------------------------------- buttons

/** Whether a component would be the last one its trick wants. */
export function completes(use: Use, choice: IllusioChoice): boolean {
  const row = choice.view.players[choice.me]?.projects.find((each) => use.target === `trick:${each.objective}`);
  return row !== undefined && row.slots.filter(({ item }) => item === null).length === 1;
}

export function takeLabel(choice: IllusioChoice): string {
  const { view, laid } = choice;
  const { taking, slots } = choice.picked;
  if (laid.length < slots.length) return say("illusio-web-do-take", { count: laid.length, slots: slots.length });
  const worth = worthOf(view, taking, slots);
  return worth === null ? say("illusio-web-do-perform-so") : say("illusio-web-do-perform", { worth });
}

export function mainLabel(use: Use, choice: IllusioChoice): string {
  const { code } = use;
  switch (code.shape) {
    case "add":
    case "talent-add":
      return say(completes(use, choice) ? "illusio-web-do-complete" : "illusio-web-do-place", { thing: cardName(code.card) });
    case "move":
    case "talent-move":
      return say(completes(use, choice) ? "illusio-web-do-complete" : "illusio-web-do-place", {
        thing: itemName(itemOf(code.component).bare),
      });
    case "play-take":
      return say("illusio-web-do-steal", { name: choice.play.names[Number(code.seat)] ?? "" });
    case "play-on":
      return say("illusio-web-do-play", { card: cardName(code.card) });
    case "play-transform":
      return say("illusio-web-do-play", { card: cardName("transform") });
    case "talent-target":
      return say("illusio-web-do-target", { thing: itemName(itemOf(code.component).bare) });
    default:
      return action(code.text, choice.play);
  }
}

/** A legal action in words: the engine's own, with the things it names. */
export function action(text: string, play: Playing): string {
  const code = codes.read(text);
  const args: Record<string, string> = {};
  if ("card" in code) args.card = cardName(code.card);
  if ("component" in code) args.component = claimed(code.component);
  if ("objective" in code) args.objective = trickName(code.objective);
  if ("seat" in code) args.seat = play.names[Number(code.seat)] ?? say("seat", { seat: Number(code.seat) + 1 });
  return say(`illusio-action-${code.shape}`, args);
}

function claimed(text: string): string {
  const { kind, printed, badge } = itemOf(text);
  if (badge === 0 || kind === null) return itemName(text);
  return say("illusio-component-named", { printed: cardName(printed), badge, kind: cardName(kind) });
}

// ---------------------------------------------------------------- read aloud

/** A trick of the Contest as it is read: what lies backstage for it, what is missing. */
export function posterWords(name: string, slots: SlotView[]): string {
  const trick = trickOf(name);
  const names = (filled: boolean): string =>
    words.list(slots.filter(({ item }) => (item !== null) === filled).map(({ wanted }) => cardName(wanted))) ||
    say("illusio-list-none");
  return say("illusio-web-read-poster", {
    trick: trickName(name),
    domain: say(`illusio-domain-${trick.domain}`),
    level: trick.level,
    have: names(true),
    missing: names(false),
  });
}

export function trickWords(row: TrickView, owner: string, worth: string): string {
  const { domain, level, slots } = trickOf(row.objective);
  return say("illusio-web-read-trick", {
    trick: trickName(row.objective),
    owner,
    domain: say(`illusio-domain-${domain}`),
    level,
    placed: row.placed.length,
    slots: slots.length,
    items: words.list(row.placed.map(itemName)) || say("illusio-list-none"),
    worth,
  });
}

export const boxLine = (view: Record<string, unknown>, seat: number): string => {
  const { players, seat: me } = viewOf(view);
  const player = players[seat];
  if (player === undefined || seat === me) {
    return player === undefined ? "" : magicianName(player.magician).replace(/^.* /, "");
  }
  return say("illusio-web-box", { magician: magicianName(player.magician), cards: player.hand });
};
