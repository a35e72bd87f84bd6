// Tables on boardgame.io's server, through its own client.
import { createRequire } from "node:module";
import { now } from "./measure.mjs";
import { TileGame } from "./tile_game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

export class Table {
  constructor(url, number) {
    this.url = url;
    this.number = number;
    this.games = 0;
  }

  async open() {
    this.games += 1;
    const matchID = `table-${this.number}-${this.games}`; // the first client of a match makes it
    this.clients = [];
    for (const playerID of ["0", "1"]) {
      const client = Client({
        game: TileGame,
        numPlayers: 2,
        matchID,
        playerID,
        multiplayer: SocketIO({ server: this.url, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      });
      client.start();
      this.clients.push(client);
    }
    await Promise.all(this.clients.map((client) => until(client, (state) => state !== null && state.isConnected)));
    this.state = this.clients[0].getState()._stateID;
  }

  close() {
    for (const client of this.clients) client.stop();
  }

  async move() {
    if (this.clients[0].getState().ctx.gameover) {
      this.close();
      await this.open();
    }
    const state = this.clients[0].getState();
    const mover = Number(state.ctx.currentPlayer);
    const other = this.clients[1 - mover];
    const before = other.getState()._stateID;
    const began = now();
    const arrived = until(other, (seen) => seen._stateID > before && seen.ctx.currentPlayer !== String(mover));
    this.clients[mover].moves.place(state._stateID % 40, state._stateID % 37);
    await arrived;
    const latency = now() - began;
    await until(this.clients[mover], (seen) => seen._stateID >= other.getState()._stateID && seen.ctx.currentPlayer !== String(mover));
    return latency;
  }
}

function until(client, holds) {
  return new Promise((resolve) => {
    const state = client.getState();
    if (state !== null && holds(state)) {
      resolve();
      return;
    }
    const stop = client.subscribe((seen) => {
      if (seen !== null && holds(seen)) {
        queueMicrotask(() => stop());
        resolve();
      }
    });
  });
}
