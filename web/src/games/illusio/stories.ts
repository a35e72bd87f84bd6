// What is worth an announcement over the stage: a trick goes on display, a trick pays.
import type { Story } from "./News.svelte";
import { figures, parts } from "./sayings";
import type { GameEvent } from "../types";

export function storiesOf(events: GameEvent[], sums: Record<string, Record<string, unknown>[]>): Story[] {
  const found: Story[] = [];
  for (const event of events) {
    if (event.name !== "displayed" && event.name !== "validated") continue;
    const args = event.args as { objective: { key: string }; seat: { args: { seat: number } }; points?: number };
    const name = args.objective.key.split("-").pop() ?? "";
    const terms = parts(sums[`trick ${name}`]);
    const points = event.name === "validated" ? (args.points ?? 0) : null;
    const sum =
      terms.length > 0 && terms.reduce((all, term) => all + term.value, 0) === points ? figures(terms) : String(points ?? "");
    found.push({ name, seat: args.seat.args.seat, points, sum });
  }
  return found.slice(-3);
}
