"""What is kept of games for the day their rules are played no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.rows import ChangeRow, RulesAskedRow

Json = msgspec.json


class Editions(ABC):
    @abstractmethod
    async def _write(self, *statements: Any, about: str = "", silently: bool = False) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    async def move_over(self, match: str, old: int, new: int, *, sealed: int, options: dict[str, Any]) -> None:
        """The table goes by the new number from now on, unless another worker has seen to it."""
        row = (t.matches.c.id == match) & (t.matches.c.rules == old)
        values = {"rules": new, "sealed": sealed, "options": Json.encode(options).decode(), "rules_asked": ""}
        await self._write(update(t.matches).where(row).values(**values), about=match, silently=True)

    async def ask_rules(self, match: str, asked: RulesAskedRow) -> None:
        asking = update(t.matches).where(t.matches.c.id == match).values(rules_asked=_text(asked))
        await self._write(asking, about=match, silently=True)

    async def keep_ending(self, match: str, body: str) -> None:
        before = delete(t.endings).where(t.endings.c.match == match)
        await self._write(before, insert(t.endings).values(match=match, body=body), about=match, silently=True)

    async def ending(self, match: str) -> str | None:
        rows = await self._rows(select(t.endings.c.body).where(t.endings.c.match == match))
        return rows[0].body if rows else None

    async def has_ending(self, match: str) -> bool:
        return bool(await self._rows(select(t.endings.c.match).where(t.endings.c.match == match)))

    async def any_snapshot(self, match: str) -> str | None:
        """Whatever code wrote it: its events can be read, its state cannot."""
        rows = await self._rows(select(t.snapshots.c.body).where(t.snapshots.c.match == match))
        return rows[0].body if rows else None


def rules_values(change: ChangeRow) -> dict[str, Any]:
    """What becomes of the rules of a match and of the question about them."""
    if change.rules is not None:
        return {"rules": change.rules, "rules_asked": ""}
    if change.rules_asked is not None:
        return {"rules_asked": _text(change.rules_asked)}
    return {}


def rules_asked_of(text: str) -> RulesAskedRow | None:
    return Json.decode(text, type=RulesAskedRow) if text else None


def _text(asked: RulesAskedRow) -> str:
    return Json.encode(asked).decode()
