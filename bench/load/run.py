"""Both servers under the same load, one after the other; prints the figures and their ratio."""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not come up")


def rss_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def measure(which: str, command: list[str], port: int, args: argparse.Namespace) -> dict[str, Any]:
    server = subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        before = rss_mb(server.pid)
        figures = [str(args.tables), str(args.seconds), str(args.every)]
        load = ["node", "load.mjs", which, f"http://127.0.0.1:{port}", *figures, "guest" if args.guest else ""]
        done = subprocess.run(load, cwd=HERE, stdout=subprocess.PIPE, text=True, timeout=900, check=True)
        found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        found["kb_per_table"] = round((rss_mb(server.pid) - before) * 1024 / args.tables, 1)
        return found
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=int, default=20)
    asked.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table, when steady")
    asked.add_argument("--guest", action="store_true", help="ours alone, with and without one guest at all limits")
    asked.add_argument("--durable", action="store_true", help="boardgame.io keeps its matches in files")
    asked.add_argument("--alone", action="store_true", help="ours alone")
    args = asked.parse_args()
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    port, other = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite+aiosqlite:///{folder}/load.db"
        ours = measure("lanterne", [sys.executable, "lanterne_server.py", str(port), db], port, args)
        if args.alone or args.guest:
            print(json.dumps({"lanterne": ours}, indent=1))
            return
        os.environ["NODE_ENV"] = "production"
        kept = [f"{folder}/kept"] if args.durable else []
        theirs = measure("boardgame", ["node", "boardgame_server.mjs", str(other), *kept], other, args)
    ratio = {
        "moves_per_s": ours["flat_out"]["moves_per_s"] / theirs["flat_out"]["moves_per_s"],
        "steady_p99": theirs["steady"]["p99_ms"] / ours["steady"]["p99_ms"],
        "flat_out_p99": theirs["flat_out"]["p99_ms"] / ours["flat_out"]["p99_ms"],
    }
    print(json.dumps({"lanterne": ours, "boardgame.io": theirs, "times_better": ratio}, indent=1))


if __name__ == "__main__":
    main()
