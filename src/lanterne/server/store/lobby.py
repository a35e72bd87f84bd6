"""Which tables a lobby shows, and in which order."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Row, Select, case, exists, func, select

from lanterne.server.store import schema as t
from lanterne.server.store.rows import MatchRow

log = logging.getLogger("lanterne.store")
MOST_OF_OWNER = 5  # public tables of one person in the lobby: nobody fills it alone


def public_order(limit: int, offset: int) -> Select[Any]:
    m = t.matches.c
    free = exists().where(t.seats.c.match == m.id, t.seats.c.user.is_(None), t.seats.c.bot == "")
    later = case(((m.status == "waiting") & free, 0), else_=1).label("later")
    nth = func.row_number().over(partition_by=m.owner, order_by=(later, m.updated_ms.desc())).label("nth")
    found = select(t.matches, later, nth).where(m.public.is_(True), m.status != "over").subquery()
    few = select(found).where(found.c.nth <= MOST_OF_OWNER)
    return few.order_by(found.c.later, found.c.updated_ms.desc(), found.c.id).limit(limit).offset(offset)


def readable(rows: list[Row[Any]], read: Callable[[Row[Any]], MatchRow]) -> list[MatchRow]:
    """A row that nobody can read, of another version or damaged, is left out: the others are wanted."""
    found: list[MatchRow] = []
    for row in rows:
        try:
            found.append(read(row))
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            log.warning("table %s cannot be read: %s", row.id, error)
    return found
