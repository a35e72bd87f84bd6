// Passing unasked: answer windows go by for those who wish it, after a pause that tells nothing about what they hold.
import type { GameUi } from "../games/types";
import { settings, type Settings } from "../settings.svelte";
import { isTaken } from "./keys";
import type { TablePlay } from "./play.svelte";

const LEAST_MS = 800;
const MOST_MS = 2_000;

/** The code that would let what is asked now go by unasked, or null: then the person answers. */
export function passFor(mode: Settings["autoPass"], play: TablePlay, ui: Pick<GameUi, "pass">): string | null {
  if (mode === "never" || !play.active || play.live.waiting || play.live.undoAskedBy !== null) return null;
  if (play.curtainFor !== null || play.hotSeat) return null; // whoever shares the screen would see what is held
  const code = ui.pass?.(play) ?? null;
  const { legal } = play.position;
  if (code === null || !legal.includes(code)) return null;
  return mode === "always" || legal.length === 1 ? code : null;
}

export class AutoPass {
  private stayed = $state(false); // until this question is answered
  private answered = $state(-1); // the ply of the answer that is on its way
  private sent = $state(-1); // the ply at which it passed
  held = $state(false); // Space is down: one looks

  constructor(
    private readonly play: TablePlay,
    private readonly ui: Pick<GameUi, "pass">,
    private readonly chance: () => number = Math.random,
  ) {}

  /** What is about to be played unasked. */
  readonly code = $derived.by<string | null>(() => {
    if (this.stayed || this.play.plies === this.answered) return null;
    return passFor(settings.autoPass, this.play, this.ui);
  });
  /** The person is asked nothing: a pass is about to be made, or is on its way. */
  readonly passing = $derived.by(() => this.code !== null || this.play.plies === this.sent);
  /** Nothing else could be answered. */
  readonly empty = $derived.by(() => this.play.position.legal.length === 1);

  /** Give both to effects of the table screen. */
  readonly wait = (): (() => void) | undefined => {
    const { code } = this;
    if (code === null || this.held) return undefined;
    const timer = setTimeout(() => this.pass(code), LEAST_MS + (MOST_MS - LEAST_MS) * this.chance());
    return () => clearTimeout(timer);
  };
  readonly follow = (): void => {
    const { seat, info, live, plies } = this.play;
    if (live.waiting) this.answered = plies;
    else if (this.answered !== plies) this.answered = this.sent = -1; // played; taken back, it is asked anew
    if (live.refusal !== null) this.sent = -1; // then the person decides
    if (live.waiting || seat === null || !info.to_act.includes(seat)) this.stayed = false;
    if (seat === null || !info.to_act.includes(seat)) this.held = false;
  };

  private pass(code: string): void {
    this.sent = this.play.plies;
    this.play.act(code);
  }

  stay(): void {
    this.stayed = true;
    this.held = false;
  }

  /** Whoever touches the board or their cards is looking: nothing is played under their hand. */
  touched(target: EventTarget | null): void {
    if (this.code !== null && target instanceof Element && target.closest(".stage, .foot") !== null) this.stay();
  }

  /** Space holds the pass back as long as it is down, any other key of the table ends it. True: used. */
  down(event: KeyboardEvent): boolean {
    if (this.code === null || isTaken(event) || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return false;
    if (event.key !== " ") {
      this.stay();
      return false;
    }
    this.held = true;
    return true;
  }

  up(): void {
    this.held = false;
  }
}
