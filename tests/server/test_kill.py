"""kill -9 at random moments: no acknowledged move is missing, none is doubled, every table plays on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.faults import FULL, done_before, note_done
from tests.server.house import HEADER, apart
from tests.server.process import Server, all_moves

KILLS = 100 if FULL else 4
PEOPLE, TABLES_EACH = (10, 5) if FULL else (5, 4)
PLAYABLE_WITHIN_S = 5.0 if FULL else 60.0  # the quick run shares its cores with the rest of the suite


class Player:
    """One person with several tables, both seats of each; remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.number = number
        self.tables: list[str] = []
        self.cookie = ""
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.sent: dict[str, tuple[str, int, str]] = {}  # id -> table, ply, code
        self.rng = random.Random(number)

    def sit_down(self) -> None:
        with httpx.Client(base_url=self.server.url, headers=HEADER, timeout=30) as http:
            http.get("/api/me")
            self.cookie = http.cookies["lanterne"]
            for _ in range(TABLES_EACH):
                made = http.post("/api/tables", json={"game": "vizia", "seats": 2, "mine": 2, "start": True})
                self.tables.append(made.json()["id"])

    async def play(self) -> None:
        """Plays until cancelled, through every broken line."""
        while True:
            try:
                await self._one_line()
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _one_line(self) -> None:
        url = self.server.url.replace("http", "ws") + "/api/socket"
        headers = {"Cookie": f"lanterne={self.cookie}"}
        async with connect(url, additional_headers=headers, max_size=None, open_timeout=5) as socket:
            for name, (table, ply, code) in self.sent.items():  # unanswered: the same again under the same id
                seat = int(name.split("-")[2])
                await socket.send(json.dumps(move(table, ply, seat, code, name)))
            for table in self.tables:
                await socket.send(json.dumps({"t": "watch", "table": table}))
            async for text in socket:
                reply = self.answer(json.loads(text))
                if reply is not None:
                    await asyncio.sleep(0.02)
                    await socket.send(json.dumps(reply))

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        kind = message["t"]
        if kind == "taken":
            known = self.sent.pop(message["id"], None)
            if known is not None:
                assert message["ply"] == known[1]
                self.acknowledged[known[0], known[1]] = known[2]
        elif kind == "refused":
            self.sent.pop(message["id"], None)
        elif kind == "table":
            legal = {position["seat"]: position["legal"] for position in message["positions"]}
            return self.next_move(message["info"]["id"], message["info"]["ply"], message["info"]["to_act"], legal)
        elif kind == "stepped":
            legal = {change["seat"]: change.get("legal", []) for change in message["changes"]}
            return self.next_move(message["table"], message["changes"][0]["ply"], message["to_act"], legal)
        return None

    def next_move(self, table: str, ply: int, to_act: list[int], legal: dict[int, list[str]]) -> dict[str, Any] | None:
        waiting = any(known[0] == table for known in self.sent.values())
        if not to_act or waiting or not legal.get(to_act[0]):
            return None
        code = self.rng.choice(legal[to_act[0]])
        name = f"{table}-{ply}-{to_act[0]}"
        self.sent[name] = (table, ply, code)
        return move(table, ply, to_act[0], code, name)


def move(table: str, ply: int, seat: int, code: str, name: str) -> dict[str, Any]:
    return {"t": "move", "table": table, "ply": ply, "seat": seat, "code": code, "id": name}


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_no_acknowledged_move_is_lost_or_doubled(db: str) -> None:
    what = f"kill {db.partition('+')[0]}"
    first = done_before(what)
    server = Server(db)
    server.start()
    players = [Player(server, number) for number in range(PEOPLE)]
    for player in players:
        player.sit_down()
    slowest = apart(load_and_kill(server, players, what))
    try:
        check_the_truth(server, players, KILLS - first)
        check_every_table_plays_on(server, players)
    finally:
        server.kill()
    assert slowest < PLAYABLE_WITHIN_S


async def load_and_kill(server: Server, players: list[Player], what: str) -> float:
    rng = random.Random(9)
    tasks = [asyncio.create_task(player.play()) for player in players]
    slowest = 0.0
    for _ in range(done_before(what), KILLS):
        await asyncio.sleep(0.3 + rng.random())
        server.kill()
        slowest = max(slowest, await asyncio.to_thread(server.start))
        note_done(what)
    await asyncio.sleep(1.0)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(end) for end in ended} == {asyncio.CancelledError}
    return slowest


def check_the_truth(server: Server, players: list[Player], kills: int) -> None:
    rows = apart(all_moves(server.db))
    stored = {(match, ply): code for match, ply, code, _ in rows}
    assert len(stored) == len(rows)
    assert len({(match, message) for match, _, _, message in rows}) == len(rows)
    acknowledged = {key: code for player in players for key, code in player.acknowledged.items()}
    assert len(acknowledged) >= 4 * kills
    missing = {key: code for key, code in acknowledged.items() if stored.get(key) != code}
    assert not missing
    for match in {match for match, _ in stored}:
        plies = sorted(ply for other, ply in stored if other == match)
        assert plies == list(range(len(plies)))


def check_every_table_plays_on(server: Server, players: list[Player]) -> None:
    """Each table still open takes one more move."""

    async def one_more(player: Player) -> None:
        for table in player.tables:
            player.sent.clear()
            url = server.url.replace("http", "ws") + "/api/socket"
            async with connect(
                url, additional_headers={"Cookie": f"lanterne={player.cookie}"}, max_size=None
            ) as socket:
                await socket.send(json.dumps({"t": "watch", "table": table}))
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                    if message["t"] == "table" and message["info"]["status"] == "over":
                        break
                    if message["t"] == "taken":
                        break
                    if message["t"] == "refused":  # "stale": what was asked before the kill has been done since
                        player.sent.clear()
                        if message["why"] == "failed":  # its worker is just being replaced
                            await socket.send(json.dumps({"t": "watch", "table": table}))
                    if message["t"] == "table":
                        reply = player.answer(message)
                        assert reply is not None or player.sent  # it is shown again while the move is under way
                        if reply is not None:
                            reply["id"] += "-once-more"
                            await socket.send(json.dumps(reply))

    async def everybody() -> None:
        for player in players:
            async with asyncio.timeout(60):  # a refusal at every try is no life either
                await one_more(player)

    apart(everybody())
