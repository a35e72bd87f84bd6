// A position as the server says it: its lines, its choices, its sums. Asked for anew whenever the position changes.
import type { PhraseJson, Words } from "../../gen/messages";
import type { GameUi, PlayingInWords } from "../types";
import { groupsOf, matching, type Group, type Said } from "./grouping";
import { sectionsOf } from "./sections";
import { words } from "../../text/words.svelte";

const PAUSE_MS = 30; // steps that come together are asked about once

export class Reading {
  told = $state.raw<Words | null>(null);
  wanted = $state(""); // what the choices are searched for
  private readonly sayings = new Map<string, PhraseJson>(); // an action is said the same way at any time
  private newest = 0;

  /** `better` says an action, where a board can say more of it than the game does. */
  constructor(
    readonly play: PlayingInWords,
    private readonly better?: GameUi["action"],
  ) {}

  readonly lines = $derived.by(() => this.told?.lines ?? []);
  readonly sections = $derived.by(() => sectionsOf(this.lines, this.say, this.play.names));
  readonly sums = $derived.by(() => Object.entries(this.told?.sums ?? {}));
  readonly said = $derived.by<Said[]>(() => {
    void this.told;
    const { lookingBack, position } = this.play;
    if (lookingBack) return [];
    return position.legal.flatMap((code) => {
      const phrase = this.sayings.get(code);
      return phrase === undefined ? [] : [{ code, phrase }];
    });
  });
  readonly groups = $derived.by<Group[]>(() => {
    const { better } = this;
    if (better === undefined) return groupsOf(this.said, this.say);
    const said = this.said.map(({ code }) => ({ code, text: better(code, this.play) }));
    return [{ title: "", items: said.map(({ code, text }) => ({ code, text, label: text })) }];
  });
  readonly shown = $derived.by<Group[]>(() => matching(this.groups, this.wanted));
  readonly items = $derived.by(() => this.shown.flatMap(({ items }) => items));

  readonly say = (phrase: PhraseJson): string => words.phrase(phrase, this.play.names);

  /** Give it to an effect of whatever shows it. */
  readonly follow = (): (() => void) => {
    void this.play.position;
    const timer = setTimeout(() => void this.ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  };

  private async ask(): Promise<void> {
    const wish = ++this.newest;
    const told = await this.play.inWords();
    if (wish !== this.newest || told === null) return;
    for (const [code, phrase] of told.legal) this.sayings.set(code, phrase);
    this.told = told;
  }
}
