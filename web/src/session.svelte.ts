// Who we are and the one wire, shared by all screens.
import type { GameInfo, Person } from "./gen/messages";
import { canDraw } from "./games/registry";
import type { Reach } from "./net/address";
import { api } from "./net/api";
import { browserSocket, Wire, type Link } from "./net/socket";
import { settings } from "./settings.svelte";

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
      this.games = (await api.games()).filter((game) => canDraw(game.name));
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
    this.wire.open();
  }

  /** After a sign-in or sign-out somebody else is here: a new wire with the new cookie. */
  async renew(): Promise<void> {
    this.me = await api.me();
    this.wire.close();
    this.wire.open();
  }
}

export const session = new Session();
