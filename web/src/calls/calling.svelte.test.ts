import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallWishes, NewPush, Turn } from "../gen/messages";
import { api } from "../net/api";
import { session } from "../session.svelte";
import { choose, settings } from "../settings.svelte";
import { words } from "../text/words.svelte";
import { Calling, obstacle } from "./calling.svelte";
import { mayShow } from "./heed";

const KEY = "BAEC_-8";
const turn = (more: Partial<Turn> = {}): Turn => ({
  table: "aaaaaaaa",
  game: "vizia",
  names: ["Ada", "Bea"],
  bots: ["", ""],
  days: true,
  alone: false,
  ...more,
});

/** The browser: its permission, its push service, the notices that it shows. */
class FakeBrowser {
  permission: NotificationPermission = "granted";
  subscribed: { endpoint: string; key: Uint8Array } | null = null;
  shown = new Map<string, { title: string; body: string | undefined }>();
  worker = {
    showNotification: (title: string, more: NotificationOptions) => {
      this.shown.set(String(more.tag), { title, body: more.body });
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(this.shown.has(tag) ? [{ close: () => this.shown.delete(tag) }] : []),
    pushManager: {
      getSubscription: () => Promise.resolve(this.subscription()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        this.subscribed = { endpoint: "https://push.example.net/1", key: applicationServerKey };
        return Promise.resolve(this.subscription());
      },
    },
  };
  subscription() {
    const found = this.subscribed;
    if (found === null) return null;
    return {
      endpoint: found.endpoint,
      options: { applicationServerKey: found.key.buffer },
      toJSON: () => ({ endpoint: found.endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: () => Promise.resolve(void (this.subscribed = null)),
    };
  }
  install(): void {
    const asked = vi.fn(() => Promise.resolve((this.permission = "granted")));
    const notification = { requestPermission: asked };
    Object.defineProperty(notification, "permission", { get: () => this.permission });
    vi.stubGlobal("Notification", notification);
    vi.stubGlobal("isSecureContext", true);
    const container = { getRegistration: () => Promise.resolve(this.worker), ready: Promise.resolve(this.worker) };
    Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  }
}

let browser: FakeBrowser;
let wishes: CallWishes;
let told: NewPush[];
let ended: string[];
let calling: Calling;

beforeAll(async () => {
  await words.setLang("en");
  await words.load("call", "vizia-web");
});
beforeEach(() => {
  browser = new FakeBrowser();
  browser.install();
  wishes = { days: "closed", live: "open" };
  told = [];
  ended = [];
  vi.spyOn(api, "calls").mockImplementation(() => Promise.resolve({ wishes, key: KEY }));
  vi.spyOn(api, "wishCalls").mockImplementation((wished) => Promise.resolve((wishes = wished)));
  vi.spyOn(api, "callHere").mockImplementation((push) => (told.push(push), Promise.resolve(null)));
  vi.spyOn(api, "callHereNoMore").mockImplementation((endpoint) => (ended.push(endpoint), Promise.resolve(null)));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  session.me = { id: "a", name: "Ada", account: false, can_recover: false, mails: false, mail: "" };
  calling = new Calling();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  choose("callHere", true);
  session.me = null;
});

describe("why there are no notices", () => {
  it("is known", () => {
    expect([obstacle(), mayShow()]).toEqual(["", true]);
    settings.callHere = false;
    expect([obstacle(), mayShow()]).toEqual(["off", false]);
    browser.permission = "default";
    expect([obstacle(), mayShow()]).toEqual(["unasked", false]);
    browser.permission = "denied";
    expect(obstacle()).toBe("denied");
    vi.stubGlobal("isSecureContext", false);
    expect(obstacle()).toBe("insecure");
    vi.stubGlobal("isSecureContext", true);
    Reflect.deleteProperty(globalThis, "Notification");
    expect([obstacle(), mayShow()]).toEqual(["unable", false]);
  });
  it("is said in words", () => {
    for (const why of ["insecure", "unable", "denied", "unasked", "off", "open", "closed"]) {
      expect(words.has(`call-here-${why}`)).toBe(true);
    }
  });
});

describe("the browser's subscription", () => {
  it("is made once, told for whoever is here, and ended when nobody wishes it", async () => {
    await calling.settle();
    expect(browser.subscribed?.key).toEqual(Uint8Array.from([4, 1, 2, 255, 239]));
    expect(told).toEqual([{ endpoint: "https://push.example.net/1", p256dh: "p", auth: "a", lang: "en" }]);
    expect(calling.closed).toBe(true);
    await calling.renew();
    expect(told).toHaveLength(2);
    await calling.choose({ days: "open", live: "never" });
    expect([ended, browser.subscribed, calling.closed]).toEqual([["https://push.example.net/1"], null, false]);
  });

  it("is made anew for a house with another key", async () => {
    browser.subscribed = { endpoint: "https://push.example.net/0", key: Uint8Array.from([1]) };
    await calling.settle();
    expect(told.map(({ endpoint }) => endpoint)).toEqual(["https://push.example.net/1"]);
  });

  it("is asked for by a press, and ends by one", async () => {
    browser.permission = "default";
    await calling.settle();
    expect([calling.obstacle, told]).toEqual(["unasked", []]);
    await calling.allow();
    expect([calling.obstacle, told.length]).toEqual(["", 1]);
    await calling.stop();
    expect([calling.obstacle, ended.length, browser.subscribed]).toEqual(["off", 1, null]);
  });

  it("says what went wrong", async () => {
    vi.spyOn(api, "callHere").mockRejectedValue(new Error("no"));
    await calling.settle();
    expect(calling.problem).toBeInstanceOf(Error);
    expect(calling.closed).toBe(false);
  });
});

describe("a notice of a page that nobody sees", () => {
  it("is shown, and withdrawn when it is no longer one's turn", async () => {
    await calling.news([turn()], []);
    expect([...browser.shown]).toEqual([
      ["turn-aaaaaaaa", { title: "Vizia: your turn", body: "Ada, you are awaited; with Bea." }],
    ]);
    await calling.news([], ["aaaaaaaa"]);
    expect(browser.shown.size).toBe(0);
  });

  it("is not shown to whoever sees the page, wishes none, or plays alone", async () => {
    await calling.news([turn({ alone: true })], []);
    wishes = { days: "never", live: "open" };
    calling = new Calling();
    await calling.news([turn()], []);
    await calling.news([turn({ table: "bbbbbbbb", days: false })], []);
    expect([...browser.shown.keys()]).toEqual(["turn-bbbbbbbb"]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    await calling.news([turn({ table: "cccccccc", days: false })], ["bbbbbbbb"]);
    expect(browser.shown.size).toBe(0);
  });
});
