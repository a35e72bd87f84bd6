import { describe, expect, it } from "vitest";
import type { FromClient, Position, Stepped, Table, TableInfo } from "../gen/messages";
import type { Listener, Wire } from "./socket";
import { changed, TableLive } from "./table.svelte";

class FakeWire {
  sent: FromClient[] = [];
  moves: string[] = [];
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
  move(_table: string, _ply: number, _seat: number, code: string): string {
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

const position = (seat: number | null, view: Record<string, unknown>): Position => ({
  seat,
  view,
  legal: ["end"],
  log: [],
  may_undo: false,
  files: {},
  sums: {},
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
  grace_ms: 30_000,
};
const whole: Table = {
  t: "table",
  info,
  mine: [0],
  owner: true,
  positions: [position(0, { tiles: ["a"], turn: 0 })],
  talk: [],
  undo_asked_by: null,
  result: null,
};
const step = (ply: number, more: Partial<Stepped> = {}): Stepped => ({
  t: "stepped",
  table: "tabletable",
  ply,
  seat: 0,
  changes: [
    {
      seat: 0,
      set: { turn: 1 },
      add: { tiles: ["b"] },
      drop: [],
      events: [{ name: "tile-placed" }],
      legal: [],
      may_undo: true,
      files: {},
      sums: {},
    },
  ],
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
  it("grows by steps", () => {
    const { table } = open();
    table.receive(step(5));
    expect(table.info?.ply).toBe(5);
    expect(table.info?.to_act).toEqual([1]);
    expect(table.position(0)?.view).toEqual({ tiles: ["a", "b"], turn: 1 });
    expect(table.position(0)?.log).toEqual([{ ply: 4, seat: 0, event: { name: "tile-placed" } }]);
    expect(table.position(0)?.may_undo).toBe(true);
    expect(table.info?.boxes[0]?.clock_ms).toBe(4000);
    expect(table.stepsOf(0).at(-1)?.events).toEqual([{ name: "tile-placed" }]);
  });

  it("asks for all of it when steps are missing", () => {
    const { wire, table } = open();
    wire.sent = [];
    table.receive(step(7));
    expect(wire.sent).toEqual([{ t: "watch", table: "tabletable" }]);
    expect(table.info?.ply).toBe(4);
  });

  it("does not play a step twice", () => {
    const { wire, table } = open();
    wire.sent = [];
    table.receive(step(4));
    expect(wire.sent).toEqual([]);
    expect(table.position(0)?.view).toEqual({ tiles: ["a"], turn: 0 });
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
    table.receive(step(5, { result: { reason: "last-tile", places: [1, 2], scores: [3, 1], seed: "s", terms: [] }, to_act: [] }));
    expect(table.info?.status).toBe("over");
    expect(table.result?.scores).toEqual([3, 1]);
  });

  it("is of no concern to other tables", () => {
    const { table } = open();
    table.receive(step(5, { table: "another" }));
    expect(table.info?.ply).toBe(4);
  });

  it("drops parts of a view that are gone", () => {
    const before = position(null, { one: 1, two: 2 });
    const after = changed(
      before,
      { seat: null, set: {}, add: {}, drop: ["one"], events: [], legal: [], may_undo: false, files: {}, sums: {} },
      0,
      0,
    );
    expect(after.view).toEqual({ two: 2 });
    expect(before.view).toEqual({ one: 1, two: 2 });
  });
});
