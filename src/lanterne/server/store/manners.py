"""What is kept about the people of a table: what was said, who came and went, who was shown out or silenced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec
from sqlalchemy import Row, Update, delete, insert, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.rows import HouseLineRow, RestraintRow, TalkRow
from lanterne.server.store.writer import Statement

OUT, MUTE = "out", "mute"
LINES_SHOWN = 100  # of a table's talk
LINES_KEPT = 500
HOUSE_LINES_KEPT = 500  # of a table: seats can change hands for ever
ADD_RESTRAINT = insert(t.restraints)
ADD_LINE = insert(t.house_lines)


class Manners(ABC):
    @abstractmethod
    async def _write(self, *statements: Any, about: str = "", silently: bool = False) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    # ------------------------------------------------------------------ restraints

    async def restraints(self, match: str) -> list[RestraintRow]:
        rows = await self._rows(select(t.restraints).where(t.restraints.c.match == match))
        return [RestraintRow(user=r.user, kind=r.kind, by=r.by) for r in rows]

    async def mute(self, match: str, user: str, by: str) -> None:
        await self._write(restrain(match, RestraintRow(user=user, kind=MUTE, by=by)), about=match)

    async def unmute(self, match: str, user: str) -> None:
        row = t.restraints.c
        mine = (row.match == match) & (row.user == user) & (row.kind == MUTE)
        await self._write(delete(t.restraints).where(mine), about=match)

    # ------------------------------------------------------------------ lines of the house

    async def house_lines(self, match: str) -> list[HouseLineRow]:
        mine = select(t.house_lines).where(t.house_lines.c.match == match).order_by(t.house_lines.c.number)
        fields = HouseLineRow.__struct_fields__
        return [HouseLineRow(**{key: getattr(row, key) for key in fields}) for row in await self._rows(mine)]

    # ------------------------------------------------------------------ talk

    async def add_talk(self, match: str, line: TalkRow) -> None:
        await self._write(insert(t.talk).values(match=match, **msgspec.structs.asdict(line)), about=match)

    async def talk(self, match: str, limit: int = LINES_SHOWN) -> list[TalkRow]:
        rows = await self._rows(select(t.talk).where(t.talk.c.match == match).order_by(t.talk.c.id.desc()).limit(limit))
        return [TalkRow(user=r.user, name=r.name, seat=r.seat, text=r.text, at_ms=r.at_ms) for r in reversed(rows)]

    async def forget_talk(self, match: str, kept: int = LINES_KEPT) -> None:
        """All but the newest lines."""
        newest = select(t.talk.c.id).where(t.talk.c.match == match).order_by(t.talk.c.id.desc()).limit(kept)
        await self._write(delete(t.talk).where(t.talk.c.match == match, t.talk.c.id.not_in(newest)))


def restrain(match: str, row: RestraintRow) -> Statement:
    return ADD_RESTRAINT, {"match": match, "user": row.user, "kind": row.kind, "by": row.by}


def add_line(match: str, row: HouseLineRow) -> Statement:
    return ADD_LINE, {"match": match, **msgspec.structs.asdict(row)}


def add_lines(match: str, rows: list[HouseLineRow]) -> list[Statement]:
    """The oldest make room: nobody fills a log so that what they do next is not in it."""
    late = rows[-1].number - HOUSE_LINES_KEPT if rows else -1
    old = delete(t.house_lines).where(t.house_lines.c.match == match, t.house_lines.c.number <= late)
    return [*[add_line(match, row) for row in rows], *([(old, None)] if late >= 0 else [])]


def lines_back_to(match: str, ply: int) -> Update:
    """They stay when moves are taken back: they happened."""
    late = (t.house_lines.c.match == match) & (t.house_lines.c.ply > ply)
    return update(t.house_lines).where(late).values(ply=ply)
