"""`lanterne bot`: a bot of one's own takes a seat at a table of any house and plays there to the end."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_from_anywhere
from lanterne.commands.common import plain_console
from lanterne.commands.far_house import FarHouse
from lanterne.commands.far_seat import FarSeat, Gap
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.phrase import phrase_from_json
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.text import Words

LISTEN_S: Final = 1.0  # then a word is sent, so that a dead line is noticed
SILENCE: Final = 20  # such times nothing came back: the line is dead
PAUSES_S: Final = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # before the house is called again
STALE = "stale"  # a refusal after which the table is shown anew
AGAIN = ("too-fast", "later")  # those after which it has to be asked for


class Caller:
    """One bot on its way to one table."""

    def __init__(self, house: FarHouse, table: str, bot: Bot, words: Words) -> None:
        self.house = house
        self.table = table
        self.bot = bot
        self.words = words
        self.console = plain_console()
        self.token = secrets.token_hex(6)  # what it does is not taken for what another run of it did

    def sit(self, seat: int | None, name: str) -> FarSeat:
        """On that seat, else on the first that is empty: another bot's is taken only if it is named.

        Raises `LanterneError`.
        """
        me = self.house.ask("/api/me")
        if name and not self.house.key:
            self.house.ask("/api/me/name", {"name": name})
        shown = self.house.ask(f"/api/tables/{self.table}")
        game = game_named(shown["game"]).edition(shown["rules"])
        mine = self.own_seat(me["id"])
        free = [box["seat"] for box in shown["boxes"] if box["kind"] == "empty"] if mine is None else [mine]
        wanted = free[:1] if seat is None else [seat]
        if not wanted:
            raise BadInput(self.words.text("bot-no-seat"))
        if mine is None:
            self.house.ask(f"/api/tables/{self.table}/sit", {"seat": wanted[0]})
        self.console.print(self.words.text("bot-sits", bot=self.bot.name, seat=wanted[0] + 1))
        return FarSeat(game, self.bot, wanted[0], FastRng(secrets.randbits(31)))

    def own_seat(self, me: str) -> int | None:
        """Whoever was here before comes back to their seat: the line knows it."""
        with self.house.line() as line:
            line.send(json.dumps({"t": "watch", "table": self.table}))
            for text in line:
                message = json.loads(text)
                if message["t"] == "table":
                    return next(iter([*message["mine"], *message["lent"]]), None)
                if message["t"] == "refused":
                    raise reason(message)
        return None

    def play(self, at: FarSeat) -> dict[str, Any]:
        """To the end, over as many lines as it takes: what came of it."""
        tries = 0
        while at.result is None:
            try:
                with self.house.line() as line:
                    tries = 0
                    self.follow(line, at)
            except (OSError, WebSocketException, TimeoutError) as error:
                pause = PAUSES_S[min(tries, len(PAUSES_S) - 1)]
                tries += 1
                self.console.print(self.words.text("bot-line-lost", error=str(error), seconds=int(pause)))
                time.sleep(pause)
        return at.result

    def follow(self, line: ClientConnection, at: FarSeat) -> None:
        watch = json.dumps({"t": "watch", "table": self.table})
        line.send(watch)
        silent = 0
        while at.result is None:
            try:
                message = json.loads(line.recv(timeout=LISTEN_S))
            except TimeoutError:
                silent += 1
                if silent > SILENCE:
                    raise
                line.send(json.dumps({"t": "ping"}))
                continue
            silent = 0
            if message["t"] == "refused" and message["why"] != STALE:
                if message["why"] not in AGAIN:
                    raise reason(message)
                time.sleep(LISTEN_S)
                line.send(watch)
            try:
                at.take(message)
            except Gap:
                line.send(watch)
                continue
            if message["t"] == "undo-asked" and message["by"] not in (None, at.seat):
                told = {"t": "undo-answer", "table": self.table, "ply": at.ply, "seat": at.seat, "agree": True}
                line.send(json.dumps(told))
            code = at.answer()
            if code is not None:
                word = {"t": "move", "table": self.table, "ply": at.ply, "seat": at.seat, "code": code}
                line.send(json.dumps({**word, "id": f"{self.token}-{at.name()}"}))


def reason(message: dict[str, Any]) -> LanterneError:
    phrase = message.get("phrase")
    return LanterneError(phrase_from_json(phrase) if phrase else message.get("text") or message["why"])


def run(url: str, call: str, seat: int | None, name: str, key: str, lang: str) -> None:
    words = Words(lang)
    place, _, table = urlsplit(url).path.rstrip("/").rpartition("/")
    if not place.endswith("/t") or not table:
        raise BadInput(f"{url!r} is no link to a table: http(s)://HOST/t/TABLE")
    house = FarHouse(url, key)
    game = house.ask(f"/api/tables/{table}")["game"]
    bot = bot_from_anywhere(call, game)
    caller = Caller(house, table, bot, words)
    at = caller.sit(None if seat is None else seat - 1, name)
    result = caller.play(at)
    console = plain_console()
    console.print(words.text("bot-over", place=result["places"][at.seat], score=result["scores"][at.seat]))
