// What has just been taken back, as each pair of eyes knew it: without it a board only looks as it did before.
import type { Line, Position } from "../gen/messages";

const SHOWN_MS = 5_000;

export class Undone {
  private lines = $state.raw<ReadonlyMap<number | null, Line[]>>(new Map());
  private old: ReturnType<typeof setTimeout> | undefined;

  /** The table is told anew: lines of moves that are no more were taken back. */
  note(before: Position[], after: Position[]): void {
    const found = new Map<number | null, Line[]>();
    for (const { seat, ply } of after) {
      const known = before.find((position) => position.seat === seat);
      const lost = known === undefined || known.ply <= ply ? [] : known.log.filter((line) => line.ply >= ply);
      if (lost.length > 0) found.set(seat, lost);
    }
    this.clear();
    if (found.size === 0) return;
    this.lines = found;
    this.old = setTimeout(() => this.clear(), SHOWN_MS);
  }

  /** In the order in which they happened. */
  seenBy(seat: number | null): Line[] {
    return this.lines.get(seat) ?? [];
  }

  clear(): void {
    clearTimeout(this.old);
    if (this.lines.size > 0) this.lines = new Map();
  }
}
