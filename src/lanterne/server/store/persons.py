"""What is kept about a person: found, listed, told, and erased without tearing holes into the games of others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, or_, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.links import end_link
from lanterne.server.store.notices import Kind
from lanterne.server.store.upkeep import WAITING, take_over

MOST_LISTED = 500


class Keys(Struct, kw_only=True):
    """The hashes of what opens an account."""

    user: str
    password: str | None
    recovery: str | None


class Persons(ABC):
    @abstractmethod
    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None: ...

    @abstractmethod
    async def _keep(self, *statements: Any) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    @abstractmethod
    async def delete_match(self, match: str) -> None: ...

    @abstractmethod
    async def tables_naming(self, user: str) -> set[str]: ...

    # ------------------------------------------------------------------ keys

    async def make_account(self, user: str, account: str, password: str, recovery: str) -> bool:
        """The password and the code that resets it are hashed. False: they have an account since a moment ago.

        Raises `Clash` when the account's name is taken.
        """
        values = {"account": account, "password": password, "recovery": recovery}
        u = t.users.c
        await self._keep(update(t.users).where(u.id == user, u.account.is_(None)).values(**values))
        return bool(await self._rows(select(u.id).where(u.id == user, u.recovery == recovery)))

    async def keys_of(self, account: str) -> Keys | None:
        u = t.users.c
        rows = await self._rows(select(u.id, u.password, u.recovery).where(u.account == account))
        return Keys(user=rows[0].id, password=rows[0].password, recovery=rows[0].recovery) if rows else None

    async def set_recovery(self, user: str, recovery: str | None) -> None:
        await self._keep(update(t.users).where(t.users.c.id == user).values(recovery=recovery))

    async def set_keys(self, user: str, values: Mapping[str, str], but: str = "") -> None:
        """New ones, hashed: `password`, `recovery`. All sessions end but that one."""
        changed = update(t.users).where(t.users.c.id == user).values(**values)
        others = delete(t.sessions).where(t.sessions.c.user == user, t.sessions.c.id != but)
        await self._tell_with("left", user, changed, others, end_link(user))

    # ------------------------------------------------------------------ finding

    async def people_called(self, text: str) -> list[str]:
        """By id, else by the name of an account, else by the name that is shown: the ids."""
        columns = (t.users.c.id == text, t.users.c.account == text.casefold(), t.users.c.name == text)
        for which in columns:
            rows = await self._rows(select(t.users.c.id).where(which).limit(MOST_LISTED))
            if rows:
                return [row.id for row in rows]
        return []

    async def people(self, text: str) -> list[dict[str, Any]]:
        """Those whose name holds the text, who came last first."""
        seen = func.max(t.sessions.c.created_ms).label("seen_ms")
        users = t.users.c
        found = (
            select(users.id, users.name, users.account, users.created_ms, users.banned_ms, seen)
            .outerjoin(t.sessions, t.sessions.c.user == users.id)
            .where(or_(users.id == text, users.name.icontains(text, autoescape=True)))
            .group_by(users.id, users.name, users.account, users.created_ms, users.banned_ms)
            .order_by(users.created_ms.desc())
            .limit(MOST_LISTED)
        )
        return _dicts(await self._rows(found))

    async def tables(self, text: str) -> list[dict[str, Any]]:
        """Those whose id begins so, changed last first."""
        m = t.matches.c
        which = m.id.startswith(text, autoescape=True)
        columns = (m.id, m.game, m.status, m.seats, m.owner, m.public, m.created_ms, m.updated_ms)
        return _dicts(await self._rows(select(*columns).where(which).order_by(m.updated_ms.desc()).limit(MOST_LISTED)))

    # ------------------------------------------------------------------ telling

    async def all_about(self, user: str) -> dict[str, Any]:
        """Everything that is kept about a person, but what could be used in their place: hashes of keys."""
        u, m, s = t.users.c, t.matches.c, t.seats.c
        person = _dicts(
            await self._rows(select(u.id, u.name, u.account, u.mail, u.created_ms, u.banned_ms).where(u.id == user))
        )[0]
        games = (
            select(m.id, m.game, m.status, m.created_ms, s.seat, s.name, s.bot, s.lost, s.why, s.since_ms, s.wishes)
            .join(t.seats, s.match == m.id)
            .where(s.user == user)
        )
        moves, lines = t.moves.c, t.house_lines.c
        mine = moves.message.startswith(f"{user}:", autoescape=True)
        questions = {
            "sessions": select(t.sessions.c.created_ms).where(t.sessions.c.user == user),
            "tables_owned": select(m.id, m.game, m.status, m.created_ms, m.updated_ms).where(m.owner == user),
            "seats": games,
            "moves": select(moves.match, moves.ply, moves.seat, moves.code, moves.at_ms).where(mine),
            "talk": select(t.talk.c.match, t.talk.c.name, t.talk.c.text, t.talk.c.at_ms).where(t.talk.c.user == user),
            "house_lines": select(lines.match, lines.kind, lines.name, lines.at_ms).where(lines.user == user),
            "shares": select(t.shares.c.match, t.shares.c.pledge).where(t.shares.c.user == user),
            "restraints": select(t.restraints.c.match, t.restraints.c.kind).where(t.restraints.c.user == user),
            "restrained": select(t.restraints.c.match, t.restraints.c.kind).where(t.restraints.c.by == user),
        }
        pushes, wishes = t.pushes.c, t.call_wishes.c
        questions["calls"] = select(wishes.days, wishes.live).where(wishes.user == user)
        told = select(pushes.lang, pushes.origin, pushes.created_ms).join(t.sessions, t.sessions.c.id == pushes.session)
        questions["called_browsers"] = told.where(t.sessions.c.user == user)
        found = {what: _dicts(await self._rows(asked)) for what, asked in questions.items()}
        for seat in found["seats"]:  # whoever sat there before may have left word, too
            seat["wishes"] = _left_by(user, seat["wishes"])
        return {"person": person} | found

    # ------------------------------------------------------------------ erasing

    async def erase(self, user: str) -> None:
        """Name, account, sessions, talk, and what they have left word for. Their seats stay, without a name."""
        waiting = select(t.matches.c.id).where(t.matches.c.status == WAITING)
        owned = await self._rows(waiting.where(t.matches.c.owner == user))
        for row in owned:
            await self.delete_match(row.id)
        seats = t.seats.c
        touched = await self.tables_naming(user)
        free = {"user": None, "name": ""}
        unknown = {"name": "", "account": None, "password": None, "recovery": None, "mail": None}
        await self._tell_with(
            "left",
            user,
            take_over(sorted(touched)),
            delete(t.sessions).where(t.sessions.c.user == user),
            delete(t.mail_links).where(t.mail_links.c.user == user),
            delete(t.call_wishes).where(t.call_wishes.c.user == user),
            delete(t.calls).where(t.calls.c.user == user),
            delete(t.talk).where(t.talk.c.user == user),
            delete(t.restraints).where(t.restraints.c.user == user),
            delete(t.shares).where(t.shares.c.user == user, t.shares.c.match.in_(waiting)),
            update(t.house_lines).where(t.house_lines.c.user == user).values(name="", user=None),
            update(t.seats).where(seats.user == user).values(name="", wishes=""),
            update(t.seats).where(seats.user == user, seats.match.in_(waiting)).values(**free),
            update(t.users).where(t.users.c.id == user).values(**unknown),
        )
        for match in touched:  # whoever has it open reads it anew
            await self._tell_with("changed", match)


def _left_by(user: str, wishes: str) -> str:
    """What is kept of a seat's wishes, where that person said so."""
    return wishes if wishes and msgspec.json.decode(wishes)["user"] == user else ""


def _dicts(rows: list[Row[Any]]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in rows]
