"""Lines of the house, between the store, the open table and those who read its log."""

from __future__ import annotations

from typing import Final

import msgspec

from lanterne.core.game import Seat
from lanterne.host.house_lines import HouseLine
from lanterne.match.match import Match
from lanterne.server import messages as m
from lanterne.server.store.rows import HouseLineRow
from lanterne.server.tables.live import LiveTable

SHOWN: Final = 100


def new_rows(table: LiveTable, lines: list[HouseLine]) -> list[HouseLineRow]:
    first = table.house_lines[-1].number + 1 if table.house_lines else 0
    return [
        HouseLineRow(
            number=first + at,
            ply=line.ply,
            kind=line.kind,
            seat=line.seat,
            user=line.user,
            name=line.name,
            at_ms=line.at_ms,
        )
        for at, line in enumerate(lines)
    ]


def went_back(table: LiveTable, ply: int) -> None:
    """Moves were taken back: what happened beside them happened all the same."""
    table.house_lines = [msgspec.structs.replace(row, ply=min(row.ply, ply)) for row in table.house_lines]


def lines_for(table: LiveTable, match: Match, eyes: Seat | None) -> list[m.HouseLine]:
    """The newest, by the plies that these eyes have seen; `match` may stand at a moment of the past."""
    past = match.ply < table.host.match.ply
    told = [row for row in table.house_lines if not past or row.ply <= match.ply][-SHOWN:]
    return [
        m.HouseLine(
            kind=row.kind,  # type: ignore[arg-type]
            seat=row.seat,
            name=row.name,
            ply=match.ply_seen(row.ply, eyes),
            at_ms=row.at_ms,
        )
        for row in told
    ]
