"""Sends links for lost passwords: behind the answer, so that nobody learns from it who has an account here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from msgspec import Struct

from lanterne.core.phrase import Phrase
from lanterne.server.ids import hashed
from lanterne.server.limits import Buckets
from lanterne.server.mailing.sending import letter, reason, send
from lanterne.server.messages import MOST_NAME
from lanterne.server.names import clean_name
from lanterne.server.quotas import TooMany, address_of
from lanterne.server.settings import Settings
from lanterne.server.store.rows import MailRow
from lanterne.server.store.store import Store
from lanterne.server.wall_clock import now_ms
from lanterne.text import LANGUAGES, Words

log = logging.getLogger("lanterne.mail")
HOLDS_MIN: Final = 30
APART_MS: Final = 300_000  # between two letters to one person
MOST_WAITING: Final = 200
SENDERS: Final = 2
ASKED_AT_ONCE: Final = 5  # by one address, and then one a minute
END_S: Final = 60.0  # the longest that one letter may take


class Asked(Struct):
    who: str
    lang: str


class Postman:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.work: asyncio.Queue[Asked] = asyncio.Queue(MOST_WAITING)
        self.asked_of_address = Buckets(1 / 60, ASKED_AT_ONCE)
        self.sent_to = Buckets(1000 / APART_MS, 1)  # by where it goes: many accounts may name one address
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.settings.mails:
            self.tasks = [asyncio.create_task(self._send(), name=f"mail {k}") for k in range(SENDERS)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def ask(self, who: str, lang: str, address: str) -> None:
        """Says the same whoever it is, at once. Raises `TooMany` for an address that asks too often."""
        if not self.asked_of_address.of(address_of(address)).take():
            raise TooMany(Phrase("refused-too-often"), 60.0)
        try:
            self.work.put_nowait(Asked(who, lang))
        except asyncio.QueueFull:
            log.warning("too many links are asked for at once: some are not sent")

    async def _send(self) -> None:
        while True:
            asked = await self.work.get()
            try:
                await self._answer(asked)
            except Exception as error:  # the next one is somebody else's
                log.warning("a link could not be mailed: %s", reason(error))
            finally:
                self.work.task_done()

    async def _answer(self, asked: Asked) -> None:
        name = clean_name(asked.who).casefold()
        account = name if len(asked.who.strip()) <= MOST_NAME else ""
        found = await self.store.to_be_mailed(account, asked.who.strip().lower())
        words = Words(asked.lang if asked.lang in LANGUAGES else LANGUAGES[0])
        for mail in sorted({row.mail for row in found}):
            if not self.sent_to.of(mail).take():
                continue
            links = [await self._link(row, words) for row in found if row.mail == mail]
            lines = [line for line in links if line]
            if lines:
                await self._post(words, mail, lines)

    async def _link(self, row: MailRow, words: Words) -> str:
        """A line of the letter; empty: that person was written to just now."""
        token = secrets.token_urlsafe(32)
        if not await self.store.claim_link(row.id, hashed(token), now_ms() - APART_MS):
            return ""
        link = f"{self.settings.public_url.rstrip('/')}/account#link={token}"
        return words.text("mail-letter-link", name=row.name) + "\n" + link

    async def _post(self, words: Words, mail: str, links: list[str]) -> None:
        house = self.settings.public_url
        parts = [words.text("mail-letter-why", house=house), *links]
        parts.append(words.text("mail-letter-end", minutes=HOLDS_MIN))
        message = letter(self.settings, mail, words.text("mail-letter-subject"), "\n\n".join(parts) + "\n")
        async with asyncio.timeout(END_S):
            await asyncio.to_thread(send, self.settings, message)
