// The choice being prepared in Illusion: a gap, or a doubt that asks once more; and what is looked at large.
import { press } from "../keys";
import type { Choice, Deed, GameEvent, Playing } from "../types";
import { arrowsOf, type Colour } from "./colours";
import { KEYS } from "./keys";
import { revealIn, revealOf } from "./reveal";
import { gapWords } from "./sayings";
import { codes, FACTS, nameOf, viewOf, type CheckView, type IllusionView } from "../../gen/illusion";
import type { Line } from "../../gen/messages";
import type { Happening } from "../../net/table.svelte";
import { reducedMotion, settings } from "../../settings.svelte";
import { say } from "../../text/words.svelte";

export const TURN_MS = 420; // from card to card, when a row is turned over
const LINGER_MS = 7_000; // how long a verdict stays for those who are not waited for
const DOUBT = codes.write("doubt", {});
const placeIn = (gap: number): string => codes.write("place", { gap: String(gap) });

/** An arrow won that is not told yet: boxes wait for the last card to be turned. */
const suspense = $state<{ of: Pick<CheckView, "winner" | "colour"> | null }>({ of: null });

/** The arrows a seat is known to have. */
export function arrowsKnown(view: IllusionView, seat: number): Colour[] {
  const all = arrowsOf(view, seat);
  if (suspense.of?.winner === seat) all.splice(all.indexOf(suspense.of.colour), 1);
  return all;
}

export class IllusionChoice implements Choice {
  private chosen = $state<{ gap: number; stamp: string } | null>(null);
  private asked = $state(""); // the stamp at which a doubt waits for its yes
  large = $state.raw<{ first: number; second: number | null } | null>(null);
  dragged = $state.raw<{ x: number; y: number; gap: number | null } | null>(null);
  lit = $state<number | null>(null); // the picture a line of the log speaks of
  listening = $state(false); // by ear
  spoken = $state("");
  private told = $state.raw<CheckView | null>(null);
  turned = $state(0); // cards of it that lie open
  private timer: ReturnType<typeof setTimeout> | undefined;
  private toldPly = $state(-1); // of its doubt
  private seen = -1; // steps up to this one were looked through for doubts

  constructor(private readonly play: Playing) {}

  readonly view = $derived.by(() => viewOf(this.play.position.view));
  /** A choice holds as long as nothing has happened. */
  private readonly stamp = $derived.by(() => `${this.view.round} ${this.view.row} ${this.view.turn}`);
  private readonly legal = $derived.by(() => (this.play.active ? this.play.position.legal : []));
  /** How many gaps the next card may go to. */
  readonly gaps = $derived.by(() => this.legal.filter((text) => codes.read(text).shape === "place").length);
  readonly canPlace = $derived.by(() => this.gaps > 0);
  /** What lies turned over on the stage: of the newest doubt, or while looking back or at the end of the one there was. */
  readonly checked = $derived.by<CheckView | null>(() => {
    if (this.play.lookingBack || this.view.phase === "over") return revealIn(this.play.position.view);
    return this.told;
  });
  readonly open = $derived.by(() =>
    this.told !== null && this.checked !== null && !this.play.lookingBack ? this.turned : (this.checked?.cards.length ?? 0),
  );
  readonly busy = $derived.by(() => this.told !== null);
  readonly turning = $derived.by(() => this.checked !== null && this.open < this.checked.cards.length);
  /** The doubt is told when its last card is turned, what came after it when one goes on. */
  readonly holding = $derived.by(() => {
    if (this.told === null || this.play.lookingBack) return null;
    return this.turning ? this.toldPly : this.toldPly + 1;
  });
  readonly showing = $derived.by(() => (this.told !== null && this.turning ? say("illusion-web-showing") : ""));
  readonly gap = $derived.by(() =>
    this.chosen?.stamp === this.stamp && this.canPlace && this.checked === null ? this.chosen.gap : null,
  );
  readonly asking = $derived.by(() => this.asked === this.stamp && this.legal.includes(DOUBT));
  /** The gap that is lit: under a dragged card, else the chosen one. */
  readonly aimed = $derived.by(() => (this.dragged === null ? this.gap : this.dragged.gap));

  readonly prompt = $derived.by(() => {
    if (this.checked !== null) return say("illusion-web-prompt-round");
    if (this.asking) return say("illusion-web-prompt-sure", { who: this.play.names[this.view.last_placer ?? -1] ?? "" });
    if (!this.canPlace) return say("illusion-web-prompt-only-doubt");
    return say(`illusion-web-prompt-${this.view.phase}`, { count: this.gaps });
  });
  readonly clause = $derived.by(() => {
    if (this.checked !== null) return FACTS.clauses.checked;
    if (this.asking) return FACTS.clauses.doubt;
    return FACTS.clauses[this.play.active && !this.canPlace ? "only-doubt" : this.view.phase];
  });
  readonly main = $derived.by<Deed | null>(() => {
    if (this.checked !== null) return { label: say(this.turning ? "illusion-web-all" : "illusion-web-go-on"), code: "" };
    if (this.asking) return { label: say("illusion-web-sure"), code: DOUBT };
    if (this.gap !== null) return { label: say("illusion-web-place"), code: placeIn(this.gap) };
    return this.canPlace ? { label: say("illusion-web-choose"), code: "" } : null;
  });
  /** Always the same button in the same place, plain: doubting is a decision, not a hint. */
  readonly others = $derived.by<Deed[]>(() => {
    if (this.checked !== null) return [];
    if (this.asking) return [{ label: say("illusion-web-not-sure"), code: "", press: () => void this.back() }];
    return [{ label: say("illusion-action-doubt"), code: DOUBT, press: () => this.doubt() }];
  });

