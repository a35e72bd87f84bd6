// One guest who takes all that the house gives, at once: tables of hurried bots, sockets, whole tables, the lobby, talk.
import WebSocket from "ws";
import { newGuest } from "./lanterne_tables.mjs";
import { sleep } from "./measure.mjs";

const HEADERS = { "content-type": "application/json", "x-lanterne": "1" };
const MOST = 60; // of tables and of sockets that are tried for
const SEATS = { vizia: 4, illuminati: 6, illusio: 4, illusion: 4 };

export class Guest {
  constructor(url) {
    this.url = url;
    this.did = { tables: 0, sockets: 0, sent: 0, refused: 0, requests: 0, turned_away: 0 };
    this.sockets = [];
    this.tables = [];
    this.here = true;
  }

  async come() {
    this.cookie = await newGuest(this.url);
    for (let number = 0; number < MOST; number += 1) {
      const [game, seats] = Object.entries(SEATS)[number % 4];
      const wish = { game, seats, mine: 0, bots: Array(seats).fill("greedy"), start: true };
      const made = await this.request("POST", "/tables", wish);
      if (made.status !== 201) break;
      this.tables.push((await made.json()).id);
      this.did.tables += 1;
    }
    for (let number = 0; number < MOST; number += 1) this.call(number);
    void this.ask();
  }

  async request(method, path, body) {
    this.did.requests += 1;
    const headers = { ...HEADERS, cookie: this.cookie };
    const answer = await fetch(`${this.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (answer.status >= 400) this.did.turned_away += 1;
    return answer;
  }

  /** A socket that asks for whole tables, words and a place to talk as often as it is answered, and a little more. */
  call(number) {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/socket`, { headers: { cookie: this.cookie } });
    socket.on("error", () => {});
    socket.on("open", async () => {
      this.did.sockets += 1;
      for (let turn = number; this.here && socket.readyState === WebSocket.OPEN; turn += 1) {
        const table = this.tables[turn % this.tables.length];
        socket.send(JSON.stringify({ t: "watch", table, fast_bots: true }));
        socket.send(JSON.stringify({ t: "ask-words", table }));
        socket.send(JSON.stringify({ t: "say", table, text: "again" }));
        this.did.sent += 3;
        await sleep(120);
      }
    });
    socket.on("message", (data) => {
      if (data.includes('"t":"refused"')) this.did.refused += 1;
    });
    this.sockets.push(socket);
  }

  async ask() {
    while (this.here) {
      const answer = await this.request("GET", "/lobby");
      await answer.arrayBuffer();
      await sleep(50);
    }
  }

  leave() {
    this.here = false;
    for (const socket of this.sockets) socket.terminate();
    return this.did;
  }
}
