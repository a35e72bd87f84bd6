// What others have just done, for a moment in the prompter: above all what happened to the reader.
import { untrack } from "svelte";
import { eventWords, type Reader } from "./telling";
import type { GameEvent, GameUi, Playing, View } from "../games/types";
import type { Happening } from "../net/table.svelte";

const SHOWN_MS = 2_000;

type Watched = Pick<Playing, "happened" | "position" | "active"> & { readonly reader: Reader };

export class Notices {
  private told = $state.raw<{ text: string; own: boolean } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private newest: Happening | null = null;
  private before: View;

  constructor(
    private readonly play: Watched,
    private readonly ui: GameUi,
    private readonly game: string,
  ) {
    this.before = untrack(() => play.position.view);
  }

  /** What the prompter says; "" : nothing. What touches others does not stand between a player and their turn. */
  readonly text = $derived.by(() => (this.told !== null && (this.told.own || !this.play.active) ? this.told.text : ""));

  /** Give it to an effect. */
  readonly follow = (): void => {
    const { happened, position } = this.play;
    untrack(() => {
      if (happened !== null && happened !== this.newest) {
        this.newest = happened;
        for (const events of happened.steps ?? [happened.events]) this.see(events);
      }
      this.before = position.view;
    });
  };

  private see(events: GameEvent[]): void {
    const { reader } = this.play;
    const said: Record<"own" | "seen", string[]> = { own: [], seen: [] };
    for (const event of this.ui.gather?.(events, reader.seat) ?? events) {
      const kind = this.ui.notice?.(event, reader.seat, this.before) ?? null;
      const text = kind === null ? null : eventWords(this.ui, this.game, event, reader);
      if (kind !== null && text !== null) said[kind].push(text);
    }
    const own = said.own.length > 0;
    if (own) this.show([...(this.told?.own === true ? [this.told.text] : []), ...said.own].join(" "), true);
    else if (said.seen.length > 0 && this.told?.own !== true) this.show(said.seen.join(" "), false);
  }

  private show(text: string, own: boolean): void {
    clearTimeout(this.timer);
    this.told = { text, own };
    this.timer = setTimeout(() => (this.told = null), SHOWN_MS);
  }

  /** Any input: it has been read. */
  finish(): void {
    clearTimeout(this.timer);
    if (this.told !== null) this.told = null;
  }
}
