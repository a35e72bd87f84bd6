"""One bad row, one bad body, one bad byte: nobody else suffers for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lanterne.server.limits import Bucket
from lanterne.server.sockets import MOST_SHOWN, may_see_again
from lanterne.server.store.base import LARGE_LOG
from lanterne.server.tables.client import MOST_BYTES, Client
from lanterne.server.tables.live import LiveTable
from lanterne.server.thinking.orders import Thought
from lanterne.server.thinking.pool import Job, NotWanted, Pool
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, open_house, sqlite_url


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


@pytest.mark.parametrize("text", ["[" * 4000, '{"a":' * 2000 + "1" + "}" * 2000, "[" * 4000 + "]" * 4000])
def test_a_nested_body_is_no_failure_inside(guest: Guests, text: str, logged: list[str]) -> None:
    ada = guest()
    for path in ("/api/tables", "/api/session", "/api/me/name"):
        answer = ada.http.post(path, content=text, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, path
        assert answer.json()["phrase"]["key"] == "refused-unusable"
    assert logged == []


@pytest.mark.parametrize("body", [b'{"name":"\xff\xfe"}', b'{"name":"\xed\xa0\x80"}', b"\xff"])
def test_a_body_that_is_no_text_is_no_failure_inside(guest: Guests, body: bytes, logged: list[str]) -> None:
    answer = guest().http.post("/api/me/name", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["phrase"]["key"], logged) == (400, "refused-unusable", [])


def test_what_only_looks_like_a_number_is_no_failure_inside(guest: Guests, logged: list[str]) -> None:
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    for path in (f"/api/tables/{table}/replay?seat=²", f"/api/tables/{table}/words?seat=²", "/api/pictures/5.png%0A"):
        assert ada.http.get(path).status_code == 400, path
    assert logged == []


@pytest.mark.parametrize("name", ["a\x00b", "\n", "a\x7f"])
def test_an_id_of_unprintable_letters_is_a_bad_message(guest: Guests, name: str) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    ada.move(table, 0, seat, whole["positions"][seat]["legal"][0], name)
    assert ada.until("refused")["why"] == "bad-message"
    assert ada.watch(table)["info"]["ply"] == 0


def test_many_unknown_options_get_a_short_answer(guest: Guests) -> None:
    options: dict[str, Any] = {f"o{number}": 1 for number in range(400)}
    answer = guest().http.post("/api/tables", json={"game": "vizia", "seats": 2, "options": options})
    assert answer.status_code == 400
    assert len(answer.text) < 16_000
    assert "{???}" not in answer.text
    assert "390" in answer.json()["detail"]


# ---------------------------------------------------------------------- what a person may take


def test_a_client_that_does_not_read_is_dropped_by_bytes_too() -> None:
    client = Client("ada", "Ada")
    dropped: list[bool] = []
    for _ in range(33):
        client.send_bytes(b"x" * 63_000)
        dropped.append(client.dropped)
    assert dropped == [False] * 31 + [True] * 2
    assert client.outbox.qsize() == 1  # nothing of it is kept
    assert client.waiting <= MOST_BYTES


def test_what_was_read_counts_no_more(house: House) -> None:
    async def read_all() -> bool:
        client = Client("ada", "Ada")
        for _ in range(200):
            client.send_bytes(b"x" * 63_000)
            assert await client.next() is not None
        return client.dropped

    assert not house.inside(read_all())


def test_who_is_too_fast_is_told_for_what(db: str) -> None:
    with open_house(db, messages_burst=2.0, messages_per_s=0.1) as house:
        ada = Visitor(house)
        table = ada.table(mine=2, start=True)
        ada.watch(table)
        for name in ("one", "two"):
            ada.move(table, 0, 0, "end", name)
        while (told := ada.until("refused"))["why"] != "too-fast":
            pass
        assert (told["table"], told["id"]) == (table, "two")
        ada.close()


def test_more_lines_let_nobody_send_more(db: str) -> None:
    with open_house(db, messages_burst=12.0, messages_per_s=0.001) as house:
        ada, bea = Visitor(house), Visitor(house)
        heard: list[str] = []
        for _ in range(4):
            ada.call()  # the lines before stay open
            for _ in range(4):
                ada.send(t="ping")
            heard += [ada.next()["t"] for _ in range(4)]
        assert heard == ["pong"] * 12 + ["refused"] * 4
        bea.call()
        bea.send(t="ping")
        assert bea.next()["t"] == "pong"
        ada.close()
        bea.close()


def test_to_be_shown_a_table_again_and_again_costs_more(db: str) -> None:
    with open_house(db, messages_burst=35.0, messages_per_s=1.0) as house:
        ada = Visitor(house)
        tables = [ada.table() for _ in range(10)]
        ada.call()
        for table in tables:
            ada.watch(table)  # the first time it is a message like any other
        for _ in range(10):
            ada.send(t="watch", table=tables[0])
        answers: list[dict[str, Any]] = []
        while len(answers) < 10:
            answers += [answer for answer in [ada.next()] if answer["t"] in ("table", "refused")]
        assert [answer["t"] for answer in answers].count("table") == 2
        assert [answer["why"] for answer in answers if answer["t"] == "refused"] == ["too-fast"] * 8
        assert tables[0] in [answer.get("table") for answer in answers]
        ada.close()


def test_tables_there_are_not_are_not_remembered_for_ever() -> None:
    client, bucket = Client("ada", "Ada"), Bucket(1.0, 1.0)
    for number in range(5000):
        assert may_see_again(client, f"nowhere{number}", bucket)
    assert len(client.shown) <= MOST_SHOWN


def test_who_was_not_there_disturbs_nobody_by_going(
    house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = guest(), guest()
    table = ada.table(mine=2, start=True)
    ada.watch(table)
    nudged: list[str] = []
    monkeypatch.setattr(LiveTable, "nudge", lambda table: nudged.append(table.id))
    eve.call()
    eve.send(t="unwatch", table=table)
    eve.send(t="ping")
    assert eve.until("pong")
    assert nudged == []
    ada.send(t="unwatch", table=table)
    ada.send(t="ping")
    assert ada.until("pong")
    assert nudged == [table]


# ---------------------------------------------------------------------- odds and ends


def test_a_large_log_is_given_back_when_nobody_writes(house: House, guest: Guests) -> None:
    store = house.registry.store
    assert store.file is not None
    ada = guest()
    table = ada.table()
    for number in range(3):
        house.inside(store.keep_snapshot(table, number, "a test", "x" * (LARGE_LOG // 2)))
    assert store.file.log_size() > LARGE_LOG
    house.inside(store.tidy())
    assert store.file.log_size() == 0


def test_a_question_nobody_asks_any_more_is_no_error(house: House, logged: list[str]) -> None:
    def moved_on(_heard: int | None) -> Any:
        raise NotWanted

    async def ask() -> Thought:
        pool: Pool = house.registry.pool
        return await pool.think(Job("vizia random", "a mind", moved_on, 0.05, 1.0))

    assert house.inside(ask()).failure == "called off"
    assert logged == []
