"""`lanterne serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from lanterne.bots.program import PREFIX
from lanterne.bots.registry import bring_all
from lanterne.core.errors import BadInput
from lanterne.server import logs
from lanterne.server.address import own_address, reach
from lanterne.server.lines import Punctual, attention
from lanterne.server.routes.page import is_built
from lanterne.server.settings import BOTS, CONFIG, read_settings, variable
from lanterne.server.store.check import check_database
from lanterne.text import Words, default_language

LARGEST_MESSAGE = 16_384


def run(
    host: str | None, port: int | None, db: str | None, config: str, workers: int, bots: list[str], open_page: bool
) -> None:
    if config:
        os.environ[CONFIG] = str(Path(config).resolve())
    settings, _ = read_settings(os.environ, {"host": host, "port": port, "db": db})
    host, port = settings.host, settings.port
    check_db(settings.db, workers)
    check_port(host, port)
    asyncio.run(check_database(settings.db))
    files = "\n".join(whole_path(bot) for bot in bots)
    bring_all(files)  # here only to say at once what is wrong with them
    told = {"db": settings.db, "host": host, "port": str(port)}  # workers read it from there
    os.environ |= {variable(name): value for name, value in told.items()} | {BOTS: files}
    address = own_address(host, port) + "/"
    words = Words(default_language())
    print(words.text("serve-address", address=address), file=sys.stderr, flush=True)
    others = reach(host, port)
    if others:
        print(words.text("serve-reach", address=others + "/"), file=sys.stderr, flush=True)
    if not is_built():
        print(words.text("serve-no-page"), file=sys.stderr, flush=True)
    elif open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    logs.configure(settings)
    uvicorn.run(
        "lanterne.server.asgi:app",
        host=host,
        port=port,
        workers=workers,
        http=Punctual,
        **attention(settings.silence_s),
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,  # it is `logs` who writes
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def whole_path(bot: str) -> str:
    """`file.py:Name` wherever a process may be started; a module is found by its name, a program started from here."""
    if bot.startswith(PREFIX):
        return bot
    path, _, name = bot.rpartition(":")
    return f"{Path(path).resolve()}:{name}" if path.endswith(".py") else bot


def check_db(url: str, workers: int) -> None:
    if not url.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
        raise BadInput("--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME")
    if workers > 1 and url.startswith("sqlite"):
        raise BadInput("several workers need PostgreSQL (--db postgresql+asyncpg://...): SQLite serves one")


def check_port(host: str, port: int) -> None:
    """Says so in one line when the port is taken, before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
