// Codes as one presses them: first a source (a card, a component), then a target.
import { codes, type Code } from "../../gen/illusio";
import type { Values } from "../codes";
import type { Card } from "./cards";
import { claimOf, itemOf } from "./items";

export type Mode = "plain" | "talent" | "exchange";

export interface Use {
  code: Code;
  text: string;
  mode: Mode;
  source: string; // "hand:rope", "item:0:rope", "project:C3a"; "" : none
  target: string; // "backstage", "trick:C3a", "contest:C3a", "seat:1", "item:1:rope", "hand:rope", "kind:rope"; "" : a button
  claim: string; // the kind a covered component is said to be; "" : nothing is said
}

/** What a code is for; `me` is whose it is. */
export function useOf(text: string, me: number): Use {
  const code = codes.read(text);
  const [source, target] = pressed(code, me);
  return { code, text, mode: modeOf(code), source, target, claim: "component" in code ? claimOf(code.component) : "" };
}

function modeOf({ shape }: Code): Mode {
  switch (shape) {
    case "talent":
    case "talent-target":
    case "talent-prepare":
    case "talent-add":
    case "talent-move":
      return "talent";
    case "exchange":
      return "exchange";
    default:
      return "plain";
  }
}

const hand = (card: Card): string => `hand:${card}`;
const item = (seat: number | string, text: string): string => `item:${seat}:${itemOf(text).bare}`;
const trick = (name: string): string => `trick:${name}`;

/** Source and target. */
function pressed(code: Code, me: number): [string, string] {
  switch (code.shape) {
    case "prepare":
    case "talent-prepare":
      return [hand(code.card), "backstage"];
    case "add":
    case "talent-add":
    case "play-on":
      return [hand(code.card), trick(code.objective)];
    case "move":
    case "talent-move":
      return [item(me, code.component), trick(code.objective)];
    case "play-take":
      return [hand("take"), `seat:${code.seat}`];
    case "play-transform":
      return [hand("transform"), item(me, code.component)];
    case "abandon":
      return [`project:${code.objective}`, ""];
    case "take":
    case "swap":
      return ["", `contest:${code.objective}`];
    case "place":
    case "give":
      return ["", item(me, code.component)];
    case "talent-target":
      return ["", item(code.seat, code.component)];
    case "exchange":
    case "discard":
    case "leave":
      return ["", hand(code.card)];
    case "into":
    case "keep":
      return ["", `kind:${code.card}`];
    default:
      return ["", ""];
  }
}

export const aimedAt = (uses: Use[], target: string, source = ""): Use[] =>
  uses.filter((use) => use.target === target && use.source === source);

/** Codes that name nothing: each is a button. */
export type Bare = { [N in Code["shape"]]: [keyof Values<Code, N>] extends [never] ? N : never }[Code["shape"]];
