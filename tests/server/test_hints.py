"""Advice of a bot: where a table has hints, from what the seat sees alone, with its reason, and nothing is played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from lanterne.bots.registry import adviser
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.host.question import Question
from lanterne.server.tables.orders import order_of
from lanterne.server.thinking.orders import encoder
from tests.host.tables import hosted
from tests.server.conftest import Guests
from tests.server.house import Visitor
from tests.server.received import TABLES
from tests.server.test_lessons import look
from tests.server.test_secrets import twin


def advice(visitor: Visitor, table: str, seat: int) -> dict[str, Any]:
    visitor.send(t="ask-hint", table=table, seat=seat)
    return visitor.until("hint")


def pair(guest: Guests, **wish: Any) -> tuple[Visitor, Visitor, str]:
    ada, bea = guest(), guest()
    table = ada.table(game="vizia", seats=2, **wish)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    return ada, bea, table


def test_a_hint_comes_with_its_reason_and_plays_nothing(guest: Guests) -> None:
    ada = guest()
    table = ada.table(game="vizia", mine=2, start=True)
    seen = look(ada, table)
    assert seen["info"]["hints"]
    seat = seen["info"]["to_act"][0]
    hint = advice(ada, table, seat)
    assert hint["code"]
    assert "why" in hint["why"]["key"]
    assert look(ada, table)["positions"][seat]["ply"] == 0
    assert advice(ada, table, 1 - seat)["code"] == "", "nothing is asked of that seat"


def test_between_people_there_are_hints_only_where_the_table_was_opened_with_them(guest: Guests) -> None:
    ada, bea, table = pair(guest)
    seen = look(ada, table)
    first = seen["info"]["to_act"][0]
    look(bea, table)
    assert not seen["info"]["hints"]
    assert advice([ada, bea][first], table, first)["code"] == ""


def test_everybody_sees_that_a_table_has_hints(guest: Guests) -> None:
    ada, bea, table = pair(guest, hints=True)
    first = look(ada, table)["info"]["to_act"][0]
    assert look(bea, table)["info"]["hints"]
    assert advice([ada, bea][first], table, first)["code"]
    assert advice([bea, ada][first], table, first)["code"] == "", "only for a seat of one's own"


def test_whoever_plays_alone_may_have_none(guest: Guests) -> None:
    ada = guest()
    table = ada.table(game="vizia", mine=2, start=True, hints=False)
    seen = look(ada, table)
    assert not seen["info"]["hints"]
    assert advice(ada, table, seen["info"]["to_act"][0])["code"] == ""


def order_for(host: Host, seat: int) -> dict[str, Any]:
    """What the bot is given, and all that its answer can follow from; glances are of what its seat looks at."""
    question = Question(0, host.match.ply, seat, adviser(host.game.name), speaks=False, stands_in=False)
    order = order_of(host, question, "m", -1, 0.1, explains=True)
    order.view.pop("estimates", None)
    order.view.pop("own_eyes", None)
    return {"bytes": encoder.encode(order)}


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whoever_advises_is_told_the_same_in_worlds_that_look_alike(game: str, options: dict[str, Any]) -> None:
    host = hosted("abc", game=game_named(game), options=options, seed=3)
    rng = random.Random(3)
    compared = 0
    for _ in range(60):
        if host.status != "playing":
            break
        seat = host.to_act()[0]
        if rng.random() < 0.2:
            dealer = host.game.dealer(json.loads(json.dumps(host.game.view(host.match.state, seat))))
            world = twin(host, dealer.deal(FastRng(host.match.ply)), seat)
            assert order_for(world, seat) == order_for(host, seat)
            compared += 1
        host.commit(host.move(host.match.ply, seat, rng.choice(host.legal(seat)).code(), 0), 0)
    assert compared
