// Laying cards: those in hand, the arrows they may go to, what each would bring, a card that is being carried.
import type { IlluminatiChoice } from "./choice.svelte";
import { beside, covers, inwards, pointOf, type Point } from "./places";
import type { FallingView, PreviewView } from "../../gen/illuminati";
import { settings } from "../../settings.svelte";

/** A place where the card in hand may lie. */
export interface Ghost {
  code: string;
  at: Point;
  master: string;
  way: string;
  shared: boolean; // other arrows lead there as well
}

/** A card on its way from where it was grabbed. */
interface Carried {
  card: string;
  at: Point | null; // null: not over the picture
  taken: { ply: number; refusal: unknown } | null; // as things stood when it was taken up; null: it was in hand already
  pointer: string; // "" : still held, else what let it go
}

const TAKING_UP = new Set(["move", "lift"]);
const WITH_TROUBLE = new Set(["shifts", "asked", "lost"]);

export const isTrouble = ({ fate }: Pick<FallingView, "fate">): boolean => WITH_TROUBLE.has(fate);

export class Laying {
  carried = $state.raw<Carried | null>(null);
  private hovered = $state("");
  /** The place of the picture under a place of the page; the board sets it. */
  locate: (x: number, y: number) => Point | null = () => null;

  constructor(private readonly choice: IlluminatiChoice) {}

  private readonly arrows = $derived.by(() => this.choice.legal.flatMap((code) => (code.shape === "attach" ? [code] : [])));
  /** The cards that may be laid now; in a rearrangement there may be many. */
  readonly cards = $derived.by<string[]>(() => [...new Set(this.arrows.map(({ card }) => card))]);
  readonly card = $derived.by<string>(() => {
    const wanted = this.carried?.card ?? this.choice.card;
    return this.cards.includes(wanted) ? wanted : (this.cards[0] ?? "");
  });
  readonly ghosts = $derived.by<Ghost[]>(() => {
    const found = this.arrows.flatMap(({ text: code, card, other: master, direction: way }) => {
      const piece = this.choice.pieces.find((each) => each.card === master);
      return piece === undefined || card !== this.card ? [] : [{ code, at: pointOf(beside(piece.place, way)), master, way }];
    });
    const leading = ({ x, y }: Point): number => found.filter(({ at }) => at.x === x && at.y === y).length;
    return found.map((each) => ({ ...each, shared: leading(each.at) > 1 }));
  });
  /** The arrow that is looked at: under the pointer, else the chosen one. */
  readonly aimed = $derived.by(() => (this.ghosts.some(({ code }) => code === this.hovered) ? this.hovered : this.choice.chosen));
  readonly preview = $derived.by<PreviewView | undefined>(() => this.previewOf(this.aimed));
  readonly trouble = $derived.by(() => this.troubleOf(this.preview));

  /** Every place that a preview may show, so that the picture need not grow under the pointer. */
  readonly places = $derived.by<Point[]>(() => {
    const shown = this.choice.view.previews.flatMap(({ cards }) => cards.flatMap(({ place }) => (place === null ? [] : [place])));
    return [...this.ghosts.map(({ at }) => at), ...shown.map(pointOf)];
  });

  private previewOf(code: string): PreviewView | undefined {
    return this.choice.view.previews.find((each) => each.code === code);
  }

  /** How many cards would not come to lie where they should, or would have to go. */
  private troubleOf(preview: PreviewView | undefined): number {
    return preview === undefined ? 0 : preview.cards.filter(isTrouble).length + preview.released.length;
  }

  /** The arrow under the pointer; where several lead to the same cell, that of the nearest edge. */
  private ghostAt(point: Point | null): Ghost | undefined {
    if (point === null) return undefined;
    const [first, ...others] = this.ghosts.filter(({ at }) => covers(at, point));
    const near = ({ at, way }: Ghost): number => inwards(way, point.x - at.x, point.y - at.y);
    return others.reduce((best, each) => (best !== undefined && near(best) <= near(each) ? best : each), first);
  }

  hover(point: Point | null): void {
    this.hovered = this.ghostAt(point)?.code ?? "";
  }

  /** A press on the board; true: an arrow was meant. */
  press(point: Point): boolean {
    const ghost = this.ghostAt(point);
    if (ghost !== undefined) this.choice.prepare(ghost.code);
    return ghost !== undefined;
  }

  /** The arrow after the one looked at, for those who have only keys. */
  next(): Ghost | undefined {
    const at = this.ghosts.findIndex(({ code }) => code === this.choice.chosen);
    return this.ghosts[(at + 1) % this.ghosts.length];
  }

  // -------------------------------------------------------------- carrying

  /** A drag begins on the board: a card that may be taken up, and that one has turned to, comes along. */
  grab(point: Point): boolean {
    const card = this.choice.pieces.find(({ at }) => covers(at, point))?.card ?? "";
    const { mode, card: pointed, play } = this.choice;
    const code = this.choice.legal.find((each) => TAKING_UP.has(each.shape) && "card" in each && each.card === card);
    if (code === undefined || (mode !== code.shape && pointed !== card)) return false;
    this.carried = { card, at: point, taken: { ply: play.position.ply, refusal: play.refusal }, pointer: "" };
    play.act(code.text);
    return true;
  }

  /** A card in hand is dragged off its chip. */
  take(card: string): void {
    this.carried = { card, at: null, taken: null, pointer: "" };
  }

  carry(at: Point | null): void {
    if (this.carried === null) return;
    this.carried = { ...this.carried, at };
    this.hover(at);
  }

  /** Let go; "" : the drag was broken off. */
  drop(pointer: string): void {
    if (this.carried === null) return;
    this.carried = { ...this.carried, at: pointer === "" ? null : this.carried.at, pointer: pointer || "none" };
    this.follow();
  }

  /** Ends a drag that was let go; a quick hand may be ahead of the server's answer to the card being taken up. */
  follow(): void {
    const carried = this.carried;
    if (carried === null || carried.pointer === "") return;
    const { play } = this.choice;
    const { taken } = carried;
    if (taken !== null && play.position.ply === taken.ply && play.refusal === taken.refusal) return;
    const ghost = this.ghostAt(carried.at);
    const inHand = this.cards.includes(carried.card);
    this.carried = null;
    this.hovered = "";
    if (ghost !== undefined) this.lay(ghost.code, carried);
    else if (taken !== null && inHand && play.mayUndo === true) play.undo?.();
  }

  /** A mouse plays it, a finger may still look; so may whoever would lose something by it. */
  private lay(code: string, { card, pointer }: Carried): void {
    this.choice.card = card;
    const atOnce = settings.oneClick || (pointer === "mouse" && this.troubleOf(this.previewOf(code)) === 0);
    if (atOnce) this.choice.act(code);
    else this.choice.aim(code);
  }
}
