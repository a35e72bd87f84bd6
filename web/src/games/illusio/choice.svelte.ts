// The choice being prepared in Illusio: a card or component and where it goes, a trick and what is laid round it,
// cards to exchange, the talent and its target.
import { press } from "../keys";
import type { Choice, Deed, GameEvent, Playing } from "../types";
import { cardsOf, trickOf, type Card } from "./cards";
import { lesson, obvious } from "./guess";
import { itemOf } from "./items";
import { KEYS } from "./keys";
import { hasRoom, laidIn, readyFor, withOne, without } from "./laying";
import { clauseOf, NOTHING, type Picked, type Question } from "./picked";
import { litBy } from "./lit";
import { promptOf } from "./prompts";
import { mainLabel, takeLabel } from "./sayings";
import { aimedAt, useOf, type Bare, type Mode, type Use } from "./uses";
import { Show } from "../../board/show.svelte";
import { codes, viewOf, type FrameView, type ObjectiveWord } from "../../gen/illusio";
import { settings } from "../../settings.svelte";
import { say } from "../../text/words.svelte";

const WINDOWS: Question[] = ["window", "draw"];
const BUTTONS: Bare[] = ["decline", "pass", "draw", "end"];

const taken = (name: string): string => codes.write("take", { objective: name as ObjectiveWord });

export class IllusioChoice implements Choice {
  private held = $state.raw<{ picked: Picked; legal: string[] } | null>(null);
  private pending: string[] = [];
  private sentAt: string[] | null = null;
  readonly show = new Show(); // what has just happened
  readonly busy = $derived.by(() => this.show.running);
  explained = $state.raw<string | null>(null); // what a long press asks about
  spoken = $state("");
  pointed = $state.raw<string[]>([]); // what a line of the log speaks of

  constructor(readonly play: Playing) {}

  readonly view = $derived.by(() => viewOf(this.play.position.view));
  readonly me = $derived.by(() => this.play.seat ?? -1);
  readonly hand = $derived.by<Card[]>(() => cardsOf(this.view.hand));
  readonly backstage = $derived.by(() => this.view.players[this.me]?.backstage ?? []);
  readonly frame = $derived.by<FrameView | null>(() => this.view.frames.at(-1) ?? null);
  /** The question this seat is asked now, if any. */
  readonly asked = $derived.by(() => (this.play.active ? (this.frame?.kind ?? null) : null));
  readonly uses = $derived.by<Use[]>(() =>
    this.play.active ? this.play.position.legal.map((text) => useOf(text, this.me)) : [],
  );
  readonly picked = $derived.by<Picked>(() => (this.held?.legal === this.play.position.legal ? this.held.picked : NOTHING));
  /** The components about to surround a trick. */
  readonly laid = $derived.by(() => laidIn(this.picked.slots));
  readonly mode = $derived.by<Mode>(() => {
    if (this.asked === "exchange") return "exchange";
    return this.asked !== null && WINDOWS.includes(this.asked) ? "talent" : this.picked.mode;
  });
  /** The codes that count in the present mode. */
  private readonly open = $derived.by(() => this.uses.filter((use) => use.mode === this.mode));
  readonly talentReady = $derived.by(() => this.uses.some((use) => use.mode === "talent"));
  readonly canExchange = $derived.by(() => this.uses.some((use) => use.mode === "exchange") && this.asked === "turn");

