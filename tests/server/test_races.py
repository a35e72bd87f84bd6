"""Three workers on one port, and everybody at the same moment: one winner each."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.databases import fresh_database
from tests.server.faults import FULL, done_before, note_done, wait_until
from tests.server.house import HEADER, PATIENCE_S, apart
from tests.server.process import Server
from tests.server.test_kill import move as move_message

pytestmark = pytest.mark.slow
RACES = 500 if FULL else 12
AT_ONCE = 10  # races that run side by side


@pytest.fixture(scope="module")
def server(postgres: str) -> Iterator[Server]:
    """Limits are raised: it is one machine that asks."""
    raised = {f"LANTERNE_{name}": "1000000" for name in ("HTTP_PER_MINUTE", "TABLES_PER_ADDRESS_HOUR")}
    found = Server(apart(fresh_database(postgres)), "--workers", "3", **raised)
    found.start()
    yield found
    found.end()


class Someone:
    """Every request goes over a line of its own, to whichever worker takes it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        with self.line() as http:
            self.user = http.get("/api/me").json()["id"]
            self.cookie = http.cookies["lanterne"]

    def line(self) -> httpx.Client:
        cookies = {"lanterne": self.cookie} if hasattr(self, "cookie") else {}
        return httpx.Client(base_url=self.server.url, headers=HEADER, cookies=cookies, timeout=PATIENCE_S)

    def post(self, path: str, body: object | None = None) -> httpx.Response:
        with self.line() as http:
            return http.post(path, json=body)

    def info(self, table: str) -> dict[str, Any]:
        with self.line() as http:
            told: dict[str, Any] = http.get(f"/api/tables/{table}").json()
            return told

    def table(self, **wish: Any) -> str:
        made = self.post("/api/tables", {"game": "vizia", "seats": 2, **wish})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        url = self.server.url.replace("http", "ws") + "/api/socket"
        with connect(url, additional_headers={"Cookie": f"lanterne={self.cookie}"}, max_size=None) as found:
            found.send(json.dumps({"t": "watch", "table": table}))
            yield found


def move(table: str, ply: int, seat: int, code: str, name: str) -> str:
    return json.dumps(move_message(table, ply, seat, code, name))


def until(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE_S))
        if message["t"] in kinds:
            return message


def at_once(*works: Callable[[], Any]) -> list[Any]:
    gate = threading.Barrier(len(works))

    def run(work: Callable[[], Any]) -> Any:
        gate.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return [each.result() for each in [threads.submit(run, work) for work in works]]


def run_races(what: str, race: Callable[[int], None]) -> None:
    first = done_before(what)

    def one(number: int) -> None:
        race(number)
        note_done(what)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        for each in [threads.submit(one, number) for number in range(first, RACES)]:
            each.result()


@pytest.mark.timeout(1800)
def test_one_seat(server: Server) -> None:
    def race(_number: int) -> None:
        owner, people = Someone(server), [Someone(server) for _ in range(3)]
        table = owner.table()
        answers = at_once(*[lambda p=p: p.post(f"/api/tables/{table}/sit", {"seat": 1}) for p in people])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409], [a.text for a in answers]
        for answer, person in zip(answers, people, strict=True):
            with person.line() as http:
                rows = http.get("/api/lobby").json()["mine"]
            assert [row["id"] for row in rows] == ([table] if answer.status_code == 200 else [])

    run_races("race for a seat", race)


@pytest.mark.timeout(1800)
def test_one_rematch(server: Server) -> None:
    def race(_number: int) -> None:
        ada, bea = Someone(server), Someone(server)
        table = ada.table()
        assert bea.post(f"/api/tables/{table}/sit", {"seat": 1}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        assert ada.post(f"/api/tables/{table}/resign", {"seat": 0}).json()["status"] == "over"
        answers = at_once(*[lambda p=p: p.post(f"/api/tables/{table}/rematch") for p in (ada, bea, ada)])
        assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
        assert len({answer.json()["id"] for answer in answers}) == 1
        for person in (ada, bea):
            with person.line() as http:
                assert len(http.get("/api/lobby").json()["mine"]) == 2

    run_races("race for a rematch", race)


@pytest.mark.timeout(1800)
def test_a_take_back_or_the_next_move(server: Server) -> None:
    """Whoever comes second is told that the table has moved on."""

    def race(number: int) -> None:
        ada = Someone(server)
        table = ada.table(mine=2, start=True)
        with ada.socket(table) as one, ada.socket(table) as two:
            whole = until(one, "table")
            until(two, "table")
            seat = whole["info"]["to_act"][0]
            legal = whole["positions"][seat]["legal"]
            place = random.Random(number).choice([code for code in legal if code.startswith("place")])
            one.send(move(table, 0, seat, place, "first"))
            for socket in (one, two):
                until(socket, "stepped")
            undo = json.dumps({"t": "undo", "table": table, "ply": 1, "seat": seat})
            at_once(lambda: one.send(undo), lambda: two.send(move(table, 1, seat, "end", "second")))
            ended = until(two, "taken", "refused")
            undone = until(one, "table", "refused", "stepped")
            if ended["t"] == "taken":
                # By then it is the other's turn: what was asked for ply 1 is stale, or was done before and is no more.
                assert undone["t"] in ("stepped", "refused"), undone
                wait_until(lambda: ada.info(table)["ply"] == 2)
            else:
                assert ended["why"] == "stale", ended
                assert undone["t"] == "table", undone
                wait_until(lambda: ada.info(table)["ply"] == 0)

    run_races("race for a take-back", race)
