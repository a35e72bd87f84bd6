"""Who is asking: a guest in zero steps, an account for those who want one. The cookie holds a random token."""

from __future__ import annotations

import math
import secrets
from abc import ABC, abstractmethod

from litestar.datastructures import Cookie

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.phrase import Phrase
from lanterne.server.ids import ALPHABET, fresh_id, hashed
from lanterne.server.limits import Tries
from lanterne.server.mailing.postman import HOLDS_MIN
from lanterne.server.messages import MOST_NAME
from lanterne.server.names import guest_name
from lanterne.server.passwords import Passwords
from lanterne.server.settings import Settings
from lanterne.server.store.outage import is_outage
from lanterne.server.store.persons import Keys
from lanterne.server.store.rows import UserRow
from lanterne.server.store.store import UNUSED_MS, Clash, Store
from lanterne.server.wall_clock import now_ms

COOKIE = "lanterne"
GUEST_COOKIE = "lanterne-guest"  # of a guest who has signed in and keeps a seat of their own meanwhile
CODE_GROUPS, CODE_GROUP = 4, 5  # nearly 100 bits
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
    return hashed(token)


def cookie_for(token: str, settings: Settings, key: str = COOKIE) -> Cookie:
    return Cookie(
        key=key,
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


def fresh_code() -> str:
    """Shown once, and kept by a person on paper."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def plain_code(code: str) -> str:
    """However somebody has copied it: in capitals, without dashes, with blanks."""
    return "".join(letter for letter in code.casefold() if letter in ALPHABET)


class Key(ABC):
    """What somebody says to be let into an account."""

    refusal: Phrase

    def __init__(self, text: str) -> None:
        self.text = text

    @abstractmethod
    def hashed(self, keys: Keys) -> str | None: ...


class Password(Key):
    refusal = Phrase("refused-sign-in")

    def hashed(self, keys: Keys) -> str | None:
        return keys.password


class Code(Key):
    refusal = Phrase("refused-code")

    def hashed(self, keys: Keys) -> str | None:
        return keys.recovery


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

    async def guest(self, token: str | None) -> UserRow | None:
        """The guest who bears the token: nobody with an account, and nobody who is banned."""
        try:
            user = await self.known(token)
        except Banned:
            return None
        return None if user is None or user.account is not None else user

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

    async def register(self, user: UserRow, name: str, password: str) -> tuple[UserRow, str]:
        """Gives a guest an account under that name; its games come along. And the code that resets the password."""
        if user.account is not None:
            raise BadInput(Phrase("refused-account-twice"))
        account = folded(name)
        code = fresh_code()
        hashed, recovery = await self.passwords.hash(password), await self.passwords.hash(plain_code(code))
        try:
            if not await self.store.make_account(user.id, account, hashed, recovery):
                raise BadInput(Phrase("refused-account-twice"))
        except Clash:
            raise BadInput(Phrase("refused-name-taken", {"name": name})) from None
        await self.store.rename(user.id, name)
        return UserRow(id=user.id, name=name, account=account, can_recover=True), code

    async def sign_in(self, name: str, password: str, address: str) -> tuple[UserRow, str]:
        """Raises `BadInput`, the same for a wrong name and a wrong password; `TooManyTries` after some of them."""
        user = await self._let_in(folded(name), address, Password(password))
        return user, await self._new_session(user.id)

    async def reset(self, name: str, code: str, password: str, address: str) -> tuple[UserRow, str, str]:
        """A new password for whoever has the code, which is used up: the session, and the next code.

        All other sessions end. Raises as `sign_in` does.
        """
        user = await self._let_in(folded(name), address, Code(plain_code(code)))
        told = fresh_code()
        keys = {
            "password": await self.passwords.hash(password),
            "recovery": await self.passwords.hash(plain_code(told)),
        }
        await self.store.set_keys(user.id, keys)
        user.can_recover = True
        return user, await self._new_session(user.id), told

    async def reset_by_link(self, link: str, password: str, address: str) -> tuple[UserRow, str]:
        """A new password for whoever has the link that was mailed, which is used up. All other sessions end.

        Raises `BadInput` when it is nobody's, used up or too old; `TooManyTries`.
        """
        wait_s = self.tries_of_address.wait_s(address)
        if wait_s > 0:
            raise TooManyTries(wait_s)
        self.tries_of_address.note(address)
        token = hashed(link)
        found = await self.store.link_user(token, now_ms() - HOLDS_MIN * 60_000)
        if found is None:
            raise BadInput(Phrase("refused-link"))
        self.tries_of_address.take_back(address)
        user = await self.store.user(found)
        assert user is not None
        if user.banned:
            raise Banned
        if not await self.store.use_link(found, token, await self.passwords.hash(password)):
            raise BadInput(Phrase("refused-link"))
        return user, await self._new_session(found)

    async def change_mail(self, user: UserRow, mail: str, password: str, address: str) -> UserRow:
        """Where links go from now on; empty: nowhere."""
        await self.check_password(user, password, address)
        await self.store.set_mail(user.id, mail.lower())
        user.mail = mail.lower()
        return user

    async def change_password(self, user: UserRow, old: str, new: str, address: str, token: str) -> None:
        """All sessions end but that of the token."""
        await self.check_password(user, old, address)
        await self.store.set_keys(user.id, {"password": await self.passwords.hash(new)}, but=session_id(token))

    async def new_code(self, user: UserRow, password: str, address: str) -> str:
        """In the place of an older one."""
        await self.check_password(user, password, address)
        code = fresh_code()
        await self.store.set_recovery(user.id, await self.passwords.hash(plain_code(code)))
        return code

    async def check_password(self, user: UserRow, password: str, address: str) -> None:
        """Raises `BadInput` when it is another's, or there is none."""
        if user.account is None:
            raise BadInput(Phrase("refused-no-account"))
        try:
            await self._let_in(user.account, address, Password(password))
        except BadInput:
            raise BadInput(Phrase("refused-password")) from None

    async def _let_in(self, account: str, address: str, key: Key) -> UserRow:
        """Whose key it is. A wrong one costs as much as a wrong name, and counts with the others."""
        here = f"{address} {account}"
        wait_s = max(self.tries.wait_s(here), self.tries_of_address.wait_s(address))
        if wait_s > 0:
            raise TooManyTries(wait_s)
        self.tries.note(here)
        self.tries_of_address.note(address)
        found = await self.store.keys_of(account)
        right = await self.passwords.is_right(None if found is None else key.hashed(found), key.text)
        if found is None or not right:
            raise BadInput(key.refusal)
        self.tries.forget(here)
        self.tries_of_address.take_back(address)
        user = await self.store.user(found.user)
        assert user is not None
        if user.banned:
            raise Banned
        return user

    async def sign_out(self, token: str) -> str:
        """Ends the session; which one it was."""
        session = session_id(token)
        await self.store.end_session(session)
        return session

    async def sign_out_everywhere(self, user: UserRow) -> None:
        await self.store.end_sessions_of(user.id)
