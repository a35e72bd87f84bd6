"""Clocks on the server: they run out, they survive a restart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanterne.server.tables.driver import Driver
from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, open_house
from tests.server.test_life_of_a_move import sides, two_at_a_table

LIVE = {"kind": "live", "base_s": 60, "increment_s": 5}


@pytest.fixture(autouse=True)
def _present() -> Iterator[None]:
    yield
    wall_clock.ahead_ms = 0


def fall(house: House, table: str) -> None:
    """Time is over now; the table notices."""
    live = house.registry.tables[table]
    house.inside(live.run(Driver(live, lambda: None).wake))


def test_a_clock_runs_and_gets_its_increment(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest, pace=LIVE)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    legal = mover.watch(table)["positions"][0]["legal"]
    wall_clock.ahead_ms += 20_000
    mover.move(table, 0, seat, legal[0])
    clocks = mover.until("stepped")["clocks_ms"]
    assert 44_000 <= clocks[seat] <= 45_500
    assert clocks[1 - seat] == 60_000


@pytest.mark.parametrize("at_zero", ["bot", "lose"])
def test_at_zero_what_was_chosen_happens(guest: Guests, house: House, at_zero: str) -> None:
    ada, bea, table = two_at_a_table(guest, pace={**LIVE, "at_zero": at_zero})
    _, other, seat = sides(ada, bea, ada.watch(table))
    other.watch(table)
    wall_clock.ahead_ms += 61_000
    fall(house, table)
    whole: dict[str, Any] = other.until("table")
    if at_zero == "bot":
        assert whole["info"]["boxes"][seat]["kind"] == "bot"
        assert whole["result"] is None
    else:
        assert whole["result"]["reason"] == "time"
        assert whole["result"]["places"][seat] == 2


def test_days_start_anew_with_each_decision(guest: Guests) -> None:
    day = 86_400_000
    ada, bea, table = two_at_a_table(guest, pace={"kind": "days", "days": 2})
    mover, _, seat = sides(ada, bea, ada.watch(table))
    legal = mover.watch(table)["positions"][0]["legal"]
    wall_clock.ahead_ms += day
    mover.move(table, 0, seat, legal[0])
    assert mover.until("stepped")["clocks_ms"][seat] > 2 * day - 5_000


def test_a_restart_charges_nobody_for_the_time_it_was_down(db: str) -> None:
    with open_house(db) as house:
        ada = Visitor(house)
        table = ada.table(pace=LIVE, mine=2, start=True)
        whole = ada.watch(table)
        seat = whole["info"]["to_act"][0]
        wall_clock.ahead_ms += 10_000
        ada.move(table, 0, seat, whole["positions"][seat]["legal"][0])
        left = ada.until("stepped")["clocks_ms"][seat]
        cookies = ada.http.cookies
        ada.close()
    wall_clock.ahead_ms += 3_600_000
    with open_house(db) as house:
        again = Visitor(house)
        again.http.cookies = cookies
        clock = again.http.get(f"/api/tables/{table}").json()["boxes"][seat]["clock_ms"]
        again.close()
    assert left - 30_000 <= clock <= left  # not the hour
