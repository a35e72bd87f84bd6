// The table through one pair of eyes: whose they are, whether they look back, whether the curtain is down.
import { Guard } from "./guard.svelte";
import { seatNames } from "../company/names";
import type { GameUi, PlayingInWords } from "../games/types";
import type { Hint, PhraseJson, Position, Refused, TableInfo, Wishes, Weighed, Words } from "../gen/messages";
import { api } from "../net/api";
import type { Link } from "../net/socket";
import type { Happening, TableLive } from "../net/table.svelte";
import type { Reader } from "./telling";

/** A pair of eyes as an address names them. */
export const eyesOf = (seat: number | null): string => (seat === null ? "none" : String(seat));

/** Whether several pairs of eyes at one screen have been told different things. */
function toldApart(positions: Position[]): boolean {
  return new Set(positions.map(({ log }) => JSON.stringify(log))).size > 1;
}

/** Several steps as one. */
function together(steps: Happening[]): Happening | null {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return null;
  return { ...last, since: first.since, events: steps.flatMap((step) => step.events), steps: steps.map(({ events }) => events) };
}

export class TablePlay implements PlayingInWords {
  private lifter = $state<number | null>(null); // who has lifted the curtain
  private missed = $state.raw<Happening | null>(null); // what they had not been shown, as one
  private readonly shown = new Map<number, Happening | undefined>(); // the last step each of our seats was shown
  private past = $state.raw<{ ply: number; position: Position } | null>(null);
  lookingAt = $state<number | null>(null); // the ply asked for; its position may still be on its way
  muted = $state<number[]>([]);
  private readonly seen = new Map<string, Position>();
  private newest = 0;
  private hintFor = $state(""); // the seat and the ply at which a hint was asked for
  readonly guard = new Guard();

  constructor(
    readonly live: TableLive,
    private readonly ui: GameUi,
    private readonly link: () => Link,
  ) {}

  readonly info = $derived.by<TableInfo>(() => this.live.info!);
  readonly names = $derived.by(() => seatNames(this.info.game, this.info.boxes));
  /** Several people share this screen, and some of them have secrets. */
  readonly hotSeat = $derived.by(() => {
    const { mine, positions } = this.live;
    return mine.length > 1 && (positions.some((position) => this.ui.hasSecrets(position.view)) || toldApart(positions));
  });
  private readonly lifted = $derived.by(() => (this.live.mine.includes(this.lifter ?? -1) ? this.lifter : null));
  /** The seat of ours that is waited for, if any. */
  private readonly wanted = $derived.by(() => this.live.mine.find((seat) => this.info.to_act.includes(seat)));
  /** For whom the curtain is down: nothing of the game may be in the page. */
  readonly curtainFor = $derived.by<number | null>(() => {
    if (!this.hotSeat || this.info.status !== "playing") return null;
    if (this.wanted !== undefined && this.wanted !== this.lifted) return this.wanted;
    return this.lifted === null ? (this.live.mine[0] ?? null) : null;
  });
  readonly seat = $derived.by<number | null>(() => {
    const { mine } = this.live;
    if (mine.length === 0) return null;
    if (this.hotSeat && this.lifted !== null) return this.lifted;
    return this.wanted ?? mine[0] ?? null;
  });
  private readonly present = $derived.by(() => this.live.position(this.seat));

  /** To whom the log speaks: nobody alone where several people read it. */
  readonly reader = $derived.by<Reader>(() => ({
    names: this.names,
    seat: this.live.mine.length === 1 ? (this.live.mine[0] ?? null) : null,
  }));

  get tableId(): string {
    return this.live.id;
  }
  get position(): Position {
    return this.past?.position ?? this.present!;
  }
  /** As it stands now, while one looks back too. */
  get standing(): Position {
    return this.present!;
  }
  /** The plies these eyes have seen. */
  get plies(): number {
    return this.present?.ply ?? 0;
  }
  get ply(): number {
    return this.lookingAt ?? this.plies;
  }
  get lookingBack(): boolean {
    return this.lookingAt !== null;
  }
  get active(): boolean {
    return this.mayAct && this.info.to_act.includes(this.seat!);
  }
  /** What the table is about to answer for the seat without asking: a kind of window, or `order`. */
  get unasked(): string {
    return this.active ? this.position.unasked : "";
  }
  get mayAct(): boolean {
    return this.seat !== null && !this.lookingBack && this.link() === "online" && this.info.status === "playing";
  }
  get happened(): Happening | null {
    if (this.lookingBack || this.curtainFor !== null) return null;
    const newest = this.live.stepsOf(this.seat).at(-1) ?? null;
    return this.seat === this.lifter && newest?.ply === this.missed?.ply ? this.missed : newest;
  }
  get refusal(): Refused | null {
    return this.live.refusal;
  }
  /** Whether others than bots play here. */
  get againstPeople(): boolean {
    return this.info.boxes.some((box) => box.kind === "person" && !this.live.mine.includes(box.seat));
  }

