// A table as this client knows it: whole at first, then changed step by step. Knows no game.
import type { Change, FromServer, Line, Position, Refused, Result, Stepped, Table, TableInfo, Talk } from "../gen/messages";
import type { Wire } from "./socket";

type Eyes = number | null; // a seat's, or a spectator's

/** What one pair of eyes saw happen, as the board plays it: a step, or several that are shown as one. */
export interface Happening {
  since: number; // the ply before it
  ply: number; // the ply after it
  seat: number; // who acted, last where there were several
  events: Record<string, unknown>[];
}

export class TableLive {
  info = $state<TableInfo | null>(null);
  mine = $state<number[]>([]);
  owner = $state(false);
  positions = $state.raw<Position[]>([]);
  talk = $state<Talk[]>([]);
  unreadTalk = $state(0);
  undoAskedBy = $state<number | null>(null);
  result = $state<Result | null>(null);
  refusal = $state<Refused | null>(null);
  waiting = $state(false); // a move of ours is on its way
  gone = $state(false);
  missing = $state(false);
  clocksAt = $state(0);
  private seen = $state.raw<ReadonlyMap<Eyes, Happening[]>>(new Map()); // since the table was told whole
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    private readonly wire: Wire,
  ) {
    this.stop = wire.listen((message) => this.receive(message));
    wire.watch(id);
  }

  close(): void {
    this.stop();
    this.wire.unwatch(this.id);
  }

  /** The position seen through a seat of one's own, or the first there is. */
  position(seat: Eyes): Position | undefined {
    return this.positions.find((position) => position.seat === seat) ?? this.positions[0];
  }

  /** The steps since the table was told whole, as these eyes saw them and no others. */
  stepsOf(seat: Eyes): Happening[] {
    return this.seen.get(this.position(seat)?.seat ?? null) ?? [];
  }

  play(seat: number, code: string): void {
    if (this.info === null || this.waiting) return;
    this.refusal = null;
    this.waiting = true;
    this.wire.move(this.id, this.info.ply, seat, code);
  }

  undo(seat: number): void {
    if (this.info !== null) this.wire.send({ t: "undo", table: this.id, ply: this.info.ply, seat });
  }

  answerUndo(seat: number, agree: boolean): void {
    if (this.info !== null) this.wire.send({ t: "undo-answer", table: this.id, ply: this.info.ply, seat, agree });
  }

  say(text: string): void {
    this.wire.send({ t: "say", table: this.id, text });
  }

  receive(message: FromServer): void {
    switch (message.t) {
      case "table":
        if (message.info.id === this.id) this.takeWhole(message);
        break;
      case "stepped":
        if (message.table === this.id) this.takeStep(message);
        break;
      case "changed":
        if (message.info.id === this.id) this.takeInfo(message.info, message.mine);
        break;
      case "taken":
        if (message.table === this.id) this.waiting = false;
        break;
      case "refused":
        this.takeRefusal(message);
        break;
      case "said":
        if (message.table === this.id) {
          this.talk.push(message.line);
          this.unreadTalk += 1;
        }
        break;
      case "undo-asked":
        if (message.table === this.id) this.undoAskedBy = message.by;
        break;
      case "gone":
        if (message.table === this.id) this.gone = true;
        break;
    }
  }

  private takeWhole(message: Table): void {
    this.info = message.info;
    this.clocksAt = Date.now();
    this.mine = message.mine;
    this.owner = message.owner;
    this.positions = message.positions;
    this.talk = message.talk;
    this.undoAskedBy = message.undo_asked_by;
    this.result = message.result;
    this.waiting = this.wire.isWaiting(this.id);
    this.seen = new Map();
  }

  private takeInfo(info: TableInfo, mine: number[]): void {
    this.info = info;
    this.mine = mine;
    this.clocksAt = Date.now();
  }

  private takeStep(message: Stepped): void {
    const info = this.info;
    if (info === null) return;
    const covered = message.changes.every((change) => this.positions.some((p) => p.seat === change.seat));
    if (message.ply !== info.ply + 1 || !covered) {
      if (message.ply > info.ply || !covered) this.wire.watch(this.id); // a gap: ask for all of it
      return;
    }
    this.refusal = null;
    this.undoAskedBy = null;
    this.positions = this.positions.map((position) => {
      const change = message.changes.find((each) => each.seat === position.seat);
      return change === undefined ? position : changed(position, change, message.ply - 1, message.seat);
    });
    const boxes = info.boxes.map((box, seat) => ({ ...box, clock_ms: message.clocks_ms[seat] ?? null }));
    this.clocksAt = Date.now();
    const status = message.result === null ? info.status : "over";
    this.info = { ...info, ply: message.ply, to_act: message.to_act, boxes, status };
    this.result = message.result;
    this.see(message);
  }

  private see({ ply, seat, changes }: Stepped): void {
    const before = this.seen;
    this.seen = new Map(
      changes.map(({ seat: eyes, events }) => [eyes, [...(before.get(eyes) ?? []), { since: ply - 1, ply, seat, events }]]),
    );
  }

  private takeRefusal(message: Refused): void {
    if (message.table !== "" && message.table !== this.id) return;
    this.waiting = false;
    if (message.why === "unknown-table") this.missing = true;
    this.refusal = message;
  }
}

/** A position after a change: parts replaced, lists grown, the log longer. */
export function changed(position: Position, change: Change, ply: number, seat: number): Position {
  const view: Record<string, unknown> = { ...position.view, ...change.set };
  for (const [key, items] of Object.entries(change.add)) view[key] = [...((view[key] as unknown[]) ?? []), ...items];
  for (const key of change.drop) delete view[key];
  const sums = { ...position.sums, ...change.sums };
  for (const [topic, terms] of Object.entries(sums)) if (terms.length === 0) delete sums[topic];
  const lines: Line[] = change.events.map((event) => ({ ply, seat, event }));
  return {
    seat: position.seat,
    view,
    legal: change.legal,
    log: [...position.log, ...lines],
    may_undo: change.may_undo,
    files: change.files,
    sums,
  };
}
