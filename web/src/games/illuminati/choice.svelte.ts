// The choice being prepared in Illuminati: a card pointed at, what it would do, how much is paid, a deal being written.
import { press } from "../keys";
import { UNTOLD, type Choice, type Deed, type GameEvent, type PlayingInWords } from "../types";
import { cardName } from "./cards";
import { Deal } from "./deal.svelte";
import { fatesOf, summaryOf } from "./fates";
import { KEYS } from "./keys";
import { Laying } from "./laying.svelte";
import { cardOf, familiesOf, otherOf, playedBy, simpleOf, specialOf, type Amount } from "./legal";
import { litBy } from "./lit";
import { percent } from "./odds";
import { covers, HIDDEN, nextTo, piecesOf, type Piece, type Point } from "./places";
import { labelOf, leadOf, promptOf, waitingOf } from "./prompts";
import { Purse } from "./purse.svelte";
import { Seen } from "./seen.svelte";
import { Targets } from "./targets";
import { codes, FACTS, viewOf, type AttackView, type Code, type SeatView } from "../../gen/illuminati";
import { Reading } from "../plain/reading.svelte";
import { settings } from "../../settings.svelte";
import { figure } from "../../text/numbers";
import { say } from "../../text/words.svelte";

const STEPWISE = new Set(["amount", "altering", "redistribute", "rearranging"]); // frames in which nothing is settled yet
const BEGINNINGS = new Set<Code["shape"]>(["attack", "transfer", "lift"]); // what can be stepped back from needs no second press
const ASIDE = new Set<Code["shape"]>(["drop", "lasers", "show", "hide", "resign"]); // what lights no card by itself
const CENTRE = /^centre-(\d+)$/;

export class IlluminatiChoice implements Choice {
  readonly reading: Reading;
  readonly deal: Deal;
  readonly purse: Purse;
  readonly seen: Seen;
  readonly targets: Targets;
  readonly laying: Laying;
  private visiting = $state<number | null>(null);
  card = $state(""); // the card pointed at
  private family = $state({ name: "", ply: -1 });
  private prepared = $state({ code: "", ply: -1 });
  lit = $state<string[]>([]); // cards that a line of the log speaks of
  spoken = $state("");

  constructor(readonly play: PlayingInWords) {
    this.reading = new Reading(play);
    this.deal = new Deal(this);
    this.purse = new Purse(this);
    this.seen = new Seen(this);
    this.targets = new Targets(this);
    this.laying = new Laying(this);
  }

  readonly view = $derived.by(() => viewOf(this.play.position.view));
  readonly legal = $derived.by<Code[]>(() => (this.play.mayAct ? this.play.position.legal.map((text) => codes.read(text)) : []));
  readonly ply = $derived.by(() => this.play.position.ply);
  readonly attack = $derived.by<AttackView | null>(() => {
    const frame = this.view.frames.find((each) => each.kind === "attacking");
    return frame?.kind === "attacking" ? frame.attack : null;
  });

  // -------------------------------------------------------------- whose structure is on the stage

  /** One's own, always while a card is to be laid there; spectators see whose turn it is. */
  readonly shown = $derived.by(() => {
    const away = this.laying.cards.length === 0 ? this.visiting : null;
    return away ?? this.play.seat ?? Math.max(0, this.view.turn);
  });
  readonly house = $derived.by<SeatView>(() => this.view.seats[this.shown]!);
  readonly pieces = $derived.by(() => piecesOf(this.house));

  visit(seat: number): boolean {
    if (seat === this.shown || this.laying.card !== "") return false; // a card in hand is laid first
    this.visiting = seat === this.play.seat ? null : seat;
    return true;
  }

  // -------------------------------------------------------------- what may be done

