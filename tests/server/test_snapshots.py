"""Snapshots are caches: a table opened with one, without one or with a useless one is the same table."""

from __future__ import annotations

import asyncio
from contextlib import closing

import pytest
from sqlalchemy import select, update

from lanterne.server.store import schema as t
from lanterne.server.store.rows import ChangeRow
from lanterne.server.tables import snapshots
from lanterne.server.tables.loading import load_table
from tests.server.conftest import Guests
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, open_house

pytestmark = pytest.mark.slow


async def rows(house: House) -> list[tuple[str, int]]:
    async with house.registry.store.engine.connect() as connection:
        return [(row.match, row.ply) for row in await connection.execute(select(t.snapshots))]


async def opened_anew(house: House, table: str) -> tuple[str, int, int]:
    """The record as a table opened from the store has it, its ply and its snapshot's."""
    row = await house.registry.store.match(table)
    assert row is not None
    live = await load_table(house.registry.store, house.registry.settings, house.registry.pool, row)
    return live.host.match.record().line(), live.host.match.ply, live.snapshot_ply


async def spoil(house: House, body: str) -> None:
    await house.registry.store.writer.write((update(t.snapshots).values(body=body), None))


def played_by_bots(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> str:
    """A whole game of a person's bot-filled table; a snapshot every eight plies."""
    monkeypatch.setattr(snapshots, "EVERY", 8)
    ada = guest()
    table = ada.table(bots=["random"])
    ada.post(f"/api/tables/{table}/start")
    ada.watch(table)
    ada.post(f"/api/tables/{table}/leave")  # a bot plays on
    while house.registry.tables[table].host.status != "over":
        ada.next()
    house.inside(house.registry.tables[table].run(lambda: asyncio.sleep(0)))  # the last snapshot is written
    return table


def test_a_table_is_opened_from_its_snapshot(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_by_bots(house, guest, monkeypatch)
    line = house.registry.tables[table].host.match.record().line()
    ply = house.registry.tables[table].host.match.ply
    assert house.inside(rows(house)) == [(table, ply)]  # one a table, the newest
    assert house.inside(opened_anew(house, table)) == (line, ply, ply)
    for useless in ("nonsense", '{"state": {}, "steps": []}', '{"state": {}, "steps": [[0, "end", true, []]]}'):
        house.inside(spoil(house, useless))
        assert house.inside(opened_anew(house, table)) == (line, ply, 0)


def test_other_code_does_not_read_it(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_by_bots(house, guest, monkeypatch)
    store = house.registry.store
    assert house.inside(store.snapshot(table, snapshots.made_by("vizia"))) is not None
    assert house.inside(store.snapshot(table, snapshots.made_by("illusio"))) is None


def test_card_facts_are_part_of_the_code() -> None:
    """Other cards make other states: a snapshot from before must not be read."""
    names = {path.name for path in snapshots.sources("lanterne.games.illusion")}
    assert {"cards.json", "state.py"} <= names


def test_what_was_taken_back_leaves_no_snapshot(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_by_bots(house, guest, monkeypatch)
    ply = house.registry.tables[table].host.match.ply
    house.inside(house.registry.store.keep(table, ChangeRow(at_ms=0, back_to=ply - 1)))
    assert house.inside(rows(house)) == []
    assert house.inside(opened_anew(house, table))[1:] == (ply - 1, 0)


def test_a_deserted_table_is_let_go_and_opened_again(
    house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_by_bots(house, guest, monkeypatch)
    bea = guest()
    live = house.registry.tables[table]
    house.inside(house.registry.sweep())
    assert table in house.registry.tables  # somebody looks
    for client in list(live.watchers):
        house.loop.call_soon_threadsafe(live.watchers.discard, client)
    house.inside(asyncio.sleep(0))
    house.inside(house.registry.sweep())
    assert table not in house.registry.tables
    assert bea.watch(table)["result"] is not None
    house.inside(live.run(lambda: asyncio.sleep(0)))  # whoever still holds it is answered


def test_one_table_that_cannot_be_opened_keeps_nobody_out(db: str, logged: list[str]) -> None:
    with open_house(db) as house, closing(Visitor(house)) as ada:
        old, good = ada.table(mine=2, start=True), ada.table(mine=2, start=True)
        aged = update(t.matches).where(t.matches.c.id == old).values(rules=0)
        house.inside(house.registry.store.writer.write((aged, None)))
        cookies = dict(ada.http.cookies)
    with open_house(db) as house, closing(Visitor(house, cookies)) as ada:
        wait_until(lambda: set(house.registry.tables) == {good})
        wait_until(lambda: house.registry.hopeless == {old})
        assert ada.http.get("/api/health").json()["broken"] == 1
        asked = [line for line in logged if old in line]
        house.inside(asyncio.sleep(1.5))  # it is not tried again and again
        assert [line for line in logged if old in line] == asked
        assert {row["id"] for row in ada.http.get("/api/lobby").json()["mine"]} == {old, good}
        assert ada.http.get(f"/api/tables/{old}").status_code == 400
        ada.call()
        ada.send(t="watch", table=old)
        assert ada.until("refused")["why"] == "unknown-table"


def test_a_table_goes_on_by_the_rules_it_began_with(db: str) -> None:
    with open_house(db) as house, closing(Visitor(house)) as ada:
        table = ada.table(game="illuminati", seats=3, bots=["greedy", "greedy"])
        aged = update(t.matches).where(t.matches.c.id == table).values(rules=2)
        house.inside(house.registry.store.writer.write((aged, None)))
        cookies = dict(ada.http.cookies)
    with open_house(db) as house, closing(Visitor(house, cookies)) as ada:
        ada.post(f"/api/tables/{table}/start")
        ada.watch(table)
        ada.post(f"/api/tables/{table}/leave")  # a bot plays on
        match = house.registry.tables[table].host.match
        while match.ply < 20:
            ada.next()
        assert match.record().rules == match.state.json()["rules"] == 2
        assert not house.registry.tables[table].host.notices


def test_tidying_folds_the_log_and_loses_nothing(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_by_bots(house, guest, monkeypatch)
    before = house.inside(opened_anew(house, table))
    house.inside(house.registry.store.tidy())
    assert house.inside(opened_anew(house, table)) == before
