import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderWords } from "./orders";
import { TablePlay } from "./play.svelte";
import WishesSheet from "./Wishes.svelte";
import { FirstWishes, windowsOf } from "./wishes.svelte";
import type { GameUi } from "../games/types";
import type { Box, Change, FromClient, FromServer, GameInfo, Position, SeatWishes, ShapeInfo, Wishes } from "../gen/messages";
import type { Listener, Wire } from "../net/socket";
import { TableLive } from "../net/table.svelte";
import { settings } from "../settings.svelte";
import { words } from "../text/words.svelte";

const slot = (name: string, kind: string, choices: string[], pattern = ""): ShapeInfo["parts"][number] => ({
  name,
  kind,
  words: choices,
  pattern,
  of: [],
  joint: "",
  none: "",
});
const MOST = slot("most", "number", [], "[1-9][0-9]?");
const ORDERS: ShapeInfo[] = [
  { name: "defend", verb: "defend", parts: [slot("card", "card", ["cia", "mafia"]), "up-to", MOST] },
  {
    name: "oppose",
    verb: "oppose",
    parts: [
      slot("who", "attacker", ["anybody", "0", "1", "2", "3"]),
      "on",
      slot("alignment", "alignment", ["any", "violent"]),
      "up-to",
      MOST,
    ],
  },
];
const GAME: GameInfo = {
  name: "illuminati",
  seats: [2, 8],
  rules: 2,
  options: [],
  bots: [],
  opponents: [],
  hidden: true,
  open: [],
  windows: ["special", "interfere"],
  orders: ORDERS,
};
const box = (seat: number): Box => ({
  seat,
  kind: "person",
  name: ["Ada", "Bea"][seat]!,
  bot: "",
  online: true,
  clock_ms: null,
  lost: false,
  away_ms: null,
  open: false,
  why: "" as const,
  since_ms: null,
});
const position = (seat: number, wishes: SeatWishes | null, unasked = ""): Position => ({
  seat,
  ply: 4,
  view: {},
  legal: ["pass"],
  log: [],
  may_undo: false,
  files: {},
  sums: {},
  wishes,
  house: [],
  earliest: 0,
  unasked,
  guide: null,
});
const ui = { hasSecrets: () => false } as Pick<GameUi, "hasSecrets"> as GameUi;

class Sitting {
  readonly sent: Wishes[] = [];
  private listener: Listener = () => {};
  private readonly wire = {
    listen: (listener: Listener) => ((this.listener = listener), () => {}),
    watch: () => {},
    isWaiting: () => false,
    send: (message: FromClient) => {
      if (message.t === "wishes") this.sent.push(message);
    },
  } as unknown as Wire;
  readonly live = new TableLive("tabletable", this.wire);
  readonly play = new TablePlay(this.live, ui, () => "online");
  rise = (): void => {};

  constructor(positions: Position[]) {
    this.tell({
      t: "table",
      info: {
        id: "tabletable",
        game: "illuminati",
        rules: 2,
        options: {},
        seats: 2,
        status: "playing",
        pace: {},
        public: false,
        owner: "Ada",
        commitment: "",
        ply: 4,
        boxes: [box(0), box(1)],
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
      },
      mine: positions.map(({ seat }) => seat!),
      owner: true,
      positions,
      talk: [],
      lent: [],
      undo_asked_by: null,
      seat_asked: null,
      result: null,
    });
  }
  tell(message: FromServer): void {
    this.listener(message);
    flushSync();
  }
  step(change: Change): void {
    const rest = { to_act: [0], clocks_ms: [null, null], result: null };
    this.tell({ t: "stepped", table: "tabletable", seat: 1, changes: [change], ...rest });
  }
  wished(windows: SeatWishes["windows"], orders: string[] = [], unasked = ""): void {
    this.tell({ t: "wished", table: "tabletable", seat: 0, wishes: { windows, orders }, unasked });
  }
  /** Sits down: what was wished is told. */
  sitDown(info: GameInfo | undefined = GAME): Wishes[] {
    this.rise = $effect.root(() => {
      $effect(new FirstWishes(this.play, () => info).say);
    });
    flushSync();
    return this.sent;
  }
  open(): HTMLElement {
    const sheet = mount(WishesSheet, { target: document.body, props: { play: this.play, info: GAME, seat: 0 } });
    this.rise = () => void unmount(sheet);
    flushSync();
    return document.body;
  }
}

let sitting: Sitting;
const sit = (...positions: Position[]): Sitting => (sitting = new Sitting(positions));
beforeAll(async () => {
  await words.setLang("en");
  await words.load("web-table");
  await words.loadAll("illuminati");
});
beforeEach(() => {
  settings.autoPass = "nothing";
});
afterEach(() => {
  sitting.rise();
  settings.autoPass = "nothing";
});

