// What the prompter says of the choice at hand, and buttons that mean something else from one moment to the next.
import { cardName } from "./cards";
import type { IlluminatiChoice } from "./choice.svelte";
import { summaryOf } from "./fates";
import type { Code, IlluminatiView } from "../../gen/illuminati";
import { say } from "../../text/words.svelte";

type FrameView = IlluminatiView["frames"][number];

type Has = (shape: string) => boolean;

const ASIDE = new Set<Code["shape"]>([
  ...(["end", "done", "pass", "resign", "cheat", "show", "hide", "listen", "accuse"] as const),
  ...(["offer", "offer-promise", "promise", "accept", "refuse", "withdraw"] as const),
]);

const PRIVILEGES = new Set<Code["shape"]>(["privilege", "privilege-bavaria"]);

const name = (choice: IlluminatiChoice, seat: number): string => choice.play.names[seat] ?? "";

export function promptOf(choice: IlluminatiChoice): string {
  const { legal, view, play, laying, attack } = choice;
  if (choice.deal.open) return say("illuminati-web-prompt-deal");
  if (!play.active) return "";
  const has = (shape: string): boolean => legal.some((code) => code.shape === shape);
  if (laying.card !== "") {
    const summary = summaryOf(choice, laying.preview);
    if (summary !== "") return summary;
    return say("illuminati-web-prompt-place", { card: cardName(laying.card), count: laying.ghosts.length });
  }
  if (has("target")) return say("illuminati-web-prompt-target", { count: new Set(choice.litCards).size });
  if (has("announce")) return say("illuminati-web-prompt-announce", { adds: addsOf(legal) });
  const frame = view.frames.at(-1);
  if (attack !== null && frame?.kind === "spending") return spendingPrompt(choice, frame.queue, has);
  return frame === undefined ? "" : framePrompt(choice, frame, has);
}

/** What may still be added to an attack. */
function addsOf(legal: Code[]): string {
  const privilege = legal.some(({ shape }) => PRIVILEGES.has(shape));
  if (!legal.some(({ shape }) => shape === "aid")) return privilege ? "privilege" : "nothing";
  return privilege ? "both" : "aid";
}

function spendingPrompt(choice: IlluminatiChoice, queue: number[], has: Has): string {
  const { attack, play } = choice;
  if (attack === null || attack.target === null) return "";
  const target = cardName(choice.cardBehind(attack.target));
  if (has("roll")) return say("illuminati-web-prompt-roll", { off: has("call-off") ? "yes" : "no" });
  if (isLast(choice, queue)) return say("illuminati-web-prompt-last");
  const pays = doings(choice).some(({ shape }) => shape !== "call-off");
  if (attack.seat === play.seat) return say(`illuminati-web-prompt-${pays ? "spend" : "spent"}`);
  const role = attack.defender === play.seat ? "defender" : "other";
  return say("illuminati-web-prompt-attacked", {
    name: name(choice, attack.seat),
    target,
    role: pays ? role : role === "defender" ? "defender-broke" : "broke",
  });
}

/** All others have passed. */
const isLast = ({ play }: IlluminatiChoice, queue: number[]): boolean => queue.length === 1 && queue[0] === play.seat;

function framePrompt(choice: IlluminatiChoice, frame: FrameView, has: Has): string {
  switch (frame.kind) {
    case "amount":
      return say("illuminati-web-prompt-amount", {
        source: cardName(choice.cardBehind(frame.source)),
        sink: cardName(choice.cardBehind(frame.sink)),
      });
    case "redistribute":
      return say("illuminati-web-prompt-redistribute", { card: cardName(choice.cardBehind(frame.cards[0] ?? "")) });
    case "altering":
      return say("illuminati-web-prompt-alter", { card: cardName(frame.card) });
    case "levying":
      return say("illuminati-web-prompt-levy", { card: cardName(frame.card) });
    case "taxed":
      return say("illuminati-web-prompt-taxed", { owed: frame.owed, card: cardName(frame.collector) });
    case "upkeep":
      return say("illuminati-web-prompt-upkeep", { card: cardName(frame.card) });
    case "choosing-goals":
      return say("illuminati-web-prompt-goal");
    case "declaring":
      return say("illuminati-web-prompt-declare");
    case "claiming":
    case "claiming-immunity":
      return say("illuminati-web-prompt-claim");
    case "rearranging":
      return say(`illuminati-web-prompt-${has("lift") ? "rearrange" : "rearranged"}`);
    case "window":
    case "played":
      return say(`illuminati-web-prompt-${doings(choice).length > 0 ? "window" : "pass"}`);
    case "turn":
      return turnPrompt(choice, has);
    default:
      return "";
  }
}

function turnPrompt(choice: IlluminatiChoice, has: Has): string {
  const { view } = choice;
  if (view.stage === "transfers") {
    return say("illuminati-web-prompt-transfers", { left: has("transfer") ? view.transfers_left : 0 });
  }
  const some = doings(choice).length > 0;
  if (view.stage === "powers") return say(`illuminati-web-prompt-${some ? "powers" : "powerless"}`);
  if (!has("end")) return "";
  return say(`illuminati-web-prompt-${some ? "turn" : "idle"}`, { actions: view.actions_left });
}

/** What may be done beside ending, passing, dealing, and what may be done at any time. */
const doings = ({ legal }: IlluminatiChoice): Code[] => legal.filter(({ shape }) => !ASIDE.has(shape));

/** While others are waited for: somebody has made an offer and would like an answer. */
export function waitingOf({ view, play }: IlluminatiChoice): string {
  const offer = view.offers.find(({ to }) => play.seat !== null && to.includes(play.seat));
  return offer === undefined ? "" : say("illuminati-web-prompt-offer", { name: play.names[offer.proposer] ?? "" });
}

/** Whoever is asked in another's turn is not told that it is the own one. */
export function leadOf({ view, play }: IlluminatiChoice): string {
  return view.turn === play.seat || view.turn < 0 ? "" : say("illuminati-web-lead-asked");
}

/** A button whose code says less than the moment does; null: the game's own words will do. */
export function labelOf(choice: IlluminatiChoice, code: Code): string | null {
  const { shape } = code;
  const { view } = choice;
  const frame = view.frames.at(-1);
  const kind = frame?.kind ?? "";
  if (shape === "end" && kind === "turn") return say("illuminati-web-do-end", { stage: view.stage });
  if (shape === "done" && kind === "turn" && view.stage === "powers") return say("illuminati-web-do-end", { stage: view.stage });
  if (shape === "claim" && kind === "turn") return say("illuminati-web-do-ability");
  if (kind === "rearranging" && (shape === "done" || shape === "pass")) return say(`illuminati-web-do-structure-${shape}`);
  if (shape === "amount") return say("illuminati-web-do-amount", { money: Number(code.n) });
  if (shape === "pass" && frame?.kind === "spending" && isLast(choice, frame.queue)) return say("illuminati-web-do-roll");
  return null;
}
