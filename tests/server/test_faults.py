"""Nothing stands still: a write that fails, a disk that is full, a table nobody sets in motion."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanterne.server.store.store import Store
from lanterne.server.tables.live import LetGo
from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.faults import (
    FULL,
    WITHIN_S,
    Person,
    all_move,
    bots_tables,
    check_the_truth,
    done_before,
    failing,
    full_disk,
    is_over,
    note_done,
    play_on,
    ply_of,
    wait_until,
)
from tests.server.house import House, Visitor, open_house, sqlite_url

pytestmark = pytest.mark.slow

DISKS = 20 if FULL else 2


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """Its bots pause, so that no game is over before the fault."""
    with open_house(sqlite_url(tmp_path), bot_delay_ms=50) as opened:
        yield opened


# ---------------------------------------------------------------------- a write that fails


@pytest.mark.parametrize("after", [False, True], ids=["not written", "answer lost"])
def test_a_bots_table_goes_on_after_failed_writes(slow_house: House, after: bool) -> None:
    ada = Visitor(slow_house)
    tables = bots_tables(ada, 2)
    sink = failing(slow_house, 4, after=after)
    wait_until(lambda: sink.left == 0)
    all_move([slow_house], tables)
    check_the_truth(slow_house.app.state.settings.db, [])
    ada.close()


def test_a_move_that_could_not_be_written_has_its_reason_and_may_be_sent_again(house: House, guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    code = whole["positions"][seat]["legal"][0]
    failing(house, 1)
    ada.move(table, 0, seat, code, "mine")
    refused = ada.until("refused")
    assert (refused["why"], refused["id"], refused["table"]) == ("failed", "mine", table)
    ada.move(table, 0, seat, code, "mine")  # the same line: nobody was thrown out
    assert ada.until("taken")["ply"] == 0
    assert ada.watch(table)["info"]["ply"] == 1


def test_a_move_whose_answer_was_lost_is_taken_and_not_doubled(house: House, guest: Guests) -> None:
    """It was called failed, and was written: the table asks the store before it believes either."""
    ada = guest()
    table = ada.table(mine=2, start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    code = whole["positions"][seat]["legal"][0]
    failing(house, 1, after=True)
    ada.move(table, 0, seat, code, "mine")
    assert ada.until("refused")["why"] == "failed"
    ada.move(table, 0, seat, code, "mine")
    assert ada.until("taken")["ply"] == 0
    assert ada.watch(table)["info"]["ply"] == 1


def test_what_was_written_all_the_same_is_told_to_those_who_watch(house: House, guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    failing(house, 1, after=True)
    ada.move(table, 0, seat, whole["positions"][seat]["legal"][0])
    assert ada.until("refused")["why"] == "failed"
    assert ada.until("stepped")["ply"] == 1  # nobody sent anything more


def test_a_change_of_seats_whose_answer_was_lost_is_true_at_the_table(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    failing(house, 1, after=True)
    answer = bea.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert answer.status_code == 503
    wait_until(lambda: ada.http.get(f"/api/tables/{table}").json()["boxes"][1]["kind"] == "person")


def test_a_flag_falls_though_it_could_not_be_written_at_first(house: House, guest: Guests) -> None:
    ada = guest()
    pace = {"kind": "live", "base_s": 60, "at_zero": "lose"}
    table = ada.table(mine=2, pace=pace, start=True)
    live = house.registry.tables[table]
    sink = failing(house, 3)
    wall_clock.ahead_ms += 61_000
    try:
        house.loop.call_soon_threadsafe(live.nudge)
        wait_until(lambda: is_over(house, table))
    finally:
        wall_clock.ahead_ms = 0
    assert sink.left == 0


# ---------------------------------------------------------------------- a full disk


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_a_full_disk_and_its_end(slow_house: House) -> None:
    db = slow_house.app.state.settings.db
    ada, person = Visitor(slow_house), Person(slow_house)
    for _ in range(done_before("disk"), DISKS):
        tables = bots_tables(ada, 3)
        person.move()
        with full_disk(slow_house):
            playing = threading.Thread(target=play_on, args=(person, 40))
            playing.start()
            wait_until(lambda: ada.http.get("/api/health").status_code == 503)
        all_move([slow_house], tables)
        playing.join()
        wait_until(lambda: ada.http.get("/api/health").json()["status"] == "ok")
        note_done("disk")
    check_the_truth(db, [person])
    for visitor in (ada, person):
        visitor.close()


# ---------------------------------------------------------------------- a database that is away


def test_while_the_database_is_away_every_wish_has_an_answer(
    house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    ada.call()
    closed = house.registry.tables.pop(table)
    house.inside(closed.stop_task())

    async def away(_store: Store, _statement: object) -> None:
        raise ConnectionRefusedError("nobody there")

    with monkeypatch.context() as outage:
        outage.setattr(Store, "_rows", away)
        ada.send(t="watch", table=table)
        refused = ada.until("refused")
        assert (refused["why"], refused["table"]) == ("failed", table)
        assert ada.http.get("/api/lobby").status_code == 503
        health = ada.http.get("/api/health")
        assert health.status_code == 503
        assert (health.json()["status"], health.json()["database"]) == ("failing", False)
    assert ada.watch(table)["info"]["id"] == table  # the same line
    assert ada.http.get("/api/health").json()["status"] == "ok"


# ---------------------------------------------------------------------- the watchdog


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.registry.WATCH_S", 0.05)
    monkeypatch.setattr("lanterne.server.tables.watchdog.STILL_S", 0.2)


@pytest.mark.usefixtures("impatient")
def test_a_table_nobody_sets_in_motion_is_found(tmp_path: Path, logged: list[str]) -> None:
    """A bot's answer that never came: the question is lost, nobody knows of it."""
    with open_house(sqlite_url(tmp_path), bot_delay_ms=20, bot_slack_s=0.2) as house:
        ada = Visitor(house)
        (table,) = bots_tables(ada, 1)
        live = house.registry.tables[table]
        think = house.registry.pool.think
        lost: list[object] = []

        def lose(job: object) -> object:
            lost.append(job)
            return house.loop.create_future()

        house.registry.pool.think = lose  # type: ignore[method-assign,assignment]
        try:
            wait_until(lambda: bool(lost))
            stood = live.host.match.ply
            wait_until(lambda: ada.http.get("/api/health").json()["still"] == 1)
            assert ada.http.get("/api/health").status_code == 503
        finally:
            house.registry.pool.think = think  # type: ignore[method-assign]
        wait_until(lambda: ply_of(house, table) > stood)
        wait_until(lambda: ada.http.get("/api/health").json()["status"] == "ok")
        assert len([line for line in logged if f"table {table} stands still" in line]) == 1
        ada.close()