  // -------------------------------------------------------------- doing

  choose(gap: number | null): void {
    this.asked = "";
    this.chosen = gap === null ? null : { gap, stamp: this.stamp };
  }

  /** A press on a gap: the second one on the same places the card. */
  press(gap: number): void {
    if (!this.canPlace) return;
    if (settings.oneClick || this.gap === gap) this.play.act(placeIn(gap));
    else {
      this.choose(gap);
      this.spoken = gapWords(gap, this.view, this.listening);
    }
  }

  /** A card was let go over a gap: a mouse plays it, a finger may still look. */
  drop(pointer: string): void {
    const gap = this.dragged?.gap ?? null;
    this.dragged = null;
    if (gap === null || !this.canPlace) return;
    if (settings.oneClick || (pointer === "mouse" && this.gap === gap)) this.play.act(placeIn(gap));
    else this.choose(gap);
  }

  /** The first press asks; where there is nothing to doubt, the server says why. */
  doubt(): void {
    if (!this.play.active || this.checked !== null) return;
    if (!this.legal.includes(DOUBT)) this.play.act(DOUBT);
    else {
      this.asked = this.stamp;
    }
  }

  confirm(): void {
    if (this.checked !== null) this.goOn();
    else if (this.asking) this.play.act(DOUBT);
    else if (this.gap !== null) this.play.act(placeIn(this.gap));
    else if (this.canPlace) this.walk(Math.floor(this.gaps / 2));
  }

  back(): boolean {
    if (this.asking) this.asked = "";
    else if (this.gap !== null) this.choose(null);
    else if (this.told !== null) this.goOn();
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    if (this.turning && event.key !== "Tab" && event.key !== "Shift") {
      this.finish();
      return true;
    }
    const middle = (at: number): number => (at === 0 ? Math.ceil(this.gaps / 2) : Math.floor(this.gaps / 2) - 1);
    return press(KEYS, event, {
      gap: (at) => this.walkTo((this.gap ?? middle(at)) + (at === 0 ? -1 : 1)),
      ends: (at) => this.walkTo(at === 0 ? 0 : this.gaps - 1),
      doubt: () => this.play.active && (this.doubt(), true),
      large: () => (this.look(this.view.next ?? this.view.row[0] ?? null), true),
    });
  }

  light(event: GameEvent | null): void {
    const picture = event?.args.picture;
    this.lit = typeof picture === "number" ? picture : null;
  }

  look(picture: number | null, second: number | null = null): void {
    this.large = picture === null ? null : { first: picture, second };
  }

  // -------------------------------------------------------------- turning a row over

  /** A step has happened, or several at once: the newest doubt among them is shown card by card. */
  see(happened: Happening, log: Line[]): void {
    if (happened.ply <= this.seen) return;
    const from = this.seen < 0 ? happened.since : this.seen;
    this.seen = happened.ply;
    this.dragged = null;
    const doubted = log.findLast((line) => line.ply >= from && nameOf(line.event) === "doubted");
    const found =
      doubted === undefined ? null : revealOf(log.filter((line) => line.ply === doubted.ply).map((line) => line.event));
    if (found === null) return;
    this.told = found;
    this.toldPly = doubted?.ply ?? -1;
    this.large = null;
    this.turned = 0;
    suspense.of = found;
    if (reducedMotion()) this.finish();
    else this.later(TURN_MS, () => this.turn());
  }

  private turn(): void {
    this.turned += 1;
    if (this.turning) this.later(TURN_MS, () => this.turn());
    else this.linger();
  }

  /** Any input: all cards lie open. */
  finish(): void {
    if (this.told === null) return;
    this.turned = this.told.cards.length;
    this.linger();
  }

  private linger(): void {
    suspense.of = null;
    if (this.view.phase === "over") {
      clearTimeout(this.timer);
    } // the last one stays until the result is asked for
    else {
      this.later(LINGER_MS, () => {
        if (!this.play.active) this.told = null;
      });
    }
  }

  goOn(): void {
    if (this.turning) {
      this.finish();
      return;
    }
    clearTimeout(this.timer);
    this.told = null;
  }

  stop(): void {
    suspense.of = null;
    clearTimeout(this.timer);
  }

  private later(ms: number, job: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(job, ms);
  }

  private walkTo(gap: number): boolean {
    if (!this.canPlace || this.checked !== null) return false;
    this.walk(Math.max(0, Math.min(this.gaps - 1, gap)));
    return true;
  }

  private walk(gap: number): void {
    this.choose(gap);
    this.spoken = gapWords(gap, this.view, this.listening);
  }
}
