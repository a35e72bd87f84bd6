// What a game brings to the table screen: it draws a view, plays events and sends codes. It knows no rules.
import type { Component } from "svelte";
import type { EventJson, PhraseJson, Position, Refused, Weighed, Words } from "../gen/messages";
import type { Happening } from "../net/table.svelte";
import type { GameSounds } from "../sound/sounds";

export type View = Record<string, unknown>;
export type GameEvent = EventJson;

/** A table as one pair of eyes sees it, handed to a game's pieces. Reactive: read it in markup or in $derived. */
export interface Playing {
  readonly tableId: string;
  readonly seat: number | null; // whose eyes; null: a spectator's
  readonly position: Position;
  readonly names: string[]; // by seat
  readonly active: boolean; // this seat is waited for, the line is up, nobody looks back
  readonly lookingBack: boolean;
  readonly happened: Happening | null; // the newest step, to animate
  readonly refusal: Refused | null;
  readonly beside?: boolean; // one of several hands in sight: what all share is shown with the first
  act(code: string): void;
}

/** The same, for pieces that read instead of drawing. */
export interface PlayingInWords extends Playing {
  readonly mayAct: boolean; // whether what this seat does is heard: it may have something to say unasked
  /** The position as the server says it: line by line, each legal code, every sum. Null: it cannot be had. */
  inWords(): Promise<Words | null>;
  /** What an action or the named sum would bring. Null: it cannot be had. */
  weigh(what: string): Promise<Weighed | null>;
  readonly notes?: PhraseJson[]; // what these eyes were told beside the game, the newest last
  readonly mayUndo?: boolean; // one's last step may be taken back without asking
  undo?(): void;
}

export type Value = boolean | number | string;
export type Options = Record<string, Value>;
/** Ready-made sets of options: what differs from the usual. Keys that a server does not know are left out. */
export type Presets = Partial<Record<"advanced" | "family", Options>>;

/** Keys, as events name them, and the message that says what they do. */
export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

export interface GameUi {
  /** Makes what Stage and Foot share for one table: the choice being prepared. */
  choice(play: PlayingInWords): Choice;
  Stage: Component<{ play: PlayingInWords; choice: Choice }>;
  Foot: Component<{ play: PlayingInWords; choice: Choice }>;
  /** A seat's sign where the game has its own; else the emblem of the house. */
  Mark?: Component<{ seat: number; size?: number }>;
  /** What a seat's box tells when it is pressed. */
  Details?: Component<{ play: PlayingInWords; choice: Choice; seat: number }>;
  /** The game gives its seats faces of their own: those of bots would be one too many. */
  faces?: true;
  /** What stands small in a seat's box. */
  BoxPicture?: Component<{ view: View; seat: number }>;
  /** What lies before a seat and can be pressed: it stands in the box, under the name. */
  BoxThings?: Component<{ choice: Choice; seat: number }>;
  /** More about how it went, under the result. */
  End?: Component<{ play: Playing }>;
  /** One line under a seat's name: what is public and worth a glance. */
  boxLine(view: View, seat: number): string;
  /** The same in fewer words, where there is little room. */
  boxShort?(view: View, seat: number): string;
  /** The figure in a seat's box. */
  score(view: View, seat: number): string;
  /** Whether what this seat sees differs from what others see, so that a hot seat needs the curtain. */
  hasSecrets(view: View): boolean;
  /** A legal action in words, where the page can say more of it than the game's own sentence does. */
  action?(code: string, play: Playing): string;
  readonly unscored?: boolean; // nobody wins by points: they only tell seats apart that stand alike
  /** A line of the log in the page's own words; null: not worth a line. Without it the game's words are used. */
  logLine?(event: GameEvent, names: string[], reader: number | null): string | null;
  /** The events of one step as they are told: what belongs together becomes one, of a name that `logLine` knows. */
  gather?(events: GameEvent[], reader: number | null): GameEvent[];
  /** Whether the prompter names it for a moment: `own` befalls the reader at another's hand, `seen` is another's deed. */
  notice?(event: GameEvent, reader: number | null, before: View): "own" | "seen" | null;
  /** What stands over parts of the log, by the event that begins them. `whole`: nothing of the log is forgotten. */
  headings?(events: GameEvent[], seats: number, whole: boolean): Map<GameEvent, string>;
  /** Its own keys, for the help. They come before the table's: where both have one, the table's wants Shift. */
  keys: readonly KeyHelp[];
  /** What is heard of its events. Without it only the table is: one's turn, the clock, a refusal. */
  sounds?: GameSounds;
}

/** The label of a deed whose words are still on their way: nobody does what they cannot read. */
export const UNTOLD = "…";

export interface Deed {
  label: string;
  code: string;
  press?: () => void; // instead of playing the code at once: it asks first
}

/** The choice being prepared: what the prompter says about it, what the main button would do. */
export interface Choice {
  readonly prompt: string; // "" : the table's own words will do
  readonly lead?: string; // before the prompt; "" : the table's own words will do
  readonly waiting?: string; // said while others are waited for; "" : the table names them
  readonly clause: string; // shown beside the prompt, opens the rules there
  readonly main: Deed | null; // the main button, written as its result
  readonly others: Deed[]; // further buttons
  readonly holding?: number | null; // the first ply that is not told yet, while what led to it is being shown
  readonly showing?: string; // what is being shown, for the prompter: whose turn it is, or that it is over, comes after; "" : nothing
  readonly unasked?: boolean; // something is prepared that may be done although nobody waits for this seat
  readonly busy?: boolean; // something is still being shown: the result waits for it, or until it is asked for
  readonly spoken?: string; // what a key has just chosen, for the live region
  confirm(): void; // what Enter does
  back(): boolean; // what Esc does; false: nothing to step back from
  key(event: KeyboardEvent): boolean; // a game's own keys; true: used
  /** A line of the log is pointed at: light the pieces it speaks of. */
  light?(event: GameEvent | null): void;
  /** A seat's box is pressed: bring what is its own onto the stage. False: it is there already, or there is no such thing. */
  visit?(seat: number): boolean;
  /** Whether a seat's box may be pressed now as part of the choice, has been, or is what the log speaks of. */
  marked?(seat: number): "lit" | "chosen" | "pointed" | "";
  /** A seat's box is held: show what is its own on the board. */
  reveal?(seat: number | null): void;
}
