// Where somebody stands in a lesson: which card is read, whether the lesson was left, what comes next.
import type { Card, Lesson } from "./lessons";
import type { Guide } from "../gen/messages";

export interface Learning {
  readonly position: { guide?: Guide | null };
  readonly lookingBack: boolean;
  readonly info?: { status: string };
}

export class Guided {
  private read = $state({ at: -1, index: 0 });
  private wandering = $state(false); // it was left on purpose
  private freed = $state(false); // it is over, and play goes on

  constructor(
    readonly lesson: Lesson,
    private readonly play: Learning,
    private readonly holds: () => boolean = () => false, // the board still shows what has happened
  ) {}

  readonly stand = $derived.by<Guide | null>(() => (this.play.lookingBack ? null : (this.play.position.guide ?? null)));
  private readonly here = $derived.by<Card[]>(() => this.lesson.cards.filter(({ at }) => at === this.stand?.at));
  private readonly index = $derived.by(() => (this.read.at === this.stand?.at ? this.read.index : 0));
  /** A move was made that is not of the lesson; null: none, or nothing more is to be said of it. */
  readonly astray = $derived.by(() => (this.stand?.astray ?? 0) > 0);
  /** The game came to its end on a way of its own: there is no way back to the lesson. */
  readonly ended = $derived.by(() => this.astray && this.play.info?.status === "over");
  readonly wanders = $derived.by(() => this.astray && this.wandering);
  readonly card = $derived.by<Card | null>(() =>
    this.astray || this.freed || this.holds() ? null : (this.here[this.index] ?? null),
  );
  /** More is said before the next move. */
  readonly more = $derived.by(() => this.card !== null && this.index < this.here.length - 1);
  readonly isLast = $derived.by(() => this.card !== null && this.card === this.lesson.cards.at(-1));
  readonly number = $derived.by(() => (this.card === null ? 0 : this.lesson.cards.indexOf(this.card) + 1));
  /** What is to be done now; empty while the guide has more to say. */
  readonly code = $derived.by(() => {
    const [seat, code] = this.lesson.moves[this.stand?.at ?? -1] ?? [-1, ""];
    return this.card === null || this.more || seat !== this.lesson.learner ? "" : code;
  });
  readonly points = $derived.by<readonly string[]>(() => this.card?.points ?? []);
  /** The others move; nothing is said. */
  readonly waits = $derived.by(() => this.stand !== null && !this.astray && !this.freed && this.card === null);
  readonly over = $derived.by(() => this.freed && !this.astray);

  next(): void {
    if (this.stand !== null && this.more) this.read = { at: this.stand.at, index: this.index + 1 };
  }

  wander(): void {
    this.wandering = true;
  }

  comeBack(): void {
    this.wandering = false;
  }

  /** The lesson is over, and the game goes on without a guide. */
  free(): void {
    this.freed = true;
  }
}
