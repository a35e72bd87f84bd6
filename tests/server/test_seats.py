"""People and bots at a table: sitting, leaving, standing in, showing out."""

from __future__ import annotations

from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.house import House
from tests.server.test_life_of_a_move import two_at_a_table


def test_a_guest_has_a_name_in_zero_steps_and_may_change_it(guest: Guests) -> None:
    ada = guest()
    assert ada.me["name"]
    assert ada.post("/api/me/name", {"name": "  Ada \n Lovelace "})["name"] == "Ada Lovelace"
    assert ada.http.get("/api/me").json()["name"] == "Ada Lovelace"


def test_a_taken_seat_cannot_be_taken(guest: Guests) -> None:
    ada, bea, cleo = guest(), guest(), guest()
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    answer = cleo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert answer.status_code == 409
    assert "taken" in answer.json()["detail"]


def test_empty_seats_go_to_bots_at_the_start(guest: Guests) -> None:
    ada = guest()
    table = ada.table(seats=3)
    boxes = ada.post(f"/api/tables/{table}/start")["boxes"]
    assert [box["kind"] for box in boxes] == ["person", "bot", "bot"]


def test_only_the_owner_starts(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    assert bea.http.post(f"/api/tables/{table}/start").status_code == 409


def test_who_leaves_a_game_is_stood_in_for_and_may_come_back(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.watch(table)
    boxes = bea.post(f"/api/tables/{table}/leave")["boxes"]
    assert boxes[1]["kind"] == "bot"
    boxes = bea.post(f"/api/tables/{table}/sit", {"seat": 1})["boxes"]
    assert boxes[1]["kind"] == "person"


def test_a_bot_may_be_asked_in_for_somebody_away_too_long(guest: Guests, house: House) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.watch(table)
    bea.watch(table)
    assert ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1}).status_code == 409
    bea.hang_up()
    ada.until("changed")
    wall_clock.ahead_ms += 60_000
    try:
        assert ada.post(f"/api/tables/{table}/bot", {"seat": 1})["boxes"][1]["kind"] == "bot"
    finally:
        wall_clock.ahead_ms = 0
    del house


def test_a_person_takes_over_a_bots_seat_before_the_start(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(bots=["random"])
    boxes = bea.post(f"/api/tables/{table}/sit", {"seat": 1})["boxes"]
    assert boxes[1]["kind"] == "person"
    assert boxes[1]["name"] == bea.me["name"]


def test_resigning_against_one_ends_the_game(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    bea.watch(table)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    result = bea.until("table")["result"]
    assert result["reason"] == "resigned"
    assert result["places"] == [2, 1]


def test_the_owner_shows_somebody_out_and_mutes(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    bea.watch(table)
    ada.post(f"/api/tables/{table}/mute", {"seat": 1})
    bea.send(t="say", table=table, text="hello")
    assert bea.until("refused")["why"] == "muted"
    ada.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert bea.until("gone")["table"] == table
    assert bea.http.post(f"/api/tables/{table}/mute", json={"seat": 0}).status_code == 409


def test_a_rematch_turns_the_seats_and_is_made_once(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = ada.post(f"/api/tables/{table}/rematch")
    assert bea.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [box["name"] for box in again["boxes"]] == [bea.me["name"], ada.me["name"]]


def test_several_seats_in_one_browser(guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, names=["Ada", "Bea"], start=True)
    whole = ada.watch(table)
    assert whole["mine"] == [0, 1]
    assert [position["seat"] for position in whole["positions"]] == [0, 1]
    assert [box["name"] for box in whole["info"]["boxes"]] == ["Ada", "Bea"]


def test_an_account_follows_to_another_device(guest: Guests) -> None:
    ada, elsewhere = guest(), guest()
    table = ada.table()
    ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    taken = elsewhere.http.post("/api/account", json={"name": "ADA", "password": "battery staple"})
    assert taken.status_code == 400
    wrong = elsewhere.http.post("/api/session", json={"name": "Ada", "password": "wrong horse"})
    unknown = elsewhere.http.post("/api/session", json={"name": "Zoe", "password": "wrong horse"})
    assert wrong.status_code == unknown.status_code == 400
    assert wrong.json()["detail"] == unknown.json()["detail"]
    assert elsewhere.post("/api/session", {"name": "ada", "password": "correct horse"})["id"] == ada.me["id"]
    assert [row["id"] for row in elsewhere.http.get("/api/lobby").json()["mine"]] == [table]
    elsewhere.http.delete("/api/session")
    assert elsewhere.http.get("/api/me").json()["id"] != ada.me["id"]
