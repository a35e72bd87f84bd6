"""The store's questions and changes, in the words of the tables. One class for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, create_engine, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lanterne.server.messages import Pace
from lanterne.server.store import schema as t
from lanterne.server.store.migrate import migrate
from lanterne.server.store.notices import CHANNEL, Notices
from lanterne.server.store.outage import short
from lanterne.server.store.rows import ChangeRow, MatchRow, MoveRow, SeatRow, TalkRow, UserRow
from lanterne.server.store.writer import AsyncSink, Sink, Statement, ThreadSink, Writer
from lanterne.server.wall_clock import now_ms

Json = msgspec.json
log = logging.getLogger("lanterne.store")


# The statements of every move are made once: making them costs more than running them.
_ROW = update(t.matches).where(t.matches.c.id == bindparam("row"))
TOUCH = _ROW.values(updated_ms=bindparam("now"))
END = _ROW.values(updated_ms=bindparam("now"), status="over", outcome=bindparam("ending"))
SET_SEAT = (
    update(t.seats)
    .where(t.seats.c.match == bindparam("b_match"), t.seats.c.seat == bindparam("b_seat"))
    .values(user=bindparam("user"), bot=bindparam("bot"), name=bindparam("name"), lost=bindparam("lost"))
)
SET_WISHES = (
    update(t.seats)
    .where(t.seats.c.match == bindparam("b_match"), t.seats.c.seat == bindparam("b_seat"))
    .values(wishes=bindparam("wishes"))
)
ADD_MOVE = insert(t.moves)
DROP_SNAPSHOT = delete(t.snapshots).where(t.snapshots.c.match == bindparam("row"))
ADD_SNAPSHOT = insert(t.snapshots)
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("words")))


ANSWER_S = 2.0  # within which a database that is well answers
MOST_NAMED = 500  # in one question
LOG_PAGES = "wal_autocheckpoint=20000"  # 80 MB: only if nobody has tidied for very long


class Clash(Exception):
    """Somebody else wrote this ply, name or seat first."""


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if url.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _sqlite_durable)
    return engine


def make_sink(url: str, engine: AsyncEngine) -> Sink:
    if not url.startswith("sqlite"):
        return AsyncSink(engine)
    own = create_engine(url.replace("+aiosqlite", "", 1))
    event.listen(own, "connect", _sqlite_durable)
    return ThreadSink(own)


def _sqlite_durable(connection: Any, _record: Any) -> None:
    """On disk with every commit. `Store.tidy` folds the log into the file, not somebody's move."""
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", LOG_PAGES)
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.writer = Writer(make_sink(url, self.engine))
        self.notices = Notices(url)

    async def open(self) -> None:
        await migrate(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.notices.close()
        await self.writer.stop()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Whether the database answers within a moment, and takes what is written."""
        try:
            await asyncio.wait_for(self._rows(text("SELECT 1")), ANSWER_S)
        except Exception as error:
            log.warning("the database does not answer: %s", short(error))
            return False
        return not self.writer.has_just_failed()

    async def updated(self, matches: list[str]) -> dict[str, int]:
        """When each was last changed."""
        found: dict[str, int] = {}
        for first in range(0, len(matches), MOST_NAMED):
            named = t.matches.c.id.in_(matches[first : first + MOST_NAMED])
            rows = await self._rows(select(t.matches.c.id, t.matches.c.updated_ms).where(named))
            found |= {row.id: row.updated_ms for row in rows}
        return found

    async def tidy(self) -> None:
        """Folds SQLite's log into its file beside whoever writes: nobody waits for it."""
        if self.url.startswith("sqlite"):
            await self._rows(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def _write(self, *statements: Any, about: str = "") -> None:
        """On disk when this returns. `about` a table: other workers hear that it changed."""
        rows = [each if isinstance(each, tuple) else (each, None) for each in statements]
        if about and self.notices.url:
            rows.append((NOTIFY, {"words": self.notices.text(about)}))
        try:
            await self.writer.write(*rows)
        except IntegrityError as error:
            raise Clash(str(error.orig)) from None

    async def _rows(self, statement: Any) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    # ------------------------------------------------------------------ people

    async def add_user(self, user: str, name: str) -> None:
        await self._write(insert(t.users).values(id=user, name=name, created_ms=now_ms()))

    async def user(self, user: str) -> UserRow | None:
        rows = await self._rows(select(t.users.c.id, t.users.c.name, t.users.c.account).where(t.users.c.id == user))
        return UserRow(id=rows[0].id, name=rows[0].name, account=rows[0].account) if rows else None

    async def rename(self, user: str, name: str) -> None:
        await self._write(update(t.users).where(t.users.c.id == user).values(name=name))

    async def make_account(self, user: str, account: str, password: str) -> None:
        """Raises `Clash` when the account's name is taken."""
        await self._write(update(t.users).where(t.users.c.id == user).values(account=account, password=password))

    async def password_of(self, account: str) -> tuple[str, str] | None:
        """The user and the password's hash."""
        rows = await self._rows(select(t.users.c.id, t.users.c.password).where(t.users.c.account == account))
        return (rows[0].id, rows[0].password) if rows else None

    async def add_session(self, session: str, user: str) -> None:
        await self._write(insert(t.sessions).values(id=session, user=user, created_ms=now_ms()))

    async def session_user(self, session: str) -> UserRow | None:
        rows = await self._rows(
            select(t.users.c.id, t.users.c.name, t.users.c.account)
            .join(t.sessions, t.sessions.c.user == t.users.c.id)
            .where(t.sessions.c.id == session)
        )
        return UserRow(id=rows[0].id, name=rows[0].name, account=rows[0].account) if rows else None

    async def end_session(self, session: str) -> None:
        await self._write(delete(t.sessions).where(t.sessions.c.id == session))

    # ------------------------------------------------------------------ tables

    async def add_match(self, match: MatchRow, seats: list[SeatRow]) -> None:
        values = {
            "id": match.id,
            "game": match.game,
            "rules": match.rules,
            "options": _text(match.options),
            "seats": match.seats,
            "seed": match.seed,
            "owner": match.owner,
            "pace": _text(match.pace),
            "public": match.public,
            "status": match.status,
            "created_ms": match.created_ms,
            "updated_ms": match.updated_ms,
        }
        rows = [{"match": match.id, **msgspec.structs.asdict(seat), "wishes": ""} for seat in seats]
        await self._write(insert(t.matches).values(**values), insert(t.seats).values(rows))

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
                wishes=_read(r.wishes) if r.wishes else None,
            )
            for r in rows
        ]

    async def open_matches(self, *states: str) -> list[str]:
        rows = await self._rows(select(t.matches.c.id).where(t.matches.c.status.in_(states)))
        return [row.id for row in rows]

    async def keep(self, match: str, change: ChangeRow) -> None:
        """All of the change, on disk when this returns. Raises `Clash` when the ply or the message is there already."""
        # The match's row first: its lock puts moves and take-backs of several workers in one order.
        statements: list[Statement] = [] if change.private else [_match_statement(match, change)]
        if change.back_to is not None:
            late = t.moves.c.ply >= change.back_to
            statements.append((delete(t.moves).where(t.moves.c.match == match, late), None))
            beyond = t.snapshots.c.ply > change.back_to
            statements.append((delete(t.snapshots).where(t.snapshots.c.match == match, beyond), None))
        if change.move is not None:
            statements.append((ADD_MOVE, _move_values(match, change.move)))
        for seat in change.seats:
            values = {"b_match": match, "b_seat": seat.seat, "user": seat.user, "bot": seat.bot}
            statements.append((SET_SEAT, {**values, "name": seat.name, "lost": seat.lost}))
        for place, wishes in change.wishes.items():
            statements.append((SET_WISHES, {"b_match": match, "b_seat": place, "wishes": _text(wishes)}))
        await self._write(*statements, about=match)

    async def set_rematch(self, match: str, rematch: str) -> None:
        await self._write(update(t.matches).where(t.matches.c.id == match).values(rematch=rematch), about=match)

    async def matches_of(self, user: str, limit: int = 60) -> list[MatchRow]:
        mine = select(t.seats.c.match).where(t.seats.c.user == user)
        rows = await self._rows(
            select(t.matches)
            .where(or_(t.matches.c.id.in_(mine), t.matches.c.owner == user))
            .order_by(t.matches.c.updated_ms.desc())
            .limit(limit)
        )
        return [_match_row(row) for row in rows]

    async def public_matches(self, limit: int = 60) -> list[MatchRow]:
        rows = await self._rows(
            select(t.matches)
            .where(t.matches.c.public.is_(True), t.matches.c.status != "over")
            .order_by(t.matches.c.updated_ms.desc())
            .limit(limit)
        )
        return [_match_row(row) for row in rows]

    # ------------------------------------------------------------------ moves

    async def moves(self, match: str) -> list[MoveRow]:
        rows = await self._rows(select(t.moves).where(t.moves.c.match == match).order_by(t.moves.c.ply))
        return [
            MoveRow(ply=r.ply, seat=r.seat, code=r.code, message=r.message, at_ms=r.at_ms, clocks=_read(r.clocks))
            for r in rows
        ]

    # ------------------------------------------------------------------ snapshots

    async def keep_snapshot(self, match: str, ply: int, made_by: str, body: str) -> None:
        """In the place of an older one."""
        values = {"match": match, "ply": ply, "made_by": made_by, "body": body}
        await self._write((DROP_SNAPSHOT, {"row": match}), (ADD_SNAPSHOT, values))

    async def snapshot(self, match: str, made_by: str) -> str | None:
        mine = (t.snapshots.c.match == match) & (t.snapshots.c.made_by == made_by)
        rows = await self._rows(select(t.snapshots.c.body).where(mine))
        return rows[0].body if rows else None

    # ------------------------------------------------------------------ talk

    async def add_talk(self, match: str, line: TalkRow) -> None:
        await self._write(insert(t.talk).values(match=match, **msgspec.structs.asdict(line)), about=match)

    async def talk(self, match: str, limit: int = 100) -> list[TalkRow]:
        rows = await self._rows(select(t.talk).where(t.talk.c.match == match).order_by(t.talk.c.id.desc()).limit(limit))
        return [TalkRow(user=r.user, name=r.name, seat=r.seat, text=r.text, at_ms=r.at_ms) for r in reversed(rows)]


