// One websocket for all tables. Reconnects by itself; knows no game.
import type { FromClient, FromServer, Move } from "../gen/messages";

export type Link = "connecting" | "online" | "lost";
export type Listener = (message: FromServer) => void;

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 8_000;
const PING_MS = 4_000; // asked that often, and unanswered by the next time: a dead line is known within eight seconds
const ANSWER_MS = 3_500; // less than the time between two questions: timers are not exact
const OPENING_MS = 8_000;
const AGAIN_MS = 1_000; // after which a move that failed for now is sent again
const MOST_TRIES = 10;
const FOR_NOW = new Set(["failed", "too-fast"]); // why a move was not taken, though it may be a moment later

/** What a socket needs of the browser's WebSocket; tests bring their own. */
export interface RawSocket {
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export class Wire {
  link: Link = "connecting";
  lostSince: number | null = null;
  private raw: RawSocket | null = null;
  private retryMs = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private askedAt: number | null = null; // when the question was sent that nobody has answered yet
  private closed = false;
  private readonly watched = new Set<string>();
  private readonly unanswered = new Map<string, Move>();
  private readonly tries = new Map<string, number>(); // of moves that failed for now
  private readonly listeners = new Set<Listener>();
  private readonly linkListeners = new Set<(link: Link) => void>();
  private number = 0;
  private readonly stamp = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly make: () => RawSocket,
    private readonly fastBots: () => boolean = () => false, // told with every table that is followed
  ) {}

  open(): void {
    this.closed = false;
    this.setLink(this.lostSince === null ? "connecting" : "lost");
    const raw = this.make();
    this.raw = raw;
    raw.onopen = () => this.opened();
    raw.onmessage = (event) => this.received(JSON.parse(event.data) as FromServer);
    raw.onclose = () => this.dropped(raw);
    clearTimeout(this.opening);
    this.opening = setTimeout(() => this.giveUp(raw), OPENING_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    clearInterval(this.pinger);
    this.raw?.close();
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.link === "online") return;
    clearTimeout(this.timer);
    this.retryMs = FIRST_RETRY_MS;
    this.raw?.close();
    this.open();
  }

  /** The machine woke up, or has another line: whether anybody is still there is asked now. */
  wake(): void {
    if (this.closed) return;
    if (this.link === "online") this.ping();
    else this.retry();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onLink(listener: (link: Link) => void): () => void {
    this.linkListeners.add(listener);
    listener(this.link);
    return () => this.linkListeners.delete(listener);
  }

  watch(table: string): void {
    this.watched.add(table);
    this.follow(table);
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    this.send({ t: "unwatch", table });
  }

  /** Sends a move and keeps it until it is answered: after a broken line it is sent again under the same id. */
  move(table: string, ply: number, seat: number, code: string): string {
    const id = `${this.stamp}-${++this.number}`;
    const message: Move = { t: "move", table, ply, seat, code, id };
    this.unanswered.set(id, message);
    this.send(message);
    return id;
  }

  isWaiting(table: string): boolean {
    return [...this.unanswered.values()].some((move) => move.table === table);
  }

  send(message: FromClient): void {
    if (this.link === "online") this.raw?.send(JSON.stringify(message));
  }

  private follow(table: string): void {
    this.send({ t: "watch", table, ...(this.fastBots() ? { fast_bots: true } : {}) });
  }

  private opened(): void {
    this.retryMs = FIRST_RETRY_MS;
    this.lostSince = null;
    this.setLink("online");
    for (const move of this.unanswered.values()) this.send(move); // first: the tables that follow then show them
    for (const table of this.watched) this.follow(table);
    clearTimeout(this.opening);
    clearInterval(this.pinger);
    this.askedAt = null;
    this.pinger = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    if (this.askedAt === null) {
      this.askedAt = Date.now();
      this.send({ t: "ping" });
    } else if (Date.now() - this.askedAt >= ANSWER_MS && this.raw !== null) {
      this.giveUp(this.raw);
    }
  }

  /** Nobody is there. A line that is to be closed waits for the other end to agree: this one waits for nobody. */
  private giveUp(raw: RawSocket): void {
    raw.onopen = raw.onmessage = raw.onclose = null;
    raw.close();
    this.dropped(raw);
  }

  private received(message: FromServer): void {
    this.askedAt = null; // whatever comes, somebody is there
    if (message.t === "refused" && message.why === "too-many" && message.table === "") this.retryMs = LONGEST_RETRY_MS; // the line ends
    if (message.t === "refused" && FOR_NOW.has(message.why) && this.tryAgain(message.id)) return;
    if (message.t === "taken" || message.t === "refused") {
      this.unanswered.delete(message.id);
      this.tries.delete(message.id);
    }
    for (const listener of this.listeners) listener(message);
  }

  /** The server could not take it at that moment. Only if that lasts is anybody told. */
  private tryAgain(id: string): boolean {
    const move = this.unanswered.get(id);
    const tries = (this.tries.get(id) ?? 0) + 1;
    if (move === undefined || tries > MOST_TRIES) return false;
    this.tries.set(id, tries);
    setTimeout(() => this.unanswered.has(id) && this.send(move), AGAIN_MS);
    return true;
  }

  private dropped(raw: RawSocket): void {
    if (raw !== this.raw || this.closed) return;
    clearInterval(this.pinger);
    clearTimeout(this.opening);
    this.lostSince ??= Date.now();
    this.setLink("lost");
    this.timer = setTimeout(() => this.open(), this.retryMs);
    this.retryMs = Math.min(LONGEST_RETRY_MS, this.retryMs * 1.7);
  }

  private setLink(link: Link): void {
    this.link = link;
    for (const listener of this.linkListeners) listener(link);
  }
}

export function browserSocket(): RawSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as RawSocket;
}
