"""What is cleared away, and what is kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from lanterne.server.store import schema as t
from lanterne.server.tables import retention
from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, open_house

DAY_MS = 86_400_000
FOR_EVER: dict[str, Any] = dict.fromkeys(
    [f"keep_{what}_days" for what in ("guests", "waiting", "idle", "games", "talk", "snapshots", "pictures")], 0
)


@pytest.fixture(autouse=True)
def same_day() -> Iterator[None]:
    yield
    wall_clock.ahead_ms = 0


def later(days: float) -> None:
    wall_clock.ahead_ms += int(days * DAY_MS)


def sweep(house: House) -> dict[str, int]:
    found: dict[str, int] = house.inside(house.registry.retention.sweep())
    return {what: count for what, count in found.items() if count}


def count(house: House, table: Any) -> int:
    rows = house.inside(house.registry.store._rows(select(func.count()).select_from(table)))
    return int(rows[0][0])


def play_out(visitor: Visitor) -> str:
    """A game that is over, with moves, talk and a snapshot."""
    table = visitor.table(mine=2, start=True)
    whole = visitor.watch(table)
    seat = whole["info"]["to_act"][0]
    visitor.move(table, 0, seat, whole["positions"][seat]["legal"][0])
    visitor.until("taken")
    visitor.send(t="say", table=table, text="well played")
    visitor.until("said")
    visitor.post(f"/api/tables/{table}/resign", {"seat": 0})
    visitor.hang_up()
    return table


def test_waiting_tables_that_nobody_begins_are_deleted(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    old, watched = ada.table(), ada.table()
    later(8)
    new = ada.table()
    bea.watch(watched)
    assert sweep(house) == {"waiting": 1}
    wait_until(lambda: old not in house.registry.tables)
    assert ada.http.get(f"/api/tables/{old}").status_code == 404
    for table in (watched, new):
        assert ada.http.get(f"/api/tables/{table}").status_code == 200, "somebody looks at it, or it is new"


def test_games_in_which_nobody_moves_are_ended_and_kept(house: House, guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    later(59)
    assert "idle" not in sweep(house)
    later(2)
    assert sweep(house)["idle"] == 1
    wait_until(lambda: house.registry.tables[table].host.status == "over")
    result = ada.watch(table)["result"]
    assert (result["reason"], result["places"]) == ("abandoned", [])
    listed = {row["id"]: row for row in ada.http.get("/api/lobby").json()["mine"]}
    assert (listed[table]["status"], listed[table]["winners"]) == ("over", [])
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 200
    assert ada.http.get(f"/api/tables/{table}/check").json()["replays"]


def test_finished_games_stay_unless_a_setting_says_otherwise(db: str) -> None:
    with open_house(db, keep_games_days=5) as house:
        ada = Visitor(house)
        table = play_out(ada)
        later(4)
        assert "games" not in sweep(house)
        later(2)
        assert sweep(house)["games"] == 1
        wait_until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404)
        for kept in (t.matches, t.seats, t.moves, t.talk, t.snapshots):
            assert count(house, kept) == 0, kept.name
        ada.close()


def test_talk_and_snapshots_of_finished_games_are_dropped_and_the_game_still_opens(house: House, guest: Guests) -> None:
    ada = guest()
    table = play_out(ada)
    running = ada.table(mine=2, start=True)
    ada.watch(running)
    ada.send(t="say", table=running, text="still here")
    ada.until("said")
    assert (count(house, t.talk), count(house, t.snapshots)) == (2, 1)
    later(89)
    assert not {"talk", "snapshots"} & set(sweep(house))
    later(2)
    found = sweep(house)
    assert (found["talk"], found["snapshots"]) == (1, 1)
    assert (count(house, t.talk), count(house, t.snapshots)) == (1, 0)
    house.inside(house.registry.sweep())
    assert ada.http.get(f"/api/tables/{table}/check").json()["replays"]


def test_guests_who_do_not_come_back_are_forgotten(house: House, guest: Guests) -> None:
    gone, seated, back, account, banned = (guest() for _ in range(5))
    seated.table(mine=2, start=True)
    account.post("/api/account", {"name": "Ada", "password": "correct horse"})
    house.inside(house.registry.store.ban(banned.me["id"], banned=True))
    later(20)
    assert back.http.get("/api/me").json()["id"] == back.me["id"]
    later(11)
    assert sweep(house) == {"guests": 1}
    left = {row.id for row in house.inside(house.registry.store._rows(select(t.users.c.id)))}
    assert left == {each.me["id"] for each in (seated, back, account, banned)}
    assert gone.http.get("/api/me").json()["id"] != gone.me["id"], "the next visit is a new guest's"


def test_nothing_goes_where_everything_is_to_stay(db: str) -> None:
    with open_house(db, None, **FOR_EVER) as house:
        ada, _gone = Visitor(house), Visitor(house)
        play_out(ada)
        ada.table()
        ada.table(mine=2, start=True)
        later(10_000)
        assert sweep(house) == {}
        ada.close()
        _gone.close()


def test_pictures_are_deleted_and_drawn_again(tmp_path: Path) -> None:
    old, new = tmp_path / "old.png", tmp_path / "new.png"
    for path in (old, new):
        path.write_bytes(b"x")
    os.utime(old, (time.time() - 31 * 86_400,) * 2)
    assert retention.drop_files(tmp_path, 30) == 1
    assert list(tmp_path.iterdir()) == [new]
    assert retention.drop_files(tmp_path / "nowhere", 30) == 0


def test_it_is_done_once_an_hour(house: House, guest: Guests) -> None:
    guest().table()
    later(8)
    house.inside(house.registry.retention.now_and_then())
    assert count(house, t.matches) == 0
    guest().table()
    later(8)
    house.inside(house.registry.retention.now_and_then())
    assert count(house, t.matches) == 1


@pytest.mark.slow
def test_of_several_workers_one_does_it_and_all_hear_of_it(request: pytest.FixtureRequest) -> None:
    from tests.server.databases import fresh_database
    from tests.server.house import apart

    db = apart(fresh_database(request.getfixturevalue("postgres")))
    with open_house(db) as one, open_house(db) as other:
        ada = Visitor(other)
        old, running = ada.table(), ada.table(mine=2, start=True)
        later(61)

        async def while_another_is_about_it() -> dict[str, int]:
            async with one.registry.store.alone(retention.LOCK) as mine:  # as another worker would
                assert mine
                found: dict[str, int] = await one.registry.retention.sweep()
                return found

        assert one.inside(while_another_is_about_it()) == {}
        assert sweep(one) == {"waiting": 1, "idle": 1}
        wait_until(lambda: old not in other.registry.tables)
        wait_until(lambda: other.registry.tables[running].host.status == "over")
        ada.close()
