"""`lanterne bot`: a bot takes a seat at a table of a real house and plays there."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House, Visitor, open_house

from lanterne.commands.bot import run
from lanterne.commands.far_house import FarHouse
from lanterne.core.errors import BadInput, LanterneError
from lanterne.games.registry import OWN

PATIENCE_S = 60.0


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(
        f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", patience_ms=0
    ) as house:  # it is no person: nobody waits for its answers
        yield house


@pytest.fixture
def owner(house: House) -> Iterator[Visitor]:
    visitor = Visitor(house)
    yield visitor
    visitor.close()


@contextlib.contextmanager
def sent(url: str, call: str, **more: object) -> Iterator[list[BaseException]]:
    """The bot, on its way in a thread of its own; what it failed with."""
    failed: list[BaseException] = []

    def go() -> None:
        try:
            run(url, call, more.get("seat"), str(more.get("name", "")), "", "en")  # type: ignore[arg-type]
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=go, daemon=True)
    thread.start()
    yield failed
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


def wait_for_seat(owner: Visitor, table: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while owner.http.get(f"/api/tables/{table}").json()["boxes"][1]["kind"] == "empty":
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN)
def test_it_plays_a_game_to_its_end(
    house: House, owner: Visitor, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = owner.table(game=game, seats=2, options={"round_limit": 3} if game == "illuminati" else {})
    call = "random" if game == "illusion" else "beginner"  # the others see what no house tells a person
    with sent(f"{house.url}/t/{table}", call, name="Lotte") as failed:
        wait_for_seat(owner, table)
        owner.post(f"/api/tables/{table}/start")
        owner.post(f"/api/tables/{table}/leave")  # a bot of the house plays on
    assert failed == []
    shown = owner.http.get(f"/api/tables/{table}").json()
    assert shown["status"] == "over"
    assert shown["boxes"][1]["name"] == "Lotte"
    said = capsys.readouterr().out
    assert f"{call} sits down at seat 2" in said
    assert "The game is over: place" in said


def test_it_comes_back_to_a_line_that_was_lost(house: House, owner: Visitor) -> None:
    table = owner.table(game="vizia", seats=2)
    with sent(f"{house.url}/t/{table}", "beginner") as failed:
        wait_for_seat(owner, table)
        owner.post(f"/api/tables/{table}/start")
        owner.post(f"/api/tables/{table}/leave")
        shown = owner.watch(table)
        for _ in range(3):
            shown = owner.until("stepped")
        for client in list(house.registry.clients):
            if client.user != owner.me["id"]:
                house.loop.call_soon_threadsafe(client.drop)
        while shown.get("result") is None:
            shown = owner.until("stepped")
    assert failed == []


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("/", "no link to a table"),
        ("/t/", "no link to a table"),
        ("/t/abcdefghijkl", "no table|no-table"),
    ],
)
def test_where_there_is_no_table(house: House, path: str, fault: str) -> None:
    with pytest.raises(LanterneError, match=fault):
        run(house.url + path, "random", None, "", "", "en")


def test_where_no_seat_is_free(house: House, owner: Visitor) -> None:
    table = owner.table(game="vizia", seats=2, bots=["random"], start=True)
    owner.watch(table)
    with pytest.raises(LanterneError, match="No seat is free"):
        run(f"{house.url}/t/{table}", "random", None, "", "", "en")


def test_where_there_is_no_house() -> None:
    with pytest.raises(LanterneError, match="does not answer"):
        FarHouse("http://127.0.0.1:9/t/abcdefghijkl").ask("/api/me")
    with pytest.raises(BadInput, match="not the address of a house"):
        FarHouse("lanterne.example/t/abcdefghijkl")
