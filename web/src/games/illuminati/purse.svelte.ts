// Money about to be paid: how much, out of which treasury, and what it would make of the attack.
import type { IlluminatiChoice } from "./choice.svelte";
import { amountsOf, type Amount } from "./legal";
import { FACTS } from "../../gen/illuminati";

export class Purse {
  private set = $state<{ ply: number; amounts: Record<string, number> }>({ ply: -1, amounts: {} });

  constructor(private readonly choice: IlluminatiChoice) {}

  readonly amounts = $derived.by(() => amountsOf(this.choice.legal));
  /** The stepper whose figure the main button would pay. */
  readonly paying = $derived.by<Amount | null>(() => this.amounts.find((each) => each.codes.has(this.of(each))) ?? null);
  /** What the steppers would make of the attack's number. */
  readonly preview = $derived.by<number | null>(() =>
    this.paying === null ? null : this.numberWith(this.paying, this.of(this.paying)),
  );

  of(amount: Amount): number {
    const set = this.set.ply === this.choice.ply ? this.set.amounts[amount.key] : undefined;
    return set ?? (amount.free ? 0 : amount.least === 0 ? 0 : amount.most);
  }

  /** One stepper at a time: each pays by itself. */
  put(amount: Amount, figure: number): void {
    const n = amount.free && figure <= 0 ? 0 : Math.min(amount.most, Math.max(amount.least, figure));
    const others = Object.fromEntries(this.amounts.map((each) => [each.key, each.free ? 0 : -1]));
    this.set = { ply: this.choice.ply, amounts: { ...others, [amount.key]: n } };
    this.choice.unprepare();
  }

  /** What that much would make of the attack's number; null: nobody can tell. */
  numberWith(amount: Amount, n: number): number | null {
    const { attack, play } = this.choice;
    if (attack === null || attack.number === null) return null;
    if (amount.shape === "interfere") return attack.number + (amount.side === "for" ? n : -n);
    if (amount.shape !== "spend") return null;
    if (play.seat === attack.seat) return attack.number + n;
    return attack.number - n * (amount.card === attack.target ? FACTS.points.target_money : 1);
  }
}
