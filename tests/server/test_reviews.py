"""A finished game looked back at in the background, for whoever asks, and no game before its end."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from lanterne.core.record import Record
from lanterne.host.host import NotAllowed
from lanterne.server.settings import Settings
from lanterne.server.tables.reviews import LONGEST, MOST_KEPT, MOST_WAITING, Reviews
from lanterne.server.thinking.looking_back import look_back
from lanterne.server.thinking.orders import Order
from tests.server.conftest import Guests
from tests.server.house import Visitor, played_out, the_pool


def told(visitor: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.http.get(f"/api/tables/{table}/review").json()
    return found


def record_of(moves: int = 0) -> Record:
    return Record("pebbles", 1, {}, 2, "fast:" + "0" * 16, [(0, "take 1")] * moves)


def test_it_is_found_in_the_background_and_told_when_it_is_whole(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = played_out(ada, game="illusion", seats=2, mine=0, bots=["child", "keen"], start=True)
    first = told(ada, table)
    assert first["found"] is None
    ends = time.monotonic() + 60
    while (now := told(bea, table))["found"] is None:
        assert not now["failed"]
        assert time.monotonic() < ends
    found = now["found"]
    assert now["done"] == now["of"] == len(found["points"]) - 1 == first["of"]
    assert found["bot"] == "keen"
    assert sorted(found["points"][-1]) == [0.0, 1.0]
    assert all(missed["why"]["key"] for missed in found["missed"])
    assert told(ada, table) == now, "it is kept"


def test_nothing_is_told_of_a_game_that_is_played(guest: Guests) -> None:
    ada = guest()
    table = ada.table(game="illusion", seats=2, mine=2, start=True)
    answer = ada.http.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["phrase"]["key"]) == (409, "refused-until-over")


def test_what_is_asked_for_and_kept_is_bounded() -> None:
    async def ask() -> None:
        reviews = Reviews(the_pool(), Settings(db=""))
        reviews.worker = asyncio.create_task(asyncio.sleep(60))  # nothing moves
        for number in range(MOST_WAITING):
            reviews.of(f"table{number}", record_of())
        with pytest.raises(NotAllowed):
            reviews.of("one-more", record_of())
        reviews.waiting.clear()
        with pytest.raises(NotAllowed):
            reviews.of("long", record_of(LONGEST + 1))
        for number in range(MOST_KEPT + 5):
            reviews.of(f"other{number}", record_of())
            reviews.waiting.clear()
        assert len(reviews.tasks) == MOST_KEPT
        await reviews.close()

    asyncio.run(ask())


def test_slices_go_on_where_the_last_one_stopped(guest: Guests) -> None:
    ada = guest()
    table = played_out(ada, game="illusion", seats=2, mine=0, bots=["casual", "casual"], start=True)
    line = ada.http.get(f"/api/tables/{table}/record").text
    order = Order(
        game="illusion", rules=1, bot="keen", mind="m", heard=-1, until=0, events=[], seat=0, speaks=False, view={},
        legal=[], seed=0, seconds=1e-9, record=line, judging_s=0.01,
    )  # fmt: skip
    looked = 0
    while (thought := look_back(order)).review is None:
        looked += 1  # one at least, however late it is
        assert thought.looked_at == looked
    order.seconds, order.mind = 60.0, "other"
    assert look_back(order).review == thought.review
