// A hurried hand: the second press of a double click does nothing, nor does one on a button that has just changed its meaning.
// Neither says a word. Times are those of the input itself, so a busy page does not let through what came too soon.
import type { Choice } from "../games/types";
import { settings } from "../settings.svelte";

export const HOLD_MS = 400; // so long a button that means something new is only looked at
export const DOUBLE_MS = 500; // two presses of one hand at one place, or of one key
const NEAR = 32; // px between them, for fingers

/** A key, or "" and a place of the page. */
export interface Press {
  key: string;
  x: number;
  y: number;
}

const isAlike = (one: Press, other: Press): boolean =>
  one.key === other.key && Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;

/** What the buttons of the foot would do. What has no code yet is told by its words. */
export const meaningOf = ({ main, others }: Pick<Choice, "main" | "others">): string =>
  [main, ...others].map((deed) => (deed === null ? "" : deed.code || deed.label)).join("|");

export class Guard {
  fresh = $state(false); // the buttons mean something new
  private meaning = "";
  private since = -Infinity; // when they came to mean it
  private last: (Press & { at: number; done: boolean }) | null = null;
  private dropped = false; // the press under way is nobody's
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  // -------------------------------------------------------------- what the buttons mean

  /** What they stand for now; called whenever that may have changed. */
  shows(meaning: string): void {
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    this.since = this.now();
    this.fresh = settings.guarded;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.fresh = false), HOLD_MS);
  }

  /** A key has just chosen what they stand for: whoever pressed it may go on at once. */
  expects(meaning: string): void {
    this.meaning = meaning;
    this.since = -Infinity;
    this.fresh = false;
  }

  /** Whether a press at that time can have been meant for them. */
  allows(at: number): boolean {
    return !settings.guarded || at - this.since >= HOLD_MS;
  }

  // -------------------------------------------------------------- presses

  /** A press begins. False: it repeats one that has done something, so it is nobody's. A key held down is one press. */
  begins(press: Press, at: number, held = false): boolean {
    const { last } = this;
    const repeats = settings.guarded && last !== null && last.done && isAlike(last, press);
    this.dropped = repeats && (held || at - last.at < DOUBLE_MS);
    if (!this.dropped && !held) this.last = { ...press, at, done: false };
    return !this.dropped;
  }

  /** What is being pressed has done something that a second press must not do again. */
  did(): void {
    if (this.last !== null) this.last.done = true;
  }

  readonly pointer = (event: PointerEvent): boolean =>
    event.button !== 0 || this.hears(event, this.begins({ key: "", x: event.clientX, y: event.clientY }, event.timeStamp));

  readonly key = (event: KeyboardEvent): boolean =>
    this.hears(event, this.begins({ key: event.key, x: 0, y: 0 }, event.timeStamp, event.repeat));

  /** The click that ends a press which was nobody's is nobody's either. */
  readonly click = (event: MouseEvent): boolean => this.hears(event, !this.dropped);

  private hears(event: Event, heard: boolean): boolean {
    if (heard) return true;
    event.stopImmediatePropagation();
    event.preventDefault();
    return false;
  }
}
