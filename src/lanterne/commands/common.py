"""What several commands share: reading flags, printing, writing files whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.progress import Progress

from lanterne.core.errors import BadInput, BadOptions, OptionFault
from lanterne.core.game import AnyGame, Json
from lanterne.core.options import option_from_text
from lanterne.core.phrase import Phrase
from lanterne.sim.cluster import Cluster
from lanterne.sim.processes import Jobs


def raw_options(game: AnyGame, texts: list[str]) -> Json:
    """`--option k=v` as plain values; one key with two values is a fault, `Game.options` finds the others."""
    raw: Json = {}
    faults: list[OptionFault] = []
    for text in texts:
        key, value = option_from_text(game.option_list, text)
        if key in raw and raw[key] != value:
            faults.append(OptionFault(key, Phrase("refused-option-twice", {"one": str(raw[key]), "other": str(value)})))
        raw[key] = value
    if faults:
        raise BadOptions(faults)
    return raw


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def plain_console(**more: Any) -> Console:
    """A console that adds nothing of its own: no guessed colours, no markup, no wrapping where lines are piped."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, **more)


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """On stderr, and only where that is a terminal; what it gives is told how much was just done."""
    console = plain_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def jobs_of(jobs: int, *, on_ray: bool) -> Iterator[Jobs]:
    """Where games are played: so many processes of this machine, or a cluster. Raises `BadInput`."""
    if not on_ray:
        yield jobs
        return
    if jobs != 1:
        raise BadInput(Phrase("ray-or-jobs"))
    with Cluster() as cluster:
        yield cluster


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A text file that appears under its name only when it is complete; what stood there stays until then."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise BadInput(f"cannot write {path}: it is not a plain file")
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", text=True)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf8", newline="\n") as file:
            yield file
        beside.chmod(0o666 & ~_umask())
        beside.replace(target)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
