"""Bots pause so that people can follow; they stop pausing when everybody who plays wishes so."""

from __future__ import annotations

from itertools import count

import pytest

from lanterne.games.registry import game_named
from lanterne.match.match import Match
from lanterne.server.tables.driver import MOST_IN_WINDOWS_MS, Driver
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, open_house

FOR_EVER_MS = 3_600_000  # a bot that pauses plays in no test


def follow(visitor: Visitor, table: str, fast: bool) -> None:
    """Watches with that wish; answered when it is known."""
    if visitor.socket is None:
        visitor.call()
    visitor.send(t="watch", table=table, fast_bots=fast)
    visitor.until("table")


def hurries(house: House, table: str) -> bool:
    async def asked() -> bool:
        return house.registry.tables[table].hurries()

    return bool(house.inside(asked()))


def test_bots_do_not_pause_for_somebody_who_wishes_so(db: str) -> None:
    with open_house(db, bot_delay_ms=FOR_EVER_MS) as house:
        ada = Visitor(house)
        table = ada.table(seats=2, mine=0, bots=["random", "random"], start=True)
        ada.watch(table)
        assert not hurries(house, table)
        follow(ada, table, fast=True)  # the first bot has begun its pause: it ends at once
        while ada.until("stepped")["result"] is None:
            pass
        ada.close()


def test_all_who_play_must_wish_it(house: House, guest: Guests) -> None:
    ada, bea, spectator = guest(), guest(), guest()
    table = ada.table(seats=3, bots=["random"])
    bea.post(f"/api/tables/{table}/sit", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    follow(ada, table, fast=True)
    assert not hurries(house, table)  # Bea is not here: she has wished nothing
    follow(bea, table, fast=False)
    assert not hurries(house, table)
    follow(bea, table, fast=True)
    assert hurries(house, table)
    follow(spectator, table, fast=False)  # whoever only looks on decides nothing
    assert hurries(house, table)
    follow(ada, table, fast=False)
    assert not hurries(house, table)


def test_a_second_screen_of_the_same_person_counts(house: House, guest: Guests) -> None:
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    follow(ada, table, fast=True)
    assert hurries(house, table)
    again = guest()
    again.http.cookies = ada.http.cookies
    follow(again, table, fast=False)
    assert not hurries(house, table)
    again.send(t="unwatch", table=table)
    again.send(t="ping")
    again.until("pong")
    assert hurries(house, table)


def test_where_only_bots_play_those_who_look_on_decide(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(seats=2, mine=0, bots=["random", "random"], start=True)
    follow(ada, table, fast=True)
    assert hurries(house, table)
    follow(bea, table, fast=False)
    assert not hurries(house, table)


GAME = game_named("illuminati")
ATTACK = ("attack", "target", "announce", "pass")


def seed_of_a_first_turn() -> str:
    """A game of Illuminati for three in which the first seat begins with its actions."""
    for number in count():
        seed = "blake2:" + f"{number:02x}" * 32
        legal = [a.code() for a in GAME.legal(Match(GAME, {}, 3, seed).state, 0)]
        if any(code.startswith("attack") for code in legal):
            return seed
    raise AssertionError


def test_a_window_that_goes_by_makes_nobody_wait(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are asked whether they pay for or against an attack; so early they pass."""
    seed = seed_of_a_first_turn()
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _: seed)
    with open_house(db, bot_delay_ms=FOR_EVER_MS) as house:
        ada = Visitor(house)
        table = ada.table(game="illuminati", seats=3, bots=["greedy", "greedy"], start=True)
        ada.watch(table)
        match = house.registry.tables[table].host.match
        driver: Driver = house.registry.tables[table].after_each.__self__  # type: ignore[attr-defined]
        passed: list[int] = []
        for verb in ATTACK:
            code = next(a.code() for a in GAME.legal(match.state, 0) if a.code().split()[0] == verb)
            ada.move(table, match.ply_of(0), 0, code, name=verb)
            ada.until("taken")
            if verb == "announce":  # in the window that is open now bots have paused long enough
                driver.paused_ms = MOST_IN_WINDOWS_MS
                assert (driver._pause_ms(), driver.paused_ms) == (0, MOST_IN_WINDOWS_MS)
        while len(passed) < 2:
            mover = ada.until("stepped")["seat"]
            passed += [mover] if mover != 0 else []
        assert passed == [1, 2]
        ada.close()
