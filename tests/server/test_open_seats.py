"""Which seats a newcomer is offered: just those that can be had."""

from __future__ import annotations

from tests.server.conftest import Guests
from tests.server.house import Visitor


def offered(visitor: Visitor, table: str) -> list[bool]:
    return [box["open"] for box in visitor.http.get(f"/api/tables/{table}").json()["boxes"]]


def test_empty_seats_and_bots_of_nobody_are_offered(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(seats=4, bots=["random"])
    assert offered(bea, table) == [False, True, True, True]
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    assert offered(bea, table) == [False, False, True, True]


def test_a_bot_that_stands_in_keeps_the_seat_for_its_person(guest: Guests) -> None:
    ada, bea, zoe = guest(), guest(), guest()
    table = ada.table(seats=3, bots=["random"])
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    bea.post(f"/api/tables/{table}/leave")
    assert offered(zoe, table) == [False, False, True]
    assert zoe.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 409
    ada.watch(table)
    zoe.watch(table)
    zoe.post(f"/api/tables/{table}/sit", {"seat": 2})
    ada.until("seat-asked")
    ada.send(t="seat-answer", table=table, seat=2, agree=True)
    assert zoe.until("table")["mine"] == [2]
    assert offered(zoe, table) == [False, False, False]


def test_nothing_is_offered_after_the_end(guest: Guests) -> None:
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert offered(ada, table) == [False, False]
