// What a game brings to the table screen: it draws a view, plays events and sends codes. It knows no rules.
import type { Component } from "svelte";
import type { Position, Refused } from "../gen/messages";
import type { Happening } from "../net/table.svelte";

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
  act(code: string): void;
}

export interface GameUi {
  /** Makes what Stage and Foot share for one table: the choice being prepared. */
  choice(play: Playing): Choice;
  Stage: Component<{ play: Playing; choice: Choice }>;
  Foot: Component<{ play: Playing; choice: Choice }>;
  /** One line under a seat's name: what is public and worth a glance. */
  boxLine(view: Record<string, unknown>, seat: number): string;
  /** The figure in a seat's box. */
  score(view: Record<string, unknown>, seat: number): string;
  /** Whether what this seat sees differs from what others see, so that a hot seat needs the curtain. */
  hasSecrets(view: Record<string, unknown>): boolean;
}

/** The choice being prepared: what the prompter says about it, what the main button would do. */
export interface Choice {
  readonly prompt: string; // "" : the table's own words will do
  readonly clause: string; // shown beside the prompt, opens the rules there
  readonly main: { label: string; code: string } | null; // the main button, written as its result
  readonly others: { label: string; code: string }[]; // further buttons
  confirm(): void; // what Enter does
  back(): boolean; // what Esc does; false: nothing to step back from
  key(event: KeyboardEvent): boolean; // a game's own keys; true: used
}
