import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Turn } from "../gen/messages";
import { Wire, type RawSocket } from "../net/socket";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { words } from "../text/words.svelte";
import { nextKey } from "./next";
import TurnList from "./TurnList.svelte";
import { mark, titled, Turns, turns } from "./turns.svelte";

const turn = (table: string, more: Partial<Turn> = {}): Turn => ({
  table,
  game: "vizia",
  names: ["Ada", "Bea"],
  bots: ["", ""],
  days: false,
  alone: false,
  ...more,
});

class FakeSocket implements RawSocket {
  sent: string[] = [];
  onopen: RawSocket["onopen"] = null;
  onmessage: RawSocket["onmessage"] = null;
  onclose: RawSocket["onclose"] = null;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.onclose?.(undefined as never);
  }
  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let raw: FakeSocket;
let wire: Wire;
const waits = (...tables: Turn[]): void => {
  raw.says({ t: "turns", tables });
  flushSync();
};

beforeAll(async () => {
  await words.setLang("en");
  await words.load("web-parts");
});
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  wire = new Wire(() => (raw = new FakeSocket()));
});
afterEach(() => {
  turns.forget();
  wire.close();
  router.route = { name: "lobby" };
});

function online(which: Turns): void {
  which.follow(wire);
  wire.open();
  raw.onopen?.(undefined as never);
}

describe("the tables that wait", () => {
  it("are asked for on every line, and what waits from the start is no news", () => {
    const own = new Turns(() => null);
    const news: string[][] = [];
    own.onNews((came, went) => news.push([...came.map(({ table }) => `+${table}`), ...went.map((table) => `-${table}`)]));
    online(own);
    expect(raw.sent).toEqual(['{"t":"ask-turns"}']);
    waits(turn("aaaaaaaa"));
    waits(turn("aaaaaaaa"), turn("bbbbbbbb"));
    waits(turn("bbbbbbbb"));
    own.forget();
    waits(turn("cccccccc"));
    expect(news).toEqual([[], ["+bbbbbbbb"], ["-aaaaaaaa"], ["-bbbbbbbb"], []]);
  });

  it("are those of other people, and not the one that is open", () => {
    let here: string | null = "aaaaaaaa";
    const own = new Turns(() => here);
    online(own);
    waits(turn("aaaaaaaa"), turn("bbbbbbbb"), turn("cccccccc", { alone: true }));
    expect(own.elsewhere.map(({ table }) => table)).toEqual(["bbbbbbbb"]);
    expect([own.isOursHere, own.count]).toEqual([true, 2]);
    here = "cccccccc";
    expect([own.isOursHere, own.count]).toEqual([true, 3]);
  });
});

describe("what calls from afar", () => {
  it("is said by the title", () => {
    online(turns);
    expect(titled("Vizia · Lanterne")).toBe("Vizia · Lanterne");
    router.route = { name: "table", id: "aaaaaaaa" };
    waits(turn("aaaaaaaa"));
    expect(titled("Vizia · Lanterne")).toBe("Your turn · Vizia · Lanterne");
    waits(turn("aaaaaaaa"), turn("bbbbbbbb"));
    expect(titled("Vizia · Lanterne")).toBe("(1) Your turn · Vizia · Lanterne");
    router.route = { name: "lobby" };
    expect(titled("Lanterne")).toBe("(2) Lanterne");
  });

  it("is a dot on the emblem and a figure on the house", () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
    const icon = document.querySelector("link")!;
    const badge = vi.fn(() => Promise.reject(new Error("not installed")));
    const clear = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: clear });
    mark(2);
    expect([icon.getAttribute("href"), badge.mock.calls]).toEqual(["/icon-turn.svg", [[2]]]);
    mark(0);
    expect([icon.getAttribute("href"), clear.mock.calls.length]).toEqual(["/icon.svg", 1]);
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
    mark(1);
    expect(icon.getAttribute("href")).toBe("/icon-turn.svg");
  });
});

describe("the list", () => {
  let shown: Record<string, unknown>;
  beforeEach(() => {
    shown = mount(TurnList, { target: document.body });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    settings.letterKeys = true;
  });

  it("is there when somebody waits, and goes with the last of them", () => {
    expect(document.querySelector(".turns")).toBeNull();
    online(turns);
    waits(turn("aaaaaaaa"), turn("bbbbbbbb", { days: true }));
    const button = document.querySelector<HTMLButtonElement>(".turns button")!;
    expect(button.getAttribute("aria-label")).toBe("It is your turn at 2 other tables");
    button.click();
    flushSync();
    expect([...document.querySelectorAll(".turns a")].map((link) => link.getAttribute("href"))).toEqual([
      "/t/aaaaaaaa",
      "/t/bbbbbbbb",
    ]);
    waits();
    expect(document.querySelector(".turns")).toBeNull();
  });

  it("is a key away, where letters are keys", () => {
    online(turns);
    waits(turn("aaaaaaaa"), turn("bbbbbbbb"));
    const press = (): void => nextKey(new KeyboardEvent("keydown", { key: "j" }));
    settings.letterKeys = false;
    press();
    expect(router.route).toEqual({ name: "lobby" });
    settings.letterKeys = true;
    press();
    expect(router.route).toEqual({ name: "table", id: "aaaaaaaa" });
    press();
    expect(router.route).toEqual({ name: "table", id: "bbbbbbbb" });
    history.replaceState(null, "", "/");
  });
});
