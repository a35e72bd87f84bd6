// Which tables wait for us, wherever in the house we are: the server says so over the one line whenever that changes.
import "../parts/words";
import type { Turn } from "../gen/messages";
import type { Wire } from "../net/socket";
import { go, router } from "../router.svelte";
import { say } from "../text/words.svelte";

export type News = (came: Turn[], went: string[]) => void;

export class Turns {
  all = $state.raw<Turn[]>([]);
  private known = false;
  private readonly listeners = new Set<News>();

  constructor(readonly here: () => string | null) {}

  follow(wire: Wire): void {
    wire.onLink((link) => link === "online" && wire.send({ t: "ask-turns" }));
    wire.listen((message) => message.t === "turns" && this.hear(message.tables));
  }

  /** Somebody else is here now. */
  forget(): void {
    const went = this.all.map(({ table }) => table);
    this.all = [];
    this.known = false;
    for (const tell of this.listeners) tell([], went);
  }

  /** What has come and gone since we last knew; what waits when the page opens is no news. */
  onNews(tell: News): () => void {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  }

  private hear(tables: Turn[]): void {
    const before = new Set(this.all.map(({ table }) => table));
    const now = new Set(tables.map(({ table }) => table));
    const came = this.known ? tables.filter(({ table }) => !before.has(table)) : [];
    this.all = tables;
    this.known = true;
    for (const tell of this.listeners) {
      tell(
        came,
        [...before].filter((table) => !now.has(table)),
      );
    }
  }

  /** Tables elsewhere at which other people wait for us: those of bots alone can wait. */
  get elsewhere(): Turn[] {
    return this.all.filter(({ table, alone }) => !alone && table !== this.here());
  }
  get isOursHere(): boolean {
    return this.all.some(({ table }) => table === this.here());
  }
  /** How many tables call us. */
  get count(): number {
    return this.elsewhere.length + (this.isOursHere ? 1 : 0);
  }

  next(): boolean {
    const [first] = this.elsewhere;
    if (first !== undefined) go(`/t/${first.table}`);
    return first !== undefined;
  }
}

export const turns = new Turns(() => (router.route.name === "table" ? router.route.id : null));

/** A title of the page that says from afar whether one is waited for, here or elsewhere. */
export function titled(title: string): string {
  const others = turns.elsewhere.length;
  const here = turns.isOursHere ? say("web-call-here", { title }) : title;
  return others > 0 ? `(${others}) ${here}` : here;
}

/** The page's emblem in the tab, and the house's on the desk or the phone. */
export function mark(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = count > 0 ? "/icon-turn.svg" : "/icon.svg";
  if (icon !== null && icon.getAttribute("href") !== href) icon.href = href;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // only installed houses have one
}
