"""What is written down, and what never is."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterne.server import logs
from lanterne.server.journal import REQUEST
from lanterne.server.people import session_id
from lanterne.server.settings import Settings
from tests.server.conftest import Guests
from tests.server.faults import FailingSink, wait_until
from tests.server.house import House, Visitor, sqlite_url

PASSWORD = "correct horse"


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


@pytest.fixture
def journal() -> Iterator[io.StringIO]:
    """All that a server writes down, from debug on, by its own set-up."""
    kept = logging.getLogger().handlers[:], logging.getLogger().level, logging.getLogger("lanterne").level
    logs.configure(Settings(db="", log_level="debug", log_format="json"))
    handler = logging.getLogger().handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    written = io.StringIO()
    handler.setStream(written)
    yield written
    logging.basicConfig(handlers=kept[0], level=kept[1], force=True)
    logging.getLogger("lanterne").setLevel(kept[2])


def lines(journal: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in journal.getvalue().splitlines()]


def about(journal: io.StringIO, request: str, count: int) -> list[dict[str, Any]]:
    """The lines of a request; the last one comes when it has been answered."""

    def found() -> list[dict[str, Any]]:
        return [line for line in lines(journal) if line.get("request") == request]

    wait_until(lambda: len(found()) >= count)
    return found()


def play_all(visitor: Visitor, table: str) -> set[str]:
    """A game to its end; every hand and move on the way."""
    seen: set[str] = set()
    whole = visitor.watch(table)
    positions = {each["seat"]: each for each in whole["positions"]}
    while whole["result"] is None:
        seat = whole["info"]["to_act"][0]
        legal = positions[seat]["legal"]
        seen |= {json.dumps(positions[seat]["view"])[:200], legal[0]}
        visitor.move(table, positions[seat]["ply"], seat, legal[0], f"m{len(seen)}-{positions[seat]['ply']}")
        visitor.until("taken")
        if positions[seat]["ply"] > 25:
            visitor.post(f"/api/tables/{table}/resign", {"seat": 0})
        whole = visitor.watch(table)
        positions = {each["seat"]: each for each in whole["positions"]}
    return seen


def test_a_whole_game_leaves_no_secret_in_the_log(journal: io.StringIO, house: House, guest: Guests) -> None:
    ada = guest()
    ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    table = ada.table(game="illusio", seats=2, mine=2, start=True)
    secrets_seen = play_all(ada, table)
    row = house.registry.tables[table].row
    bots = ada.table(mine=0, bots=["random", "random"], start=True)
    ada.watch(bots)
    ada.http.get(f"/api/tables/{table}/replay?ply=3&seat=all")
    writer = house.registry.store.writer
    writer.sink = FailingSink(writer.sink, 6)
    ada.http.post(f"/api/tables/{bots}/leave")
    ada.http.post("/api/me/name", json={"name": "Ada Lovelace"})
    token = str(ada.http.cookies["lanterne"])
    wait_until(lambda: '"logger":"lanterne.table"' in journal.getvalue())
    text = journal.getvalue()
    assert len(lines(journal)) > 5
    forbidden = {row.seed, row.house, token, session_id(token), PASSWORD, table, bots, "argon2", ada.me["id"]}
    for secret in forbidden | {each for each in secrets_seen if len(each) > 12}:
        assert secret not in text, secret


def test_every_request_has_a_line_and_an_id(journal: io.StringIO, guest: Guests) -> None:
    ada = guest()
    table = ada.table()
    answer = ada.http.get(f"/api/tables/{table}?x=hush")
    name = answer.headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", name)
    (line,) = about(journal, name, 1)
    told = (line["level"], line["method"], line["route"], line["status"])
    assert told == ("info", "GET", "/api/tables/{name}", 200)
    assert line["ms"] > 0
    assert "hush" not in journal.getvalue()
    other = ada.http.get("/nowhere/at/all").headers["x-request-id"]
    assert other != name
    assert [line["route"] for line in about(journal, other, 1)] == ["other"]


def test_what_goes_wrong_in_a_request_bears_its_id(journal: io.StringIO, house: House, guest: Guests) -> None:
    ada = guest()
    writer = house.registry.store.writer
    writer.sink = FailingSink(writer.sink, 1)
    name = ada.http.post("/api/me/name", json={"name": "Ada"}).headers["x-request-id"]
    assert [line["level"] for line in about(journal, name, 2)] == ["error", "info"]


@pytest.mark.parametrize(("given", "taken"), [("abc-123_X.9", True), ("a b", False), ("x" * 65, False), ('"}', False)])
def test_a_proxys_id_is_taken_over_where_it_can_be_used(guest: Guests, given: str, taken: bool) -> None:
    headers = {"X-Request-ID": given, "X-Forwarded-For": "203.0.113.7"}
    answer = guest().http.get("/api/health", headers=headers)
    assert (answer.headers["x-request-id"] == given) == taken


def test_what_a_table_does_by_itself_belongs_to_no_request(house: House, guest: Guests) -> None:
    ada = guest()
    table = house.registry.tables[ada.table()]
    found: list[str] = []

    async def look() -> None:
        found.append(REQUEST.get())

    house.inside(table.run(look))
    assert found == [""]


def test_plain_lines_hide_links_too() -> None:
    record = logging.LogRecord("lanterne.table", 30, "", 0, "table %s: a job failed", ("abcdefghjkmn",), None)
    mark = REQUEST.set("r1")
    assert logs.Plain().format(record).endswith("WARNING lanterne.table [r1] table abcd…: a job failed")
    REQUEST.reset(mark)
    assert (
        logs.without_links("GET /api/tables/abcdefghjkmn/sit /t/abcdefghjkmn") == "GET /api/tables/abcd…/sit /t/abcd…"
    )
    assert logs.without_links("table that is over") == "table that is over"
