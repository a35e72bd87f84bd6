"""Whom tables wait for: told to them alone, at all of their tables, when it changes and never for anything else."""

from __future__ import annotations

import random

import pytest

from lanterne.games.registry import game_named
from lanterne.server.tables.turns import waited_for
from tests.host.tables import hosted
from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.house import Visitor, apart, open_house
from tests.server.received import TABLES
from tests.server.test_workers import visitor_of


def turns(visitor: Visitor) -> list[str]:
    return [turn["table"] for turn in visitor.until("turns")["tables"]]


def ask(visitor: Visitor) -> list[str]:
    if visitor.socket is None:
        visitor.call()
    visitor.send(t="ask-turns")
    return turns(visitor)


def pair(ada: Visitor, bea: Visitor, **wish: object) -> str:
    table = ada.table(**wish)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    return table


def order(table: str, *pair: Visitor) -> tuple[Visitor, Visitor]:
    """Who is waited for there, and the other."""
    first = pair[0].http.get(f"/api/tables/{table}").json()["to_act"][0]
    return (pair[0], pair[1]) if first == 0 else (pair[1], pair[0])


def move(visitor: Visitor, table: str) -> None:
    """A whole turn, in another tab."""
    tab = visitor_of(visitor, visitor.house)
    while True:
        seen = tab.watch(table)
        position = seen["positions"][0]
        if position["seat"] not in seen["info"]["to_act"]:
            break
        legal = position["legal"]
        tab.move(table, position["ply"], position["seat"], "end" if "end" in legal else legal[0])
        tab.until("taken")
    tab.close()


def test_each_hears_of_their_own_tables(guest: Guests) -> None:
    ada, bea, eve = guest(), guest(), guest()
    assert ask(ada) == ask(bea) == ask(eve) == []
    table = pair(ada, bea, pace={"kind": "days", "days": 3})
    mover, other = order(table, ada, bea)
    told = mover.until("turns")["tables"]
    names = [ada.me["name"], bea.me["name"]]
    assert told == [{"table": table, "game": "vizia", "names": names, "bots": ["", ""], "days": True, "alone": False}]
    move(mover, table)
    assert turns(mover) == []
    assert turns(other) == [table]
    eve.watch(table)
    assert not [text for text in eve.received[2:] if '"t":"turns"' in text]


def test_who_comes_later_is_told_of_all(guest: Guests) -> None:
    ada, bea = guest(), guest()
    tables = [pair(ada, bea) for _ in range(3)]
    mine = {table for table in tables if order(table, ada, bea)[0] is ada}
    assert set(ask(ada)) == mine
    assert set(ask(ada)) == mine
    assert set(ask(bea)) == set(tables) - mine
    alone = ada.table(mine=2, start=True)
    assert set(turns(ada)) == {*mine, alone}


def test_a_table_that_ends_waits_for_nobody(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = pair(ada, bea)
    mover, _ = order(table, ada, bea)
    assert ask(mover) == [table]
    mover.post(f"/api/tables/{table}/leave")
    assert turns(mover) == []


@pytest.mark.slow
def test_workers_tell_each_other(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada, bea = Visitor(one), Visitor(two)
        assert ask(ada) == ask(bea) == []
        table = pair(ada, bea)
        mover, other = order(table, ada, bea)
        assert turns(mover) == [table]
        move(mover, table)
        assert turns(mover) == []
        assert turns(other) == [table]
        twin = visitor_of(other, one if other is bea else two)
        assert ask(twin) == [table]
        for visitor in (ada, bea, twin):
            visitor.close()


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_one_does_not_see_changes_nothing(game: str, options: dict[str, object]) -> None:
    """A step of which somebody sees nothing neither begins nor ends their being waited for."""
    draw = random.Random(f"{game} {options}")
    host = hosted("abc", game=game_named(game), options=options)
    hidden = 0
    while host.to_act() and host.match.ply < 300:
        seats = [seat for seat in range(3) if host.legal(seat)]
        secret = [(seat, a) for seat in seats for a in host.legal(seat) if a.code().split()[0] in ("cheat", "offer")]
        seat, a = (
            draw.choice(secret) if secret and draw.random() < 0.3 else (seats[0], draw.choice(host.legal(seats[0])))
        )
        before = waited_for(host)
        change = host.move(host.match.ply, seat, a.code(), 0)
        host.commit(change, 0)
        assert change.step is not None
        for other, user in enumerate("abc"):
            if not change.step.is_seen_by(other):
                hidden += 1
                assert (user in before) == (user in waited_for(host))
    assert hidden or game != "illuminati"
