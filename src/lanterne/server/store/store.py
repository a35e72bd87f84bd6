"""The store's questions and changes, in the words of the tables. One class for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Insert, Row, bindparam, delete, func, insert, or_, select, update

from lanterne.server.messages import Pace
from lanterne.server.store import schema as t
from lanterne.server.store.base import Base
from lanterne.server.store.belongings import Belongings
from lanterne.server.store.calls import Calls
from lanterne.server.store.commands import Commands
from lanterne.server.store.editions import Editions, rules_asked_of, rules_values
from lanterne.server.store.links import Links
from lanterne.server.store.lobby import public_order, readable
from lanterne.server.store.manners import OUT, Manners, add_lines, lines_back_to, restrain
from lanterne.server.store.persons import Persons
from lanterne.server.store.rows import (
    ChangeRow,
    ClocksRow,
    HouseLineRow,
    MatchRow,
    MoveRow,
    RestraintRow,
    SeatRow,
    ShareRow,
    UserRow,
)
from lanterne.server.store.seating import Seating, seat_values
from lanterne.server.store.upkeep import Upkeep
from lanterne.server.store.writer import Clash as Clash
from lanterne.server.store.writer import Statement
from lanterne.server.wall_clock import now_ms

Json = msgspec.json


# The statements of every move are made once: making them costs more than running them.
_ROW = update(t.matches).where(t.matches.c.id == bindparam("row"))
TOUCH = _ROW.values(updated_ms=bindparam("now"))
END = _ROW.values(updated_ms=bindparam("now"), status="over", outcome=bindparam("ending"))
SET_SEAT = (
    update(t.seats)
    .where(t.seats.c.match == bindparam("b_match"), t.seats.c.seat == bindparam("b_seat"))
    .values(
        user=bindparam("user"),
        bot=bindparam("bot"),
        name=bindparam("name"),
        lost=bindparam("lost"),
        why=bindparam("why"),
        since_ms=bindparam("since_ms"),
    )
)
SET_WISHES = (
    update(t.seats)
    .where(t.seats.c.match == bindparam("b_match"), t.seats.c.seat == bindparam("b_seat"))
    .values(wishes=bindparam("wishes"))
)
ADD_MOVE = insert(t.moves)
SET_CLOCKS = _ROW.values(clocks=bindparam("left"))
DROP_SNAPSHOT = delete(t.snapshots).where(t.snapshots.c.match == bindparam("row"))
ADD_SNAPSHOT = insert(t.snapshots)


USER_ROW = (t.users.c.id, t.users.c.name, t.users.c.account, t.users.c.banned_ms, t.users.c.recovery, t.users.c.mail)
HOUSE = "house"  # whose moves no client sent
UNUSED_MS = 180 * 86_400_000  # after which a session nobody used has ended
MOST_NAMED = 500  # in one question


class Store(Base, Manners, Commands, Editions, Seating, Upkeep, Belongings, Persons, Calls, Links):
    async def updated(self, matches: list[str]) -> dict[str, tuple[int, int]]:
        """When each was last changed for all to see, and how many moves it has."""
        found: dict[str, tuple[int, int]] = {}
        last = select(func.max(t.moves.c.ply)).where(t.moves.c.match == t.matches.c.id).scalar_subquery()
        for first in range(0, len(matches), MOST_NAMED):
            named = t.matches.c.id.in_(matches[first : first + MOST_NAMED])
            rows = await self._rows(select(t.matches.c.id, t.matches.c.updated_ms, last.label("last")).where(named))
            found |= {row.id: (row.updated_ms, 0 if row.last is None else row.last + 1) for row in rows}
        return found

    # ------------------------------------------------------------------ people

    async def add_user(self, user: str, name: str) -> None:
        await self._write(insert(t.users).values(id=user, name=name, created_ms=now_ms()))

    async def user(self, user: str) -> UserRow | None:
        rows = await self._rows(select(*USER_ROW).where(t.users.c.id == user))
        return _user_row(rows[0]) if rows else None

    async def rename(self, user: str, name: str) -> None:
        await self._write(update(t.users).where(t.users.c.id == user).values(name=name))

    async def add_session(self, session: str, user: str) -> None:
        await self._write(insert(t.sessions).values(id=session, user=user, created_ms=now_ms()))

    async def session_user(self, session: str) -> tuple[UserRow, int] | None:
        """Whose session it is, and when it was last used, to the day."""
        rows = await self._rows(
            select(*USER_ROW, t.sessions.c.created_ms)
            .join(t.sessions, t.sessions.c.user == t.users.c.id)
            .where(t.sessions.c.id == session, t.sessions.c.created_ms > now_ms() - UNUSED_MS)
        )
        return (_user_row(rows[0]), rows[0].created_ms) if rows else None

    async def sessions_that_hold(self, sessions: set[str]) -> set[str]:
        """Those among them that have not ended, of people who are not banned."""
        found: set[str] = set()
        asked = sorted(sessions)
        for first in range(0, len(asked), MOST_NAMED):
            named = t.sessions.c.id.in_(asked[first : first + MOST_NAMED])
            mine = select(t.sessions.c.id).join(t.users, t.sessions.c.user == t.users.c.id)
            found |= {row.id for row in await self._rows(mine.where(named, t.users.c.banned_ms.is_(None)))}
        return found

    async def use_session(self, session: str) -> None:
        await self._write(update(t.sessions).where(t.sessions.c.id == session).values(created_ms=now_ms()))

    async def end_session(self, session: str) -> None:
        await self._tell_with("signed-out", session, delete(t.sessions).where(t.sessions.c.id == session))

    async def end_unused_sessions(self) -> None:
        await self._write(delete(t.sessions).where(t.sessions.c.created_ms < now_ms() - UNUSED_MS))

    async def end_sessions_of(self, user: str) -> None:
        await self._tell_with("left", user, delete(t.sessions).where(t.sessions.c.user == user))

    # ------------------------------------------------------------------ tables

    async def add_match(
        self,
        match: MatchRow,
        seats: list[SeatRow],
        moves: Sequence[MoveRow] = (),
        lines: Sequence[HouseLineRow] = (),
    ) -> None:
        values = {
            "id": match.id,
            "game": match.game,
            "rules": match.rules,
            "options": _text(match.options),
            "seats": match.seats,
            "seed": match.seed,
            "house": match.house,
            "commitment": match.commitment,
            "owner": match.owner,
            "pace": _text(match.pace),
            "public": match.public,
            "hints": match.hints,
            "status": match.status,
            "created_ms": match.created_ms,
            "updated_ms": match.updated_ms,
        }
        rows = [seat_values(match.id, seat) for seat in seats]
        made: list[Statement] = [(ADD_MOVE, _move_values(match.id, move)) for move in moves]
        made += add_lines(match.id, list(lines))
        await self._write(insert(t.matches).values(**values), insert(t.seats).values(rows), *made)

    async def match(self, match: str) -> MatchRow | None:
        rows = await self._rows(select(t.matches).where(t.matches.c.id == match))
        return _match_row(rows[0]) if rows else None

    async def seats(self, match: str) -> list[SeatRow]:
        rows = await self._rows(select(t.seats).where(t.seats.c.match == match).order_by(t.seats.c.seat))
        return [
            SeatRow(
                seat=r.seat,
                user=r.user,
                bot=r.bot,
                name=r.name,
                lost=r.lost,
                why=r.why,
                since_ms=r.since_ms,
                wishes=_read(r.wishes) if r.wishes else None,
            )
            for r in rows
        ]

    async def moving_matches(self) -> list[str]:
        """Those that go on by themselves: a game, or its start."""
        row = t.matches.c
        starts = (row.status == "waiting") & row.asked_ms.is_not(None)
        rows = await self._rows(select(row.id).where(or_(row.status == "playing", starts)))
        return [each.id for each in rows]

    async def keep(self, match: str, change: ChangeRow) -> None:
        """All of the change, on disk when this returns. Raises `Clash` when the ply or the message is there already."""
        # The match's row first: its lock puts moves and take-backs of several workers in one order.
        statements: list[Statement] = [] if change.private else [_match_statement(match, change)]
        if change.back_to is not None:
            late = t.moves.c.ply >= change.back_to
            statements.append((_spend(match, change.back_to), None))
            statements.append((delete(t.moves).where(t.moves.c.match == match, late), None))
            beyond = t.snapshots.c.ply > change.back_to
            statements.append((delete(t.snapshots).where(t.snapshots.c.match == match, beyond), None))
            statements.append((lines_back_to(match, change.back_to), None))
        if change.clocks is not None:
            statements.append((SET_CLOCKS, {"row": match, "left": _text(change.clocks)}))
        if change.move is not None:
            statements.append((ADD_MOVE, _move_values(match, change.move)))
        for seat in change.seats:
            values: dict[str, Any] = {"b_match": match, "b_seat": seat.seat, "user": seat.user, "bot": seat.bot}
            values |= {"name": seat.name, "lost": seat.lost, "why": seat.why, "since_ms": seat.since_ms}
            statements.append((SET_SEAT, values))
        statements += add_lines(match, change.lines)
        for person, by in change.shown_out.items():
            statements.append(restrain(match, RestraintRow(user=person, kind=OUT, by=by)))
        if change.pledges or change.shares or change.seed is not None:
            statements += _share_statements(match, change)
        for place, wishes in change.wishes.items():
            statements.append((SET_WISHES, {"b_match": match, "b_seat": place, "wishes": _text(wishes)}))
        await self._write(*statements, about=match)

    async def shares(self, match: str) -> list[ShareRow]:
        rows = await self._rows(select(t.shares).where(t.shares.c.match == match).order_by(t.shares.c.user))
        return [ShareRow(user=r.user, pledge=r.pledge, share=r.share) for r in rows]

    async def claim_rematch(self, match: str, rematch: str) -> str:
        """The name of the rematch: this one, unless somebody else was quicker."""
        free = (t.matches.c.id == match) & t.matches.c.rematch.is_(None)
        await self._write(update(t.matches).where(free).values(rematch=rematch), about=match)
        rows = await self._rows(select(t.matches.c.rematch).where(t.matches.c.id == match))
        return str(rows[0].rematch)

    async def is_rematch(self, match: str) -> bool:
        return bool(await self._rows(select(t.matches.c.id).where(t.matches.c.rematch == match).limit(1)))

    async def keep_clocks(self, clocks: dict[str, ClocksRow]) -> None:
        """What the clocks of these tables have left, all at once. Nobody is told."""
        rows = [{"row": match, "left": _text(row)} for match, row in clocks.items()]
        writes = [self._write((SET_CLOCKS, row), about=row["row"], silently=True) for row in rows]
        await asyncio.gather(*writes)

    async def matches_of(self, user: str, limit: int = 60) -> list[MatchRow]:
        mine = select(t.seats.c.match).where(t.seats.c.user == user)
        rows = await self._rows(
            select(t.matches)
            .where(or_(t.matches.c.id.in_(mine), t.matches.c.owner == user))
            .order_by(t.matches.c.updated_ms.desc())
            .limit(limit)
        )
        return readable(rows, _match_row)

    async def public_matches(self, limit: int = 60, offset: int = 0) -> list[MatchRow]:
        """Those where one can still sit down first, then the newest; of one owner only so many."""
        rows = await self._rows(public_order(limit, offset))
        return readable(rows, _match_row)

    # ------------------------------------------------------------------ moves

    async def moves(self, match: str, since: int = 0) -> list[MoveRow]:
        late = (t.moves.c.match == match) & (t.moves.c.ply >= since)
        rows = await self._rows(select(t.moves).where(late).order_by(t.moves.c.ply))
        return [
            MoveRow(
                ply=r.ply,
                seat=r.seat,
                code=r.code,
                message=r.message,
                at_ms=r.at_ms,
                clocks=_read(r.clocks),
                told=r.told,
            )
            for r in rows
        ]

    async def spent(self, match: str) -> list[str]:
        """The messages whose moves were taken back."""
        rows = await self._rows(select(t.spent.c.message).where(t.spent.c.match == match))
        return [row.message for row in rows]

    # ------------------------------------------------------------------ snapshots

    async def keep_snapshot(self, match: str, ply: int, made_by: str, body: str) -> None:
        """In the place of an older one."""
        values = {"match": match, "ply": ply, "made_by": made_by, "body": body}
        await self._write((DROP_SNAPSHOT, {"row": match}), (ADD_SNAPSHOT, values), about=match, silently=True)

    async def snapshot(self, match: str, made_by: str) -> str | None:
        mine = (t.snapshots.c.match == match) & (t.snapshots.c.made_by == made_by)
        rows = await self._rows(select(t.snapshots.c.body).where(mine))
        return rows[0].body if rows else None


def _text(value: Any) -> str:
    return Json.encode(value).decode()


def _read(text: str) -> Any:
    return Json.decode(text)


def _match_statement(match: str, change: ChangeRow) -> Statement:
    """What becomes of the match's row; a plain move shares its statement with all others."""
    if change.owner is None and change.status is None and change.asked_ms is None and not rules_values(change):
        return TOUCH, {"row": match, "now": change.at_ms}
    ending = None if change.outcome is None else _text(change.outcome)
    if change.owner is None and change.status == "over":
        return END, {"row": match, "now": change.at_ms, "ending": ending}
    values: dict[str, Any] = {"updated_ms": change.at_ms, **rules_values(change)}
    if change.owner is not None:
        values["owner"] = change.owner
    if change.status is not None:
        values |= {"status": change.status, "outcome": ending}
    if change.asked_ms is not None:
        values["asked_ms"] = change.asked_ms
    if change.seed is not None:
        values["seed"] = change.seed
    return update(t.matches).where(t.matches.c.id == match).values(**values), None


