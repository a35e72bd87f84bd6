// The choice being prepared in Vizia: a tile, then a place; or a tile to buy, a token to pay, a wheel to claim.
import { press } from "../keys";
import type { Choice, Deed, GameEvent, Playing } from "../types";
import { KEYS } from "./keys";
import { cellAt, cellIn, cellKey, neighbours, ring, corners, type Point } from "./lattice";
import { litBy, type Lit } from "./lit";
import { clauseOf, promptOf } from "./prompts";
import { actionWords, gainWords } from "./sayings";
import { inReadingOrder, step, targetAt, targetNear, targetOf, type Target } from "./targets";
import { Show } from "../../board/show.svelte";
import { codes, FACTS, viewOf, type Code, type ColourWord, type SourceWord } from "../../gen/vizia";
import { settings } from "../../settings.svelte";
import { say } from "../../text/words.svelte";

export interface Slot {
  number: number; // from 0: the hand's, then the commons
  source: SourceWord;
  colour: ColourWord;
  places: number; // how many a tile of this slot has
  takeable: boolean;
}

export class ViziaChoice implements Choice {
  private picked = $state<{ number: number; stamp: string } | null>(null);
  private aimed = $state<{ key: string; stamp: string } | null>(null);
  private buyingAt = $state("");
  hovered = $state<string | null>(null);
  tried = $state<{ key: string; colour: ColourWord } | null>(null); // what was refused, or may be
  dragged = $state<{ x: number; y: number } | null>(null); // of the page
  lit = $state<Lit | null>(null);
  shown = $state<number | null>(null); // whose groups and triangles
  spoken = $state("");
  readonly show = new Show();
  readonly busy = $derived.by(() => this.show.running);
  private carried: Point | null = null;

  constructor(private readonly play: Playing) {}

  readonly view = $derived.by(() => viewOf(this.play.position.view));
  private readonly legal = $derived.by<Code[]>(() =>
    this.play.active ? this.play.position.legal.map((text) => codes.read(text)) : [],
  );
  /** The kinds of things that may be done now. */
  readonly may = $derived.by<ReadonlySet<Code["shape"]>>(() => new Set(this.legal.map(({ shape }) => shape)));
  /** A choice holds as long as nothing has happened. */
  private readonly stamp = $derived.by(() => `${this.play.position.log.length} ${this.view.phase} ${this.view.turn}`);
  readonly slots = $derived.by<Slot[]>(() => [
    ...(this.view.hand ?? []).map((colour, k) => this.slotOf(k, "hand", colour)),
    ...this.view.commons.map((colour, k) => this.slotOf(FACTS.hand + k, "commons", colour)),
  ]);
  readonly slot = $derived.by(() =>
    this.picked?.stamp === this.stamp ? (this.slots.find((each) => each.number === this.picked?.number) ?? null) : null,
  );
  readonly canBuy = $derived.by(() => this.may.has("buy"));
  readonly buying = $derived.by(() => this.canBuy && (this.buyingAt === this.stamp || this.onlyBuying()));
  /** The tile about to be laid: of a slot, or bought. */
  readonly colour = $derived.by<ColourWord | null>(
    () => this.slot?.colour ?? (this.view.phase === "put" ? this.view.lifted![0] : null),
  );

  readonly targets = $derived.by<Target[]>(() => {
    const slot = this.slot;
    const wanted = this.legal.filter((code) => {
      if (code.shape === "place") return slot !== null && code.colour === slot.colour && code.source === slot.source;
      return code.shape !== "buy" || this.buying;
    });
    return inReadingOrder(wanted.flatMap((code) => targetOf(code, this.view) ?? []));
  });
  readonly spot = $derived.by(() =>
    this.aimed?.stamp === this.stamp ? (this.targets.find((each) => each.key === this.aimed?.key) ?? null) : null,
  );
  /** What is drawn as if done: under the pointer, else what was chosen. */
  readonly preview = $derived.by(() => this.targets.find((each) => each.key === this.hovered) ?? this.spot);

  readonly prompt = $derived.by(() => promptOf(this));
  readonly clause = $derived.by(() => clauseOf(this));
  readonly main = $derived.by<Deed | null>(() => {
    if (this.spot !== null) return { label: this.spotLabel(this.spot), code: this.spot.code };
    if (this.slot !== null && this.slot.places === 0) return this.takeDeed();
    if (this.slot === null && !this.buying) return this.simple("end") ?? this.simple("pass");
    return null;
  });
  readonly others = $derived.by<Deed[]>(
    () => [this.simple("end"), this.takeDeed()].filter((deed) => deed !== null && deed.code !== this.main?.code) as Deed[],
  );

  // -------------------------------------------------------------- doing

  pick(number: number | null): void {
    const slot = this.slots.find((each) => each.number === number);
    if (slot !== undefined && this.tell(this.untimely(slot))) return;
    this.aimed = null;
    this.tried = null;
    this.buyingAt = "";
    this.picked = slot === undefined || slot.number === this.slot?.number ? null : { number: slot.number, stamp: this.stamp };
  }

  buy(): void {
    this.picked = null;
    this.aimed = null;
    this.buyingAt = this.buying ? "" : this.stamp;
  }

  aim(target: Target | null): void {
    this.aimed = target === null ? null : { key: target.key, stamp: this.stamp };
  }

