// Illusio in words: what is asked, what a button would do, a card or a component by its name.
import { FAMILY_OF, isSpecial, isTyped, trickOf, type Kind } from "./cards";
import type { IllusioChoice } from "./choice.svelte";
import { parse, type Code } from "./codes";
import { best, exactCount, places } from "./fit";
import { illusioView, itemOf, type TrickRow } from "./view";
import type { GameEvent, Playing } from "../types";
import type { TermJson } from "../../gen/messages";
import { say, words } from "../../text/words.svelte";

export const cardName = (card: string): string => say(`illusio-card-${card}`);
export const trickName = (name: string): string => say(`illusio-objective-${name}`);
export const magicianName = (name: string): string => say(`illusio-magician-${name}`);
export const familyWord = (kind: Kind): string => say(`illusio-web-family-${FAMILY_OF[kind]}`);

export function itemName(text: string): string {
  const { kind, printed, badge } = itemOf(text);
  if (kind === null) return say("illusio-component-covered", { printed: cardName(printed), badge });
  return kind === printed
    ? cardName(kind)
    : say("illusio-component-changed", { kind: cardName(kind), printed: cardName(printed) });
}

/** What a hand card says under its name. */
export function cardLine(card: string): string {
  return isSpecial(card)
    ? say(`illusio-web-line-${card}`)
    : isTyped(card as Kind)
      ? familyWord(card as Kind)
      : say("illusio-web-line-untyped");
}

// ---------------------------------------------------------------- sums

export interface Part {
  value: number;
  label: string; // a word or two; "" : none is needed
  words: string;
  clause: string;
}

export function parts(terms: TermJson[] | undefined): Part[] {
  return (terms ?? []).map(({ phrase, value, clause }) => {
    const short = phrase.key.replace("illusio-term-", "illusio-web-term-");
    return { value, label: words.has(short) ? say(short) : "", words: words.phrase(phrase), clause };
  });
}

export const total = (found: Part[]): number => found.reduce((sum, part) => sum + part.value, 0);

/** "6 = 4 + 2", signs and all. */
export function figures(found: Part[]): string {
  const rest = found.map((part, k) => (k === 0 ? `${part.value}` : `${part.value < 0 ? "−" : "+"} ${Math.abs(part.value)}`));
  return `${total(found)} = ${rest.join(" ")}`;
}

// ---------------------------------------------------------------- what is asked

export function promptOf(choice: IllusioChoice): string {
  const { asked, picked, view, mode, frame } = choice;
  if (asked === null) return "";
  if (choice.claims.length > 0) return say("illusio-web-prompt-claim");
  if (picked.taking !== "") {
    const { half, slots } = trickOf(picked.taking);
    return say(picked.laid.length < half ? "illusio-web-prompt-too-few" : "illusio-web-prompt-taking", {
      trick: trickName(picked.taking),
      count: picked.laid.length,
      slots: slots.length,
      half,
    });
  }
  if (asked === "turn" && mode === "exchange") return say("illusio-web-prompt-exchange", { count: picked.cards.length });
  if (asked === "turn" && mode === "talent") return say("illusio-web-prompt-talent", { talent: talentName(choice) });
  if (asked === "turn" && picked.source !== "") return sourcePrompt(choice);
  const item = frame?.item == null ? "" : itemName(frame.item);
  const counts = {
    item,
    talent: talentName(choice),
    count: Math.max(0, choice.hand.length - 8),
    trick: frame?.objective ? trickName(frame.objective) : "",
  };
  return say(`illusio-web-prompt-${asked}`, { actions: view.actions_left, ...counts });
}

function talentName(choice: IllusioChoice): string {
  const magician = choice.view.players[choice.me]?.magician;
  return magician === undefined ? "" : say(`illusio-talent-${magician}`);
}

function sourcePrompt(choice: IllusioChoice): string {
  const { source } = choice.picked;
  const [zone, ...rest] = source.split(":");
  const name = rest.join(":");
  if (zone === "project") return say("illusio-web-prompt-project", { trick: trickName(name) });
  const targets = [...choice.lit].filter((key) => key !== "");
  const thing = zone === "hand" ? cardName(name) : itemName(name.split(":").slice(1).join(":"));
  if (targets.length === 0) {
    return say(isSpecial(name) ? `illusio-web-prompt-none-${name}` : "illusio-web-prompt-nowhere", { thing });
  }
  const [code] = choice.ready;
  if (code !== undefined && completes(code, choice)) {
    return say("illusio-web-prompt-completes", { thing, trick: trickName(code.target.slice("trick:".length)) });
  }
  return say(isSpecial(name) ? `illusio-web-prompt-${name}` : "illusio-web-prompt-where", { thing, count: targets.length });
}

