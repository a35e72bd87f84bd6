"""Tables at which somebody learns: private, of a public deal, with bots that make the moves of the lesson."""

from __future__ import annotations

from typing import Any

from lanterne.lessons.lesson import Lesson, lesson_named
from tests.server.conftest import Guests
from tests.server.house import House, Visitor


def lesson_of(game: str) -> Lesson:
    found = lesson_named(game)
    assert found is not None
    return found


VIZIA = lesson_of("vizia")


def look(visitor: Visitor, table: str) -> dict[str, Any]:
    """Bots need no pause before what they do."""
    if visitor.socket is None:
        visitor.call()
    visitor.send(t="watch", table=table, fast_bots=True)
    return visitor.until("table")


def learn(visitor: Visitor, table: str, plies: int) -> dict[str, Any] | None:
    """The learner's moves of the lesson from here on; the guide after the last."""
    seen = look(visitor, table)
    ply, guide = seen["positions"][0]["ply"], seen["positions"][0]["guide"]
    while ply < plies:
        seat, code = VIZIA.moves[ply]
        if seat == VIZIA.learner:
            visitor.move(table, ply, seat, code, name=f"{plies}-{ply}")
        change = visitor.until("stepped")["changes"][0]
        ply, guide = change["ply"], change["guide"]
    return dict(guide)


def listed(visitor: Visitor, table: str) -> dict[str, Any]:
    rows = visitor.http.get("/api/lobby").json()["mine"]
    return next(row for row in rows if row["id"] == table)


def test_somebody_learns(guest: Guests) -> None:
    ada = guest()
    made = ada.post("/api/lessons", {"game": "vizia"})
    table, end = made["id"], len(VIZIA.moves)
    assert (made["lesson"], made["public"], made["status"]) == (True, False, "playing")
    assert [box["kind"] for box in made["boxes"]] == ["person", "bot"]
    assert look(ada, table)["positions"][0]["guide"] == {"at": 0, "of": end, "astray": 0}
    assert learn(ada, table, 9) == {"at": 9, "of": end, "astray": 0}
    assert listed(ada, table)["lesson"] == "under-way"
    assert ada.post("/api/lessons", {"game": "vizia"})["id"] == table, "it is resumed"
    assert ada.post("/api/lessons", {"game": "vizia", "again": True})["id"] != table
    assert learn(ada, table, end) == {"at": end, "of": end, "astray": 0}
    assert listed(ada, table)["lesson"] == "done"


def test_whoever_leaves_the_lesson_may_come_back_to_it(guest: Guests) -> None:
    ada = guest()
    table = ada.post("/api/lessons", {"game": "vizia"})["id"]
    learn(ada, table, 1)
    ada.move(table, 1, 0, "place orange 0,0,down from hand")
    assert ada.until("stepped")["changes"][0]["guide"] == {"at": 1, "of": len(VIZIA.moves), "astray": 1}
    ada.move(table, 2, 0, "end")
    while (change := ada.until("stepped")["changes"][0])["legal"] == []:
        pass
    assert change["guide"]["at"] == 1, "bots play on"
    astray = change["guide"]["astray"]
    while astray:
        ada.send(t="undo", table=table, ply=change["ply"], seat=0)
        change = ada.until("table")["positions"][0]
        astray = change["guide"]["astray"]
    assert change["ply"] == 1
    assert learn(ada, table, 9) == {"at": 9, "of": len(VIZIA.moves), "astray": 0}


def test_nobody_else_sits_down(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.post("/api/lessons", {"game": "vizia"})["id"]
    refused = bea.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert (refused.status_code, refused.json()["phrase"]["key"]) == (409, "refused-lesson")
    assert look(bea, table)["positions"][0]["guide"] is None
    assert table not in [row["id"] for row in bea.http.get("/api/lobby").json()["public"]]
    host = house.registry.tables[table].host
    assert (host.drawing.house, host.match.chance.seed) == ("", VIZIA.seed)


def test_a_game_without_a_lesson(guest: Guests, pebbles: None) -> None:
    refused = guest().http.post("/api/lessons", json={"game": "pebbles"})
    assert (refused.status_code, refused.json()["phrase"]["key"]) == (400, "refused-no-lesson")
    assert guest().table(game="vizia", mine=1, bots=["greedy"], start=True)


def test_other_tables_are_no_lessons(guest: Guests) -> None:
    ada = guest()
    table = ada.table(bots=["greedy"], start=True)
    assert look(ada, table)["info"]["lesson"] is False
    assert listed(ada, table)["lesson"] == ""


def test_a_hint_is_what_a_bot_would_do(guest: Guests) -> None:
    ada = guest()
    table = ada.post("/api/lessons", {"game": "vizia"})["id"]  # where one begins
    seen = look(ada, table)
    ada.send(t="ask-hint", table=table, seat=0)
    hint = ada.until("hint")
    assert (hint["ply"], hint["seat"]) == (0, 0)
    assert hint["code"] in seen["positions"][0]["legal"]
    assert hint["phrase"]["key"].startswith("vizia-")


def test_nobody_is_helped_against_people(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(game="vizia", seats=2)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    first = look(ada, table)["info"]["to_act"][0]
    asking = [ada, bea][first]
    look(asking, table)
    for seat in (first, 1 - first):
        asking.send(t="ask-hint", table=table, seat=seat)
        assert asking.until("hint")["code"] == ""
