// What is being shown to have happened: pieces that arrive one after the other. The picture itself is already final,
// so that finishing means forgetting.
import { reducedMotion } from "../settings.svelte";

export interface Beat {
  key: string; // the piece
  kind: string; // how it arrives
  ms: number;
  apart?: number; // ms to the next beat; its own length where nothing is said
}
export interface Playing {
  kind: string;
  style: string; // its delay and length, fixed once: the browser must not start it again
  until: number;
}

const LONGEST_MS = 1_200; // from an event to a playable board
const STILL_MS = 2_000; // how long a changed piece keeps its outline where nothing moves

/** Steps that are shown, or heard, one behind the other. One that would come too late finishes those before it. */
export class Queue {
  private end = 0;

  /** When a step of this length begins, how much it must hurry, and whether those before it are finished for it. */
  enter(length: number, now: number, longest = LONGEST_MS): { at: number; hurry: number; alone: boolean } {
    const behind = Math.max(0, this.end - now);
    const alone = behind + length > longest;
    const at = alone ? 0 : behind;
    const hurry = Math.min(1, longest / Math.max(1, length));
    this.end = now + at + length * hurry;
    return { at, hurry, alone };
  }

  finish(): void {
    this.end = 0;
  }
}

/** From the first of these beats to whatever follows the last. */
export const lengthOf = (beats: Beat[]): number => beats.reduce((sum, beat) => sum + (beat.apart ?? beat.ms), 0);

export class Show {
  beats = $state.raw<ReadonlyMap<string, Playing>>(new Map());
  running = $state(false); // some of them are not over yet
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly queue = new Queue();

  /** Queues beats behind those that still run; too long a queue is finished first. */
  play(list: Beat[], now = performance.now()): void {
    if (list.length === 0) return;
    const still = reducedMotion();
    const { at: begin, hurry, alone } = this.queue.enter(lengthOf(list), now);
    const next = new Map<string, Playing>();
    if (!alone) for (const [key, beat] of this.beats) if (beat.until > now) next.set(key, beat);
    let at = begin;
    for (const beat of list) {
      const ms = Math.round((still ? STILL_MS : beat.ms) * hurry);
      const delay = still ? 0 : Math.round(at);
      next.set(beat.key, {
        kind: still ? "still" : beat.kind,
        style: `animation-delay:${delay}ms;animation-duration:${still ? STILL_MS : ms}ms`,
        until: now + delay + ms,
      });
      at += (beat.apart ?? beat.ms) * hurry;
    }
    this.beats = next;
    this.run(Math.max(...[...next.values()].map(({ until }) => until)) - now);
    if (still) this.queue.finish();
  }

  /** Any input: everything is where it belongs. */
  finish(): void {
    if (this.beats.size === 0) return;
    this.beats = new Map();
    this.run(0);
    this.queue.finish();
  }

  private run(ms: number): void {
    clearTimeout(this.timer);
    this.running = ms > 0;
    if (this.running) this.timer = setTimeout(() => (this.running = false), ms);
  }

  of(key: string): Playing | undefined {
    return this.beats.get(key);
  }
}
