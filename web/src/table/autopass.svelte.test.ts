import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoPass } from "./autopass.svelte";
import { TablePlay } from "./play.svelte";
import type { GameUi } from "../games/types";
import type { Box, FromServer, Position, Table, TableInfo } from "../gen/messages";
import type { Listener, Wire } from "../net/socket";
import { TableLive } from "../net/table.svelte";
import { settings } from "../settings.svelte";

const box = (seat: number): Box => ({
  seat,
  kind: "person",
  name: `p${seat}`,
  bot: "",
  online: true,
  clock_ms: null,
  lost: false,
  away_ms: null,
  open: false,
});
const info = (more: Partial<TableInfo>): TableInfo => ({
  id: "tabletable",
  game: "toy",
  rules: 1,
  options: {},
  seats: 2,
  status: "playing",
  pace: {},
  public: false,
  owner: "p0",
  commitment: "",
  ply: 4,
  boxes: [box(0), box(1)],
  to_act: [0],
  rematch: null,
  grace_ms: 0,
  ...more,
});
const position = (seat: number, legal: string[], window = true): Position => ({
  seat,
  ply: 4,
  view: { window, secret: true },
  legal,
  log: [],
  may_undo: false,
  files: {},
  sums: {},
});

/** A game with answer windows in which `pass` passes; its own turn has a `pass` as well. */
const ui = {
  pass: (play) => (play.position.view.window === true ? "pass" : null),
  hasSecrets: (view) => view.secret === true,
} as Pick<GameUi, "pass" | "hasSecrets"> as GameUi;

class Sitting {
  moves: string[] = [];
  private listener: Listener = () => {};
  private readonly wire = {
    listen: (listener: Listener) => ((this.listener = listener), () => {}),
    watch: () => {},
    unwatch: () => {},
    isWaiting: () => false,
    send: () => {},
    move: (_table: string, ply: number, seat: number, code: string) => (this.moves.push(`${ply} ${seat} ${code}`), "id"),
  } as unknown as Wire;
  readonly live = new TableLive("tabletable", this.wire);
  readonly play = new TablePlay(this.live, ui, () => "online");
  readonly auto: AutoPass;
  readonly whole: Table;
  private readonly stop: () => void;

  constructor(legal: string[], more: Partial<Table> = {}, chance = 0.5) {
    this.whole = {
      t: "table",
      info: info({}),
      mine: [0],
      owner: true,
      positions: [position(0, legal)],
      talk: [],
      undo_asked_by: null,
      result: null,
      ...more,
    };
    this.tell(this.whole);
    this.auto = new AutoPass(this.play, ui, () => chance);
    this.stop = $effect.root(() => {
      $effect(this.auto.follow);
      $effect(this.auto.wait);
    });
    flushSync();
  }
  tell(message: FromServer): void {
    this.listener(message);
    flushSync();
  }
  step(ply: number, toAct: number[], legal: string[], seat = 1): void {
    const change = { seat: 0, ply, legal };
    this.tell({
      t: "stepped",
      table: "tabletable",
      seat,
      changes: [change],
      to_act: toAct,
      clocks_ms: [null, null],
      result: null,
    });
  }
  after(ms: number): string[] {
    vi.advanceTimersByTime(ms);
    flushSync();
    return this.moves;
  }
  rise(): void {
    this.stop();
  }
}