@pytest.mark.usefixtures("impatient")
def test_nobody_is_called_still_who_waits_for_people_or_thinks(house: House, guest: Guests) -> None:
    ada = guest()
    mine = ada.table(mine=2, start=True)
    waiting = ada.table()
    (bots,) = bots_tables(ada, 1)
    wait_until(lambda: is_over(house, bots), 60.0)

    async def look() -> list[str]:
        house.registry.watchdog.look(house.registry.tables.values(), 0.0)
        return house.registry.watchdog.still(1e12)  # however long one looks

    assert house.inside(look()) == [], (mine, waiting, bots)


def test_who_waits_at_a_table_that_is_let_go_hears_so(house: House, guest: Guests) -> None:
    """What is under way as well as what came behind it: nobody waits for ever."""
    table = house.registry.tables[guest().table()]

    async def let_go() -> list[BaseException | None]:
        never = asyncio.Event()
        waiting = [asyncio.create_task(table.run(never.wait)) for _ in range(2)]
        while not table.working:
            await asyncio.sleep(0)
        await table.stop_task()
        await asyncio.wait(waiting, timeout=WITHIN_S)
        return [task.exception() for task in waiting]

    assert [type(error) for error in house.inside(let_go())] == [LetGo, LetGo]


def test_health_reads_no_file(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(_name: str) -> str:
        raise OSError("too many open files")

    ada = guest()
    monkeypatch.setattr("lanterne.compiled.version", unreadable)
    assert ada.http.get("/api/health").status_code == 200
