// What is worth an announcement over the stage: a trick goes on display, a trick pays.
import type { Story } from "./News.svelte";
import { figures, total, trickSum } from "./sayings";
import { lastOf, seatOf } from "../events";
import type { GameEvent } from "../types";
import { nameOf } from "../../gen/illusio";
import type { TermJson } from "../../gen/messages";

export function storiesOf(events: GameEvent[], sums: Record<string, TermJson[]>): Story[] {
  const found: Story[] = [];
  for (const event of events) {
    const happened = nameOf(event);
    if (happened !== "displayed" && happened !== "validated") continue;
    const { args } = event;
    const name = lastOf(args.objective);
    const terms = trickSum(sums, name);
    const points = happened === "validated" ? Number(args.points ?? 0) : null;
    const sum = terms.length > 0 && total(terms) === points ? figures(terms) : String(points ?? "");
    found.push({ name, seat: seatOf(args.seat), points, sum });
  }
  return found.slice(-3);
}