describe("passing unasked", () => {
  let sitting: Sitting;
  const sit = (...given: ConstructorParameters<typeof Sitting>): Sitting => (sitting = new Sitting(...given));
  const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });

  beforeEach(() => {
    vi.useFakeTimers();
    settings.autoPass = "nothing";
  });
  afterEach(() => {
    sitting.rise();
    settings.autoPass = "never";
    vi.useRealTimers();
  });

  it("waits between 0.8 and 2 seconds, then passes once", () => {
    sit(["pass"]);
    expect(sitting.auto.code).toBe("pass");
    expect(sitting.after(1_399)).toEqual([]);
    expect(sitting.after(1)).toEqual(["4 0 pass"]);
    sitting.tell({ t: "taken", table: "tabletable", id: "id", ply: 4 });
    expect(sitting.after(60_000)).toHaveLength(1); // the step is slow: that is no new question
    expect(sitting.auto.passing).toBe(true);
    sitting.step(5, [1], []);
    expect(sitting.auto.passing).toBe(false);
    sitting.step(6, [0], ["pass"]);
    expect(sitting.after(1_400)).toEqual(["4 0 pass", "6 0 pass"]);
  });

  it.each([
    [0, 800],
    [1, 2_000],
  ])("draws how long it waits: at %i it is %i ms", (chance, ms) => {
    sit(["pass"], {}, chance);
    expect(sitting.after(ms - 1)).toEqual([]);
    expect(sitting.after(1)).toHaveLength(1);
  });

  it("passes again what was taken back and is asked anew", () => {
    sit(["pass"]);
    sitting.after(2_000);
    sitting.tell({ t: "taken", table: "tabletable", id: "id", ply: 4 });
    sitting.step(5, [1], []);
    sitting.tell({ ...sitting.whole, info: info({ ply: 4 }) });
    expect(sitting.auto.code).toBe("pass");
    expect(sitting.after(2_000)).toEqual(["4 0 pass", "4 0 pass"]);
  });

  it("leaves the decision to the person when the table refuses", () => {
    sit(["pass"]);
    sitting.after(2_000);
    sitting.tell({ t: "refused", why: "refused", table: "tabletable", id: "id", ply: 4, clause: "", phrase: null, text: "" });
    expect(sitting.auto.passing).toBe(false);
    expect(sitting.after(60_000)).toHaveLength(1);
  });

  it("asks whoever holds something, unless all shall go by", () => {
    sit(["pass", "talent"]);
    expect(sitting.after(60_000)).toEqual([]);
    settings.autoPass = "always";
    flushSync();
    expect(sitting.auto.empty).toBe(false);
    expect(sitting.after(2_000)).toEqual(["4 0 pass"]);
  });

  it("does nothing where it is not wished", () => {
    settings.autoPass = "never";
    sit(["pass"]);
    expect(sitting.after(60_000)).toEqual([]);
  });

  it("never passes in one's own turn, nor a code that is not legal", () => {
    settings.autoPass = "always";
    sit(["pass"], { positions: [position(0, ["pass"], false)] });
    expect(sitting.after(60_000)).toEqual([]);
    sitting.rise();
    sit(["talent"]);
    expect(sitting.after(60_000)).toEqual([]);
  });

  it("never passes while one looks back, and begins its pause anew after it", () => {
    sit(["pass"]);
    sitting.after(700);
    sitting.play.lookingAt = 2;
    flushSync();
    expect(sitting.after(60_000)).toEqual([]);
    sitting.play.now();
    flushSync();
    expect(sitting.after(1_399)).toEqual([]);
    expect(sitting.after(1)).toHaveLength(1);
  });

  it("never passes behind the curtain, nor where a shared screen would tell what is held", () => {
    settings.autoPass = "always";
    sit(["pass"], { mine: [0, 1], positions: [position(0, ["pass"]), position(1, [])] });
    expect(sitting.play.curtainFor).toBe(0);
    expect(sitting.after(60_000)).toEqual([]);
    sitting.play.lift(0);
    flushSync();
    expect(sitting.play.curtainFor).toBeNull();
    expect(sitting.after(60_000)).toEqual([]);
  });

  it("does not pass while somebody would like to take a move back", () => {
    sit(["pass"], { undo_asked_by: 1 });
    expect(sitting.after(60_000)).toEqual([]);
    sitting.tell({ t: "undo-asked", table: "tabletable", ply: 4, by: null });
    expect(sitting.after(2_000)).toHaveLength(1);
  });

  it("stays when told to, until that question is answered", () => {
    sit(["pass"]);
    sitting.auto.stay();
    flushSync();
    expect(sitting.auto.code).toBeNull();
    sitting.step(5, [0], ["pass"]); // somebody else acted in between: still the same question
    expect(sitting.after(60_000)).toEqual([]);
    sitting.play.act("pass");
    flushSync();
    sitting.tell({ t: "taken", table: "tabletable", id: "id", ply: 5 });
    sitting.step(6, [0], ["pass"], 0);
    expect(sitting.after(2_000)).toEqual(["5 0 pass", "6 0 pass"]);
  });

  it("lets one look as long as Space is down", () => {
    sit(["pass"]);
    expect(sitting.auto.down(key(" "))).toBe(true);
    flushSync();
    expect(sitting.auto.held).toBe(true);
    expect(sitting.after(60_000)).toEqual([]);
    sitting.auto.up();
    flushSync();
    expect(sitting.after(2_000)).toHaveLength(1);
  });

  it("stays when the board is touched or a key of the table pressed, not for anything else", () => {
    sit(["pass"]);
    document.body.innerHTML = '<main class="stage"><button></button></main><aside><input></aside>';
    sitting.auto.touched(document.querySelector("input"));
    sitting.auto.down(key("Shift"));
    flushSync();
    expect(sitting.auto.code).toBe("pass");
    sitting.auto.touched(document.querySelector("button"));
    flushSync();
    expect(sitting.auto.code).toBeNull();
    sitting.rise();
    sit(["pass"]);
    expect(sitting.auto.down(key("ArrowLeft"))).toBe(false);
    flushSync();
    expect(sitting.after(60_000)).toEqual([]);
    document.body.innerHTML = "";
  });
});
