// What a bot makes of a finished game: asked for until it is whole, and its marks as moments one can go to.
import type { MissedChance, Review, ReviewTold, TurningPoint } from "../gen/messages";
import { api } from "../net/api";

const AGAIN_MS = 1_000;

/** A moment worth a look: after a move that turned the game, or before a decision that missed something. */
export interface Mark {
  at: number; // the ply at which one sees it
  turning?: TurningPoint;
  missed?: MissedChance;
}

export function marksOf(found: ReviewTold): Mark[] {
  const turning = found.turning.map((each) => ({ at: each.ply + 1, turning: each }));
  const missed = found.missed.map((each) => ({ at: each.ply, missed: each }));
  return [...turning, ...missed].sort((one, other) => one.at - other.at);
}

/** The next moment that has a mark, or the one before; undefined: there is none that way. */
export function markFrom(marks: readonly Mark[], ply: number, way: 1 | -1): number | undefined {
  const found = way > 0 ? marks.find(({ at }) => at > ply) : marks.findLast(({ at }) => at < ply);
  return found?.at;
}

/** A seat's curve as the points of a line, in a box so wide and high; 1 is at the top. */
export function curveOf(points: readonly (readonly number[])[], seat: number, width: number, height: number): string {
  const last = Math.max(1, points.length - 1);
  return points
    .map((point, at) => `${((width * at) / last).toFixed(1)},${(height * (1 - (point[seat] ?? 0))).toFixed(1)}`)
    .join(" ");
}

export class Reviewing {
  open = $state(false);
  now = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  readonly marks = $derived(this.now?.found ? marksOf(this.now.found) : []);
  private stopped = false;
  private asking = false;

  constructor(private readonly id: string) {}

  toggle(): void {
    this.open = !this.open;
    if (this.open) void this.ask();
  }

  private async ask(): Promise<void> {
    if (this.asking || this.now?.found) return;
    this.asking = true;
    this.problem = null;
    try {
      do {
        this.now = await api.review(this.id);
        if (this.now.found || this.now.failed) break;
        await new Promise((later) => setTimeout(later, AGAIN_MS));
      } while (!this.stopped && this.open);
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.asking = false;
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