/** Whether a component would be the last one its trick wants. */
function completes(code: Code, choice: IllusioChoice): boolean {
  const row = choice.view.players[choice.me]?.projects.find((each) => code.target === `trick:${each.objective}`);
  return row !== undefined && row.placed.length + 1 === trickOf(row.objective).slots.length;
}

// ---------------------------------------------------------------- buttons

export function takeLabel(name: string, laid: string[]): string {
  const trick = trickOf(name);
  const exact = exactCount(places(trick, laid));
  const whole = laid.length === trick.slots.length;
  return say(whole ? "illusio-web-do-perform" : "illusio-web-do-take", {
    count: laid.length,
    slots: trick.slots.length,
    worth: trick.level + exact,
  });
}

export function mainLabel(code: Code, choice: IllusioChoice): string {
  if (completes(code, choice) && /^(talent )?(add|move)/.test(code.text)) {
    return say("illusio-web-do-complete", { thing: thingOf(code) });
  }
  const [verb, card = ""] = code.text.split(" ");
  if (verb === "play" && card === "take") {
    return say("illusio-web-do-steal", { name: choice.play.names[Number(code.target.slice(5))] ?? "" });
  }
  if (verb === "play") return say("illusio-web-do-play", { card: cardName(card) });
  if (code.target.startsWith("trick:")) return say("illusio-web-do-place", { thing: thingOf(code) });
  if (code.mode === "talent" && code.target.startsWith("item:")) {
    return say("illusio-web-do-target", { thing: itemName(code.target.split(":").slice(2).join(":")) });
  }
  return action(code.text, choice.play);
}

function thingOf(code: Code): string {
  const [zone, ...rest] = code.source.split(":");
  return zone === "hand" ? cardName(rest[0]!) : itemName(rest.slice(1).join(":"));
}

/** A legal action in words: the engine's own, with the things it names. */
export function action(text: string, play: Playing): string {
  const parts = text.split(" ");
  const seat = (word: string): string => play.names[Number(word)] ?? say("seat", { seat: Number(word) + 1 });
  const code = parse(text, play.seat ?? -1);
  if (code.mode === "talent" && code.target.startsWith("item:") && code.source === "") {
    return say("illusio-action-talent-target", { seat: seat(parts[1]!), component: claimed(parts[2]!) });
  }
  const key = ["talent", "play"].includes(parts[0]!) && parts.length > 1 ? parts.slice(0, 2).join("-") : parts[0]!;
  const rest = key.includes("-") ? parts.slice(2) : parts.slice(1);
  if (key === "play-take") return say("illusio-action-play-take", { seat: seat(rest[0]!) });
  if (key.startsWith("play-") && key !== "play-transform") {
    return say("illusio-action-play-on", { card: cardName(parts[1]!), objective: trickName(rest[0]!) });
  }
  const [what = "", , on = ""] = rest;
  const args = { card: what in FAMILY_OF || isSpecial(what) ? cardName(what) : claimed(what), component: claimed(what) };
  return say(`illusio-action-${key}`, { ...args, objective: trickName(on || what) });
}

function claimed(text: string): string {
  if (text === "") return "";
  const { kind, printed, badge } = itemOf(text);
  if (badge === 0 || kind === null) return itemName(text);
  return say("illusio-component-named", { printed: cardName(printed), badge, kind: cardName(kind) });
}

// ---------------------------------------------------------------- read aloud

/** A trick of the Contest as it is read: what lies backstage for it, what is missing. */
export function posterWords(name: string, backstage: string[]): string {
  const trick = trickOf(name);
  const shown = places(trick, best(trick, backstage));
  const names = (filled: boolean): string =>
    words.list(shown.filter((place) => (place.item !== null) === filled).map((place) => cardName(place.wanted))) ||
    say("illusio-list-none");
  return say("illusio-web-read-poster", {
    trick: trickName(name),
    domain: say(`illusio-domain-${trick.domain}`),
    level: trick.level,
    have: names(true),
    missing: names(false),
  });
}

export function trickWords(row: TrickRow, owner: string, worth: string): string {
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

const SILENT = ["kept-card", "turn"]; // said by what follows

export function logLine(event: GameEvent, names: string[]): string | null {
  return SILENT.includes(String(event.name)) ? null : words.event("illusio", event, names);
}

export const boxLine = (view: Record<string, unknown>, seat: number): string => {
  const { players, seat: me } = illusioView(view);
  const player = players[seat];
  if (player === undefined || seat === me) {
    return player === undefined ? "" : (magicianName(player.magician).split(" ").pop() ?? "");
  }
  return say("illusio-web-box", { magician: magicianName(player.magician), cards: player.hand });
};
