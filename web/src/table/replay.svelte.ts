// A game looked at again: any ply through any eyes that are allowed. Positions that were seen are kept.
import type { PlayingInWords, View } from "../games/types";
import type { HouseLine, Line, Position, Replay, Result, Weighed, Words } from "../gen/messages";
import { api } from "../net/api";
import type { Happening } from "../net/table.svelte";
import { seatNames } from "../company/names";
import { eyesOf } from "./play.svelte";

export class ReplayPlay implements PlayingInWords {
  current = $state.raw<Replay | null>(null);
  happened = $state.raw<Happening | null>(null);
  lost = $state(false);
  problem = $state.raw<unknown>(null); // why it could not be shown
  readonly active = false;
  readonly mayAct = false;
  readonly lookingBack = true;
  readonly refusal = null;
  private readonly seen = new Map<string, Replay>();
  private newest = 0;

  constructor(readonly tableId: string) {}

  readonly names = $derived.by(() => seatNames(this.current?.info.game ?? "", this.current?.info.boxes ?? []));
  readonly plies = $derived(this.current?.plies ?? 0);
  readonly ply = $derived(this.current?.ply ?? 0);
  /** Seats that were one's own: a stranger to the game has none. */
  readonly mine = $derived(this.current?.mine ?? []);
  readonly over = $derived(this.current?.info.status === "over");

  get position(): Position {
    return this.current!.positions[0]!;
  }

  get seat(): number | null {
    return this.position.seat;
  }

  act(): void {
    // nothing is played here
  }

  /** Whether it can be played on from this moment, at a table of its own. */
  get goesOn(): boolean {
    return this.over && this.ply < this.plies && this.current?.info.outlived !== true;
  }

  /** Where one would sit then: in the seat one looks through, else in one's own. */
  get nextSeat(): number {
    const alone = this.current?.positions.length === 1;
    return (alone ? this.seat : null) ?? this.mine[0] ?? 0;
  }

  inWords(): Promise<Words | null> {
    return api.inWords(this.tableId, this.ply, eyesOf(this.seat)).catch(() => null);
  }

  weigh(): Promise<Weighed | null> {
    return Promise.resolve(null); // what came of it is a step away
  }

  /** Goes to a ply; the newest wish wins. One step forward is played, any other way is simply shown. */
  async look(ply: number, eyes: string): Promise<void> {
    const wish = ++this.newest;
    const found = await this.at(ply, eyes);
    if (wish !== this.newest) return;
    this.lost = found === null;
    if (found === null) return;
    const step = this.current !== null && found.ply === this.current.ply + 1;
    this.current = found;
    const lines = this.lines();
    const [first] = lines;
    this.happened =
      step && first
        ? { since: found.ply - 1, ply: found.ply, seat: first.seat ?? 0, events: lines.map((line) => line.event) }
        : null;
  }

  /** What happened last at this ply. */
  lines(): Line[] {
    const { ply } = this;
    return this.current === null ? [] : this.position.log.filter((line) => line.ply === ply - 1);
  }

  /** What happened last that these eyes could see, now or earlier. */
  latest(): Line[] {
    const log = this.current === null ? [] : this.position.log;
    return log.filter((line) => line.ply === log.at(-1)!.ply);
  }

  /** What happened at the table after it, before anybody moved again. */
  houseLines(): HouseLine[] {
    const { ply } = this;
    return this.current === null ? [] : this.position.house.filter((line) => line.ply === ply);
  }

  async at(ply: number, eyes: string): Promise<Replay | null> {
    const key = `${eyes} ${ply}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    try {
      const found = await api.replay(this.tableId, ply, eyes);
      this.seen.set(key, found);
      return found;
    } catch (problem) {
      this.problem = problem;
      return null;
    }
  }
}

/** Another seat's eyes on the same moment, where all are open. */
export class Beside implements PlayingInWords {
  readonly beside = true;
  readonly active = false;
  readonly mayAct = false;
  readonly lookingBack = true;
  readonly refusal = null;
  readonly happened = null;

  constructor(
    private readonly replay: ReplayPlay,
    readonly seat: number,
  ) {}

  get tableId(): string {
    return this.replay.tableId;
  }

  get names(): string[] {
    return this.replay.names;
  }

  get position(): Position {
    return this.replay.current!.positions.find((position) => position.seat === this.seat) ?? this.replay.position;
  }

  act(): void {
    // nothing is played here
  }

  inWords(): Promise<Words | null> {
    return api.inWords(this.tableId, this.replay.ply, eyesOf(this.seat)).catch(() => null);
  }

  weigh(): Promise<Weighed | null> {
    return this.replay.weigh();
  }
}

const SAMPLES = 48; // moments asked for to find changes of the lead

/** Where turns begin and the lead changes, found out in the background. */
export class Survey {
  turns = $state.raw<number[]>([]);
  leads = $state.raw<number[]>([]);
  result = $state.raw<Result | null>(null);
  private stopped = false;

  constructor(private readonly play: ReplayPlay) {}

  async make(score: (view: View, seat: number) => number, eyes: string): Promise<void> {
    const end = await this.play.at(this.play.plies, eyes);
    if (end === null || this.stopped) return;
    this.result = end.result;
    this.turns = turnsOf(end.positions[0]?.log ?? []);
    const every = Math.ceil(this.turns.length / SAMPLES);
    const moments = this.turns.filter((_, at) => at % every === 0).concat(end.plies);
    let ahead: number | null = null;
    for (const moment of moments) {
      const shown = await this.play.at(moment, eyes);
      if (this.stopped) return;
      const view = shown?.positions[0]?.view;
      if (shown === null || view === undefined) continue;
      const now = leader(shown.info.boxes.map((box) => score(view, box.seat)));
      if (now !== null && ahead !== null && now !== ahead) this.leads = [...this.leads, moment];
      ahead = now ?? ahead;
    }
  }

  stop(): void {
    this.stopped = true;
  }
}

/** The plies at which somebody else began to act: the ticks of the slider. */
export function turnsOf(log: Line[]): number[] {
  const turns: number[] = [];
  let last: number | null = null;
  for (const line of log) {
    if (line.ply < 0 || line.seat === null) continue;
    if (line.seat !== last) turns.push(line.ply);
    last = line.seat;
  }
  return turns;
}

/** Who has most, when one alone has. */
export function leader(scores: number[]): number | null {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return first === scores.lastIndexOf(best) ? first : null;
}
