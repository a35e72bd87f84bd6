import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Live from "./Live.svelte";
import { TablePlay } from "./play.svelte";
import type { Choice, GameUi } from "../games/types";
import type { Box, FromServer, Position, TableInfo } from "../gen/messages";
import { api } from "../net/api";
import type { Listener, Wire } from "../net/socket";
import { TableLive } from "../net/table.svelte";

type Told = Record<number, string[]>; // the events each of our seats is told, by name

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
  why: "" as const,
  since_ms: null,
});
const info: TableInfo = {
  id: "tabletable",
  game: "toy",
  rules: 1,
  options: {},
  seats: 3,
  status: "playing",
  pace: {},
  public: false,
  owner: "p0",
  commitment: "",
  ply: 0,
  boxes: [box(0), box(1), box(2)],
  to_act: [0],
  rematch: null,
  drawing: false,
  pledges: [],
  grace_ms: 0,
  rules_asked: null,
  lesson: false,
  outlived: false,
  onlookers: [],
  looking_on: 0,
  hints: false,
};
const position = (seat: number, secret = true): Position => ({
  seat,
  ply: 0,
  view: { secret },
  legal: ["go"],
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
const ui = {
  hasSecrets: (view) => view.secret === true,
  logLine: (event) => String(event.name),
} as Pick<GameUi, "hasSecrets" | "logLine"> as GameUi;

/** Seats 0 and 1 share this screen; seat 2 is somebody else's. */
class Sitting {
  private listener: Listener = () => {};
  private readonly wire = {
    listen: (listener: Listener) => ((this.listener = listener), () => {}),
    watch: () => {},
    isWaiting: () => false,
  } as unknown as Wire;
  readonly live = new TableLive("tabletable", this.wire);
  readonly play = new TablePlay(this.live, ui, () => "online");
  readonly rise: () => void;

  constructor(positions = [position(0), position(1)], mine = [0, 1]) {
    this.whole(positions, mine);
    this.rise = $effect.root(() => {
      $effect(this.play.show);
    });
  }

  whole(positions = [position(0), position(1)], mine = [0, 1]): void {
    this.tell({
      t: "table",
      info,
      mine,
      owner: true,
      positions,
      talk: [],
      lent: [],
      undo_asked_by: null,
      seat_asked: null,
      result: null,
    });
  }

  step(seat: number, toAct: number, told: Told): void {
    const changes = Object.entries(told).map(([eyes, names]) => ({
      seat: Number(eyes),
      ply: this.live.position(Number(eyes))!.ply + 1,
      events: names.map((name) => ({ name, args: {} })),
      legal: ["go"],
    }));
    const clocks = [null, null, null];
    this.tell({
      t: "stepped",
      table: "tabletable",
      seat,
      changes,
      to_act: [toAct],
      clocks_ms: clocks,
      result: null,
    });
  }

  lift(seat: number): void {
    expect(this.play.curtainFor).toBe(seat);
    this.play.lift(seat);
    flushSync();
  }

  get happened(): string[] | undefined {
    return this.play.happened?.events.map((event) => String(event.name));
  }

  private tell(message: FromServer): void {
    this.listener(message);
    flushSync();
  }
}

describe("a screen that several share", () => {
  let sitting: Sitting;
  const sit = (...given: ConstructorParameters<typeof Sitting>): Sitting => (sitting = new Sitting(...given));
  afterEach(() => {
    vi.restoreAllMocks();
    sitting.rise();
  });

  it("tells the seat that looks what it saw and nothing that another saw", () => {
    const { play } = sit();
    sitting.lift(0);
    sitting.step(0, 1, { 0: ["drew", "secret of 0"], 1: ["drew"] });
    expect(sitting.happened).toBeUndefined(); // behind the curtain
    sitting.lift(1);
    expect(play.seat).toBe(1);
    expect(sitting.happened).toEqual(["drew"]);
  });

  it("shows a seat what it missed, its own draws included, as one", () => {
    sit();
    sitting.lift(0);
    sitting.step(0, 1, { 0: ["moved", "drew mirrors"], 1: ["moved"] });
    sitting.lift(1);
    expect(sitting.happened).toEqual(["moved"]);
    sitting.step(1, 1, { 0: ["took"], 1: ["took"] });
    expect(sitting.happened).toEqual(["took"]); // what it has seen is not shown again
    sitting.step(1, 2, { 0: ["ended"], 1: ["ended", "drew smoke"] });
    expect(sitting.happened).toEqual(["ended", "drew smoke"]);
    sitting.step(2, 0, { 0: ["passed"], 1: ["passed"] });
    sitting.lift(0);
    expect(sitting.happened).toEqual(["moved", "drew mirrors", "took", "ended", "passed"]);
    expect(sitting.play.happened).toMatchObject({ since: 0, ply: 4, seat: 2 });
    sitting.step(0, 1, { 0: ["moved", "drew cage"], 1: ["moved"] });
    sitting.lift(1);
    expect(sitting.happened).toEqual(["passed", "moved"]); // the end of its own turn it saw
  });

  it("shows a step to those who learn of it, whatever the others have seen", () => {
    sit();
    sitting.lift(0);
    sitting.step(0, 0, { 0: ["offered in secret"] });
    expect(sitting.happened).toEqual(["offered in secret"]);
    sitting.step(0, 1, { 0: ["ended"], 1: ["ended"] });
    sitting.lift(1);
    expect(sitting.happened).toEqual(["ended"]);
    sitting.step(1, 0, { 0: ["passed"], 1: ["passed", "drew"] });
    sitting.lift(0);
    expect(sitting.happened).toEqual(["ended", "passed"]);
  });

  it("misses nothing after a step was taken back", () => {
    sit();
    sitting.lift(0);
    sitting.step(0, 0, { 0: ["moved"], 1: ["moved"] });
    sitting.step(0, 1, { 0: ["ended"], 1: ["ended"] });
    sitting.whole();
    expect(sitting.happened).toBeUndefined();
    sitting.step(0, 1, { 0: ["moved otherwise"], 1: ["moved otherwise"] });
    sitting.lift(1);
    expect(sitting.happened).toEqual(["moved otherwise"]);
    sitting.step(1, 0, { 0: ["passed"], 1: ["passed"] });
    sitting.lift(0);
    expect(sitting.happened).toEqual(["moved otherwise", "passed"]);
  });

  it("shows nobody the past through another's eyes", async () => {
    const past = position(0);
    vi.spyOn(api, "replay").mockResolvedValue({ positions: [past] } as Awaited<ReturnType<typeof api.replay>>);
    const { play } = sit();
    sitting.lift(0);
    sitting.step(0, 2, { 0: ["ended"], 1: ["ended"] });
    await play.look(0);
    expect(play.position).toBe(past);
    sitting.step(2, 1, { 0: ["passed"], 1: ["passed"] });
    sitting.lift(1);
    expect(play.lookingBack).toBe(false);
    expect(play.position.seat).toBe(1);
  });

  it("keeps the curtain where nothing is held but different things were told", () => {
    const { play } = sit([position(0, false), position(1, false)]);
    expect(play.curtainFor).toBeNull();
    sitting.step(0, 1, { 0: ["dealt red"], 1: ["dealt blue"] });
    expect(play.curtainFor).toBe(1);
  });

  it("closes when the seat that looked is ours no longer", () => {
    const { play } = sit([position(0), position(1), position(2)], [0, 1, 2]);
    sitting.lift(0);
    sitting.whole([position(1), position(2)], [1, 2]);
    expect(play.curtainFor).toBe(1);
  });

  it("reads aloud what the seat that looks missed", async () => {
    const { play } = sit();
    sitting.lift(0);
    sitting.step(0, 1, { 0: ["drew", "secret of 0"], 1: ["drew"] });
    sitting.lift(1);
    const shown = mount(Live, { target: document.body, props: { play, ui, choice: {} as Choice, passing: true } });
    flushSync();
    expect(document.querySelector("[aria-live]")?.textContent).toBe("drew");
    await unmount(shown);
  });
});
