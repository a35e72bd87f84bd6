// A table as this client knows it: whole at first, then changed step by step. Knows no game.
import type {
  Change,
  EventJson,
  FromServer,
  HouseLine,
  Line,
  PhraseJson,
  Position,
  Refused,
  Result,
  SeatWish,
  Stepped,
  Table,
  TableInfo,
  Talk,
  Wished,
  Wishes,
  Weighed,
  Words,
} from "../gen/messages";
import { note, wordFor } from "../fairness/shares";
import { patched } from "./patch";
import type { Wire } from "./socket";
import { Undone } from "./undone.svelte";

type Eyes = number | null; // a seat's, or a spectator's
const LATER_MS = 1_000;
const NEWS_MS = 5_000;

/** What one pair of eyes saw happen, as the board plays it: a step, or several that are shown as one. */
export interface Happening {
  since: number; // the ply before it
  ply: number; // the ply after it
  seat: number; // who acted, last where there were several
  events: EventJson[];
  steps?: EventJson[][]; // the same, step by step, where there were several
}

/** Something about the table that is no move, said after so many lines of talk. */
export interface Note {
  phrase: PhraseJson;
  after: number;
}

export class TableLive {
  info = $state<TableInfo | null>(null);
  mine = $state<number[]>([]);
  lent = $state<number[]>([]); // seats of our own for which a bot plays
  news = $state.raw<HouseLine | null>(null); // who has just stood up, come back, run out of time
  readonly undone = new Undone();
  owner = $state(false);
  positions = $state.raw<Position[]>([]);
  talk = $state<Talk[]>([]);
  unreadTalk = $state(0);
  notes = $state.raw<Note[]>([]);
  undoAskedBy = $state<number | null>(null);
  seatAsked = $state<SeatWish | null>(null); // who would like to play on in a bot's place
  result = $state<Result | null>(null);
  refusal = $state<Refused | null>(null);
  waiting = $state(false); // a move of ours is on its way
  gone = $state(false);
  missing = $state(false);
  clocksAt = $state(0);
  private seen = $state.raw<ReadonlyMap<Eyes, Happening[]>>(new Map()); // since the table was told whole
  private weighing: { seat: Eyes; what: string; answer: (told: Weighed) => void }[] = [];
  private asking: { seat: Eyes; answer: (told: Words) => void }[] = []; // who waits to be told in words
  private said = ""; // the last word to the drawing of the seed
  private looking: ReturnType<typeof setTimeout> | undefined;
  private toldAt: number | null = null; // when the newest line of the house that we know was written
  private oldNews: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.looking);
    clearTimeout(this.oldNews);
    this.undone.clear();
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
    const position = this.position(seat);
    if (position === undefined || this.waiting) return;
    this.refusal = null;
    this.waiting = true;
    this.wire.move(this.id, position.ply, seat, code);
  }

  undo(seat: number): void {
    const position = this.position(seat);
    if (position !== undefined) this.wire.send({ t: "undo", table: this.id, ply: position.ply, seat });
  }

  answerUndo(seat: number, agree: boolean): void {
    const position = this.position(seat);
    if (position !== undefined) this.wire.send({ t: "undo-answer", table: this.id, ply: position.ply, seat, agree });
  }

  answerSeat(seat: number, agree: boolean): void {
    this.wire.send({ t: "seat-answer", table: this.id, seat, agree });
  }

  answerRules(goOn: boolean): void {
    this.wire.send({ t: "rules-answer", table: this.id, go_on: goOn });
  }

  /** What these eyes see and may do, in words; a question that the line swallowed stays without an answer. */
  inWords(seat: Eyes): Promise<Words> {
    this.wire.send({ t: "ask-words", table: this.id, seat });
    return new Promise((answer) => this.asking.push({ seat, answer }));
  }

  /** What an action, or what is under way, would bring. */
  weigh(seat: Eyes, what: string): Promise<Weighed> {
    this.wire.send({ t: "weigh", table: this.id, seat, what });
    return new Promise((answer) => this.weighing.push({ seat, what, answer }));
  }

  /** How the table answers for the seat from now on; it says so when it has heard. */
  wish(seat: number, windows: Wishes["windows"], orders: string[]): void {
    this.wire.send({ t: "wishes", table: this.id, seat, windows, orders });
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
        if (message.info.id === this.id) this.takeInfo(message.info, message.mine, message.lent);
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
      case "noted":
        if (message.table === this.id) this.notes = [...this.notes, { phrase: message.phrase, after: this.talk.length }];
        break;
      case "undo-asked":
        if (message.table === this.id) this.undoAskedBy = message.by;
        break;
      case "seat-asked":
        if (message.table === this.id) this.seatAsked = message.wish;
        break;
      case "wished":
        if (message.table === this.id) this.takeWished(message);
        break;
      case "words":
        if (message.table === this.id) this.takeWords(message);
        break;
      case "weighed":
        if (message.table === this.id) this.takeWeighed(message);
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
    this.lent = message.lent;
    this.owner = message.owner;
    this.undone.note(this.positions, message.positions);
    this.positions = message.positions;
    this.hear(message.positions[0]?.house.at(-1) ?? null);
    this.talk = message.talk;
    this.undoAskedBy = message.undo_asked_by;
    this.seatAsked = message.seat_asked;
    this.result = message.result;
    this.waiting = this.wire.isWaiting(this.id);
    this.seen = new Map();
    this.said = "";
    this.draw();
  }

  /** The newest line of the house is news for a moment, unless it was there when we came. */
  private hear(line: HouseLine | null): void {
    const known = this.toldAt;
    this.toldAt = line?.at_ms ?? 0;
    if (known === null || line === null || line.at_ms <= known) return;
    this.news = line;
    clearTimeout(this.oldNews);
    this.oldNews = setTimeout(() => (this.news = null), NEWS_MS);
  }

  private takeInfo(info: TableInfo, mine: number[], lent: number[]): void {
    this.info = info;
    this.mine = mine;
    this.lent = lent;
    this.clocksAt = Date.now();
    this.draw();
  }

  /** The page's own part in drawing the seed; said once, and again when the line was lost. */
  private draw(): void {
    const word = this.info && wordFor(this.info, this.mine);
    const said = JSON.stringify(word);
    if (word !== null && said !== this.said) this.wire.send(word);
    this.said = said;
    if (this.info && this.result?.digest) note(this.info, this.result.digest);
  }

  private takeStep(message: Stepped): void {
    const info = this.info;
    if (info === null) return;
    const news = this.newsOf(message);
    if (news === null) this.wire.watch(this.id); // a gap: ask for all of it
    if (news === null || news.length === 0) return;
    this.refusal = null;
    this.undone.clear();
    this.undoAskedBy = null;
    this.positions = this.positions.map((position) => {
      const change = news.find((each) => each.seat === position.seat);
      return change === undefined ? position : changed(position, change, message.seat);
    });
    const boxes = info.boxes.map((box, seat) => ({ ...box, clock_ms: message.clocks_ms[seat] ?? null }));
    this.clocksAt = Date.now();
    const status = message.result === null ? info.status : "over";
    this.info = { ...info, to_act: message.to_act, boxes, status };
    this.result = message.result;
    if (this.result?.digest) note(this.info, this.result.digest);
    this.see(message.seat, news);
  }

  /** The changes that are not known yet; null: something before them is missing. Each pair of eyes counts its own plies. */
  private newsOf(message: Stepped): Change[] | null {
    const found: Change[] = [];
    for (const change of message.changes) {
      const position = this.positions.find((each) => each.seat === change.seat);
      if (position === undefined || change.ply > position.ply + 1) return null;
      if (change.ply === position.ply + 1) found.push(change);
    }
    return found;
  }

  private see(seat: number, news: Change[]): void {
    const seen = new Map(this.seen);
    for (const { seat: eyes, ply, events = [] } of news) {
      seen.set(eyes, [...(seen.get(eyes) ?? []), { since: ply - 1, ply, seat, events }]);
    }
    this.seen = seen;
  }

  private takeWished({ seat, wishes, unasked }: Wished): void {
    this.positions = this.positions.map((position) => (position.seat === seat ? { ...position, wishes, unasked } : position));
  }

  private takeWords(told: Words): void {
    for (const { seat, answer } of this.asking) if (seat === told.seat) answer(told);
    this.asking = this.asking.filter(({ seat }) => seat !== told.seat);
  }

  private takeWeighed(told: Weighed): void {
    const meant = this.weighing.filter(({ seat, what }) => seat === told.seat && what === told.what);
    this.weighing = this.weighing.filter((each) => !meant.includes(each));
    for (const { answer } of meant) answer(told);
  }

  private takeRefusal(message: Refused): void {
    if (message.table !== "" && message.table !== this.id) return;
    if (message.why === "later") {
      this.lookLater();
      return;
    }
    this.waiting = false;
    if (message.why === "unknown-table") this.missing = true;
    this.refusal = message;
  }

  /** We have looked too often: nothing is wrong, it is shown a moment later. */
  private lookLater(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => this.wire.watch(this.id), LATER_MS);
  }
}

/** A position after a change: what is empty was left out of it. */
export function changed(position: Position, change: Change, seat: number): Position {
  const sums = { ...position.sums, ...change.sums };
  for (const [topic, terms] of Object.entries(sums)) if (terms.length === 0) delete sums[topic];
  const lines: Line[] = (change.events ?? []).map((event) => ({ ply: change.ply - 1, seat, event }));
  return {
    seat: position.seat,
    ply: change.ply,
    view: patched(position.view, change),
    legal: change.legal ?? [],
    log: change.log ?? [...position.log, ...lines],
    house: position.house,
    earliest: change.log === undefined ? position.earliest : (change.earliest ?? 0),
    may_undo: change.may_undo ?? false,
    files: { ...position.files, ...change.files },
    sums,
    wishes: position.wishes,
    unasked: change.unasked ?? "",
  };
}
