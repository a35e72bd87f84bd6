// What the prompter says of the choice at hand: nothing that may not be done now.
import { isSpecial, trickOf } from "./cards";
import type { IllusioChoice } from "./choice.svelte";
import { worthOf } from "./laying";
import { cardName, completes, itemName, trickName } from "./sayings";
import { FACTS } from "../../gen/illusio";
import { say } from "../../text/words.svelte";

export function promptOf(choice: IllusioChoice): string {
  const { asked, picked, mode, frame } = choice;
  if (asked === null) return "";
  if (choice.claims.length > 0) return say("illusio-web-prompt-claim");
  if (picked.taking !== "") return takingPrompt(choice);
  if (asked === "turn" && mode === "exchange") return say("illusio-web-prompt-exchange", { count: picked.cards.length });
  if (asked === "turn" && mode === "talent") return say("illusio-web-prompt-talent", { talent: talentName(choice) });
  if (asked === "turn") return picked.source === "" ? turnPrompt(choice) : sourcePrompt(choice);
  if (asked === "exchange") return say(`illusio-web-prompt-${mayExchange(choice) ? "exchange" : "exchanged"}`, { count: 0 });
  const idle = (asked === "draw" || asked === "window") && !choice.talentReady ? "-only" : "";
  return say(`illusio-web-prompt-${asked}${idle}`, {
    item: frame?.item == null ? "" : itemName(frame.item),
    talent: talentName(choice),
    count: Math.max(0, choice.hand.length - FACTS.hand_limit),
    trick: frame?.objective ? trickName(frame.objective) : "",
  });
}

/** What the turn has left: kinds of things to choose, the exchange, the talent, or the end alone. */
function turnPrompt(choice: IllusioChoice): string {
  const plain = choice.uses.filter((use) => use.mode === "plain");
  const has = (zone: string): boolean => plain.some(({ source, target }) => `${source || target}:`.startsWith(`${zone}:`));
  const rest = mayExchange(choice) ? "exchange" : has("project") ? "project" : "none";
  const what = ["hand", "item", "contest"].filter(has).join("-") || rest;
  const talent = choice.talentReady ? "yes" : "no";
  return say("illusio-web-prompt-turn", { actions: choice.view.actions_left, what, talent });
}

const mayExchange = ({ uses }: IllusioChoice): boolean => uses.some((use) => use.mode === "exchange");

function takingPrompt(choice: IllusioChoice): string {
  const { view, laid } = choice;
  const { taking, slots } = choice.picked;
  const { half } = trickOf(taking);
  const whole = laid.length === slots.length;
  const kind = laid.length < half ? "too-few" : whole ? "whole" : "taking";
  const worth = (whole ? worthOf(view, taking, slots) : null) ?? "unknown";
  const args = { trick: trickName(taking), count: laid.length, slots: slots.length, half, worth };
  return say(`illusio-web-prompt-${kind}`, args);
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
  const [use] = choice.ready;
  if (use !== undefined && completes(use, choice)) {
    return say("illusio-web-prompt-completes", { thing, trick: trickName(use.target.slice("trick:".length)) });
  }
  return say(isSpecial(name) ? `illusio-web-prompt-${name}` : "illusio-web-prompt-where", { thing, count: targets.length });
}
