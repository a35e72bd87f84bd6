import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import KeptScreen from "./KeptScreen.svelte";
import Line from "./Line.svelte";
import { TablePlay } from "./play.svelte";
import type { Choice, GameUi } from "../games/types";
import type { Box, Position, Result, RulesAsked, TableInfo } from "../gen/messages";
import type { Listener, Wire } from "../net/socket";
import { TableLive } from "../net/table.svelte";
import { session } from "../session.svelte";
import { words } from "../text/words.svelte";

const box = (seat: number, name: string): Box => ({
  seat,
  kind: "person",
  name,
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
  game: "vizia",
  rules: 1,
  options: {},
  seats: 2,
  status: "playing",
  pace: {},
  public: false,
  owner: "Ada",
  commitment: "",
  ply: 2,
  boxes: [box(0, "Ada"), box(1, "Bea")],
  to_act: [],
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
const position: Position = {
  seat: 0,
  ply: 2,
  view: {},
  legal: [],
  log: [
    { ply: 0, seat: 0, event: { name: "gone-with-its-rules", args: {} } },
    { ply: 1, seat: 1, event: { name: "boom", args: {} } },
  ],
  may_undo: false,
  files: { "0": "abc" },
  sums: {},
  wishes: null,
  house: [],
  earliest: 0,
  unasked: "",
  guide: null,
};
const ui = {
  hasSecrets: () => false,
  logLine: (event) => {
    if (event.name === "boom") throw new Error("no such piece any more");
    return `told: ${event.name}`;
  },
} as Pick<GameUi, "hasSecrets" | "logLine"> as GameUi;
const ended: Result = { reason: "rules-changed", places: [], scores: [], seed: "s", house: "", digest: "", terms: [] };

describe("rules that have changed", () => {
  const sent: Record<string, unknown>[] = [];
  let listener: Listener = () => {};
  const wire = {
    listen: (heard: Listener) => ((listener = heard), () => {}),
    watch: () => {},
    isWaiting: () => false,
    send: (message: Record<string, unknown>) => sent.push(message),
  } as unknown as Wire;
  let shown: Record<string, unknown> | null = null;

  function told(more: Partial<TableInfo>, result: Result | null = null, mine = [0]): TableLive {
    const live = new TableLive("tabletable", wire);
    const seat = mine[0] ?? null;
    listener({
      t: "table",
      info: { ...info, ...more },
      mine,
      owner: true,
      positions: [{ ...position, seat }],
      talk: [],
      lent: [],
      undo_asked_by: null,
      seat_asked: null,
      result,
    });
    return live;
  }

  function line(asked: RulesAsked, mine = [0]): string {
    const live = told({ rules_asked: asked }, null, mine);
    const play = new TablePlay(live, ui, () => "online");
    const props = { play, ui, choice: {} as Choice, onclause: () => {}, onwishes: () => {} };
    shown = mount(Line, { target: document.body, props });
    flushSync();
    return document.body.textContent ?? "";
  }

  beforeAll(async () => {
    words.lang = "en";
    session.link = "online";
    await words.load("app", "web", "web-table", "web-parts", "vizia", "vizia-web");
  });
  afterEach(() => {
    if (shown !== null) void unmount(shown);
    shown = null;
    sent.length = 0;
  });

  it("asks those who play, who may change their mind", () => {
    expect(line({ rules: 2, answers: [null, null], ends_ms: 1000 })).toContain("go on from here by the new rules");
    const [on, end] = document.querySelectorAll<HTMLButtonElement>("button");
    on!.click();
    end!.click();
    expect(sent).toEqual([
      { t: "rules-answer", table: "tabletable", go_on: true },
      { t: "rules-answer", table: "tabletable", go_on: false },
    ]);
  });

  it("says what one has answered, and offers the other", () => {
    expect(line({ rules: 2, answers: [true, null], ends_ms: 1000 })).toContain("You would go on");
    expect([...document.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["End the game"]);
  });

  it("asks nobody who looks on", () => {
    expect(line({ rules: 2, answers: [null, null], ends_ms: 1000 }, [])).toContain("those who play decide");
    expect(document.querySelector("button")).toBeNull();
  });

  it("shows what was kept, whatever today's pieces make of it", () => {
    const live = told({ status: "over", outlived: true }, ended);
    shown = mount(KeptScreen, { target: document.body, props: { live, ui } });
    flushSync();
    const text = document.body.textContent ?? "";
    for (const part of ["Nobody won", "Ada", "Bea", "told: gone-with-its-rules", "boom", "played no more"]) {
      expect(text).toContain(part);
    }
    expect(document.querySelector("img")?.getAttribute("src")).toBe("/api/tables/tabletable/pictures/abc.png");
    expect(document.querySelector<HTMLAnchorElement>("a[download]")?.getAttribute("href")).toBe("/api/tables/tabletable/record");
  });
});
