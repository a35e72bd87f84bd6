// How we are called when it is our turn: what this browser can do, what its person wishes, the notices themselves.
import { gameName } from "../games/registry";
import type { Calls, CallWishes, Turn } from "../gen/messages";
import { api } from "../net/api";
import { session } from "../session.svelte";
import { choose, settings } from "../settings.svelte";
import { say, words } from "../text/words.svelte";
import { mayShow } from "./heed";
import { othersAt } from "./others";
import { pages } from "./pages";

export type Obstacle = "" | "insecure" | "unable" | "denied" | "unasked" | "off";

/** Why no notice can be shown in this browser; "": they can. */
export function obstacle(): Obstacle {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "unable";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission === "default") return "unasked";
  return settings.callHere ? "" : "off";
}

const tagOf = (table: string): string => `turn-${table}`;

/** The page's worker, once it is at work; none where there is none. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration();
  return found === undefined ? undefined : navigator.serviceWorker.ready;
}

export class Calling {
  wishes = $state.raw<CallWishes | null>(null);
  obstacle = $state<Obstacle>(obstacle());
  closed = $state(false); // whether this browser is also called while no page of the house is open
  problem = $state.raw<unknown>(null);
  private house: Promise<Calls> | null = null;

  /** The server's word, asked for once. */
  private known(): Promise<Calls> {
    this.house ??= api.calls().then(
      (calls) => ((this.wishes = calls.wishes), calls),
      (error: unknown) => {
        this.house = null;
        throw error;
      },
    );
    return this.house;
  }

  /** Somebody may be here who was not, and the browser may have another address by now. */
  renew(): Promise<void> {
    this.house = null;
    return this.settle();
  }

  async choose(wishes: CallWishes): Promise<void> {
    this.wishes = wishes;
    await this.trying(async () => {
      this.wishes = await api.wishCalls(wishes);
      await this.settle();
    });
  }

  /** Pressed by somebody: only then may a browser ask. */
  async allow(): Promise<void> {
    choose("callHere", true);
    if ("Notification" in window) await Notification.requestPermission();
    await this.settle();
  }

  async stop(): Promise<void> {
    choose("callHere", false);
    await this.settle();
  }

  /** Makes what the browser does what its person wishes. */
  async settle(): Promise<void> {
    this.obstacle = obstacle();
    await this.trying(async () => {
      const { key } = await this.known();
      const wished = this.wishes?.days === "closed" || this.wishes?.live === "closed";
      const push = (await registration())?.pushManager;
      if (push === undefined) return;
      if (this.obstacle === "" && wished && key !== "") await this.subscribe(push, key);
      else await this.unsubscribe(push);
    });
  }

  private async subscribe(push: PushManager, key: string): Promise<void> {
    const wanted = bytes(key);
    let found = await push.getSubscription();
    const own = found?.options.applicationServerKey;
    if (found !== null && own && !same(new Uint8Array(own), wanted)) {
      await found.unsubscribe(); // the house had another key
      found = null;
    }
    found ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
    const { endpoint, keys } = found.toJSON();
    await api.callHere({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", lang: words.lang });
    this.closed = true;
  }

  private async unsubscribe(push: PushManager): Promise<void> {
    this.closed = false;
    const found = await push.getSubscription();
    if (found === null) return;
    await api.callHereNoMore(found.endpoint).catch(() => undefined);
    await found.unsubscribe();
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error;
    }
  }

  // ---------------------------------------------------------------- notices of the page itself

  async news(came: Turn[], went: string[]): Promise<void> {
    const shown = await registration();
    for (const table of went) for (const each of await noticesOf(shown, table)) each.close();
    if (came.length === 0 || (await pages.areSeen())) return;
    const { wishes } = await this.known();
    for (const turn of came) {
      if (!turn.alone && wishes[turn.days ? "days" : "live"] !== "never") await this.show(shown, turn);
    }
  }

  /** A page that is open says the same as the house would if it were not, in the same place. */
  private async show(where: ServiceWorkerRegistration | undefined, turn: Turn): Promise<void> {
    await words.load("call");
    if (!mayShow()) return;
    const others = othersAt(turn);
    const title = say("call-title", { game: gameName(turn.game) });
    const body = say(others === "" ? "call-body" : "call-body-with", { name: session.me?.name ?? "", others });
    const made = { body, tag: tagOf(turn.table), icon: "/icon-192.png", lang: words.lang, data: { table: turn.table } };
    if (where !== undefined) await where.showNotification(title, made);
  }
}

async function noticesOf(where: ServiceWorkerRegistration | undefined, table: string): Promise<Notification[]> {
  return (await where?.getNotifications({ tag: tagOf(table) })) ?? [];
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const same = (one: Uint8Array, two: Uint8Array): boolean =>
  one.length === two.length && one.every((byte, at) => byte === two[at]);

export const calling = new Calling();
