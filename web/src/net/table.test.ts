import { describe, expect, it, vi } from "vitest";
import type { FromClient, Position, Stepped, Table, TableInfo } from "../gen/messages";
import type { Listener, Wire } from "./socket";
import { patched } from "./patch";
import { changed, TableLive } from "./table.svelte";

class FakeWire {
  sent: FromClient[] = [];
  moves: string[] = [];
  plies: number[] = [];
  listener: Listener = () => {};
  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => {};
  }
  watch(table: string): void {
    this.sent.push({ t: "watch", table });
  }
  unwatch(table: string): void {
    this.sent.push({ t: "unwatch", table });
  }
  move(_table: string, ply: number, _seat: number, code: string): string {
    this.plies.push(ply);
    this.moves.push(code);
    return "id";
  }
  isWaiting(): boolean {
    return false;
  }
  send(message: FromClient): void {
    this.sent.push(message);
  }
}

const TERM = { value: 1, clause: "", phrase: { key: "term", args: {} } };
const PLACED = { name: "tile-placed", args: {} };
const position = (seat: number | null, view: Record<string, unknown>): Position => ({
  seat,
  ply: 4,
  view,
  legal: ["end"],
  log: [],
  may_undo: false,
  files: {},
  sums: {},
  wishes: null,
  house: [],
  earliest: 0,
  unasked: "",
  guide: null,
});
const box = (seat: number) => ({
  seat,
  kind: "person" as const,
  name: `p${seat}`,
  bot: "",
  online: true,
  clock_ms: 5000,
  lost: false,
  away_ms: null,
  open: false,
  why: "" as const,
  since_ms: null,
});
const info: TableInfo = {
  id: "tabletable",
  game: "vizia",
  rules: 1,
  options: {},
  seats: 2,
  status: "playing",
  pace: {},
  public: false,
  owner: "p0",
  commitment: "abc",
  ply: 4,
  boxes: [box(0), box(1)],
  to_act: [0],
  rematch: null,
  drawing: false,
  pledges: [],
  grace_ms: 30_000,
  rules_asked: null,
  lesson: false,
  outlived: false,
  onlookers: [],
  looking_on: 0,
  hints: false,
};
const whole: Table = {
  t: "table",
  info,
  mine: [0],
  owner: true,
  positions: [position(0, { tiles: ["a"], turn: 0 })],
  talk: [],
  lent: [],
  undo_asked_by: null,
  seat_asked: null,
  result: null,
};
const step = (ply: number, more: Partial<Stepped> = {}): Stepped => ({
  t: "stepped",
  table: "tabletable",
  seat: 0,
  changes: [{ seat: 0, ply, set: { turn: 1 }, add: { tiles: ["b"] }, events: [PLACED], may_undo: true }],
  to_act: [1],
  clocks_ms: [4000, 5000],
  result: null,
  ...more,
});

function open(): { wire: FakeWire; table: TableLive } {
  const wire = new FakeWire();
  const table = new TableLive("tabletable", wire as unknown as Wire);
  table.receive(whole);
  return { wire, table };
}

