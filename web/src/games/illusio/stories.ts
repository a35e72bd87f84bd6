// What is worth an announcement over the stage: a trick goes on display, a trick pays.
import type { Story } from "./News.svelte";
import { figures, parts } from "./sayings";
import { lastOf, seatOf } from "../events";
import type { GameEvent } from "../types";
import type { TermJson } from "../../gen/messages";

export function storiesOf(events: GameEvent[], sums: Record<string, TermJson[]>): Story[] {
  const found: Story[] = [];
  for (const event of events) {
    if (event.name !== "displayed" && event.name !== "validated") continue;
    const { args } = event;
    const name = lastOf(args.objective);
    const terms = parts(sums[`trick ${name}`]);
    const points = event.name === "validated" ? Number(args.points ?? 0) : null;
    const sum =
      terms.length > 0 && terms.reduce((all, term) => all + term.value, 0) === points ? figures(terms) : String(points ?? "");
    found.push({ name, seat: seatOf(args.seat), points, sum });
  }
  return found.slice(-3);
}
