"""Clocks on the server: they run out, they survive a restart."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterne.server.store.rows import ChangeRow
from lanterne.server.tables.driver import wake
from lanterne.server.wall_clock import steady_ms, wall_clock
from tests.server.conftest import Guests
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, open_house, sqlite_url
from tests.server.test_life_of_a_move import sides, two_at_a_table

LIVE = {"kind": "live", "base_s": 60, "increment_s": 5}


@pytest.fixture(autouse=True)
def _present() -> Iterator[None]:
    yield
    wall_clock.ahead_ms = 0


def fall(house: House, table: str) -> None:
    """Time is over now; the table notices."""
    house.inside(house.registry.tables[table].run(wake))


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


# ---------------------------------------------------------------------- what outlives a restart


class Thinker:
    """Ada plays both sides and thinks; the house is closed and opened again in between."""

    def __init__(self, db: str, pace: dict[str, Any]) -> None:
        self.db = db
        with open_house(db) as house:
            ada = Visitor(house)
            self.table = ada.table(pace=pace, mine=2, start=True)
            whole = ada.watch(self.table)
            self.seat: int = whole["info"]["to_act"][0]
            self.legal: list[str] = whole["positions"][self.seat]["legal"]
            self.cookies = dict(ada.http.cookies)
            ada.close()

    def thinks(self, ms: int, *, beat_after_ms: int = 0) -> int:
        """What is left after a restart. With a beat the house falls down instead of being closed."""
        with open_house(self.db) as house:
            wait_until(lambda: self.table in house.registry.tables)
            wall_clock.ahead_ms += beat_after_ms
            if beat_after_ms:
                house.inside(house.registry.beat())
                fall_down(house)
            wall_clock.ahead_ms += ms - beat_after_ms
        wall_clock.ahead_ms += 3_600_000  # closed
        return self.left()

    def left(self) -> int:
        with open_house(self.db) as house:
            ada = Visitor(house, self.cookies)
            clock: int = ada.http.get(f"/api/tables/{self.table}").json()["boxes"][self.seat]["clock_ms"]
            ada.close()
        return clock


def fall_down(house: House) -> None:
    """Nothing more is kept when it closes."""
    vars(house.registry)["keep_clocks"] = nothing_kept


async def nothing_kept(_tables: object) -> None: ...


DAY_MS = 86_400_000
SLOW_MS = 60_000  # what opening and closing houses may take on a busy machine


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "base_ms"),
    [({"kind": "live", "base_s": 3_600}, 3_600_000), ({"kind": "days", "days": 2}, 2 * DAY_MS)],
)
def test_a_restart_gives_no_time_back(db: str, pace: dict[str, Any], base_ms: int) -> None:
    """However often: what was thought stays thought, before the first move and without one."""
    ada = Thinker(db, pace)
    for times in (1, 2, 3):
        left = ada.thinks(base_ms // 4)
        spent = base_ms // 4 * times
        assert base_ms - spent - SLOW_MS <= left <= base_ms - spent


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "base_ms", "beat_ms"),
    [({"kind": "live", "base_s": 3_600}, 3_600_000, 900_000), ({"kind": "days", "days": 2}, 2 * DAY_MS, DAY_MS)],
)
def test_a_house_that_falls_down_remembers_the_last_beat(
    db: str, pace: dict[str, Any], base_ms: int, beat_ms: int
) -> None:
    left = Thinker(db, pace).thinks(beat_ms + 5_000, beat_after_ms=beat_ms)
    assert base_ms - beat_ms - SLOW_MS <= left <= base_ms - beat_ms


@pytest.mark.slow
def test_a_move_counts_more_than_a_beat_before_it(db: str) -> None:
    ada = Thinker(db, {"kind": "live", "base_s": 3_600, "increment_s": 600})
    with open_house(db) as house:
        wait_until(lambda: ada.table in house.registry.tables)
        wall_clock.ahead_ms += 1_000_000
        house.inside(house.registry.beat())
        visitor = Visitor(house, ada.cookies)
        visitor.watch(ada.table)
        visitor.move(ada.table, 0, ada.seat, next(code for code in ada.legal if code.startswith("place")))
        visitor.until("stepped")
        fall_down(house)
        visitor.close()
    assert 3_200_000 - SLOW_MS <= ada.left() <= 3_200_000  # with its increment


def test_a_beat_comes_now_and_then_and_for_running_clocks_alone(guest: Guests, house: House) -> None:
    ada = guest()
    timed, free = ada.table(pace=LIVE, mine=2, start=True), ada.table(mine=2, start=True)
    store = house.registry.store

    def kept() -> Any:
        return house.inside(store.match(timed)).clocks

    wall_clock.ahead_ms += 20_000
    house.inside(house.registry.beat())
    first = kept()
    assert first.ply == 0
    assert max(first.left) == 60_000
    assert min(first.left) <= 40_000
    wall_clock.ahead_ms += 5_000
    house.inside(house.registry.beat())
    assert kept() == first
    wall_clock.ahead_ms += 5_000
    house.inside(house.registry.beat())
    assert min(kept().left) <= 30_000
    assert house.inside(store.match(free)).clocks is None


@pytest.mark.slow
def test_thought_time_stays_spent_over_a_take_back_and_a_restart(db: str) -> None:
    ada = Thinker(db, {"kind": "live", "base_s": 3_600})
    with open_house(db) as house:
        visitor = Visitor(house, ada.cookies)
        visitor.watch(ada.table)
        wall_clock.ahead_ms += 1_000_000
        visitor.move(ada.table, 0, ada.seat, next(code for code in ada.legal if code.startswith("place")))
        visitor.until("stepped")
        visitor.send(t="undo", table=ada.table, ply=1, seat=ada.seat)
        visitor.until("table")
        fall_down(house)
        visitor.close()
    assert 2_600_000 - SLOW_MS <= ada.left() <= 2_600_000


# ---------------------------------------------------------------------- after zero


def test_who_comes_back_after_zero_plays_with_a_clock(guest: Guests, house: House) -> None:
    ada, bea, table = two_at_a_table(guest, pace=LIVE)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    wall_clock.ahead_ms += 61_000
    fall(house, table)
    box = mover.http.get(f"/api/tables/{table}").json()["boxes"][seat]
    assert (box["kind"], box["clock_ms"]) == ("bot", None)
    box = mover.post(f"/api/tables/{table}/sit", {"seat": seat})["boxes"][seat]
    assert box["kind"] == "person"
    assert 10_000 < box["clock_ms"] <= 15_000


@pytest.mark.parametrize(("at_zero", "why"), [("bot", "not-yours"), ("lose", "over")])
def test_a_move_after_zero_is_too_late_though_no_timer_has_fired(guest: Guests, at_zero: str, why: str) -> None:
    ada, bea, table = two_at_a_table(guest, pace={**LIVE, "at_zero": at_zero})
    mover, _, seat = sides(ada, bea, ada.watch(table))
    legal = mover.watch(table)["positions"][0]["legal"]
    wall_clock.ahead_ms += 61_000  # timers know nothing of it
    mover.move(table, 0, seat, legal[0])
    assert mover.until("refused")["why"] == why


def test_a_flag_that_cannot_be_kept_keeps_nobody_from_an_answer(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanterne.server.tables.live.RETRY_S", 0.05)
    ada, bea, table = two_at_a_table(guest, pace=LIVE)
    _, other, seat = sides(ada, bea, ada.watch(table))
    other.watch(table)
    store, left = house.registry.store, [3]
    keep = store.keep

    async def full(match: str, change: ChangeRow) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError("no space left on device")
        await keep(match, change)

    monkeypatch.setattr(store, "keep", full)
    wall_clock.ahead_ms += 61_000
    fall(house, table)  # answered, though nothing could be kept
    assert not house.registry.tables[table].host.is_bot(seat)
    while other.until("table")["info"]["boxes"][seat]["kind"] != "bot":
        pass
    assert left == [0]


class Jumped:
    """The machine's clock was set forward by a day."""

    @staticmethod
    def time_ns() -> int:
        return time.time_ns() + DAY_MS * 1_000_000

    monotonic_ns = staticmethod(time.monotonic_ns)


