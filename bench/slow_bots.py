"""What slow bots cost everybody else: one that sleeps and one that spins compiled code, at a table of their own.

    python bench/slow_bots.py [--moves 2000] [--seconds 5]

A real server; at the table of the two slow bots somebody talks and takes back, at another one a person moves and
pings. The same without slow bots, turn about in the same run. Prints p50, p99 and the ratio of the p99s.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
THINKERS = ROOT / "tests" / "server" / "thinkers.py"
SERVER = ROOT / "bench" / "load" / "lanterne_server.py"
HEADER = {"X-Lanterne": "1"}
ROUNDS = 4
BREATH_S = 0.6  # a table takes two words a second


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        bots = "\n".join(f"{THINKERS}:{name}" for name in ("Sleeper", "Spinner"))
        line = [sys.executable, str(SERVER), str(port), f"sqlite+aiosqlite:///{folder}/bench.db"]
        server = subprocess.Popen(line, env={**os.environ, "XDG_DATA_HOME": folder, "LANTERNE_BOTS": bots})
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Guest:
    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, headers=HEADER, timeout=60)
        for _ in range(300):
            with suppress(httpx.TransportError):
                self.http.get("/api/me")
                break
            time.sleep(0.1)
        cookie = f"lanterne={self.http.cookies['lanterne']}"
        line = connect(url.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": cookie}, max_size=None)
        self.lines = ExitStack()
        self.socket: ClientConnection = self.lines.enter_context(line)
        self.until("welcome")

    def table(self, **wish: Any) -> str:
        made = self.http.post("/api/tables", json={"game": "vizia", "seats": 2, "start": True, **wish})
        made.raise_for_status()
        return str(made.json()["id"])

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
            if message["t"] == kind:
                return message

    def watch(self, table: str) -> dict[str, Any]:
        self.send(t="watch", table=table, fast_bots=True)
        return self.until("table")


class Mover(Guest):
    """Plays both seats of a table, and pings; a finished game is followed by another."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.number = 0
        self.begin()

    def begin(self) -> None:
        self.id = self.table(mine=2)
        whole = self.watch(self.id)
        self.ply, self.waited = whole["info"]["ply"], whole["info"]["to_act"]
        self.legal = {position["seat"]: position["legal"] for position in whole["positions"]}

    def move(self) -> float:
        """How long until the move is acknowledged."""
        seat = self.waited[0]
        self.number += 1
        code = self.legal[seat][self.number % len(self.legal[seat])]
        began = time.perf_counter()
        self.send(t="move", table=self.id, ply=self.ply, seat=seat, code=code, id=f"m{self.number}")
        self.until("taken")
        spent = time.perf_counter() - began
        step = self.until("stepped")
        self.ply, self.waited = step["changes"][0]["ply"], step["to_act"]
        self.legal = {change["seat"]: change.get("legal", []) for change in step["changes"]}
        if step["result"] is not None:
            self.begin()
        return spent

    def ping(self) -> float:
        began = time.perf_counter()
        self.send(t="ping")
        self.until("pong")
        return time.perf_counter() - began


class Host(Guest):
    """Sits with the slow bots: talks while they think, and takes a move back."""

    def __init__(self, url: str, seconds: float) -> None:
        super().__init__(url)
        bots = [f"sleeper(seconds={seconds:g})", f"spinner(seconds={seconds:g})"]
        self.id = self.table(seats=3, mine=1, bots=bots)
        self.whole = self.watch(self.id)

    def talk(self) -> float:
        began = time.perf_counter()
        self.send(t="say", table=self.id, text="Well?")
        self.until("said")
        return time.perf_counter() - began

    def undo(self) -> float | None:
        """After an own move: back again, while a bot has begun to think about it. None: it is not one's turn."""
        whole = self.watch(self.id)
        if whole["info"]["to_act"] != [0]:
            return None
        legal = whole["positions"][0]["legal"]
        ply = whole["info"]["ply"]
        self.send(t="move", table=self.id, ply=ply, seat=0, code=legal[0], id=f"u{time.time_ns()}")
        step = self.until("stepped")
        began = time.perf_counter()
        self.send(t="undo", table=self.id, ply=step["changes"][0]["ply"], seat=0)
        self.until("table")
        return time.perf_counter() - began


def told(name: str, times: list[float]) -> float:
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    p50 = ordered[len(ordered) // 2]
    print(f"{name:<34} p50 {p50 * 1000:7.2f} ms   p99 {p99 * 1000:7.2f} ms   of {len(times)}", flush=True)
    return p99


def main() -> None:
    parser = argparse.ArgumentParser(description="What slow bots cost everybody else")
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    times: dict[tuple[str, bool], list[float]] = {}
    own: dict[str, list[float]] = {"talk": [], "undo": []}
    with served() as url:
        mover = Mover(url)
        for turn in range(2 * ROUNDS):
            slow = turn % 2 == 1
            hosts = [Host(url, asked.seconds)] if slow else []
            spoke = 0.0
            for _ in range(asked.moves // ROUNDS):
                times.setdefault(("move", slow), []).append(mover.move())
                times.setdefault(("ping", slow), []).append(mover.ping())
                for host in hosts:
                    if time.monotonic() - spoke > BREATH_S:
                        spoke = time.monotonic()
                        own["talk"].append(host.talk())
                        back = host.undo()
                        if back is not None:
                            own["undo"].append(back)
            for host in hosts:
                host.http.post(f"/api/tables/{host.id}/resign", json={"seat": 0})
                host.lines.close()
    for what in ("move", "ping"):
        without = told(f"{what}, no slow bots", times[what, False])
        beside = told(f"{what}, two slow bots elsewhere", times[what, True])
        print(f"{what}: p99 ratio {beside / without:.2f}")
    for what, spent in own.items():
        if spent:
            told(f"{what} at the table of the slow bots", spent)


if __name__ == "__main__":
    main()
