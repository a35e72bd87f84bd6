"""What is refused is said as a phrase: the page finds the words of its reader."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.phrase import phrase_from_json
from lanterne.text import Words
from tests.server.conftest import Guests
from tests.server.house import Visitor

TABLE = {"game": "vizia", "seats": 2}


def refused(visitor: Visitor, path: str, body: object = None) -> dict[str, Any]:
    answer = visitor.http.post(path, json=body)
    assert answer.status_code >= 400
    told: dict[str, Any] = answer.json()
    return told


def test_a_taken_seat(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    told = refused(bea, f"/api/tables/{table}/sit", {"seat": 0})
    assert told == {
        "detail": "That seat is taken.",
        "phrase": {"key": "refused-seat-taken", "args": {}},
        "faults": [],
    }
    assert refused(bea, f"/api/tables/{table}/start")["phrase"]["key"] == "refused-owner-only"
    assert refused(bea, f"/api/tables/{table}/sit", {"seat": 9})["phrase"]["args"] == {"seat": 10, "seats": 2}


def test_every_fault_of_the_options_at_once(guest: Guests) -> None:
    told = refused(guest(), "/api/tables", {**TABLE, "seats": 3, "options": {"teams": True, "capture": 3, "fog": True}})
    assert {fault["option"]: fault["phrase"]["key"] for fault in told["faults"]} == {
        "": "refused-no-option",
        "capture": "refused-option-switch",
        "teams": "vizia-option-teams-fault",
    }
    for part in ("Vizia has no option “fog”", "option capture: It is on or off", "option teams: Teams need four seats"):
        assert part in told["detail"]
    few = refused(guest(), "/api/tables", {**TABLE, "seats": 9})
    assert [fault["option"] for fault in few["faults"]] == [""]
    assert few["detail"] == "Vizia is for 2 to 4 seats, not 9."


def test_games_and_bots_that_are_none(guest: Guests) -> None:
    ada = guest()
    assert refused(ada, "/api/tables", {**TABLE, "game": "chess"})["phrase"]["key"] == "refused-no-game"
    assert refused(ada, "/api/tables", {**TABLE, "bots": ["nobody"]})["phrase"]["key"] == "refused-no-bot"
    many = refused(ada, "/api/tables", {**TABLE, "mine": 2, "bots": ["greedy"]})
    assert many["phrase"] == {"key": "refused-too-many", "args": {"mine": 2, "bots": 1, "seats": 2}}
    assert many["detail"] == "2 seats of your own and one bot do not fit 2 seats."


def test_names_and_passwords(guest: Guests) -> None:
    ada = guest()
    assert refused(ada, "/api/me/name", {"name": "\n"})["phrase"]["key"] == "refused-name-empty"
    assert refused(ada, "/api/me/name", {"name": "x" * 25})["phrase"] == {
        "key": "refused-name-length",
        "args": {"most": 24},
    }
    short = refused(ada, "/api/account", {"name": "Ada", "password": "short"})
    assert short["phrase"] == {"key": "refused-password-length", "args": {"least": 8, "most": 200}}
    ada.post("/api/account", {"name": "Ada", "password": "a long password"})
    taken = refused(guest(), "/api/account", {"name": "ada", "password": "a long password"})
    assert taken["phrase"] == {"key": "refused-name-taken", "args": {"name": "ada"}}
    wrong = refused(guest(), "/api/session", {"name": "Ada", "password": "another password"})
    assert wrong["phrase"]["key"] == "refused-sign-in"


def test_what_cannot_be_read(guest: Guests) -> None:
    ada = guest()
    assert refused(ada, "/api/tables", {"game": "vizia"})["phrase"]["key"] == "refused-unusable"
    assert refused(ada, "/api/nowhere", {})["phrase"]["key"] == "refused-not-found"
    assert ada.http.get("/api/tables/nosuchtable2").json()["phrase"]["key"] == "refused-no-table"
    assert ada.http.post("/api/tables", headers={"Origin": "http://evil.example"}).json()["phrase"]["key"] == (
        "refused-foreign"
    )


def test_nothing_to_take_back(guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    ada.watch(table)
    ada.send(t="undo", table=table, ply=0, seat=0)
    assert ada.until("refused")["phrase"] == {"key": "refused-no-undo", "args": {}}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_words_are_there(guest: Guests, lang: str) -> None:
    """The very phrases of the wire, in both languages."""
    words = Words(lang, strict=True)
    told = refused(guest(), "/api/tables", {**TABLE, "seats": 3, "options": {"teams": True, "fog": 1}})
    for phrase in [told["phrase"], *(fault["phrase"] for fault in told["faults"])]:
        assert words.say(phrase_from_json(phrase))
