"""How long a start takes with a full house: 20 000 finished tables and 500 running ones in one SQLite file.

    python bench/load/start.py [--stored 20000] [--running 500]

Two bots play a game on a server; it is copied row by row under other names, for the running ones half of it with people
in the bots' place.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from run import HERE, free_port, rss_mb, wait_for  # type: ignore[import-not-found]

COPIES = {
    "matches": "id",
    "seats": "match",
    "moves": "match",
    "snapshots": "match",
}


def request(port: int, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "x-lanterne": "1", "cookie": cookie}
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api{path}", data, headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.load(answer), (answer.headers.get("set-cookie") or "").partition(";")[0]


def start(port: int, db: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "lanterne_server.py", str(port), db], cwd=HERE)


def make_one(db: str) -> tuple[str, str]:
    """A finished table, and who made it."""
    port = free_port()
    server = start(port, db)
    try:
        wait_for(port)
        me, cookie = request(port, "/me")
        bots = {"game": "vizia", "seats": 2, "mine": 0, "bots": ["random", "random"], "start": True}
        done = request(port, "/tables", cookie, bots)[0]["id"]
        while request(port, f"/tables/{done}", cookie)[0]["status"] != "over":
            time.sleep(0.5)
        return done, me["id"]
    finally:
        server.terminate()
        server.wait(30)


def copy(file: Path, table: str, times: int, mark: str) -> None:
    with sqlite3.connect(file) as base:
        for name, key in COPIES.items():
            columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
            kept = ", ".join(f'"{column}"' for column in columns if column != key)
            base.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {times}) "
                f'INSERT INTO {name} ("{key}", {kept}) '
                f"SELECT printf('{mark}%010d', i), {kept} FROM {name}, n WHERE \"{key}\" = ?",
                (table,),
            )


def resume(file: Path, mark: str, person: str) -> None:
    """In the middle of the game, and it is people's turn."""
    with sqlite3.connect(file) as base:
        base.execute(f"UPDATE matches SET status = 'playing', outcome = NULL WHERE id LIKE '{mark}%'")
        base.execute(f"UPDATE seats SET user = ?, bot = '' WHERE match LIKE '{mark}%'", (person,))
        base.execute(f"DELETE FROM snapshots WHERE match LIKE '{mark}%'")
        half = base.execute(f"SELECT max(ply) / 2 FROM moves WHERE match LIKE '{mark}%'").fetchone()[0]
        base.execute(f"DELETE FROM moves WHERE match LIKE '{mark}%' AND ply > ?", (half,))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--stored", type=int, default=20_000)
    asked.add_argument("--running", type=int, default=500)
    args = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "full.db"
        db = f"sqlite+aiosqlite:///{file}"
        done, person = make_one(db)
        copy(file, done, args.stored, "00")
        copy(file, done, args.running, "11")
        resume(file, "11", person)
        port = free_port()
        began = time.monotonic()
        server = start(port, db)
        try:
            wait_for(port)
            told = request(port, "/health")[0]
            took_s = time.monotonic() - began
            found = {"seconds": round(took_s, 2), "open": told["tables"], "mb": round(file.stat().st_size / 1e6)}
            print(json.dumps({**found, "rss_mb": round(rss_mb(server.pid))}))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
