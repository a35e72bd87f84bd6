"""Links by mail for a lost password: to whom they go, and that each is used once."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import Any

from sqlalchemy import Row, delete, insert, or_, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.notices import Kind
from lanterne.server.store.rows import MailRow
from lanterne.server.store.writer import Clash
from lanterne.server.wall_clock import now_ms

MOST_ACCOUNTS = 5  # of one address


class Links(ABC):
    @abstractmethod
    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None: ...

    @abstractmethod
    async def _keep(self, *statements: Any) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    async def set_mail(self, user: str, mail: str) -> None:
        """Empty: none. A link that went to the one before opens nothing any more."""
        await self._keep(update(t.users).where(t.users.c.id == user).values(mail=mail or None), end_link(user))

    async def to_be_mailed(self, account: str, mail: str) -> list[MailRow]:
        """Accounts of that name or that address which have an address, but those of who is banned."""
        u = t.users.c
        named = or_(u.account == account, u.mail == mail)
        welcome = u.mail.is_not(None) & u.account.is_not(None) & u.banned_ms.is_(None)
        found = select(u.id, u.name, u.mail).where(named, welcome).order_by(u.created_ms).limit(MOST_ACCOUNTS)
        return [MailRow(id=row.id, name=row.name, mail=row.mail) for row in await self._rows(found)]

    async def claim_link(self, user: str, token: str, not_since_ms: int) -> bool:
        """In the place of the one before; whether it may be sent: none was made since then."""
        mine = t.mail_links.c
        try:
            await self._keep(
                delete(t.mail_links).where(mine.user == user, mine.created_ms <= not_since_ms),
                insert(t.mail_links).values(user=user, token=token, created_ms=now_ms()),
            )
        except Clash:
            return False
        return True

    async def link_user(self, token: str, not_before_ms: int) -> str | None:
        """Whose link it is, while it can be used."""
        mine = t.mail_links.c
        rows = await self._rows(select(mine.user).where(mine.token == token, mine.created_ms > not_before_ms))
        return str(rows[0].user) if rows else None

    async def use_link(self, user: str, token: str, password: str) -> bool:
        """A new password, hashed, for the link; whether the link was still there. All sessions end with it."""
        mine, spent = t.mail_links.c, nothing()
        # Two at once wait here for one another, and the later one finds it used up.
        use = update(t.mail_links).where(mine.user == user, mine.token == token).values(token=spent)
        used = select(mine.user).where(mine.user == user, mine.token == spent).exists()
        change = update(t.users).where(t.users.c.id == user, used).values(password=password)
        await self._tell_with("left", user, use, change, delete(t.sessions).where(t.sessions.c.user == user, used))
        return bool(await self._rows(select(mine.user).where(mine.user == user, mine.token == spent)))


def end_link(user: str) -> Any:
    return update(t.mail_links).where(t.mail_links.c.user == user).values(token=nothing())


def nothing() -> str:
    """What no link's hash will ever be."""
    return secrets.token_hex(32)
