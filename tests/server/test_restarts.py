"""PostgreSQL restarts under the house: every table moves again by itself, nobody loses a move or the line."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from lanterne.server.store.notices import Notice
from lanterne.server.tables.registry import Registry
from tests.server.databases import Postgres, fresh_database, own_postgres
from tests.server.faults import (
    FULL,
    Person,
    all_move,
    bots_tables,
    check_the_truth,
    done_before,
    note_done,
    play_on,
    wait_until,
)
from tests.server.house import House, Visitor, apart, open_house

pytestmark = pytest.mark.slow
AWAY_S = 2.5  # longer than it takes to call again, in vain
ROUNDS = 10 if FULL else 1  # of each kind, with one worker and with two


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with own_postgres() as found:
        yield found


def open_houses(stack: ExitStack, db: str, workers: int) -> list[House]:
    return [stack.enter_context(open_house(db, bot_delay_ms=100)) for _ in range(workers)]


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_tables_move_again_after_a_restart(server: Postgres, mode: str, workers: int) -> None:
    db = apart(fresh_database(server.uri))
    what = f"{mode} {workers}"
    with ExitStack() as stack:
        houses = open_houses(stack, db, workers)
        visitors = [Visitor(house) for house in houses]
        people = [Person(house) for house in houses]
        for visitor in [*visitors, *(person.visitor for person in people)]:
            stack.callback(visitor.close)
        for _ in range(done_before(what), ROUNDS):
            tables = [table for visitor in visitors for table in bots_tables(visitor, 4)]
            for table in tables:
                for visitor in visitors:
                    visitor.http.get(f"/api/tables/{table}")  # open at every worker
            playing = [threading.Thread(target=play_on, args=(person, 30)) for person in people]
            for thread in playing:
                thread.start()
            server.restart(mode, AWAY_S)
            all_move(houses, tables)
            for thread in playing:
                thread.join()
            assert all(person.acknowledged for person in people)
            for visitor in visitors:
                wait_until(lambda visitor=visitor: visitor.http.get("/api/health").json()["status"] == "ok")
            note_done(what)
    check_the_truth(db, people)


def test_a_worker_still_takes_over_after_a_restart(server: Postgres) -> None:
    """The chores that look for tables without an owner survive a database that was away."""
    db = apart(fresh_database(server.uri))
    with open_house(db, bot_delay_ms=100) as two:
        with open_house(db, bot_delay_ms=100) as one:
            ada = Visitor(one)
            tables = bots_tables(ada, 3)
            server.restart("fast", AWAY_S)
            all_move([one, two], tables)
            ada.close()
        all_move([two], tables)


def test_a_dropped_notice_is_made_good(server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    db = apart(fresh_database(server.uri))

    async def hard_of_hearing(registry: Registry, notice: Notice) -> None:
        if notice.kind not in ("changed", "command"):
            await hear(registry, notice)

    hear = Registry.heard
    with open_house(db) as one:
        monkeypatch.setattr(Registry, "heard", hard_of_hearing)
        with open_house(db) as two:
            ada, bea = Visitor(one), Visitor(two)
            table = ada.table()
            bea.post(f"/api/tables/{table}/sit", {"seat": 1})
            ada.post(f"/api/tables/{table}/leave")
            wait_until(lambda: bea.http.get(f"/api/tables/{table}").json()["boxes"][0]["kind"] == "empty")
            other = bea.table()  # its owner does not hear that it is asked
            ada.post(f"/api/tables/{other}/sit", {"seat": 1})
            assert bea.http.get(f"/api/tables/{other}").json()["boxes"][1]["kind"] == "person"
            ada.close()
            bea.close()


def test_while_it_is_away_health_says_so(server: Postgres) -> None:
    db = apart(fresh_database(server.uri))
    with open_house(db) as house:
        ada = Visitor(house)
        assert ada.http.get("/api/health").json()["database"] is True
        restart = threading.Thread(target=server.restart, args=("immediate",))
        restart.start()
        told = []
        while restart.is_alive():
            told.append(ada.http.get("/api/health").status_code)
        restart.join()
        assert 503 in told
        wait_until(lambda: ada.http.get("/api/health").status_code == 200)
        ada.close()