def _spend(match: str, back_to: int) -> Insert:
    """Moves of the house are known by seat and ply: those are played again."""
    row = t.moves.c
    taken = (row.match == match) & (row.ply >= back_to) & row.message.not_like(f"{HOUSE}:%")
    return insert(t.spent).from_select(["match", "message"], select(row.match, row.message).where(taken))


def _share_statements(match: str, change: ChangeRow) -> list[Statement]:
    found: list[Statement] = []
    for user, pledge in change.pledges.items():
        found.append((delete(t.shares).where(t.shares.c.match == match, t.shares.c.user == user), None))
        if pledge:
            found.append((insert(t.shares).values(match=match, user=user, pledge=pledge), None))
    # Two workers may be about it at the same time: what comes after the seed was drawn is not part of it.
    waits = select(t.matches.c.status).where(t.matches.c.id == match).scalar_subquery() == "waiting"
    for user, share in change.shares.items():
        mine = (t.shares.c.match == match) & (t.shares.c.user == user)
        found.append((update(t.shares).where(mine, waits).values(share=share), None))
    if change.seed is not None:
        late = (t.shares.c.match == match) & t.shares.c.user.not_in(change.drawn_from)
        found.append((update(t.shares).where(late).values(share=""), None))
    return found


def _move_values(match: str, move: MoveRow) -> dict[str, Any]:
    return {
        "match": match,
        "ply": move.ply,
        "seat": move.seat,
        "code": move.code,
        "message": move.message,
        "at_ms": move.at_ms,
        "clocks": _text(move.clocks),
        "told": move.told,
    }


def _user_row(row: Row[Any]) -> UserRow:
    return UserRow(
        id=row.id,
        name=row.name,
        account=row.account,
        banned=row.banned_ms is not None,
        can_recover=row.recovery is not None,
        mail=row.mail or "",
    )


def _match_row(row: Row[Any]) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=_read(row.options),
        seats=row.seats,
        seed=row.seed,
        owner=row.owner,
        pace=Json.decode(row.pace, type=Pace),
        public=bool(row.public),
        hints=None if row.hints is None else bool(row.hints),
        status=row.status,
        outcome=None if row.outcome is None else _read(row.outcome),
        rematch=row.rematch,
        clocks=Json.decode(row.clocks, type=ClocksRow) if row.clocks else None,
        created_ms=row.created_ms,
        updated_ms=row.updated_ms,
        house=row.house,
        commitment=row.commitment,
        asked_ms=row.asked_ms,
        sealed=row.sealed,
        rules_asked=rules_asked_of(row.rules_asked),
    )
