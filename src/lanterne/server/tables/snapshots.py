"""Snapshots of a table: kept now and then, restored when it is opened. Without them it only takes longer."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from lanterne.core.errors import BadRecord
from lanterne.games.registry import game_named
from lanterne.host.host import OVER
from lanterne.match.match import Match
from lanterne.match.snapshot import restore, snapshot
from lanterne.server.store.rows import MoveRow
from lanterne.server.tables.live import LiveTable

log = logging.getLogger("lanterne.table")
EVERY = 128  # plies between two snapshots of a running match


@cache
def made_by(game: str) -> str:
    """A mark of the code that reads and writes a game's states: what other code kept is never trusted."""
    mark = hashlib.blake2b(digest_size=16)
    for module in ("lanterne.core", "lanterne.match", type(game_named(game)).__module__):
        for source in sources(module):
            mark.update(source.name.encode() + source.read_bytes())
    return mark.hexdigest()


def sources(module: str) -> list[Path]:
    """The code of the package a module stands in, and the card facts it reads; a module of its own is one file."""
    found = import_module(module)
    file = Path(str(found.__file__))
    if "." not in module and not hasattr(found, "__path__"):
        return [file]
    return sorted([*file.parent.rglob("*.py"), *file.parent.rglob("*.json")])


async def keep_snapshot(table: LiveTable) -> None:
    """Now and then, and at the end: a game that is over keeps its events this way for good."""
    match = table.host.match
    if not table.is_owner:
        return
    new = match.ply - table.snapshot_ply
    if new < EVERY and not (new > 0 and table.host.status == OVER):
        return
    body = msgspec.json.encode(snapshot(match)).decode()
    await table.store.keep_snapshot(table.id, match.ply, made_by(match.game.name), body)
    table.snapshot_ply = match.ply


def play_again(fresh: Match, moves: list[MoveRow], body: str | None) -> int:
    """Plays the stored moves, from the snapshot on where there is one; the ply it stood at is the answer."""
    kept = 0
    if body is not None:
        try:
            raw: dict[str, Any] = msgspec.json.decode(body)
            restore(fresh, raw, [(move.seat, move.code) for move in moves])
            kept = fresh.ply
        except (BadRecord, msgspec.DecodeError) as fault:
            log.warning("a snapshot was of no use: %s", fault)
    for move in moves[kept:]:
        fresh.play(move.ply, move.seat, move.code)
    return kept
