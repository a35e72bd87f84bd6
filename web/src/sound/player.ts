// Plays sounds at the level that is set. The instruments are fetched when they are wanted, never at level 0.
import { settings, type SoundLevel } from "../settings.svelte";
import type { Sound } from "./sounds";
import type { Synth } from "./synth";

const GESTURES = ["pointerdown", "keydown"] as const;

export class Player {
  private synth: Synth | null = null;
  private coming: Promise<Synth> | null = null;

  constructor(
    private readonly level: () => SoundLevel = () => settings.sound,
    private readonly bring: () => Promise<Synth> = () => import("./synth").then(({ Synth }) => new Synth()),
  ) {}

  /** Silent at level 0 and while nobody sees the page, unless it is just then that somebody is called. */
  play(sound: Sound, unseen = false): void {
    if (!this.wanted(unseen)) return;
    this.fetched().then(
      (synth) => this.wanted(unseen) && synth.play(sound, this.level()),
      () => undefined, // a house without sound works as well
    );
  }

  /** For as long as a table is open: browsers let a page be heard from the first gesture on, so that one wakes it. */
  listen(): (() => void) | undefined {
    if (this.level() === 0) return undefined;
    this.fetched().catch(() => undefined);
    const wake = (): void => this.synth?.wake();
    for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
      this.synth?.rest();
    };
  }

  private wanted(unseen: boolean): boolean {
    return this.level() > 0 && (unseen || !document.hidden);
  }

  private fetched(): Promise<Synth> {
    this.coming ??= this.bring().then(
      (synth) => (this.synth = synth),
      (error: unknown) => {
        this.coming = null; // the line may be better next time
        throw error;
      },
    );
    return this.coming;
  }
}

export const player = new Player();