def test_setting_the_machines_clock_charges_nobody(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bea, table = two_at_a_table(guest, pace=LIVE)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    legal = mover.watch(table)["positions"][0]["legal"]
    monkeypatch.setattr("lanterne.server.wall_clock.time", Jumped)
    mover.move(table, 0, seat, legal[0])
    assert mover.until("stepped")["clocks_ms"][seat] > 30_000
    assert mover.http.get("/api/lobby").json()["mine"][0]["updated_ms"] > time.time_ns() // 1_000_000 + DAY_MS // 2


# ---------------------------------------------------------------------- before the start, and who is there


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        ({"kind": "live", "base_s": 0, "increment_s": 5}, "refused-pace-live"),
        ({"kind": "live"}, "refused-pace-live"),
        ({"kind": "days", "days": 0}, "refused-pace-days"),
    ],
)
def test_no_time_at_all_is_refused(guest: Guests, pace: dict[str, Any], key: str) -> None:
    answer = guest().http.post("/api/tables", json={"game": "vizia", "seats": 2, "pace": pace})
    assert answer.status_code == 400
    assert answer.json()["phrase"]["key"] == key


def test_who_is_not_there_after_a_restart_is_away(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    with open_house(db) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        bea.watch(table)
        cookies = dict(ada.http.cookies)
        ada.close()
        bea.close()
    with open_house(db) as house:
        ada = Visitor(house, cookies)
        ada.watch(table)
        asked = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1})
        assert asked.json()["phrase"]["key"] == "refused-person-here"
        wall_clock.ahead_ms += 31_000
        assert ada.post(f"/api/tables/{table}/bot", {"seat": 1})["boxes"][1]["kind"] == "bot"
        ada.close()


def test_who_has_days_is_not_replaced_within_them(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody stays at a table for days: that somebody is not there means nothing."""
    ada, bea = guest(), guest()
    table = ada.table(pace={"kind": "days", "days": 2})
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.watch(table)
    ada.post(f"/api/tables/{table}/start")
    assert ada.watch(table)["info"]["grace_ms"] == 2 * DAY_MS
    bea.hang_up()
    live = house.registry.tables[table]
    wait_until(lambda: bea.me["id"] in live.host.away_since)
    for away_ms, status in ((31_000, 409), (DAY_MS, 409), (2 * DAY_MS, 200)):
        live.host.away_since[bea.me["id"]] = steady_ms() - away_ms
        answer = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1})
        assert answer.status_code == status, away_ms
