// What the prompter says of the choice at hand, and the steps of a turn: nothing that may not be done now.
import type { ViziaChoice } from "./choice.svelte";
import { FACTS, type Code } from "../../gen/vizia";
import { say } from "../../text/words.svelte";

const CLAUSES: Partial<Record<string, string>> = FACTS.clauses;
const PLACING: Code["shape"][] = ["place", "buy", "pay", "put", "claim", "capture"];

export function promptOf(choice: ViziaChoice): string {
  const { view, slot } = choice;
  const closing = choice.targets.filter((target) => target.closes.length > 0).length;
  const counts = { colour: choice.colour ?? "", count: choice.targets.length, closing };
  if (view.phase !== "play" && view.phase !== "take") return say(`vizia-web-prompt-${view.phase}`, counts);
  if (choice.buying) return say("vizia-web-prompt-buy", counts);
  if (slot === null || view.phase === "take") return say(`vizia-web-prompt-${openQuestion(choice)}`);
  if (slot.places > 0) return say("vizia-web-prompt-places", counts);
  return say(`vizia-web-prompt-${slot.takeable ? "only-take" : "no-place"}`, counts);
}

/** What there is to do while no tile is chosen. */
function openQuestion({ may, view }: ViziaChoice): string {
  const buy = may.has("buy");
  if (may.has("pass")) return buy ? "pass-or-buy" : "pass";
  if (!may.has("end")) return "first";
  if (may.has("place")) return may.has("take") ? "more" : "more-place";
  if (may.has("take")) return view.phase === "take" ? "take" : "take-some";
  return buy ? "end-or-buy" : "end";
}

export function clauseOf({ buying, may, view }: ViziaChoice): string {
  const { phase } = view;
  if (buying) return CLAUSES.buy ?? "";
  if (phase !== "play") return CLAUSES[phase] ?? "";
  if (may.has("pass")) return CLAUSES.pass ?? "";
  return (may.has("end") && !may.has("place") ? CLAUSES.take : CLAUSES.play) ?? "";
}

export type Step = "place" | "take" | "end";

/** The steps that may be taken now, the first of them being where one stands. */
export function stepsOpen({ may }: ViziaChoice): Step[] {
  const place = PLACING.some((shape) => may.has(shape));
  return [place ? "place" : null, may.has("take") ? "take" : null, may.has("end") || may.has("pass") ? "end" : null].filter(
    (step): step is Step => step !== null,
  );
}

/** How many common tiles one may take: now, or once all is placed. */
export function takeMost({ view, may }: ViziaChoice): number {
  if (!may.has("take")) return may.has("end") && !may.has("place") ? 0 : FACTS.hand;
  return Math.min(view.commons.length, FACTS.hand - (view.hand?.length ?? 0));
}
