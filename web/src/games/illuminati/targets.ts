// Targets of the attack being made: the number each would have, what most want of them.
import type { IlluminatiChoice } from "./choice.svelte";
import { percent } from "./odds";
import { codes, type AttackWord, type CardWord, type Code } from "../../gen/illuminati";

export class Targets {
  constructor(private readonly choice: IlluminatiChoice) {}

  /** The number that an attack on this target would have; null: not known yet. */
  numberOf(card: string, kind: string): number | null {
    const topic = codes.write("target", { card: card as CardWord, kind: kind as AttackWord });
    const terms = this.choice.reading.told?.sums[topic];
    return terms === undefined ? null : terms.reduce((sum, { value }) => sum + value, 0);
  }

  /** One's own groups may be attacked, too; nobody is invited to it. */
  isOwn(code: Code): boolean {
    return code.shape === "target" && this.choice.ownerOf(code.card) === this.choice.play.seat;
  }

  /** The chance of a target at a glance: to control it, where that can be tried; null: it is none. */
  chanceOf(card: string): number | null {
    const aimed = this.choice.pool.filter((code) => code.shape === "target" && code.card === card && !this.isOwn(code));
    const first = this.preferred(aimed);
    const number = first?.shape === "target" ? this.numberOf(card, first.kind) : null;
    return number === null ? null : percent(number);
  }

  /** What most want of a target: control before all, else what is likeliest. */
  preferred(aimed: Code[]): Code | undefined {
    const rank = (code: Code): number => {
      if (code.shape !== "target") return 0;
      return code.kind === "control" ? Infinity : (this.numberOf(code.card, code.kind) ?? 0);
    };
    return [...aimed].sort((one, other) => rank(other) - rank(one))[0];
  }
}
