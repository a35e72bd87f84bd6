// What changed on the table since one last acted.
import type { IlluminatiChoice } from "./choice.svelte";
import { piecesOf } from "./places";

export class Seen {
  since = $state(Infinity); // the ply at which one last acted
  private known = $state.raw<Map<string, string> | null>(null);

  constructor(private readonly choice: IlluminatiChoice) {}

  private readonly standing = $derived.by(() => {
    const all = this.choice.view.seats.flatMap((seat) => piecesOf(seat).map((piece) => ({ seat: seat.seat, piece })));
    return new Map(all.map(({ seat, piece: { card, place, group } }) => [card, `${seat} ${place} ${group?.alignments ?? ""}`]));
  });
  /** Cards that came, went elsewhere or changed since then. */
  readonly fresh = $derived.by(() => {
    const { known } = this;
    if (known === null) return new Set<string>();
    return new Set([...this.standing].flatMap(([card, now]) => (known.get(card) === now ? [] : [card])));
  });

  /** All there is has been seen. */
  all(): void {
    this.known = this.standing;
    this.since = this.choice.ply;
  }
}
