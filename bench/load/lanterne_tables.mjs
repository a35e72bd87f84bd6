// Tables on our server: two people of its own at each, a socket for each seat.
import WebSocket from "ws";
import { now } from "./measure.mjs";

const HEADERS = { "content-type": "application/json", "x-lanterne": "1" };

class Seat {
  constructor(url, cookie, table) {
    this.table = table;
    this.socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
    this.socket.on("message", (data) => this.received(JSON.parse(data), data.length));
    this.ready = new Promise((resolve) => (this.whenReady = resolve));
    this.socket.on("open", () => this.socket.send(JSON.stringify({ t: "watch", table: table.id })));
  }

  received(message, size) {
    if (message.t === "table") {
      const position = message.positions[0];
      this.seat = position.seat;
      this.legal = position.legal;
      this.table.ply = message.info.ply;
      this.table.toAct = message.info.to_act;
      this.whenReady();
    } else if (message.t === "stepped") {
      this.legal = message.changes[0].legal ?? []; // what is empty is left out
      this.table.meter?.bytes.push(size);
      this.table.stepped(this, message);
    } else if (message.t === "refused") {
      console.error("refused", message);
    }
  }
}

export class Table {
  constructor(url) {
    this.url = url;
    this.heard = 0;
  }

  async open() {
    this.cookies ??= [await newGuest(this.url), await newGuest(this.url)];
    const [ada, bea] = this.cookies;
    const post = (path, cookie, body) =>
      fetch(`${this.url}/api${path}`, { method: "POST", headers: { ...HEADERS, cookie }, body: JSON.stringify(body) });
    const made = await (await post("/tables", ada, { game: "vizia", seats: 2 })).json();
    this.id = made.id;
    await post(`/tables/${this.id}/sit`, bea, { seat: 1 });
    await post(`/tables/${this.id}/start`, ada, {});
    this.seats = [new Seat(this.url, ada, this), new Seat(this.url, bea, this)];
    await Promise.all(this.seats.map((seat) => seat.ready));
  }

  close() {
    for (const seat of this.seats) seat.socket.terminate();
  }

  /** A move of whoever is waited for; resolves when both seats have it, with the time until the OTHER seat had it. */
  async move() {
    if (this.over) {
      this.close();
      this.over = false;
      await this.open();
    }
    const mover = this.seats[this.toAct[0]];
    const legal = mover.legal;
    const code = legal[this.ply % legal.length];
    this.began = now();
    this.heard = 0;
    const done = new Promise((resolve) => (this.resolve = resolve));
    this.mover = mover;
    mover.socket.send(
      JSON.stringify({ t: "move", table: this.id, ply: this.ply, seat: mover.seat, code, id: `m${this.ply}` }),
    );
    return done;
  }

  stepped(seat, message) {
    if (seat !== this.mover) this.latency = now() - this.began;
    this.heard += 1;
    if (this.heard === 2) {
      this.ply = message.changes[0].ply;
      this.toAct = message.to_act;
      this.over = message.result !== null;
      this.resolve(this.latency);
    }
  }
}

export async function newGuest(url) {
  const answer = await fetch(`${url}/api/me`);
  await answer.arrayBuffer();
  return answer.headers.get("set-cookie").split(";")[0];
}
