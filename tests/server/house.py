"""A real server in a thread, and clients with real sockets."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import hashlib
import json
import socket
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from lanterne.server.app import create_app
from lanterne.server.lines import Punctual, attention
from lanterne.server.settings import Settings
from lanterne.server.tables.registry import Registry
from lanterne.server.thinking.pool import Pool

HEADER = {"X-Lanterne": "1"}
PATIENCE_S = 60.0
EMPTY: dict[str, Any] = {"order": {}, "set": {}, "add": {}, "drop": [], "events": [], "legal": [], "may_undo": False}
EMPTY |= {"files": {}, "sums": {}}
MANY = 1_000_000
UNLIMITED: dict[str, Any] = {  # tests of limits set their own
    "tables_per_person": MANY,
    "tables_per_address_hour": MANY,
    "sockets_per_address": MANY,
    "looks_per_person_s": float(MANY),
    "looks_per_address_s": float(MANY),
    "bot_moves_per_person_s": float(MANY),
    "bot_moves_s": float(MANY),
}
T = TypeVar("T")
_FOLDER = tempfile.TemporaryDirectory(prefix="lanterne-tests-")  # what servers draw, once for all tests


@cache
def the_pool() -> Pool:
    """Processes in which bots think, the same for all servers of a test run: beginning one takes its time."""
    pool = Pool(3)
    atexit.register(pool.close)
    return pool


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Address:
    """Where a server answers."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class House(Address):
    """The server; `registry` is its inside, for tests that look behind the wire."""

    def __init__(self, port: int, app: Any, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(port)
        self.app = app
        self.loop = loop

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    def inside(self, work: Any) -> Any:
        """Runs a coroutine on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)


@contextlib.contextmanager
def open_house(db: str, pool: Pool | None = None, **more: Any) -> Iterator[House]:
    quick = {"bot_delay_ms": 0, "messages_burst": 2000.0, "messages_per_s": 2000.0, "http_per_minute": 100_000}
    patient = {"silence_s": 90.0}  # a busy machine answers late
    settings = Settings(**{"db": db, "folder": _FOLDER.name, **quick, **patient, **UNLIMITED, **more})
    app = create_app(settings, pool or the_pool())
    listening = socket.create_server(("127.0.0.1", 0))  # before anybody else takes the port
    port = int(listening.getsockname()[1])
    # A line that rests is not closed just when somebody asks over it again.
    http = type("Lines", (Punctual,), {"request_s": settings.request_s})
    lines: dict[str, Any] = {"ws_max_size": 16_384, "timeout_keep_alive": 600, "http": http}
    lines |= attention(settings.silence_s)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error", **lines))
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        started.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert started.wait(PATIENCE_S)
    assert server.started
    try:
        yield House(port, app, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        listening.close()


class Seeds:
    """The seeds of the next tables, the same at every run: chance makes no test fail now and then."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.given = 0

    def __call__(self, _draw: object) -> str:
        self.given += 1
        return "blake2:" + hashlib.sha256(f"{self.name} {self.given}".encode()).hexdigest()


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine on a loop in a thread of its own: a browser's test may have left one running in this."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'lanterne.db'}"


class Visitor:
    """A person with a browser: a cookie, HTTP, and a socket when wanted."""

    def __init__(self, house: Address, cookies: dict[str, str] | None = None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, headers=HEADER, timeout=PATIENCE_S)
        for name, value in (cookies or {}).items():
            self.http.cookies.set(name, value, domain="127.0.0.1", path="/")  # as the server would set it anew
        self.me = self.http.get("/api/me").json()
        self.socket: ClientConnection | None = None
        self.received: list[str] = []
        self.lines = contextlib.ExitStack()

    def close(self) -> None:
        self.hang_up()
        self.http.close()

    def hang_up(self) -> None:
        self.lines.close()
        if self.socket is not None:
            self.socket.socket.close()  # a line the server ended leaves it open
        self.socket = None

    def post(self, path: str, body: object | None = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def table(self, **wish: Any) -> str:
        made = self.post("/api/tables", {"game": "vizia", "seats": 2, **wish})
        return str(made["id"])

    def call(self) -> None:
        cookie = f"lanterne={self.http.cookies['lanterne']}"
        url = self.house.url.replace("http", "ws") + "/api/socket"
        # However much nobody has read yet: a full queue would keep the last word, that the line is closed, from coming.
        full: dict[str, Any] = {"max_size": None, "max_queue": None}
        calling = connect(url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE_S, **full)
        self.socket = self.lines.enter_context(calling)
        assert self.next()["t"] == "welcome"

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        assert self.socket is not None
        text = self.socket.recv(timeout=PATIENCE_S)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        for change in message.get("changes", []):  # what is empty is left out
            message["ply"] = change["ply"]
            for key, empty in EMPTY.items():
                change.setdefault(key, empty)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; others in between are passed over."""
        while True:
            message = self.next()
            if message["t"] == kind:
                return message

    def watch(self, table: str) -> dict[str, Any]:
        if self.socket is None:
            self.call()
        self.send(t="watch", table=table)
        return self.until("table")

    def move(self, table: str, ply: int, seat: int, code: str, name: str = "") -> None:
        self.send(t="move", table=table, ply=ply, seat=seat, code=code, id=name or f"m{ply}")


def played_out(visitor: Visitor, **wish: Any) -> str:
    """A finished game: a bot takes the visitor's seat, and bots play to the end."""
    table = visitor.table(**{"bots": ["greedy"], "start": True, **wish})
    visitor.post(f"/api/tables/{table}/leave")
    seen = visitor.watch(table)
    while seen["result"] is None:
        seen = visitor.until("stepped")
    return table
