"""Who looks on: everybody at the table is told how many there are, and who."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Guests
from tests.server.house import Visitor
from tests.server.test_life_of_a_move import two_at_a_table


def told(visitor: Visitor, names: list[str], count: int) -> dict[str, Any]:
    """Until that is what is said of them."""
    while True:
        info: dict[str, Any] = visitor.until("changed")["info"]
        if (info["onlookers"], info["looking_on"]) == (names, count):
            return info


def test_players_hear_who_looks_on_and_who_has_gone(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.watch(table)
    bea.watch(table)
    cleo = guest()
    assert cleo.watch(table)["info"]["onlookers"] == []
    told(ada, [cleo.me["name"]], 1)
    told(cleo, [cleo.me["name"]], 1)  # those who look on are told as well
    assert bea.watch(table)["info"]["looking_on"] == 1
    cleo.hang_up()
    told(ada, [], 0)


def test_whoever_has_a_seat_is_no_onlooker(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.watch(table)
    bea.watch(table)
    cleo = guest()
    cleo.watch(table)
    told(ada, [cleo.me["name"]], 1)
    bea.post(f"/api/tables/{table}/leave")
    assert ada.watch(table)["info"]["onlookers"] == [cleo.me["name"]]  # the seat that is lent is still Bea's
