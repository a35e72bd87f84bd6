"""`lanterne backup` and `lanterne restore`: all that a server keeps, in one file, taken while people play."""

from __future__ import annotations

import asyncio
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path

from lanterne.commands.common import plain_console, progress_bar
from lanterne.core.errors import BadInput
from lanterne.server.settings import CONFIG, read_settings
from lanterne.server.store.backup import back_up, count_rows, restore
from lanterne.text import Words, default_language


def run(path: Path, db: str | None, config: str) -> None:
    url, words = database(db, config), Words(default_language())
    if path.exists() and not path.is_file():  # a device or a pipe would be replaced by a file
        raise BadInput(f"cannot write {path}: it is no file")
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # it holds seeds and hashes
        with (
            os.fdopen(handle, "wb") as raw,
            gzip.open(raw, "wt", encoding="utf8") as file,
            progress_bar(asyncio.run(count_rows(url)), words.text("backup-label")) as told,
        ):
            rows = asyncio.run(back_up(url, file, told))
        beside.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)
    plain_console().print(words.text("backup-done", rows=rows, file=str(path)))


def run_restore(path: Path, db: str | None, config: str) -> None:
    url, words = database(db, config), Words(default_language())
    with progress_bar(sum(1 for _ in lines_of(path)), words.text("restore-label")) as told:
        rows = asyncio.run(restore(url, lines_of(path), told))
    plain_console().print(words.text("restore-done", rows=rows, file=str(path)))


def database(db: str | None, config: str) -> str:
    environ = dict(os.environ) | ({CONFIG: config} if config else {})
    return read_settings(environ, {"db": db})[0].db


def lines_of(path: Path) -> Iterator[str]:
    try:
        with gzip.open(path, "rt", encoding="utf8") as file:
            yield from file
    except gzip.BadGzipFile:
        raise BadInput(f"{path} is no backup: it is not packed by gzip") from None
    except (EOFError, zlib.error, UnicodeDecodeError):
        raise BadInput(f"{path} is damaged or cut off: nothing was restored") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
