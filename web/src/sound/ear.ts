// What of a step is heard and when: its events in the order and at the time at which the board shows them.
import { Queue } from "../board/show.svelte";
import type { Happening } from "../net/table.svelte";
import { reducedMotion } from "../settings.svelte";
import type { GameSounds, Sound } from "./sounds";

const APART_MS = 70; // nearer than that, two alike sound like one
const MOST = 8; // of one step

export interface Cue {
  sound: Sound;
  at: number; // ms from now
}

/** The sounds of a step, from its beginning; `last` follows when all is shown. */
export function cuesOf(happened: Happening, game: GameSounds | undefined, last: Sound | null, hurry = 1): Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  const add = (sound: Sound | null): void => {
    if (sound === null || cues.length >= MOST) return;
    if (cues.some((cue) => cue.sound === sound && at - cue.at < APART_MS)) return;
    cues.push({ sound, at });
  };
  for (const event of happened.events) {
    add(game?.of[String(event.name)] ?? null);
    at += (game?.lasts(event) ?? 0) * hurry;
  }
  add(last);
  return cues;
}

export class Ear {
  private heard: Happening | null = null;
  private readonly queue = new Queue();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly last = new Map<Sound, number>(); // when each was heard

  constructor(
    private readonly game: GameSounds | undefined,
    private readonly play: (sound: Sound) => void,
  ) {}

  /** A step is shown; the same one is heard once. */
  step(happened: Happening, last: Sound | null = null, now = performance.now()): void {
    if (happened === this.heard) return;
    this.heard = happened;
    const still = reducedMotion(); // all is shown at once
    const length = still ? 0 : happened.events.reduce((sum, event) => sum + (this.game?.lasts(event) ?? 0), 0);
    const { at, hurry, alone } = this.queue.enter(length, now, this.game?.longest);
    if (alone) this.hush();
    for (const cue of cuesOf(happened, this.game, last, still ? 0 : hurry)) this.later(cue.sound, at + cue.at);
  }

  /** Any input: what was still to be shown is there, and is not heard. */
  finish(): void {
    this.queue.finish();
    this.hush();
  }

  private hush(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private later(sound: Sound, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const now = performance.now();
      if (now - (this.last.get(sound) ?? -APART_MS) < APART_MS) return; // bots that hurry do not rattle
      this.last.set(sound, now);
      this.play(sound);
    }, ms);
    this.timers.add(timer);
  }
}
