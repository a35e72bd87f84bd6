"""Passwords: hashed and checked off the event loop, few at a time, at the same cost known name or not."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

AT_ONCE = 2  # each takes 64 MB and a core


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.nobodys = ""  # what a guess at an unknown name is checked against

    async def open(self) -> None:
        self.nobodys = await self.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """`hashed` None: nobody bears that name, which takes as long to find out as that the password is wrong."""
        async with self.turns:
            return await asyncio.to_thread(self._verify, hashed or self.nobodys, password) and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except VerificationError:
            return False
