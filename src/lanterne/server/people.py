"""Who is asking: a guest in zero steps, an account for those who want one. The cookie holds a random token."""

from __future__ import annotations

import hashlib
import math
import secrets

from litestar.datastructures import Cookie

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.phrase import Phrase
from lanterne.server.ids import fresh_id
from lanterne.server.limits import Tries
from lanterne.server.messages import MOST_NAME
from lanterne.server.names import guest_name
from lanterne.server.passwords import Passwords
from lanterne.server.settings import Settings
from lanterne.server.store.outage import is_outage
from lanterne.server.store.rows import UserRow
from lanterne.server.store.store import UNUSED_MS, Clash, Store
from lanterne.server.wall_clock import now_ms

COOKIE = "lanterne"
DAY_MS = 86_400_000
FREE_TRIES, FREE_TRIES_OF_ADDRESS = 5, 30  # wrong passwords before the pauses begin


class TooManyTries(LanterneError):
    """Wrong passwords; `wait_s` until the next one is looked at."""

    def __init__(self, wait_s: float) -> None:
        self.wait_s = math.ceil(wait_s)
        super().__init__(Phrase("refused-sign-in-wait", {"seconds": self.wait_s}))


class Banned(LanterneError):
    def __init__(self) -> None:
        super().__init__(Phrase("refused-banned"))


def session_id(token: str) -> str:
    """What the store keeps instead of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_for(token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie,
        max_age=UNUSED_MS // 1000,
        path="/",
    )


def folded(name: str) -> str:
    """An account's name as it is kept and looked for. Raises `BadInput` when folding has made it too long."""
    account = name.casefold()
    if len(account) > MOST_NAME:
        raise BadInput(Phrase("refused-name-length", {"most": MOST_NAME}))
    return account


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.tries = Tries(FREE_TRIES)  # by account and address: nobody can lock another out
        self.tries_of_address = Tries(FREE_TRIES_OF_ADDRESS)

    async def known(self, token: str | None) -> UserRow | None:
        """Whoever bears the token. A session that is used lives on, one that is not ends by itself.

        Raises `Banned`.
        """
        if not token:
            return None
        session = session_id(token)
        found = await self.store.session_user(session)
        if found is None:
            return None
        user, used_ms = found
        if user.banned:
            raise Banned
        if now_ms() - used_ms > DAY_MS:
            await self._use(session)
        return user

    async def _use(self, session: str) -> None:
        try:
            await self.store.use_session(session)
        except Exception as error:
            if not is_outage(error):
                raise  # else the next request will do

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
        account = folded(name)
        hashed = await self.passwords.hash(password)
        try:
            await self.store.make_account(user.id, account, hashed)
        except Clash:
            raise BadInput(Phrase("refused-name-taken", {"name": name})) from None
        await self.store.rename(user.id, name)
        return UserRow(id=user.id, name=name, account=account)

    async def sign_in(self, name: str, password: str, address: str) -> tuple[UserRow, str]:
        """Raises `BadInput`, the same for a wrong name and a wrong password; `TooManyTries` after some of them."""
        account = folded(name)
        here = f"{address} {account}"
        wait_s = max(self.tries.wait_s(here), self.tries_of_address.wait_s(address))
        if wait_s > 0:
            raise TooManyTries(wait_s)
        self.tries.note(here)
        self.tries_of_address.note(address)
        found = await self.store.password_of(account)
        right = await self.passwords.is_right(found[1] if found else None, password)
        if found is None or not right:
            raise BadInput(Phrase("refused-sign-in"))
        self.tries.forget(here)
        self.tries_of_address.take_back(address)
        user = await self.store.user(found[0])
        assert user is not None
        if user.banned:
            raise Banned
        return user, await self._new_session(user.id)

    async def sign_out(self, token: str) -> str:
        """Ends the session; which one it was."""
        session = session_id(token)
        await self.store.end_session(session)
        return session

    async def sign_out_everywhere(self, user: UserRow) -> None:
        await self.store.end_sessions_of(user.id)
