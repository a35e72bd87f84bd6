// The choice being prepared on a plain board: one of the legal actions, or a form for what no list can name.
import type { GameInfo, ShapeInfo } from "../../gen/messages";
import { press } from "../keys";
import type { Choice, Deed, PlayingInWords } from "../types";
import { codeOf, emptyValues, slotsOf, type Values } from "./forms";
import { GAP, type Item } from "./grouping";
import { KEYS } from "./keys";
import { Reading } from "./reading.svelte";
import { settings } from "../../settings.svelte";
import { say, words } from "../../text/words.svelte";

export class PlainChoice implements Choice {
  readonly reading: Reading;
  private picked = $state(""); // a code
  form = $state.raw<ShapeInfo | null>(null);
  values = $state<Values>({});
  spoken = $state("");
  readonly clause = "";
  readonly others: Deed[] = [];

  constructor(
    private readonly play: PlayingInWords,
    readonly info: GameInfo,
  ) {
    this.reading = new Reading(play);
  }

  readonly chosen = $derived.by<Item | null>(() => {
    const { items, said } = this.reading;
    if (said.length === 1 && items.length === 1) return items[0]!;
    return items.find(({ code }) => code === this.picked) ?? null;
  });
  /** The forms that could be filled in now, those with most to fill in first. */
  readonly forms = $derived.by<ShapeInfo[]>(() => {
    const all = this.play.mayAct ? this.info.open : [];
    return all.toSorted((one, other) => slotsOf(other).length - slotsOf(one).length);
  });
  readonly unasked = $derived.by(() => this.play.mayAct && (this.form !== null || this.chosen !== null));
  private readonly written = $derived.by(() => (this.form === null ? null : codeOf(this.form, $state.snapshot(this.values))));
  readonly prompt = $derived.by(() => {
    if (this.form !== null) return slotsOf(this.form).length > 0 ? say("web-words-fill") : "";
    return say("web-words-choose", { count: this.play.position.legal.length });
  });
  readonly main = $derived.by<Deed | null>(() => {
    if (this.form !== null) return this.written === null ? null : { label: say("web-words-do"), code: this.written };
    return this.chosen === null ? null : { label: this.chosen.text, code: this.chosen.code };
  });

  /** A press on a choice: the second one on the same plays it. */
  pick(code: string): void {
    if (settings.oneClick || this.picked === code) this.act(code);
    else this.picked = code;
  }

  fillIn(shape: ShapeInfo | null): void {
    this.form = shape;
    this.values = shape === null ? {} : emptyValues(shape);
  }

  confirm(): void {
    if (this.main !== null) this.act(this.main.code);
  }

  private act(code: string): void {
    if (!this.play.mayAct) return;
    this.play.act(code);
    this.picked = "";
    this.fillIn(null);
    this.reading.wanted = "";
  }

  back(): boolean {
    if (this.form !== null) this.fillIn(null);
    else if (this.picked !== "") this.picked = "";
    else if (this.reading.wanted !== "") this.reading.wanted = "";
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    const { items } = this.reading;
    if (!this.play.mayAct || this.form !== null || items.length === 0) return false;
    const at = items.findIndex(({ code }) => code === this.picked);
    const before = (Math.max(at, 0) + items.length - 1) % items.length;
    return press(KEYS, event, {
      number: (place) => place < items.length && this.point(place),
      arrows: (which) => this.point(which === 0 ? before : (at + 1) % items.length),
    });
  }

  private point(at: number): true {
    const item = this.reading.items[at]!;
    this.picked = item.code;
    this.spoken = item.text;
    return true;
  }

  /** What a form is for: the words of the action, with gaps. */
  title(shape: ShapeInfo): string {
    const gaps = slotsOf(shape).flatMap(({ name, kind }) => [name, kind].map((each) => [each, GAP] as const));
    const keys = [shape.name, shape.verb].map((name) => `${this.info.name}-action-${name}`);
    return say(keys.find((key) => words.has(key)) ?? keys[0]!, Object.fromEntries(gaps));
  }
}
