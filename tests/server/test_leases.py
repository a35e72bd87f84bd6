"""Several workers, one table: one owns it, all see the same, and no one notices when the owner changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from lanterne.core.phrase import Phrase
from lanterne.host.giving_up import CLOSED
from lanterne.host.remark import Remark
from lanterne.server.store import schema as t
from lanterne.server.store.leases import MINE, Fenced, Leases
from lanterne.server.store.notices import Notice
from lanterne.server.tables.far import Far
from tests.server.databases import fresh_database
from tests.server.faults import WITHIN_S, wait_until
from tests.server.house import House, Visitor, apart, open_house
from tests.server.test_life_of_a_move import sides

pytestmark = pytest.mark.slow
REPLACED_S = 5.0  # a dead owner, by another


class Two:
    """Ada at the worker that owns the table, Bea at the other; both play."""

    def __init__(self, one: House, two: House, **wish: Any) -> None:
        self.one, self.two = one, two
        self.ada, self.bea = Visitor(one), Visitor(two)
        self.table = self.ada.table(**wish)
        self.bea.post(f"/api/tables/{self.table}/sit", {"seat": 1})

    def start(self) -> None:
        self.ada.post(f"/api/tables/{self.table}/start")
        for visitor in (self.ada, self.bea):
            while visitor.watch(self.table)["info"]["status"] != "playing":
                pass

    def close(self) -> None:
        self.ada.close()
        self.bea.close()


@pytest.fixture
def two(postgres: str) -> Iterator[Two]:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as other:
        found = Two(one, other)
        yield found
        found.close()


def owner_of(houses: list[House], table: str) -> list[House]:
    return [house for house in houses if table in house.registry.tables and house.registry.tables[table].is_owner]


def online(visitor: Visitor, table: str, seat: int) -> bool:
    return bool(visitor.watch(table)["info"]["boxes"][seat]["online"])


def hears(visitor: Visitor, kind: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not holds(message := visitor.until(kind)):
        pass
    return message


async def stop_beating(house: House) -> None:
    """As if its machine stood still: it neither says that it is well nor learns who is."""
    for chore in house.registry.chores:
        if chore.get_name() in ("worker", "follow"):
            chore.cancel()
    house.registry.own_what_nobody_owns = _nothing  # type: ignore[method-assign]


async def _nothing() -> None: ...


# ---------------------------------------------------------------------- what is no move reaches the owner


def test_who_is_there_is_known_everywhere(two: Two) -> None:
    two.ada.watch(two.table)
    two.bea.watch(two.table)
    wait_until(lambda: online(two.ada, two.table, 1) and online(two.bea, two.table, 0))
    two.bea.hang_up()
    hears(two.ada, "changed", lambda told: not told["info"]["boxes"][1]["online"])


def test_nobody_who_is_at_another_worker_is_replaced(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db, grace_ms=0) as one, open_house(db, grace_ms=0) as other:
        two = Two(one, other)
        two.start()
        wait_until(lambda: online(two.ada, two.table, 1))
        seat = {"seat": 1, "bot": "random"}
        assert two.ada.http.post(f"/api/tables/{two.table}/bot", json=seat).status_code == 409
        two.bea.hang_up()
        wait_until(lambda: not online(two.ada, two.table, 1))
        assert two.ada.http.post(f"/api/tables/{two.table}/bot", json=seat).status_code == 200
        two.close()


def test_a_take_back_is_asked_and_granted_across_workers(two: Two) -> None:
    two.start()
    mover, other, seat = sides(two.ada, two.bea, two.ada.watch(two.table))
    legal = mover.watch(two.table)["positions"][0]["legal"]
    mover.move(two.table, 0, seat, next(code for code in legal if code.startswith("place")))
    hears(mover, "stepped", lambda told: told["ply"] == 1)
    mover.move(two.table, 1, seat, "end")
    hears(mover, "stepped", lambda told: told["ply"] == 2)
    mover.send(t="undo", table=two.table, ply=2, seat=seat)
    hears(other, "undo-asked", lambda told: told["by"] == seat)
    other.send(t="undo-answer", table=two.table, ply=2, seat=1 - seat, agree=True)
    for visitor in (mover, other):
        hears(visitor, "table", lambda told: told["info"]["ply"] == 1)


def test_a_bots_seat_is_asked_for_across_workers(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db, bot_delay_ms=60_000) as one, open_house(db, bot_delay_ms=60_000) as other:
        ada, bea = Visitor(one), Visitor(other)
        table = ada.table(game="illusio", bots=["random"], start=True)
        ada.watch(table)
        bea.watch(table)
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert ada.until("seat-asked")["wish"]["seat"] == 1
        ada.send(t="seat-answer", table=table, seat=1, agree=True)
        assert hears(bea, "table", lambda told: told["mine"] == [1])
        ada.close()
        bea.close()


def test_somebody_silenced_is_silent_everywhere(two: Two) -> None:
    two.ada.watch(two.table)
    two.bea.watch(two.table)
    two.ada.post(f"/api/tables/{two.table}/mute", {"seat": 1})
    two.bea.send(t="say", table=two.table, text="hello")
    assert two.bea.until("refused")["why"] == "muted"


def test_who_is_shown_out_hears_it_at_the_other_worker(two: Two) -> None:
    two.ada.watch(two.table)
    two.bea.watch(two.table)
    two.ada.post(f"/api/tables/{two.table}/remove", {"seat": 1})
    assert two.bea.until("gone")["table"] == two.table


def test_what_is_said_is_heard_once_by_each(two: Two) -> None:
    two.ada.watch(two.table)
    two.bea.watch(two.table)
    for text in ("one", "two", "three"):
        two.bea.send(t="say", table=two.table, text=text)
    for visitor in (two.ada, two.bea):
        assert [visitor.until("said")["line"]["text"] for _ in range(3)] == ["one", "two", "three"]


def test_a_remark_reaches_only_those_whom_it_is_for(two: Two) -> None:
    two.start()
    table = two.one.registry.tables[two.table]
    words = Phrase("note-bot-failed", {"seat": 1, "bot": "x", "usual": "y"})

    async def say(to: list[int]) -> None:
        table.host.remarks.append(Remark(0, words, to))
        table.nudge()

    two.one.inside(say([0]))
    two.one.inside(say([1]))
    assert two.ada.until("noted")["phrase"]["args"]["seat"]
    two.bea.until("noted")
    for visitor in (two.ada, two.bea):
        visitor.send(t="ping")
        assert visitor.until("pong")
        assert sum('"noted"' in text for text in visitor.received) == 1


def test_refusals_come_back_in_words(two: Two) -> None:
    answer = two.bea.http.post(f"/api/tables/{two.table}/sit", json={"seat": 0})
    cia = Visitor(two.one)
    here = cia.http.post(f"/api/tables/{two.table}/sit", json={"seat": 0})
    cia.close()
    assert answer.status_code == here.status_code == 409
    assert answer.content == here.content
    unknown = two.bea.http.post(f"/api/tables/{two.table}/bot", json={"seat": 1, "bot": "nobody"})
    assert unknown.status_code == 400
    assert unknown.json()["phrase"]["key"].startswith("refused")


# ---------------------------------------------------------------------- the owner changes


def test_a_dead_owner_is_replaced_and_can_write_no_more(two: Two) -> None:
    two.start()
    table = two.table
    assert owner_of([two.one, two.two], table) == [two.one]
    believing = two.one.registry.tables[table]
    two.one.inside(stop_beating(two.one))
    took_s = wait_until(lambda: two.two.registry.tables[table].is_owner)
    assert took_s < REPLACED_S
    with pytest.raises(Fenced):
        two.one.inside(believing.store.mute(table, two.ada.me["id"], two.bea.me["id"]))
    whole = two.ada.watch(table)  # at the worker that was thought dead
    mover, other, seat = sides(two.ada, two.bea, whole)
    code = mover.watch(table)["positions"][0]["legal"][0]
    mover.move(table, 0, seat, code)
    assert mover.until("taken")["ply"] == 0
    hears(other, "stepped", lambda told: told["ply"] == 1)
    assert owner_of([two.one, two.two], table) == [two.two]


def test_a_worker_is_taken_out_and_nobody_waits(postgres: str) -> None:
    """A question that was asked there still stands; moves are taken at once."""
    db = apart(fresh_database(postgres))
    with open_house(db) as stays:
        with open_house(db) as goes:
            found = Two(goes, stays)
            found.start()
            table = found.table
            mover, other, seat = sides(found.ada, found.bea, found.ada.watch(table))
            legal = mover.watch(table)["positions"][0]["legal"]
            mover.move(table, 0, seat, next(code for code in legal if code.startswith("place")))
            hears(mover, "stepped", lambda told: told["ply"] == 1)
            mover.move(table, 1, seat, "end")
            hears(mover, "stepped", lambda told: told["ply"] == 2)
            mover.send(t="undo", table=table, ply=2, seat=seat)
            hears(found.bea if mover is found.ada else found.ada, "undo-asked", lambda told: told["by"] == seat)
            wait_until(lambda: stays.registry.tables[table].host.undo_by == seat)
            found.ada.hang_up()
        again = Visitor(stays, dict(found.ada.http.cookies))
        began = time.monotonic()
        whole = again.watch(table)
        assert whole["undo_asked_by"] == seat
        other = again if other is found.ada else found.bea
        other.send(t="undo-answer", table=table, ply=2, seat=1 - seat, agree=True)
        hears(other, "table", lambda told: told["info"]["ply"] == 1)
        assert time.monotonic() - began < WITHIN_S
        assert stays.registry.tables[table].is_owner
        again.close()
        found.close()


def test_what_is_asked_while_nobody_owns_the_table_is_done_by_the_next(two: Two) -> None:
    """The owner is gone without a word: who asks waits for the next one, and it is done once."""
    two.start()

    async def deaf(_table: object) -> None: ...

    two.one.inside(stop_beating(two.one))
    far: Far = two.one.app.state.far
    far._collect = deaf  # type: ignore[method-assign,assignment]
    answer = two.bea.http.post(f"/api/tables/{two.table}/resign", json={"seat": 1})
    assert answer.status_code == 200, answer.text
    assert answer.json()["boxes"][1]["lost"]
    assert apart(commands_left(two.one.registry.store.url)) == 0


async def commands_left(url: str) -> int:
    """That nobody has taken."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(t.commands))
    await engine.dispose()
    return int(found or 0)


