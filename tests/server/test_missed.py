"""What one worker tells another and the other does not hear: it is learnt all the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from lanterne.server.store.leases import Leases
from lanterne.server.store.notices import Notice
from lanterne.server.wall_clock import wall_clock
from tests.server.databases import fresh_database
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, apart, open_house
from tests.server.test_leases import Two
from tests.server.test_life_of_a_move import sides

pytestmark = pytest.mark.slow


@pytest.fixture
def table(postgres: str) -> Iterator[Two]:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as other:
        two = Two(one, other)
        two.start()
        yield two
        two.close()


@contextmanager
def deaf(house: House) -> Iterator[None]:
    """It hears nothing, until its line breaks and is back."""
    notices = house.registry.store.notices
    hear = notices.hear
    notices.hear = ignored
    yield
    notices.hear = hear
    assert notices.connection is not None
    house.loop.call_soon_threadsafe(notices.connection.terminate)


async def ignored(_notice: Notice) -> None: ...


def end_a_turn(two: Two) -> tuple[Visitor, int]:
    """Who has ended it, and would rather not have."""
    mover, _, seat = sides(two.ada, two.bea, two.ada.watch(two.table))
    legal = mover.watch(two.table)["positions"][0]["legal"]
    for ply, code in enumerate((next(code for code in legal if code.startswith("place")), "end")):
        mover.move(two.table, ply, seat, code)
        while mover.until("stepped")["ply"] != ply + 1:
            pass
    return mover, seat


def asked_at(house: House, table: str) -> int | None:
    return house.registry.tables[table].host.undo_by


def test_what_is_asked_while_a_line_was_broken(table: Two) -> None:
    mover, seat = end_a_turn(table)
    with deaf(table.two):
        mover.send(t="undo", table=table.table, ply=2, seat=seat)
        wait_until(lambda: asked_at(table.one, table.table) == seat)
    wait_until(lambda: asked_at(table.two, table.table) == seat)
    assert table.bea.watch(table.table)["undo_asked_by"] == seat


def test_what_could_not_be_written_of_the_room_is_told_later(table: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, failures = Leases.keep_room, [1, 1]

    async def fail(self: Leases, match: str, room: str) -> None:
        if '"undo_by"' in room and failures:
            failures.pop()
            raise ConnectionResetError("the line broke")
        await keep(self, match, room)

    monkeypatch.setattr(Leases, "keep_room", fail)
    mover, seat = end_a_turn(table)
    mover.send(t="undo", table=table.table, ply=2, seat=seat)
    wait_until(lambda: asked_at(table.two, table.table) == seat)
    assert failures == []


def test_what_is_said_by_a_clock_that_is_behind_is_heard_all_the_same(table: Two) -> None:
    table.ada.send(t="say", table=table.table, text="now")
    assert table.bea.until("said")["line"]["text"] == "now"
    wall_clock.ahead_ms -= 60_000
    try:
        table.ada.send(t="say", table=table.table, text="later, and a minute before")
        assert table.bea.until("said")["line"]["text"].startswith("later")
    finally:
        wall_clock.ahead_ms = 0


def test_who_looks_on_at_a_worker_that_stood_still_for_a_while(table: Two) -> None:
    """Its people were counted out, and it heard nothing of that."""
    registry, host = table.two.registry, table.one.registry.tables[table.table].host
    table.bea.watch(table.table)
    with stands_still(table.two):
        wait_until(lambda: table.bea.me["id"] not in host.present)
    wait_until(lambda: table.bea.me["id"] in host.present)
    assert table.bea.me["id"] in registry.tables[table.table].host.present


@contextmanager
def stands_still(house: House) -> Iterator[None]:
    leases, beat = house.registry.store.leases, Leases.beat

    async def silence() -> list[str]:
        return []

    leases.beat = silence  # type: ignore[method-assign]
    yield
    leases.beat = partial(beat, leases)  # type: ignore[method-assign]


@pytest.mark.parametrize("path", ["/api/session", "/api/sessions"])
def test_signing_out_while_a_line_was_broken_ends_the_line_there(table: Two, path: str) -> None:
    there = Visitor(table.two, dict(table.ada.http.cookies))
    there.watch(table.table)
    with deaf(table.two):
        assert table.ada.http.delete(path).status_code < 300
    with pytest.raises(ConnectionClosed):
        there.until("never")
    assert table.bea.watch(table.table)  # whose session holds
    there.close()