describe("sitting down", () => {
  it.each([
    ["never", "ask"],
    ["nothing", "empty"],
    ["always", "unless-target"],
  ] as const)("wishes what the settings say: %s is %s", (setting, wish) => {
    settings.autoPass = setting;
    const windows = { special: wish, interfere: wish };
    expect(sit(position(0, null)).sitDown()).toEqual([{ t: "wishes", table: "tabletable", seat: 0, windows, orders: [] }]);
  });

  it("says it once, and not where something was wished before", () => {
    sit(position(0, null)).sitDown();
    sitting.step({ seat: 0, ply: 5, legal: ["pass"] });
    expect(sitting.sent).toHaveLength(1);
    sitting.rise();
    expect(sit(position(0, { windows: {}, orders: [] })).sitDown()).toEqual([]);
  });

  it("wishes nothing where several share a screen, nor where there are no windows", () => {
    expect(sit(position(0, null), position(1, null)).sitDown()).toEqual([]);
    sitting.rise();
    expect(sit(position(0, null)).sitDown({ ...GAME, windows: [] })).toEqual([]);
  });
});

describe("a table that answers unasked", () => {
  it("says so, until what is asked is something else", () => {
    sit(position(0, { windows: {}, orders: [] }, "special"));
    expect(sitting.play.unasked).toBe("special");
    sitting.wished({ special: "ask" });
    expect(sitting.play.unasked).toBe("");
    sitting.step({ seat: 0, ply: 5, legal: ["pass"], unasked: "order" });
    expect(sitting.play.unasked).toBe("order");
    expect(sitting.play.position.wishes?.windows).toEqual({ special: "ask" });
    sitting.step({ seat: 0, ply: 6, legal: ["pass"] });
    expect(sitting.play.unasked).toBe("");
  });

  it("asks again when told to", () => {
    sit(position(0, { windows: { interfere: "until-my-turn" }, orders: ["defend cia up-to 3"] }, "interfere"));
    sitting.play.askMe();
    expect(sitting.sent.map(({ windows, orders }) => ({ windows, orders }))).toEqual([
      { windows: { interfere: "ask" }, orders: ["defend cia up-to 3"] },
    ]);
  });
});

describe("the sheet", () => {
  const press = (page: HTMLElement, text: string): void => {
    [...page.querySelectorAll("button")].find((each) => each.textContent?.includes(text))!.click();
    flushSync();
  };
  const set = (field: HTMLSelectElement | HTMLInputElement, value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    flushSync();
  };

  it("shows what is wished: nothing said yet is to be asked, a kind left out goes by when there is no choice", () => {
    expect(windowsOf(GAME, null)).toEqual({ special: "ask", interfere: "ask" });
    expect(windowsOf(GAME, { windows: { special: "until-my-turn" }, orders: [] })).toEqual({
      special: "until-my-turn",
      interfere: "empty",
    });
  });

  it("sends the wish of a window with all others and the orders", () => {
    const page = sit(position(0, { windows: { special: "ask" }, orders: ["defend cia up-to 3"] })).open();
    const [special, interfere] = [...page.querySelectorAll("select")];
    expect([special!.value, interfere!.value]).toEqual(["ask", "empty"]);
    set(interfere!, "unless-target");
    expect(sitting.sent[0]).toMatchObject({
      windows: { special: "ask", interfere: "unless-target" },
      orders: ["defend cia up-to 3"],
    });
    sitting.wished({ special: "ask", interfere: "unless-target" });
    expect(interfere!.value).toBe("unless-target");
  });

  it("gives an order and takes one back", () => {
    const page = sit(position(0, { windows: {}, orders: ["defend cia up-to 3"] })).open();
    press(page, "Defend a group");
    const give = [...page.querySelectorAll("button")].find((each) => each.textContent === "Give the order")!;
    expect(give.disabled).toBe(true); // which group?
    set(page.querySelector<HTMLSelectElement>("form select")!, "mafia");
    set(page.querySelector<HTMLInputElement>("form input")!, "5");
    press(page, "Give the order");
    expect(sitting.sent.at(-1)?.orders).toEqual(["defend cia up-to 3", "defend mafia up-to 5"]);
    page.querySelector<HTMLButtonElement>("li button")!.click();
    expect(sitting.sent.at(-1)?.orders).toEqual([]);
  });

  it("offers the others at the table as attackers, and nobody who is not there", () => {
    const page = sit(position(0, { windows: {}, orders: [] })).open();
    press(page, "Oppose attacks");
    const names = [...page.querySelectorAll("form select")[0]!.querySelectorAll("option")].map((each) => each.textContent);
    expect(names).toEqual(["anybody", "Bea"]);
    press(page, "Give the order");
    expect(sitting.sent.at(-1)?.orders).toEqual(["oppose anybody on any up-to 1"]);
  });

  it("says an order as a sentence", () => {
    const say = (order: string): string => orderWords("illuminati", ORDERS, order, ["Ada", "Bea"]).replace(/[\u2068\u2069]/g, "");
    sit(position(0, null));
    expect(say("oppose 1 on violent up-to 4")).toBe("Against attacks by Bea on groups of alignment Violent: up to 4 MB each");
    expect(say("oppose anybody on any up-to 4")).toBe("Against attacks by anybody on groups of alignment any: up to 4 MB each");
    expect(say("march on rome")).toBe("march on rome");
  });
});
