"""Nothing secret on the wire: every byte sent to every seat and spectator, against what its own view allows."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest

from lanterne.core.game import Seat
from lanterne.match.match import ALL_STATES, Match, replay
from lanterne.server.tables.differences import Differences, patched
from tests.server.conftest import Guests
from tests.server.house import House, Visitor

GAMES = 40 if os.environ.get("LANTERNE_TESTS") == "full" else 1
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("vizia", {"capture": True, "purchase": True}),
    ("vizia", {"remember": True, "three_commons": True}),
    ("illusio", {"goal": 6}),
    ("illusio", {"goal": 6, "memory": True, "talents": "any-time"}),
    ("illuminati", {"hidden_goals": True, "hidden_illuminati": True}),
]


class Line:
    """What came to one pair of eyes, and whether their own view allows it."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}

    def check(self, text: str, match: Match) -> None:
        """Everything in the message follows from this seat's view, events and legal actions: nothing else came."""
        message = json.loads(text)
        assert match.chance.seed not in text or message["result"] is not None
        if message["t"] == "table":
            (position,) = message["positions"]
            self.view = position["view"]
            self.check_position(position, match, message["info"]["ply"])
        elif message["t"] == "stepped":
            (change,) = message["changes"]
            found = Differences()
            found.set, found.add, found.drop = change.get("set", {}), change.get("add", {}), change.get("drop", [])
            self.view = patched(self.view, found)
            self.check_position(change, match, change["ply"])
            events = match.steps[change["ply"] - 1].events
            assert change.get("events", []) == plain([event.json() for event in events if event.is_for(self.seat)])

    def check_position(self, told: dict[str, Any], match: Match, ply: int) -> None:
        game, state = match.game, match.state_after(ply - 1) if ply else match.first
        assert told["seat"] == self.seat
        assert self.view == plain(game.view(state, self.seat))
        legal = [] if self.seat is None else [a.code() for a in game.legal(state, self.seat)]
        assert told.get("legal", []) == legal


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_byte_tells_another_seats_secrets(guest: Guests, house: House, game: str, options: dict[str, Any]) -> None:
    for number in range(GAMES):
        ada, bea, cleo = guest(), guest(), guest()
        table = ada.table(game=game, options=options)
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        play_out({0: ada, 1: bea, None: cleo}, table, random.Random(number))
        played = house.registry.tables[table].host.match
        match = replay(played.game, played.record(), kept_states=ALL_STATES)
        for seat, visitor in ((0, ada), (1, bea), (None, cleo)):
            line = Line(seat)
            for text in visitor.received:
                line.check(text, match)
            assert len(visitor.received) > match.ply
            visitor.close()


def play_out(visitors: dict[Seat | None, Visitor], table: str, rng: random.Random) -> None:
    """A whole game by chance; a spectator watches."""
    legal: dict[Seat | None, list[str]] = {}
    for seat, visitor in visitors.items():
        whole = visitor.watch(table)
        legal[seat] = whole["positions"][0]["legal"]
    ply, waited, result = 0, whole["info"]["to_act"], None
    while result is None:
        mover = waited[0]
        visitors[mover].move(table, ply, mover, rng.choice(legal[mover]))
        for seat, visitor in visitors.items():
            step = visitor.until("stepped")
            legal[seat] = step["changes"][0]["legal"]
        ply, waited, result = step["ply"], step["to_act"], step["result"]


def test_the_record_and_the_seed_stay_closed_until_the_end(guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/check").status_code == 409


def test_others_eyes_stay_closed_until_the_end(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=1").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=all").status_code == 400
    shown = ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=none").json()
    assert shown["positions"][0]["view"]["hand"] is None
