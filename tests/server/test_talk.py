"""Talk: by those who watch, each within their own measure, until the table's people would rather not hear them."""

from __future__ import annotations

import pytest

from lanterne.server.store.manners import LINES_SHOWN
from lanterne.server.tables import talking
from lanterne.server.tables.driver import wake
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, open_house
from tests.server.test_life_of_a_move import two_at_a_table
from tests.server.test_secrets import drain


def says(visitor: Visitor, table: str, text: str) -> None:
    visitor.send(t="say", table=table, text=text)


def test_who_does_not_watch_does_not_talk(guest: Guests) -> None:
    ada, _, table = two_at_a_table(guest)
    zoe = guest()
    zoe.call()
    says(zoe, table, "hello")
    assert zoe.until("refused")["why"] == "not-here"
    assert ada.watch(table)["talk"] == []


def test_a_spectator_is_marked_whatever_they_are_called(guest: Guests) -> None:
    ada, _, table = two_at_a_table(guest)
    zoe = guest()
    zoe.post("/api/me/name", {"name": ada.me["name"]})
    for visitor in (ada, zoe):
        visitor.watch(table)
        says(visitor, table, "hello")
        visitor.until("said")
    first, second = guest().watch(table)["talk"]
    assert first["name"] == second["name"]
    assert (first["seat"], second["seat"]) == (0, None)
    assert first["who"] != second["who"]
    assert zoe.me["id"] not in (first["who"], second["who"])


def test_who_talks_too_much_keeps_nobody_else_from_talking(guest: Guests) -> None:
    ada, _, table = two_at_a_table(guest)
    zoe = guest()
    ada.watch(table)
    zoe.watch(table)
    for number in range(int(talking.BURST) + 1):
        says(zoe, table, f"{number}")
    assert zoe.until("refused")["why"] == "too-fast"
    says(ada, table, "and I?")
    while ada.until("said")["line"]["text"] != "and I?":
        pass


def test_players_mute_spectators_and_the_owner_anybody(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)  # Ada's table
    zoe = guest()
    for visitor in (ada, bea, zoe):
        visitor.watch(table)
    for visitor in (ada, bea, zoe):
        says(visitor, table, "hello")
    marks: dict[int | None, str] = {}
    while len(marks) < 3:
        line = zoe.until("said")["line"]
        marks[line["seat"]] = line["who"]
    for body in ({"who": marks[0]}, {"seat": 0}, {"who": marks[1]}):
        assert bea.http.post(f"/api/tables/{table}/mute", json=body).status_code == 409  # a player's, one's own
    assert zoe.http.post(f"/api/tables/{table}/mute", json={"seat": 0}).status_code == 409
    bea.post(f"/api/tables/{table}/mute", {"who": marks[None]})
    ada.post(f"/api/tables/{table}/mute", {"who": marks[1]})
    for visitor in (zoe, bea):
        says(visitor, table, "hello again")
        assert visitor.until("refused")["why"] == "muted"
    bea.post(f"/api/tables/{table}/mute", {"who": marks[None]})
    says(zoe, table, "thank you")
    while ada.until("said")["line"]["text"] != "thank you":
        pass


def test_a_restart_lets_nobody_speak_who_was_silenced(db: str) -> None:
    with open_house(db) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/mute", {"seat": 1})
        cookies = dict(bea.http.cookies)
        ada.close()
        bea.close()
    with open_house(db) as house:
        again = Visitor(house, cookies)
        again.watch(table)
        says(again, table, "hello")
        assert again.until("refused")["why"] == "muted"
        again.close()


def test_talk_is_bounded_in_memory_and_on_disk(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "BURST", 1e6)
    monkeypatch.setattr(talking, "FORGET_EVERY", 40)
    spoken = LINES_SHOWN + 20
    with open_house(db, messages_burst=1e6) as house:
        store = house.registry.store
        forget = store.forget_talk
        monkeypatch.setattr(store, "forget_talk", lambda match: forget(match, 50))
        ada = Visitor(house)
        table = ada.table()
        ada.watch(table)
        for number in range(spoken):
            says(ada, table, f"{number}")
        for _ in range(spoken):
            ada.until("said")
        drain(ada)
        talk = house.registry.tables[table].talk
        assert [line.text for line in talk] == [f"{number}" for number in range(20, spoken)]
        house.inside(house.registry.tables[table].run(wake))  # all jobs before it are done
        assert len(house.inside(store.talk(table, 1_000))) == 50
        ada.close()


def test_whoever_speaks_is_remembered_for_a_while(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MOST_SPEAKERS", 2)
    table = guest().table()
    for _ in range(4):
        visitor = guest()
        visitor.watch(table)
        says(visitor, table, "hello")
        visitor.until("said")
        visitor.hang_up()
    live = house.registry.tables[table]
    assert len(live.speakers) == 2
    assert len(live.talk_buckets) <= 3