describe("a table", () => {
  it("takes over a log that tells less than before", () => {
    const { table } = open();
    table.receive(step(5));
    expect(table.position(0)?.log).toHaveLength(1);
    const faded = [{ ply: 4, seat: 0, event: { name: "tile-covered", args: {} } }];
    table.receive(step(6, { changes: [{ seat: 0, ply: 6, events: [PLACED], log: faded, earliest: 5 }] }));
    expect(table.position(0)).toMatchObject({ log: faded, earliest: 5 });
    table.receive(step(7));
    expect(table.position(0)?.log).toHaveLength(2);
    expect(table.position(0)?.earliest).toBe(5);
  });

  it("grows by steps", () => {
    const { table } = open();
    table.receive(step(5));
    expect(table.position(0)?.ply).toBe(5);
    expect(table.info?.to_act).toEqual([1]);
    expect(table.position(0)?.view).toEqual({ tiles: ["a", "b"], turn: 1 });
    expect(table.position(0)?.log).toEqual([{ ply: 4, seat: 0, event: PLACED }]);
    expect(table.position(0)?.may_undo).toBe(true);
    expect(table.info?.boxes[0]?.clock_ms).toBe(4000);
    expect(table.stepsOf(0).at(-1)?.events).toEqual([PLACED]);
  });

  it("asks for all of it when steps are missing", () => {
    const { wire, table } = open();
    wire.sent = [];
    table.receive(step(7));
    expect(wire.sent).toEqual([{ t: "watch", table: "tabletable" }]);
    expect(table.position(0)?.ply).toBe(4);
  });

  it("does not play a step twice", () => {
    const { wire, table } = open();
    wire.sent = [];
    table.receive(step(4));
    expect(wire.sent).toEqual([]);
    expect(table.position(0)?.view).toEqual({ tiles: ["a"], turn: 0 });
  });

  it("looks again a moment later when it has looked too often, and bothers nobody with it", () => {
    vi.useFakeTimers();
    const { wire, table } = open();
    table.play(0, "end");
    wire.sent = [];
    table.receive({ t: "refused", why: "later", table: "tabletable", id: "", ply: 0, clause: "", phrase: null, text: "" });
    expect([table.refusal, table.waiting, wire.sent]).toEqual([null, true, []]);
    vi.advanceTimersByTime(1_000);
    expect(wire.sent).toEqual([{ t: "watch", table: "tabletable" }]);
    vi.useRealTimers();
  });

  it("sends one move at a time and hears of refusals", () => {
    const { wire, table } = open();
    table.play(0, "end");
    table.play(0, "pass");
    expect(wire.moves).toEqual(["end"]);
    table.receive({
      t: "refused",
      why: "refused",
      table: "tabletable",
      id: "id",
      ply: 4,
      clause: "VZ-021",
      phrase: null,
      text: "",
    });
    expect(table.waiting).toBe(false);
    expect(table.refusal?.clause).toBe("VZ-021");
    table.receive(step(5));
    expect(table.refusal).toBeNull();
  });

  it("is over when a step says so", () => {
    const { table } = open();
    table.receive(
      step(5, {
        result: { reason: "last-tile", places: [1, 2], scores: [3, 1], seed: "s", house: "", digest: "", terms: [] },
        to_act: [],
      }),
    );
    expect(table.info?.status).toBe("over");
    expect(table.result?.scores).toEqual([3, 1]);
  });

  it("is of no concern to other tables", () => {
    const { table } = open();
    table.receive(step(5, { table: "another" }));
    expect(table.position(0)?.ply).toBe(4);
  });

  it("counts the plies of each pair of eyes by themselves", () => {
    const { wire, table } = open();
    const other = { ...position(1, { turn: 0 }), ply: 9 };
    table.receive({ ...whole, mine: [0, 1], positions: [...whole.positions, other] });
    table.receive(step(0, { changes: [{ seat: 1, ply: 10, set: { turn: 1 } }] })); // seat 0 learns nothing of it
    expect([table.position(0)?.ply, table.position(1)?.ply]).toEqual([4, 10]);
    expect([table.stepsOf(0).length, table.stepsOf(1).length]).toEqual([0, 1]);
    wire.sent = [];
    table.receive(step(5));
    expect(wire.sent).toEqual([]);
    expect([table.stepsOf(0).length, table.stepsOf(1).length]).toEqual([1, 1]);
    table.play(1, "end");
    expect(wire.plies).toEqual([10]);
  });

  it("knows what was taken back until something happens, or it is told anew", () => {
    const { table } = open();
    table.receive(step(5));
    table.receive(step(6));
    expect(table.undone.seenBy(0)).toEqual([]);
    table.receive(whole); // at ply 4 again
    expect(table.undone.seenBy(0).map(({ ply, event }) => [ply, event.name])).toEqual([
      [4, "tile-placed"],
      [5, "tile-placed"],
    ]);
    expect(table.undone.seenBy(1)).toEqual([]);
    table.receive(step(5));
    expect(table.undone.seenBy(0)).toEqual([]);
    table.receive(whole);
    table.receive(whole);
    expect(table.undone.seenBy(0)).toEqual([]);
    table.close();
  });

  it("keeps what is said about the table beside the talk", () => {
    const { table } = open();
    const phrase = { key: "note-bot-failed", args: {} };
    table.receive({ t: "noted", table: "tabletable", phrase });
    table.receive({ t: "noted", table: "another", phrase });
    expect(table.notes).toEqual([{ phrase, after: 0 }]);
  });

  it("takes what a change leaves out for empty, and the rest for new", () => {
    const before = { ...position(null, { one: 1, two: 2 }), files: { a: "1" }, sums: { score: [TERM], gone: [TERM] } };
    const after = changed(before, { seat: null, ply: 5, drop: ["one"], files: { b: "2" }, sums: { gone: [] } }, 0);
    expect(after).toEqual({ ...before, ply: 5, view: { two: 2 }, legal: [], files: { a: "1", b: "2" }, sums: { score: [TERM] } });
    expect(before.view).toEqual({ one: 1, two: 2 });
  });
});

describe("a view after a step", () => {
  const view = {
    players: [
      { hand: ["a"], score: 1 },
      { hand: ["b"], score: 2 },
    ],
    deck: 9,
    frame: { kind: "turn", item: null },
  };

  it("has its parts replaced, grown and dropped by their paths", () => {
    const change = { set: { "players/1/score": 5, deck: 8 }, add: { "players/0/hand": ["c"] }, drop: ["frame/item"] };
    expect(patched(view, change)).toEqual({
      players: [
        { hand: ["a", "c"], score: 1 },
        { hand: ["b"], score: 5 },
      ],
      deck: 8,
      frame: { kind: "turn" },
    });
    expect(view.players[1]!.score).toBe(2);
  });

  it("has its lists in another order before anything else", () => {
    const change = { order: { players: [1, null, 0] }, set: { "players/1": { hand: [], score: 0 }, "players/2/score": 3 } };
    expect(patched(view, change).players).toEqual([
      { hand: ["b"], score: 2 },
      { hand: [], score: 0 },
      { hand: ["a"], score: 3 },
    ]);
  });

  it("leaves the same what was not touched", () => {
    const made = patched(view, { set: { "players/1/score": 5 } }) as typeof view;
    expect(made.players[0]).toBe(view.players[0]);
    expect(made.players[1]!.hand).toBe(view.players[1]!.hand);
    expect(made.frame).toBe(view.frame);
    expect(made.players).not.toBe(view.players);
  });
});