  /** A press on the board; true: it meant something. */
  press(point: Point): boolean {
    if (!this.play.active) return false;
    this.hovered = null;
    const target = targetAt(this.targets, point);
    if (target !== null) {
      if (settings.oneClick || this.spot?.key === target.key) this.act(target.code);
      else this.aim(target);
      return true;
    }
    if (this.teach(point)) return true;
    if (this.spot === null) return false;
    this.aim(null);
    return true;
  }

  hover(point: Point | null): void {
    this.hovered = point === null ? null : (targetAt(this.targets, point)?.key ?? null);
  }

  /** A tile is carried over the board. */
  drag(point: Point | null): void {
    this.carried = point;
    this.hovered = point === null ? null : (targetNear(this.targets, point, 70)?.key ?? null);
  }

  /** The finger lets the tile go: a mouse plays it, a finger may still look. */
  release(pointer: string): void {
    const target = this.targets.find((each) => each.key === this.hovered);
    const point = this.carried;
    this.dragged = null;
    this.carried = null;
    this.hovered = null;
    if (target === undefined) {
      if (point !== null) this.teach(point);
    } else if (pointer === "mouse" || settings.oneClick) this.act(target.code);
    else this.aim(target);
  }

  confirm(): void {
    if (this.main !== null) this.act(this.main.code);
  }

  back(): boolean {
    if (this.spot !== null) this.aim(null);
    else if (this.slot !== null) this.picked = null;
    else if (this.buying && this.buyingAt !== "") this.buyingAt = "";
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    return press(KEYS, event, {
      tile: (at) => this.pickByKey(at),
      places: (at) => this.walk(step(this.targets, this.spot?.key ?? null, KEYS.places[at]!)),
      closing: () => this.walk(this.nextClosing()),
      take: () => this.tell(this.takeDeed()?.code ?? this.untimely(this.slot)),
      buy: () => (this.canBuy ? (this.buy(), true) : this.view.options.purchase && this.tell(codes.write("buy", this.somewhere))),
      end: () => this.tell(codes.write("end", {})),
      zoom: () => false,
    });
  }

  light(event: GameEvent | null): void {
    this.lit = event === null ? null : litBy(event);
  }

  reveal(seat: number | null): void {
    this.shown = seat;
  }

  // -------------------------------------------------------------- inside

  private pickByKey(at: number): boolean {
    const slot = this.slots.find((each) => each.number === at);
    if (slot === undefined || !this.play.active) return false;
    this.pick(slot.number); // the prompter says what may be done with it
    return true;
  }

  /** Tells the table, though it may refuse: then it says why. */
  private tell(code: string | null): boolean {
    if (code === null || !this.play.active) return false;
    this.act(code);
    return true;
  }

  /** What a tile is likely pressed for where nothing can be done with it now: its refusal says why. */
  private untimely(slot: Slot | null): string | null {
    if (slot === null || slot.places > 0 || slot.takeable || (this.view.phase === "play" && !this.may.has("end"))) return null;
    const { colour, source } = slot;
    if (source === "commons") return codes.write("take", { colour });
    return this.view.phase === "play" ? null : codes.write("place", { colour, source, ...this.somewhere });
  }

  /** Any cell: where is not the question. */
  private get somewhere(): { cell: string } {
    const [first] = this.view.layout;
    return { cell: first === undefined ? "0,0,up" : cellKey(cellIn(first)) };
  }

  private act(code: string): void {
    this.hovered = null;
    this.play.act(code);
  }

  private walk(target: Target | null): boolean {
    if (target === null) return false;
    this.hovered = null;
    this.aim(target);
    this.spoken = actionWords(codes.read(target.code), this.view);
    return true;
  }

  private nextClosing(): Target | null {
    const closing = this.targets.filter((target) => target.closes.length > 0);
    const at = closing.findIndex((target) => target.key === this.spot?.key);
    return closing[(at + 1) % closing.length] ?? null;
  }

  /** A place where the tile may not lie: the server says why. Only near the layout; elsewhere it was a slip. */
  private teach(point: Point): boolean {
    const colour = this.colour;
    if (colour === null || !this.play.active) return false;
    const cell = cellAt(point);
    const laid = new Set(this.view.layout.map((row) => cellKey(cellIn(row))));
    const near = [cell, ...neighbours(cell), ...corners(cell).flatMap(ring)].some((each) => laid.has(cellKey(each)));
    if (!near) return false;
    const key = cellKey(cell);
    this.tried = { key, colour };
    this.aim(null);
    const slot = this.slot;
    this.act(slot === null ? codes.write("put", { cell: key }) : codes.write("place", { ...slot, cell: key }));
    return true;
  }

  private slotOf(number: number, source: SourceWord, colour: ColourWord): Slot {
    const places = this.legal.filter((code) => code.shape === "place" && code.colour === colour && code.source === source);
    const takeable = source === "commons" && this.legal.some((code) => code.shape === "take" && code.colour === colour);
    return { number, source, colour, places: places.length, takeable };
  }

  private onlyBuying(): boolean {
    return this.legal.every((code) => code.shape === "buy");
  }

  private simple(verb: "end" | "pass"): Deed | null {
    const found = this.legal.find((code) => code.shape === verb);
    return found === undefined ? null : { label: say(`vizia-web-do-${verb}`), code: found.text };
  }

  private takeDeed(): Deed | null {
    const slot = this.slot;
    if (slot === null || !slot.takeable) return null;
    const { colour } = slot;
    return { label: say("vizia-web-do-take", { colour }), code: codes.write("take", { colour }) };
  }

  private spotLabel(target: Target): string {
    return say(`vizia-web-do-${target.verb === "put" ? "place" : target.verb}`, { gain: gainWords(target) || "none" });
  }
}
