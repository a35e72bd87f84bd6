"""Who is asking: a guest in zero steps, an account for those who want one. The cookie holds a random token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.datastructures import Cookie

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.ids import fresh_id
from lanterne.server.names import guest_name
from lanterne.server.settings import Settings
from lanterne.server.store.rows import UserRow
from lanterne.server.store.store import Clash, Store

COOKIE = "lanterne"
YEAR_S = 365 * 24 * 3600
hasher = PasswordHasher()


def session_id(token: str) -> str:
    """What the store keeps instead of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_for(token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE, value=token, httponly=True, samesite="lax", secure=settings.secure_cookie, max_age=YEAR_S, path="/"
    )


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, token: str | None) -> UserRow | None:
        return None if not token else await self.store.session_user(session_id(token))

    async def new_guest(self) -> tuple[UserRow, str]:
        user = UserRow(id=fresh_id(), name=guest_name())
        await self.store.add_user(user.id, user.name)
        return user, await self._new_session(user.id)

    async def _new_session(self, user: str) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_session(session_id(token), user)
        return token

    async def register(self, user: UserRow, name: str, password: str) -> UserRow:
        """Gives a guest an account under that name; its games come along."""
        if user.account is not None:
            raise BadInput(Phrase("refused-account-twice"))
        hashed = await asyncio.to_thread(hasher.hash, password)
        try:
            await self.store.make_account(user.id, name.casefold(), hashed)
        except Clash:
            raise BadInput(Phrase("refused-name-taken", {"name": name})) from None
        await self.store.rename(user.id, name)
        return UserRow(id=user.id, name=name, account=name.casefold())

    async def sign_in(self, name: str, password: str) -> tuple[UserRow, str]:
        """Raises `BadInput`, the same for a wrong name and a wrong password."""
        found = await self.store.password_of(name.casefold())
        hashed = found[1] if found else hasher.hash("nobody's password")
        try:
            await asyncio.to_thread(hasher.verify, hashed, password)
        except VerificationError:
            raise BadInput(Phrase("refused-sign-in")) from None
        if found is None:
            raise BadInput(Phrase("refused-sign-in"))
        user = await self.store.user(found[0])
        assert user is not None
        return user, await self._new_session(user.id)

    async def sign_out(self, token: str) -> None:
        await self.store.end_session(session_id(token))