  readonly families = $derived.by(() => familiesOf(this.legal));
  readonly mode = $derived.by(() => {
    const { name, ply } = this.family;
    if (ply === this.ply && this.families.has(name)) return name;
    return this.families.size === 1 && this.play.active ? [...this.families.keys()][0]! : "";
  });
  readonly pool = $derived.by(() => this.families.get(this.mode) ?? [...this.families.values()].flat());
  /** What the card pointed at would do. */
  readonly ofCard = $derived.by(() =>
    this.card === "" ? [] : this.pool.filter((code) => [cardOf(code), specialOf(code), playedBy(code)].includes(this.card)),
  );
  readonly litCards = $derived.by(() => {
    if (this.mode === "transfer" && this.ofCard.length > 0) return new Set(this.ofCard.map(otherOf));
    const inviting = this.pool.filter((code) => (this.mode === "" ? !ASIDE.has(code.shape) : !this.targets.isOwn(code)));
    return new Set(inviting.flatMap((code) => [cardOf(code), specialOf(code)].filter(Boolean)));
  });
  readonly chosen = $derived.by<string>(() => {
    const { code, ply } = this.prepared;
    return ply === this.ply && this.legal.some((each) => each.text === code) ? code : "";
  });
  words(code: string): string {
    const known = this.reading.said.find((each) => each.code === code);
    return known === undefined ? UNTOLD : this.reading.say(known.phrase);
  }

  /** Others' Illuminati are named by their seat: face down nobody knows which it is. */
  cardBehind(name: string): string {
    const seat = CENTRE.exec(name)?.[1];
    return seat === undefined ? name : (this.view.seats[Number(seat)]?.illuminati ?? HIDDEN);
  }

  ownerOf(card: string): number | null {
    const holds = ({ illuminati, groups }: SeatView): boolean => illuminati === card || groups.some((each) => each.card === card);
    return this.view.seats.find(holds)?.seat ?? null;
  }

  /** Brings a card into sight, in whosever structure it lies. */
  show(name: string): void {
    const card = this.cardBehind(name);
    const owner = this.ownerOf(card);
    if (owner !== null) this.visit(owner);
    this.lit = [card];
  }

  // -------------------------------------------------------------- prompter and buttons

  readonly prompt = $derived.by(() => promptOf(this));
  readonly lead = $derived.by(() => leadOf(this));
  readonly waiting = $derived.by(() => waitingOf(this));
  readonly clause = $derived.by(() => (this.attack === null ? "" : FACTS.clauses.attack));
  private readonly simple = $derived.by(() => simpleOf(this.legal));
  readonly unasked = $derived.by(() => !this.play.active && (this.chosen !== "" || this.deal.open));
  readonly main = $derived.by<Deed | null>(() => {
    if (this.deal.open) return this.deal.deed;
    if (this.chosen !== "") return { label: this.chosenLabel(), code: this.chosen };
    if (this.purse.paying !== null) return this.payDeed(this.purse.paying);
    const due = this.families.get("levy")?.[0]; // what is to be had for nothing is not passed over by a hurried key
    const main = due ?? this.simple.main;
    return main === null ? null : { label: this.labelFor(main), code: main.text };
  });
  readonly others = $derived.by<Deed[]>(() => {
    const { main, others } = this.simple;
    const all = main === null || main.text === this.main?.code ? others : [main, ...others];
    if (this.deal.open) return [];
    const deeds = all.map((code) => ({ label: this.labelFor(code), code: code.text, press: () => this.act(code.text) }));
    return this.mayStepBack
      ? [{ label: say("illuminati-web-back"), code: "", press: () => this.play.undo?.() }, ...deeds]
      : deeds;
  });

  private labelFor(code: Code): string {
    return labelOf(this, code) ?? this.words(code.text);
  }

  /** Inside the announcement of an attack, or of anything else that takes several steps, one may go back step by step. */
  private readonly mayStepBack = $derived.by(() => {
    const inside = STEPWISE.has(this.view.frames.at(-1)?.kind ?? "") || this.attack?.phase === "announcing";
    return inside && this.play.mayUndo === true;
  });

  // -------------------------------------------------------------- doing

  /** A card is pressed: what it alone would do is prepared, a second press does it. In a deal it goes in or out. */
  point(card: string): void {
    if (this.deal.open) {
      this.deal.point(card);
      return;
    }
    const second = this.second(card);
    const again = this.card === card && this.ofCard.some(({ text }) => text === this.chosen);
    const code = second?.text ?? (again ? this.chosen : this.look(card));
    if (code !== "") this.prepare(code);
  }

  /** The card is looked at, nothing is done; what it alone would do, or "". */
  private look(card: string): string {
    this.card = card;
    this.unprepare();
    const [first] = this.ofCard;
    const alike = this.ofCard.every((code) => code.shape === first?.shape) && first?.shape !== "transfer";
    return first !== undefined && alike ? (this.targets.preferred(this.ofCard)?.text ?? "") : "";
  }