  /** Everything that may be pressed now, as keys. */
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    const { source, taking, slots } = this.picked;
    if (taking !== "") {
      const items = this.backstage.filter((item) => this.laid.includes(item) || hasRoom(slots, item));
      return new Set([`contest:${taking}`, ...items.map((item) => `item:${this.me}:${item}`)]);
    }
    if (source !== "") return new Set(this.open.filter((use) => use.source === source).map((use) => use.target));
    return new Set(this.open.flatMap((use) => [use.source === "" ? use.target : "", use.source]).filter((key) => key !== ""));
  });
  /** The codes that what is chosen comes down to; several: a covered component must be named. */
  readonly ready = $derived.by<Use[]>(() => {
    const { source, target, taking } = this.picked;
    if (taking !== "") return [];
    if (target !== "") return aimedAt(this.open, target, source);
    if (source !== "") return obvious(this.open.filter((use) => use.source === source && use.target !== ""));
    return this.mode === "talent" ? this.open.filter((use) => use.code.shape === "talent") : [];
  });
  readonly claims = $derived.by(() => (this.ready.length > 1 && this.ready.every((use) => use.claim !== "") ? this.ready : []));

  readonly prompt = $derived.by(() => promptOf(this));
  readonly clause = $derived.by(() => clauseOf(this.picked, this.mode, this.asked));
  readonly main = $derived.by<Deed | null>(() => {
    const { taking, cards } = this.picked;
    if (taking !== "") {
      return this.laid.length >= trickOf(taking).half ? { label: takeLabel(this), code: taken(taking) } : null;
    }
    if (this.mode === "exchange" && this.asked === "turn") {
      return cards.length > 0
        ? { label: say("illusio-web-do-exchange", { count: cards.length }), code: this.exchanged(cards[0]!) }
        : null;
    }
    const [use] = this.ready;
    if (use !== undefined && this.claims.length === 0) return { label: mainLabel(use, this), code: use.text };
    return this.button("done") ?? (this.view.actions_left === 0 ? this.button("end") : null);
  });
  readonly others = $derived.by<Deed[]>(() => {
    const found = [this.giveUp(), ...BUTTONS.map((shape) => this.button(shape))];
    return found.filter((deed): deed is Deed => deed !== null && deed.code !== this.main?.code);
  });

  // -------------------------------------------------------------- pressing

  /** A press on something named by its key; `place` tells cards alike in the hand apart. */
  press(key: string, place = -1): void {
    if (!this.play.active) return void (this.explained = this.play.seat === null ? key : null);
    const { picked } = this;
    if (this.mode === "exchange" && this.asked === "turn") return this.mark(key, place);
    if (picked.taking !== "" && key.startsWith(`item:${this.me}:`)) return this.lay(key.slice(`item:${this.me}:`.length));
    if (key === `contest:${picked.taking}`) return this.confirm();
    const isTarget = aimedAt(this.open, key, picked.source).length > 0;
    if (isTarget) return this.aim(key);
    if (key === picked.source && (place === picked.place || place < 0)) return this.again();
    if (this.open.some((use) => use.source === key)) return this.hold({ mode: picked.mode, source: key, place });
    if (aimedAt(this.open, key).length > 0) {
      this.hold({ mode: picked.mode });
      return this.aim(key);
    }
    this.teach(key, place);
  }

  /** A seat's box is pressed: it may be a target. */
  visit(seat: number): boolean {
    const lit = this.lit.has(`seat:${seat}`);
    if (lit) this.press(`seat:${seat}`);
    return lit;
  }

  marked(seat: number): "lit" | "chosen" | "pointed" | "" {
    const key = `seat:${seat}`;
    if (this.lit.has(key)) return this.isChosen(key) ? "chosen" : "lit";
    return this.pointed.includes(key) ? "pointed" : "";
  }

  talent(): void {
    if (!this.talentReady) this.explained = `magician:${this.me}`;
    else this.hold({ mode: this.picked.mode === "talent" ? "plain" : "talent" });
  }

  exchange(): void {
    if (this.canExchange) this.hold({ mode: this.picked.mode === "exchange" ? "plain" : "exchange" });
    else if (this.play.active && this.hand.length > 0) this.play.act(this.exchanged(0)); // to be told why not
  }

  /** One of the kinds a covered component may be said to be. */
  claim(use: Use): void {
    this.send([use.text]);
  }

  confirm(): void {
    const { taking, slots, cards } = this.picked;
    const done = codes.write("done", {});
    if (this.main === null || !this.play.active) return;
    if (taking !== "") {
      const placed = this.laid.map((component) => codes.write("place", { component }));
      this.send([taken(taking), ...placed, ...(placed.length < slots.length ? [done] : [])]);
    } else if (this.mode === "exchange" && this.asked === "turn") {
      this.send([...cards.map((place) => this.exchanged(place)), done]);
    } else this.send([this.main.code]);
  }

  back(): boolean {
    if (this.explained !== null) {
      this.explained = null;
      return true;
    }
    const { picked } = this;
    if (picked === NOTHING) return false;
    if (picked.target !== "") this.hold({ ...picked, target: "" });
    else this.held = null;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    return press(KEYS, event, {
      hand: (at) => this.handKey(at),
      contest: (at) => this.view.contest[at] !== undefined && this.byKey(() => this.press(`contest:${this.view.contest[at]}`)),
      targets: (at) => this.walk(at % 2 === 1 ? 1 : -1), // right and down go on
      backstage: () => this.lit.has("backstage") && this.byKey(() => this.press("backstage")),
      talent: () => this.byKey(() => this.talent()),
      exchange: () => this.play.active && this.byKey(() => this.exchange()),
      explain: () => this.byKey(() => (this.explained = this.picked.target || this.picked.source || `magician:${this.me}`)),
      end: () => this.endKey(),
    });
  }

  light(event: GameEvent | null): void {
    this.pointed = event === null ? [] : litBy(event);
  }

  /** Goes on with a choice of several steps once the one before has been played. */
  advance(): void {
    const { legal } = this.play.position;
    if (this.pending.length === 0 || legal === this.sentAt) return;
    const [next, ...rest] = this.pending;
    this.pending = rest;
    if (!this.play.active || !legal.includes(next!)) return void (this.pending = []);
    this.sentAt = legal;
    this.play.act(next!);
  }

  /** A refusal ends whatever was under way. */
  stop(): void {
    this.pending = [];
  }

  isChosen(key: string, place = -1): boolean {
    const { source, target, taking, cards } = this.picked;
    if (this.mode === "exchange") return this.asked === "turn" && cards.includes(place);
    if (key === `contest:${taking}` && taking !== "") return true;
    if (taking !== "") return this.laid.some((item) => key === `item:${this.me}:${item}`);
    return (key === source || key === target) && (place < 0 || place === this.picked.place);
  }

  button(shape: Bare): Deed | null {
    const use = this.uses.find((each) => each.code.shape === shape);
    return use === undefined ? null : { label: say(`illusio-web-do-${shape}`), code: use.text };
  }

  // -------------------------------------------------------------- inside

  private hold(part: Partial<Picked>): void {
    this.held = { picked: { ...NOTHING, ...part }, legal: this.play.position.legal };
  }

  private send(codes: string[]): void {
    this.pending = codes.slice(1);
    this.sentAt = this.play.position.legal;
    this.held = null;
    this.play.act(codes[0]!);
  }

  private aim(key: string): void {
    const again = this.picked.target === key;
    if (key.startsWith("contest:") && this.asked === "turn") return this.take(key.slice("contest:".length));
    this.hold({ ...this.picked, target: key, taking: "" });
    if ((again || settings.oneClick || key.startsWith("kind:")) && this.claims.length === 0) this.confirm();
  }

  private again(): void {
    if (this.main !== null && this.ready.length > 0) this.confirm();
    else this.held = null;
  }

  private take(name: string): void {
    if (this.backstage.some((item) => itemOf(item).badge > 0)) return this.send([taken(name)]); // what is covered must be named
    this.hold({ taking: name, slots: readyFor(this.view, name) });
    if (settings.oneClick) this.confirm();
  }

  private lay(item: string): void {
    const { taking, slots } = this.picked;
    this.hold({ taking, slots: this.laid.includes(item) ? without(slots, item) : withOne(slots, item) });
  }

  private exchanged(place: number): string {
    return codes.write("exchange", { card: this.hand[place]! });
  }

  private mark(key: string, place: number): void {
    if (!key.startsWith("hand:") || place < 0) return void this.hold({});
    const { cards } = this.picked;
    this.hold({ mode: "exchange", cards: cards.includes(place) ? cards.filter((each) => each !== place) : [...cards, place] });
  }

  /** What cannot be done is asked of the server all the same: its refusal says why. */
  private teach(key: string, place: number): void {
    const code = this.asked === "turn" ? lesson(key, this.picked.source, this.view) : null;
    if (code !== null) this.play.act(code);
    else if (this.asked === "turn" && key.startsWith("hand:")) this.hold({ source: key, place });
    else this.explained = key;
  }

  private giveUp(): Deed | null {
    const use = this.uses.find((each) => each.source === this.picked.source && each.code.shape === "abandon");
    return use === undefined ? null : { label: say("illusio-web-do-abandon"), code: use.text };
  }

  private handKey(place: number): boolean {
    const card = this.hand[place];
    if (card === undefined || !this.play.active) return false;
    return this.byKey(() => this.press(`hand:${card}`, place));
  }

  private endKey(): boolean {
    return this.play.active && this.byKey(() => this.send([codes.write("end", {})]));
  }

  private walk(step: number): boolean {
    const { source, target } = this.picked;
    const keys = [...this.lit].filter((key) => key !== "");
    if (keys.length === 0 || this.picked.taking !== "" || this.mode === "exchange") return false;
    if (source === "" && this.mode === "plain" && this.asked === "turn") return false; // nothing is chosen yet
    const next = keys[(keys.indexOf(target) + step + keys.length) % keys.length]!;
    return this.byKey(() => this.hold({ ...this.picked, target: next }));
  }

  private byKey(act: () => void): boolean {
    act();
    this.spoken = this.main?.label ?? ""; // the prompter says the rest
    return true;
  }
}
