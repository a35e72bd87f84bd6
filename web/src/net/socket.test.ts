import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wire, type RawSocket } from "./socket";
import type { FromServer } from "../gen/messages";

class FakeSocket implements RawSocket {
  sent: Record<string, unknown>[] = [];
  onopen: RawSocket["onopen"] = null;
  onmessage: RawSocket["onmessage"] = null;
  onclose: RawSocket["onclose"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.(undefined as never);
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  kinds(): unknown[] {
    return this.sent.map((message) => message.t);
  }
}

describe("the wire", () => {
  let sockets: FakeSocket[];
  let wire: Wire;
  const last = (): FakeSocket => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    wire = new Wire(() => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    });
    wire.open();
    last().opens();
  });
  afterEach(() => {
    wire.close();
    vi.useRealTimers();
  });

  it("watches its tables again after a broken line", () => {
    wire.watch("table-one");
    last().close();
    expect(wire.link).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().opens();
    expect(wire.link).toBe("online");
    expect(last().sent).toEqual([{ t: "watch", table: "table-one" }]);
  });

  it("tells with every table whether bots may hurry, as it is wished then", () => {
    let fast = false;
    const hurried = new Wire(
      () => {
        const made = new FakeSocket();
        sockets.push(made);
        return made;
      },
      () => fast,
    );
    hurried.open();
    last().opens();
    hurried.watch("table-one");
    fast = true;
    hurried.watch("table-two");
    hurried.close();
    expect(last().sent).toEqual([
      { t: "watch", table: "table-one" },
      { t: "watch", table: "table-two", fast_bots: true },
    ]);
  });

  it("sends an unanswered move again under the same id, before it watches", () => {
    wire.watch("table-one");
    const id = wire.move("table-one", 3, 0, "end");
    expect(wire.isWaiting("table-one")).toBe(true);
    last().close();
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().kinds()).toEqual(["move", "watch"]);
    expect(last().sent[0]).toEqual({ t: "move", table: "table-one", ply: 3, seat: 0, code: "end", id });
  });

  it("forgets a move that was answered", () => {
    const id = wire.move("table-one", 3, 0, "end");
    last().says({ t: "taken", table: "table-one", id, ply: 3 });
    expect(wire.isWaiting("table-one")).toBe(false);
    last().close();
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().kinds()).toEqual([]);
  });

  it("sends a move that failed for now again, and says so only when that lasts", () => {
    const heard: string[] = [];
    wire.listen((message) => heard.push(message.t));
    const moves = (): unknown[] =>
      last()
        .kinds()
        .filter((kind) => kind === "move");
    const id = wire.move("table-one", 3, 0, "end");
    const failed = { t: "refused", why: "failed", table: "table-one", id, ply: null, clause: "", phrase: null, text: "" };
    for (let tries = 1; tries <= 10; tries++) {
      last().says(failed as never);
      expect(moves()).toHaveLength(tries);
      vi.advanceTimersByTime(1_000);
      expect(moves()).toHaveLength(tries + 1);
    }
    expect(heard).toEqual([]);
    last().says(failed as never);
    expect(heard).toEqual(["refused"]);
    expect(wire.isWaiting("table-one")).toBe(false);
  });

  it("waits longer after each failure, and tries at once when asked", () => {
    last().close();
    vi.advanceTimersByTime(450);
    expect(sockets).toHaveLength(2);
    last().close();
    vi.advanceTimersByTime(450);
    expect(sockets).toHaveLength(2);
    wire.retry();
    expect(sockets).toHaveLength(3);
  });

  it("does not hurry back where there is no room", () => {
    last().says({ t: "refused", why: "too-many", table: "", id: "", ply: 0, clause: "", phrase: null, text: "" });
    last().close();
    vi.advanceTimersByTime(7_900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
  });

  it("knows within ten seconds that nobody answers, and waits for no farewell", () => {
    const silent = last();
    silent.close = () => undefined; // the other end would have to agree
    vi.advanceTimersByTime(3_000);
    silent.says({ t: "pong" });
    vi.advanceTimersByTime(9_000);
    expect(silent.kinds()).toEqual(["ping"]);
    expect(wire.link).toBe("lost");
    last().opens();
    expect(wire.link).toBe("online");
    expect(silent.onclose).toBeNull(); // a late farewell ends no other line
  });

  it("keeps a line on which anything comes", () => {
    for (let k = 0; k < 10; k++) {
      vi.advanceTimersByTime(4_000);
      last().says({ t: "gone", table: "table-one" });
    }
    expect(wire.link).toBe("online");
    expect(sockets).toHaveLength(1);
  });

  it("asks at once when the machine wakes, and gives up what was asked before it slept", () => {
    vi.advanceTimersByTime(4_000);
    expect(last().kinds()).toEqual(["ping"]);
    vi.setSystemTime(Date.now() + 3_600_000);
    wire.wake();
    expect(wire.link).toBe("lost");
    wire.wake();
    expect(sockets).toHaveLength(2);
  });

  it("does not wait for ever for a line to open", () => {
    last().close();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(3);
  });

  it("stays closed when it was closed", () => {
    wire.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