def _text(value: Any) -> str:
    return Json.encode(value).decode()


def _read(text: str) -> Any:
    return Json.decode(text)


def _match_statement(match: str, change: ChangeRow) -> Statement:
    """What becomes of the match's row; a plain move shares its statement with all others."""
    if change.owner is None and change.status is None:
        return TOUCH, {"row": match, "now": change.at_ms}
    ending = None if change.outcome is None else _text(change.outcome)
    if change.owner is None and change.status == "over":
        return END, {"row": match, "now": change.at_ms, "ending": ending}
    values: dict[str, Any] = {"updated_ms": change.at_ms}
    if change.owner is not None:
        values["owner"] = change.owner
    if change.status is not None:
        values |= {"status": change.status, "outcome": ending}
    return update(t.matches).where(t.matches.c.id == match).values(**values), None


def _move_values(match: str, move: MoveRow) -> dict[str, Any]:
    return {
        "match": match,
        "ply": move.ply,
        "seat": move.seat,
        "code": move.code,
        "message": move.message,
        "at_ms": move.at_ms,
        "clocks": _text(move.clocks),
    }


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
        status=row.status,
        outcome=None if row.outcome is None else _read(row.outcome),
        rematch=row.rematch,
        created_ms=row.created_ms,
        updated_ms=row.updated_ms,
    )