def test_what_a_worker_claims_while_it_says_that_it_is_well_stays_its_own(two: Two) -> None:
    leases, do = two.one.registry.store.leases, Leases._do

    async def claim_first(self: Leases, statement: str, **values: Any) -> Any:
        if statement == MINE:
            monkeypatch.undo()
            await self.claim(two.table)
        return await do(self, statement, **values)

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(Leases, "_do", claim_first)
        assert two.one.inside(leases.beat()) == []
    assert leases.owns(two.table)


def test_a_table_that_is_a_workers_own_and_that_it_does_not_know_to_be_is_owned_again(two: Two) -> None:
    two.start()
    table = two.one.registry.tables[two.table]
    two.one.inside(lose_sight_of(two.one, two.table))
    wait_until(lambda: table.is_owner, REPLACED_S)
    assert two.one.registry.store.leases.owns(two.table)


async def lose_sight_of(house: House, table: str) -> None:
    house.registry.store.leases.forget(table)
    house.registry.tables[table].is_owner = False


def test_a_table_that_is_closed_while_it_is_opened_stays_closed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has read of a running game and then becomes its owner would play on."""
    db = apart(fresh_database(postgres))
    with open_house(db, bot_delay_ms=60_000) as one, open_house(db, bot_delay_ms=100) as other:
        ada, bea = Visitor(one), Visitor(other)
        table = ada.table(mine=0, bots=["random", "random"], start=True)
        store = other.registry.store
        read = store.match

        async def read_and_closed(match: str) -> Any:
            row = await read(match)
            monkeypatch.setattr(store, "match", read)
            await store.end_match(match, CLOSED)
            return row

        monkeypatch.setattr(store, "match", read_and_closed)
        assert bea.watch(table)["info"]["status"] == "over"
        for visitor in (ada, bea):
            wait_until(lambda visitor=visitor: visitor.watch(table)["info"]["status"] == "over")
        assert one.inside(one.registry.store.moves(table)) == []
        ada.close()
        bea.close()


def test_what_a_keeper_changes_while_a_table_is_opened_is_heard(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(db, bot_delay_ms=60_000) as house:
        ada = Visitor(house)
        table = ada.table(mine=0, bots=["random", "random"], start=True)
    with open_house(db, bot_delay_ms=60_000) as house:
        registry, bea = house.registry, Visitor(house)
        read = registry.store.talk
        wait_until(lambda: table in registry.tables)  # a house opens what is played there by itself
        opened = registry.tables.pop(table)
        heard: list[asyncio.Task[None]] = []

        async def read_late(match: str) -> Any:
            lines = await read(match)
            monkeypatch.setattr(registry.store, "talk", read)
            await registry.store.end_match(match, CLOSED)
            heard.append(asyncio.create_task(registry.heard(Notice(kind="changed", about=match))))
            await asyncio.sleep(0)
            return lines

        house.inside(opened.stop_task())
        monkeypatch.setattr(registry.store, "talk", read_late)
        bea.watch(table)
        wait_until(lambda: bea.watch(table)["info"]["status"] == "over")
        ada.close()
        bea.close()
