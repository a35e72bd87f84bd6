// What the prompter says of the choice at hand.
import { cardName } from "./cards";
import type { IlluminatiChoice } from "./choice.svelte";
import { summaryOf } from "./fates";
import { say } from "../../text/words.svelte";

export function promptOf(choice: IlluminatiChoice): string {
  const { legal, view, play, laying, attack } = choice;
  if (!play.active) return "";
  const has = (shape: string): boolean => legal.some((code) => code.shape === shape);
  if (laying.card !== "") {
    const summary = summaryOf(choice, laying.preview);
    if (summary !== "") return summary;
    return say("illuminati-web-prompt-place", { card: cardName(laying.card), count: laying.ghosts.length });
  }
  if (has("target")) return say("illuminati-web-prompt-target", { count: new Set(choice.litCards).size });
  if (has("announce")) return say("illuminati-web-prompt-announce");
  if (has("spend") || has("interfere") || (attack !== null && has("roll"))) return say("illuminati-web-prompt-spend");
  if (has("lift")) return say("illuminati-web-prompt-rearrange");
  const frame = view.frames.at(-1)?.kind;
  if (frame === "window" || frame === "played") return say("illuminati-web-prompt-window");
  if (frame === "turn" && has("end")) return say("illuminati-web-prompt-turn", { actions: view.actions_left });
  return "";
}
