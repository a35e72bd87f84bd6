// Actions as their texts say them, told apart by what one presses: first a source (a card, a component), then a target.
import { bareItem } from "./view";

export type Mode = "plain" | "talent" | "exchange";

export interface Code {
  text: string;
  mode: Mode;
  source: string; // "hand:rope", "item:0:rope", "project:C3a"; "" : none
  target: string; // "backstage", "trick:C3a", "contest:C3a", "seat:1", "item:1:rope", "hand:rope", "kind:rope"; "" : a button
  claim: string; // the kind a covered component is said to be; "" : nothing is said
}

/** Reads a code; `me` is whose codes they are. */
export function parse(text: string, me: number): Code {
  const words = text.split(" ");
  const talent = words[0] === "talent" && words.length > 1;
  const mode: Mode = words[0] === "talent" ? "talent" : words[0] === "exchange" ? "exchange" : "plain";
  const claim = /=(\w+)/.exec(text)?.[1] ?? "";
  const made = (source: string, target: string): Code => ({ text, mode, source, target, claim });
  const item = (word: string, seat = me): string => `item:${seat}:${bareItem(word)}`;
  if (talent && /^\d+$/.test(words[1]!)) return made("", item(words[2]!, Number(words[1])));
  const [verb, what = "", , last = ""] = talent ? words.slice(1) : words;
  switch (verb) {
    case "prepare":
      return made(`hand:${what}`, "backstage");
    case "add":
      return made(`hand:${what}`, `trick:${last}`);
    case "move":
      return made(item(what), `trick:${last}`);
    case "take":
      return made("", `contest:${what}`);
    case "swap":
      return made("", `contest:${what}`);
    case "abandon":
      return made(`project:${what}`, "");
    case "place":
    case "give":
      return made("", item(what));
    case "exchange":
    case "discard":
    case "leave":
      return made("", `hand:${what}`);
    case "into":
    case "keep":
      return made("", `kind:${what}`);
    case "play":
      return made(`hand:${what}`, playTarget(words, me));
    default:
      return made("", "");
  }
}

function playTarget(words: string[], me: number): string {
  const [, card, on = ""] = words;
  if (card === "take") return `seat:${on}`;
  return card === "transform" ? `item:${me}:${bareItem(on)}` : `trick:${on}`;
}

export const of = (codes: Code[], target: string, source = ""): Code[] =>
  codes.filter((code) => code.target === target && code.source === source);
