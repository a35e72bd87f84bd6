// Who we are and the one wire, shared by all screens.
import type { GameInfo, Person } from "./gen/messages";
import { heed, renewCalls } from "./calls/heed";
import { turns } from "./calls/turns.svelte";
import type { Reach } from "./net/address";
import { api } from "./net/api";
import { browserSocket, Wire, type Link } from "./net/socket";
import { settings } from "./settings.svelte";
import { words } from "./text/words.svelte";

class Session {
  me = $state<Person | null>(null);
  games = $state<GameInfo[]>([]);
  link = $state<Link>("connecting");
  reach = $state<Reach>(undefined);
  problem = $state("");
  readonly wire = new Wire(browserSocket, () => settings.fastBots);
  private opening: Promise<void> | null = null;

  /** A guest in zero steps: the first question makes one. */
  open(): Promise<void> {
    this.opening ??= this.begin();
    return this.opening;
  }

  private async begin(): Promise<void> {
    try {
      const me = await api.me();
      const games = await api.games();
      await Promise.all(games.map(({ name }) => this.bringWords(name)));
      this.games = games;
      this.me = me; // last: screens begin with it
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.opening = null;
      return;
    }
    this.wire.onLink((link) => (this.link = link));
    this.wire.listen((message) => {
      if (message.t === "welcome") this.reach = message.reach;
    });
    turns.follow(this.wire);
    heed();
    this.wire.open();
    const wake = (): void => {
      if (!document.hidden) this.wire.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
  }

  /** The words of a game that this page was not built with; without them it is shown as programs call its things. */
  private async bringWords(game: string): Promise<void> {
    const isNew = words.bring(game, async (lang) => (await api.words(lang, game)).join("\n"));
    if (isNew) await words.load(game).catch(() => undefined);
  }

  /** After a sign-in or sign-out somebody else is here: a new wire with the new cookie. */
  async renew(): Promise<void> {
    this.me = await api.me();
    turns.forget();
    this.wire.close();
    this.wire.open();
    renewCalls();
  }
}

export const session = new Session();
