import { beforeEach, describe, expect, it, vi } from "vitest";
import source from "./sw.js?raw";

interface Page {
  url: string;
  focused: boolean;
  focus: () => Promise<void>;
  postMessage: (message: unknown) => void;
}
const page = (path: string, focused = false): Page => ({
  url: `http://localhost${path}`,
  focused,
  focus: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn(),
});

let heard: Map<string, (event: unknown) => void>;
let shown: Map<string, { title: string; body: string; data: unknown }>;
let pages: Page[];
let opened: string[];
let endpoint: string;

beforeEach(() => {
  heard = new Map();
  shown = new Map();
  pages = [];
  opened = [];
  endpoint = "https://fcm.googleapis.com/1";
  const self = {
    addEventListener: (kind: string, work: (event: unknown) => void) => heard.set(kind, work),
    navigator: {},
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: {
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.has(tag) ? [{ close: () => shown.delete(tag) }] : []),
      showNotification: (title: string, { body, tag, data }: { body: string; tag: string; data: unknown }) =>
        Promise.resolve(void shown.set(tag, { title, body, data })),
      pushManager: { getSubscription: () => Promise.resolve({ endpoint }) },
    },
  };

  new Function("self", source)(self);
});

async function happens(kind: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  heard.get(kind)!({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}
const push = (call: object): Promise<void> => happens("push", { data: { json: () => call } });
const CALL = { table: "aaaaaaaa", title: "Vizia: your turn", body: "Ada, you are awaited." };

describe("the page's worker", () => {
  it("shows a call, and takes it back", async () => {
    await push(CALL);
    expect([...shown]).toEqual([["turn-aaaaaaaa", { title: CALL.title, body: CALL.body, data: { table: "aaaaaaaa" } }]]);
    await push({ table: "bbbbbbbb" });
    expect(shown.size).toBe(1);
    await push({ table: "aaaaaaaa" });
    expect(shown.size).toBe(0);
  });

  it("leaves it to a page that somebody is at, where the browser allows that", async () => {
    pages = [page("/", true)];
    await push(CALL);
    expect(shown.size).toBe(0);
    endpoint = "https://web.push.apple.com/1";
    await push(CALL);
    expect(shown.size).toBe(1);
  });

  it("opens the table: where it is open, in a page of the house, in a new one", async () => {
    const close = vi.fn();
    const press = (): Promise<void> => happens("notificationclick", { notification: { close, data: { table: "aaaaaaaa" } } });
    await press();
    expect(opened).toEqual(["/t/aaaaaaaa"]);
    const lobby = page("/");
    pages = [lobby];
    await press();
    expect(lobby.focus).toHaveBeenCalledOnce();
    expect(lobby.postMessage).toHaveBeenCalledWith({ open: "/t/aaaaaaaa" });
    const table = page("/t/aaaaaaaa");
    pages = [lobby, table];
    await press();
    expect(table.focus).toHaveBeenCalledOnce();
    expect(table.postMessage).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(3);
  });
});