  /** By key: nothing is done. */
  private stepTo(card: string): void {
    this.aim(this.look(card));
    this.spoken = this.chosen === "" ? cardName(card) : this.words(this.chosen);
  }

  /** The second card of what takes two. */
  private second(card: string): Code | undefined {
    if (this.mode !== "transfer" || this.card === "" || card === this.card) return undefined;
    return this.ofCard.find((code) => otherOf(code) === card);
  }

  act(code: string): void {
    this.seen.all();
    this.play.act(code);
  }

  prepare(code: string): void {
    if (settings.oneClick || this.chosen === code) this.act(code);
    else this.aim(code);
  }

  /** Prepared, whatever the settings say of clicks. */
  aim(code: string): void {
    this.prepared = { code, ply: this.ply };
  }

  /** A button that names what it does: done at once where one can step back from it. */
  begin(code: Code): void {
    if (BEGINNINGS.has(code.shape)) this.act(code.text);
    else this.prepare(code.text);
  }

  unprepare(): void {
    this.prepared = { code: "", ply: -1 };
  }

  enter(family: string): void {
    this.card = "";
    this.unprepare();
    this.family = { name: family, ply: this.ply };
  }

  press(point: Point): boolean {
    if (this.laying.press(point)) return true;
    const piece = this.pieces.find(({ at }) => covers(at, point));
    if (piece !== undefined) this.point(piece.card);
    else if (this.card === "") return false;
    else this.card = "";
    return true;
  }

  confirm(): void {
    if (this.deal.open) this.deal.propose();
    else if (this.main !== null && this.main.label !== UNTOLD) this.act(this.main.code);
  }

  back(): boolean {
    if (this.deal.open) this.deal.close();
    else if (this.chosen !== "") this.unprepare();
    else if (this.card !== "") this.card = "";
    else if (this.family.ply === this.ply && this.family.name !== "") this.family = { name: "", ply: -1 };
    else if (this.visiting !== null) this.visiting = null;
    else if (this.mayStepBack) this.play.undo?.();
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    return press(KEYS, event, {
      walk: (at) => this.walk(KEYS.walk[at]!),
      next: () => this.next(),
      visit: (at) => this.visitByKey(at),
      home: () => ((this.visiting = null), true),
      deal: () => (this.deal.begin(null), this.deal.open),
      zoom: () => false,
    });
  }

  light(event: GameEvent | null): void {
    this.lit = event === null ? [] : litBy(event);
  }

  // -------------------------------------------------------------- inside

  private visitByKey(at: number): boolean {
    const seat = this.view.seats.map((own) => own.seat).filter((each) => each !== this.play.seat)[at];
    if (seat === undefined) return false;
    this.visit(seat);
    this.spoken = say("illuminati-web-structure-of", { name: this.play.names[seat] ?? "" });
    return true;
  }

  private walk(key: string): boolean {
    const at: Piece | undefined = this.pieces.find(({ card }) => card === this.card);
    const next = at === undefined ? this.pieces[0] : nextTo(this.pieces, at, key);
    if (next === null || next === undefined) return false;
    this.stepTo(next.card);
    return true;
  }

  /** The next place or card that may be chosen. */
  private next(): boolean {
    const arrow = this.laying.next();
    if (arrow !== undefined) {
      this.aim(arrow.code);
      const { preview } = this.laying;
      const fates = fatesOf(this, preview).map(({ text }) => text);
      this.spoken = [this.words(arrow.code), summaryOf(this, preview), ...fates].join(" ");
      return true;
    }
    const cards = [...this.litCards];
    const card = cards[(cards.indexOf(this.card) + 1) % cards.length];
    if (card === undefined) return false;
    this.stepTo(card);
    return true;
  }

  private payDeed(amount: Amount): Deed {
    const n = this.purse.of(amount);
    const code = amount.codes.get(n) ?? "";
    const number = this.purse.numberWith(amount, n);
    if (number === null) return { label: code === "" ? "" : this.labelFor(codes.read(code)), code };
    return { label: say("illuminati-web-do-pay", { money: n, number: figure(number), chance: percent(number) }), code };
  }

  private chosenLabel(): string {
    const code = codes.read(this.chosen);
    const number = code.shape === "target" ? this.targets.numberOf(code.card, code.kind) : null;
    const label = this.words(this.chosen);
    return number === null ? label : say("illuminati-web-do-target", { what: label, number, chance: percent(number) });
  }
}
