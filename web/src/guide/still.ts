// A prepared position, handed to a board's pieces as if it were a table: nothing can be done there, nothing happens.
import type { Choice, PlayingInWords } from "../games/types";
import type { Position, Words } from "../gen/messages";

/** As scripts/guide.py writes it: a position of the engine, the figures its sentences cite, what was pressed. */
export interface Scene {
  position: Position;
  sums: Words["sums"];
  facts: Record<string, number>;
  keys: string[];
}
export type Scenes = Record<string, Scene>;

export class Still implements PlayingInWords {
  readonly tableId = "";
  readonly happened = null;
  readonly refusal = null;
  readonly position: Position;
  readonly seat: number | null;
  readonly active: boolean;
  readonly mayAct: boolean;

  readonly lookingBack = true; // what was checked lies open, and no log is ahead of it

  constructor(
    private readonly scene: Scene,
    readonly names: string[],
  ) {
    this.position = scene.position;
    this.seat = scene.position.seat;
    this.active = scene.position.legal.length > 0;
    this.mayAct = this.active;
  }

  act(): void {
    // a picture
  }

  inWords(): Promise<Words> {
    const { seat, ply } = this.position;
    return Promise.resolve({ t: "words", table: "", seat, ply, lines: [], legal: [], sums: this.scene.sums });
  }

  weigh(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Presses the keys that come before the picture. */
export function prepare(choice: Choice, scene: Scene): void {
  for (const key of scene.keys) choice.key(new KeyboardEvent("keydown", { key, code: /^\d$/.test(key) ? `Digit${key}` : "" }));
}
