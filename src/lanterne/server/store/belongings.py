"""What a guest has goes over to an account, all of it in one transaction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, func, literal, or_, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.manners import OUT
from lanterne.server.store.notices import Kind
from lanterne.server.store.upkeep import PLAYING, WAITING, take_over


class Shared(Struct, kw_only=True):
    """A table at which both have a say: a seat each, or a seat of one and no welcome for the other."""

    match: str
    game: str
    playing: bool
    unwelcome: bool


class Belongings(ABC):
    @abstractmethod
    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    async def tables_naming(self, user: str) -> set[str]:
        """Wherever they sit, own, speak, have promised something or are kept from it."""
        named = (t.seats.c, t.talk.c, t.restraints.c, t.house_lines.c, t.shares.c)
        places = [select(column.match).where(column.user == user) for column in named]
        places += [select(t.matches.c.id).where(t.matches.c.owner == user)]
        places += [select(t.restraints.c.match).where(t.restraints.c.by == user)]
        return {row[0] for asked in places for row in await self._rows(asked)}

    async def shared_tables(self, guest: str, account: str) -> list[Shared]:
        m, seats, kept = t.matches.c, t.seats.c, t.restraints.c
        sits = select(seats.match).where(seats.user == guest)
        out = select(kept.match).where(kept.kind == OUT)
        theirs = select(seats.match).where(seats.user == account)
        unwelcome = or_(
            m.id.in_(sits) & m.id.in_(out.where(kept.user == account)),
            m.id.in_(theirs) & m.id.in_(out.where(kept.user == guest)),
        ).label("unwelcome")
        both = or_(unwelcome, m.id.in_(sits) & m.id.in_(theirs))
        rows = await self._rows(select(m.id, m.game, m.status, unwelcome).where(both))
        return [
            Shared(match=row.id, game=row.game, playing=row.status == PLAYING, unwelcome=bool(row.unwelcome))
            for row in rows
        ]

    async def hand_over(self, guest: str, account: str, session: str, apart: Collection[str]) -> None:
        """All but what there is at the tables `apart`, which stays the guest's. Sessions of a guest who keeps nothing
        end, and their browser is called in the account's new `session`. Whoever owns one of these tables reads it anew.
        """
        touched = sorted(await self.tables_naming(guest) - set(apart))
        kept = list(apart)
        ends = [] if kept else _sessions(guest, account, session)
        await self._tell_with(
            "changed" if kept else "left",
            "" if kept else guest,
            take_over(touched),
            *_seats(guest, account, kept),
            *_messages(guest, account, touched),
            *_restraints(guest, account, kept),
            *_shares(guest, account, kept),
            *(
                update(table).where(table.c.user == guest, table.c.match.not_in(kept)).values(user=account)
                for table in (t.talk, t.house_lines)
            ),
            *ends,
        )
        for match in touched:  # whoever has it open reads it anew
            await self._tell_with("changed", match)


def _sessions(guest: str, account: str, session: str) -> list[Any]:
    """What was said about calls holds where the account has said nothing; who was called to a table, is here."""
    wishes = t.call_wishes.c
    other = t.call_wishes.alias()
    said = select(other.c.user).where(other.c.user == account)
    theirs = select(t.sessions.c.id).where(t.sessions.c.user == guest)
    return [
        delete(t.call_wishes).where(wishes.user == guest, said.exists()),
        update(t.call_wishes).where(wishes.user == guest).values(user=account),
        delete(t.calls).where(t.calls.c.user == guest),
        update(t.pushes).where(t.pushes.c.session.in_(theirs)).values(session=session),
        delete(t.sessions).where(t.sessions.c.user == guest),
    ]


def _seats(guest: str, account: str, apart: list[str]) -> list[Any]:
    """With what was left word for at them, and what was answered there."""
    seats, m = t.seats.c, t.matches.c
    mine, here = seats.user == guest, seats.match.not_in(apart)
    places = select(seats.match).where(mine, here)
    answers = update(t.matches).where(m.id.in_(places), m.rules_asked != "")
    owned = update(t.matches).where(m.owner == guest, m.id.not_in(apart))
    return [
        answers.values(rules_asked=_renamed(m.rules_asked, guest, account)),
        owned.values(owner=account),
        update(t.seats).where(mine, here).values(user=account, wishes=_renamed(seats.wishes, guest, account)),
    ]


def _renamed(column: Any, guest: str, account: str) -> Any:
    """In what is kept as JSON: an id is made of letters and figures alone, and stands between quotes."""
    return func.replace(column, f'"{guest}"', f'"{account}"')


def _messages(guest: str, account: str, touched: list[str]) -> list[Any]:
    """A move that is sent again after signing in is recognised; where both have used one name, each stays."""
    found: list[Any] = []
    for table in (t.moves, t.spent):
        row, other = table.c, table.alias()
        name = literal(f"{account}:").concat(func.substr(row.message, len(guest) + 2))
        taken = select(other.c.message).where(other.c.match == row.match, other.c.message == name).exists()
        mine = row.match.in_(touched) & row.message.startswith(f"{guest}:", autoescape=True)
        found.append(update(table).where(mine, ~taken).values(message=name))
    return found


def _restraints(guest: str, account: str, apart: list[str]) -> list[Any]:
    """Nobody gets rid of one by signing in; nobody is restrained by themselves."""
    row, other = t.restraints.c, t.restraints.alias()
    here = row.match.not_in(apart)
    same = (other.c.match == row.match) & (other.c.kind == row.kind)
    twice = select(other.c.match).where(same, other.c.user == account).exists()
    return [
        delete(t.restraints).where(here, row.user == guest, or_(twice, row.by == account)),
        delete(t.restraints).where(here, row.user == account, row.by == guest),
        update(t.restraints).where(here, row.user == guest).values(user=account),
        update(t.restraints).where(here, row.by == guest).values(by=account),
    ]


def _shares(guest: str, account: str, apart: list[str]) -> list[Any]:
    """One of each person: what was not asked for yet is withdrawn, what a seed was drawn from stays as it was."""
    row, other = t.shares.c, t.shares.alias()
    here = row.match.not_in(apart)
    twice = select(other.c.match).where(other.c.match == row.match, other.c.user == account).exists()
    unasked = select(t.matches.c.id).where(t.matches.c.status == WAITING, t.matches.c.asked_ms.is_(None))
    return [
        delete(t.shares).where(here, row.user == guest, twice, row.match.in_(unasked)),
        update(t.shares).where(here, row.user == guest, ~twice).values(user=account),
    ]