  private get moment(): string {
    return `${this.seat} ${this.plies}`;
  }
  /** Whether a bot may be asked now what it would do here. */
  get mayAskHint(): boolean {
    return this.active && this.info.hints === true && !this.hintAsked;
  }
  /** Whether it was asked at this moment. */
  get hintAsked(): boolean {
    return this.hintFor === this.moment;
  }
  /** What it answered; null: nothing was asked, or the answer is on its way. */
  get hint(): Hint | null {
    const told = this.live.hint;
    return this.hintAsked && told !== null && told.seat === this.seat && told.ply === this.plies ? told : null;
  }
  askHint(): void {
    if (!this.mayAskHint) return;
    this.hintFor = this.moment;
    this.live.askHint(this.seat!);
  }

  act(code: string): void {
    if (!this.mayAct) return;
    this.guard.did();
    this.live.play(this.seat!, code);
  }

  /** Windows of this kind are no longer answered unasked. */
  askMe(): void {
    const { unasked } = this;
    const { windows, orders } = this.position.wishes ?? { windows: {}, orders: [] };
    if (unasked !== "") this.live.wish(this.seat!, { ...(windows as Wishes["windows"]), [unasked]: "ask" }, orders);
  }

  async inWords(): Promise<Words | null> {
    const { seat } = this.position;
    if (this.past === null) return this.live.inWords(seat);
    return api.inWords(this.live.id, this.past.ply, eyesOf(seat)).catch(() => null);
  }

  get notes(): PhraseJson[] {
    return this.live.notes.map(({ phrase }) => phrase);
  }

  async weigh(what: string): Promise<Weighed | null> {
    return this.past === null ? this.live.weigh(this.position.seat, what) : null;
  }

  // -------------------------------------------------------------- the curtain

  /** The seat looks now; whatever happened since it looked last is shown to it as one. */
  lift(seat: number): void {
    this.now(); // another's look into the past is not for these eyes
    const steps = this.live.stepsOf(seat);
    const last = this.shown.get(seat);
    this.missed = together(steps.slice(last === undefined ? 0 : steps.indexOf(last) + 1));
    this.lifter = seat;
  }

  /** The screen shows what has happened so far to whoever looks. Give it to an effect of the table screen. */
  readonly show = (): void => {
    const { seat, happened } = this;
    if (seat !== null && happened !== null) this.shown.set(seat, this.live.stepsOf(seat).at(-1));
  };

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((each) => each !== seat) : [...this.muted, seat];
  }

  // -------------------------------------------------------------- taking back

  readonly mayUndo = $derived.by(() => this.present?.may_undo === true && this.active);
  /** Something of ours can be taken back if the others agree; bots always do. */
  readonly mayAskUndo = $derived.by(() => {
    if (this.seat === null || this.lookingBack || this.info.status !== "playing" || this.link() !== "online") return false;
    return this.present?.log.some((line) => line.seat === this.seat && line.ply >= 0) === true;
  });

  undo(): void {
    if (this.seat === null || (!this.mayUndo && !this.mayAskUndo)) return;
    this.guard.did();
    this.live.undo(this.seat);
  }

  // -------------------------------------------------------------- looking back

  /** The first moment to look back at: what came before everybody has to remember. */
  get earliest(): number {
    return this.present?.earliest ?? 0;
  }

  /** Shows the game as it stood at a ply; the newest wish wins. */
  async look(ply: number): Promise<void> {
    if (ply >= this.plies) {
      this.now();
      return;
    }
    this.lookingAt = Math.max(this.earliest, ply);
    const wish = ++this.newest;
    const position = await this.at(this.lookingAt);
    if (wish === this.newest && position !== null) this.past = { ply: this.lookingAt, position };
  }

  now(): void {
    this.newest += 1;
    this.lookingAt = null;
    this.past = null;
  }

  /** What is undone never was: remembered positions may be of it. */
  forget(): void {
    this.seen.clear();
    if (this.lookingAt !== null && this.lookingAt > this.plies) this.now();
  }

  private async at(ply: number): Promise<Position | null> {
    const eyes = eyesOf(this.seat);
    const key = `${eyes} ${ply}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    try {
      const replay = await api.replay(this.live.id, ply, eyes);
      const position = replay.positions[0] ?? null;
      if (position !== null) this.seen.set(key, position);
      return position;
    } catch {
      return null;
    }
  }
}
