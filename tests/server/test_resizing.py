"""Seats are added and dropped while a table waits; whoever sits there keeps a seat."""

from __future__ import annotations

from tests.server.conftest import Guests
from tests.server.house import Visitor


def kinds(info: dict[str, object]) -> list[str]:
    boxes = info["boxes"]
    assert isinstance(boxes, list)
    return [box["kind"] for box in boxes]


def refused(who: Visitor, table: str, seats: int) -> tuple[int, str]:
    answer = who.http.post(f"/api/tables/{table}/seats", json={"seats": seats})
    return answer.status_code, answer.json()["phrase"]["key"]


def test_the_owner_adds_and_drops_seats_while_it_waits(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(seats=2)
    bea.watch(table)
    grown = ada.post(f"/api/tables/{table}/seats", {"seats": 4})
    assert (grown["seats"], kinds(grown)) == (4, ["person", "empty", "empty", "empty"])
    assert bea.until("changed")["info"]["seats"] == 4
    bea.post(f"/api/tables/{table}/sit", {"seat": 3})
    ada.post(f"/api/tables/{table}/bot", {"seat": 1})
    fewer = ada.post(f"/api/tables/{table}/seats", {"seats": 3})
    assert kinds(fewer) == ["person", "bot", "person"]
    assert fewer["boxes"][2]["name"] == bea.me["name"]
    two = ada.post(f"/api/tables/{table}/seats", {"seats": 2})
    assert kinds(two) == ["person", "person"]
    begun = ada.post(f"/api/tables/{table}/start")
    assert (begun["status"], begun["seats"]) == ("playing", 2)
    assert bea.watch(table)["mine"] == [1]


def test_nobody_is_dropped_and_the_game_has_its_limits(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(seats=3)
    bea.post(f"/api/tables/{table}/sit", {"seat": 2})
    refused = ada.http.post(f"/api/tables/{table}/seats", json={"seats": 1})
    assert refused.json()["phrase"]["key"] == "refused-seats-taken"
    assert ada.http.post(f"/api/tables/{table}/seats", json={"seats": 5}).status_code == 400
    assert (
        bea.http.post(f"/api/tables/{table}/seats", json={"seats": 2}).json()["phrase"]["key"] == "refused-owner-only"
    )
    ada.post(f"/api/tables/{table}/start")
    assert ada.http.post(f"/api/tables/{table}/seats", json={"seats": 2}).json()["phrase"]["key"] == "refused-started"


def test_options_that_want_a_number_of_seats_say_so(guest: Guests) -> None:
    ada = guest()
    table = ada.table(seats=4, options={"teams": True})
    problem = ada.http.post(f"/api/tables/{table}/seats", json={"seats": 3}).json()
    assert [fault["option"] for fault in problem["faults"]] == ["teams"]
    assert ada.http.get(f"/api/tables/{table}").json()["seats"] == 4


def test_eyes_follow_the_bots_that_sit_there(guest: Guests) -> None:
    """N-17: a bot that is asked in while one waits sees as well as one that was there from the start."""
    ada = guest()
    table = ada.table(game="illusion", seats=3)
    assert ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "keen"})["options"]["eyes3"] == "keen"
    fewer = ada.post(f"/api/tables/{table}/seats", {"seats": 2})
    assert kinds(fewer) == ["person", "bot"]
    assert (fewer["options"]["eyes2"], fewer["options"]["eyes3"]) == ("keen", "none")
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"
