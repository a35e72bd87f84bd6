"""Which public tables the lobby shows, and in which order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, case, exists, func, select

from lanterne.server.store import schema as t

MOST_OF_OWNER = 5  # public tables of one person in the lobby: nobody fills it alone


def public_order(limit: int, offset: int) -> Select[Any]:
    m = t.matches.c
    free = exists().where(t.seats.c.match == m.id, t.seats.c.user.is_(None), t.seats.c.bot == "")
    later = case(((m.status == "waiting") & free, 0), else_=1).label("later")
    nth = func.row_number().over(partition_by=m.owner, order_by=(later, m.updated_ms.desc())).label("nth")
    found = select(t.matches, later, nth).where(m.public.is_(True), m.status != "over").subquery()
    few = select(found).where(found.c.nth <= MOST_OF_OWNER)
    return few.order_by(found.c.later, found.c.updated_ms.desc(), found.c.id).limit(limit).offset(offset)
