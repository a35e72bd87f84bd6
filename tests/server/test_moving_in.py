"""Whoever signs in brings what they had as a guest."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from lanterne.server.people import session_id
from lanterne.server.store import schema as t
from lanterne.server.store.rows import PushRow
from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, apart, open_house

PASSWORD = "correct horse"


def account(visitor: Visitor, name: str = "Ada") -> dict[str, Any]:
    made: dict[str, Any] = visitor.post("/api/account", {"name": name, "password": PASSWORD})
    return made


def sign_in(visitor: Visitor, name: str = "Ada") -> dict[str, Any]:
    visitor.hang_up()
    told: dict[str, Any] = visitor.post("/api/session", {"name": name, "password": PASSWORD})
    return told


def games_of(visitor: Visitor) -> set[str]:
    return {row["id"] for row in visitor.http.get("/api/lobby").json()["mine"]}


def together(one: Visitor, other: Visitor, **wish: Any) -> str:
    table = one.table(**wish)
    other.post(f"/api/tables/{table}/sit", {"seat": 1})
    one.post(f"/api/tables/{table}/start")
    return table


def test_registering_keeps_the_games(guest: Guests) -> None:
    ada, elsewhere = guest(), guest()
    table = ada.table(mine=2, start=True)
    account(ada)
    sign_in(elsewhere)
    assert games_of(elsewhere) == {table}
    assert elsewhere.watch(table)["mine"] == [0, 1]


def test_a_guest_who_signs_in_keeps_seats_and_tables(house: House, guest: Guests) -> None:
    home, ada, bea = guest(), guest(), guest()
    account(home)
    playing, waiting = together(ada, bea), ada.table()
    bea.watch(playing)
    whole = ada.watch(playing)
    mine = whole["positions"][0]["legal"]
    if whole["info"]["to_act"] == [0]:
        ada.move(playing, 0, 0, mine[0])
        ada.until("stepped")
    told = sign_in(ada)
    assert (told["id"], told["apart"]) == (home.me["id"], 0)
    assert games_of(ada) == games_of(home) == {playing, waiting}
    assert ada.watch(playing)["mine"] == [0]
    assert home.watch(playing)["mine"] == [0], "on the other browser too"
    assert bea.http.get(f"/api/tables/{playing}").json()["boxes"][0]["kind"] == "person"
    home.post(f"/api/tables/{waiting}/bot", {"seat": 1})
    home.post(f"/api/tables/{waiting}/start")  # its owner
    store = house.registry.store
    for column in (t.seats.c.user, t.matches.c.owner, t.talk.c.user, t.shares.c.user, t.sessions.c.user):
        rows = house.inside(store._rows(select(column)))
        assert ada.me["id"] not in {row[0] for row in rows}, column
    assert not [move for move in house.inside(store.moves(playing)) if move.message.startswith(ada.me["id"])]


def test_what_was_left_word_for_and_said_goes_along(house: House, guest: Guests) -> None:
    home, ada, bea = guest(), guest(), guest()
    account(home)
    table = together(ada, bea, game="illuminati", seats=2)
    ada.watch(table)
    ada.send(t="wishes", table=table, seat=0, windows={"special": "ask"}, orders=[])
    ada.send(t="say", table=table, text="here I am")
    ada.until("said")
    before = house.inside(house.registry.store.seats(table))[0].wishes
    sign_in(ada)
    after = house.inside(house.registry.store.seats(table))[0].wishes
    assert before is not None
    assert after == {**before, "user": home.me["id"]}
    assert [line["text"] for line in export(ada)["talk"]] == ["here I am"]
    assert [row["id"] for row in export(ada)["seats"]] == [table]


def export(visitor: Visitor) -> dict[str, Any]:
    answer = visitor.http.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    told: dict[str, Any] = answer.json()
    return told


def test_two_hands_of_one_game_stay_apart_until_it_is_over(guest: Guests) -> None:
    home, ada = guest(), guest()
    account(home)
    hidden, other = together(home, ada, game="illusio"), ada.table(mine=2, start=True)
    told = sign_in(ada)
    assert told["apart"] == 1
    assert games_of(ada) == {hidden, other}
    assert ada.watch(hidden)["mine"] == [0], "the account's hand alone"
    ada.hang_up()
    ada.http.delete("/api/session")
    again = ada.http.get("/api/me").json()
    assert again["id"] == ada.me["id"], "whoever signs out is the guest again"
    assert ada.watch(hidden)["mine"] == [1]
    ada.post(f"/api/tables/{hidden}/resign", {"seat": 1})
    assert sign_in(ada)["apart"] == 0
    assert ada.watch(hidden)["mine"] == [0, 1]


def test_two_seats_of_a_table_that_waits_are_both_kept(guest: Guests) -> None:
    home, ada = guest(), guest()
    account(home)
    table = home.table()
    ada.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert sign_in(ada)["apart"] == 0
    assert ada.watch(table)["mine"] == [0, 1]


def test_who_was_shown_out_gets_in_by_no_other_name(guest: Guests) -> None:
    home, ada, bea = guest(), guest(), guest()
    account(home)
    table = bea.table(seats=3)
    home.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.post(f"/api/tables/{table}/remove", {"seat": 1})
    ada.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert sign_in(ada)["apart"] == 1
    assert shown_out(ada, table)
    other = bea.table(seats=3)
    eve = guest()
    eve.post(f"/api/tables/{other}/sit", {"seat": 1})
    bea.post(f"/api/tables/{other}/remove", {"seat": 1})
    assert sign_in(eve)["apart"] == 0
    assert shown_out(eve, other)


def shown_out(visitor: Visitor, table: str) -> bool:
    answer = visitor.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    return answer.status_code == 409 and answer.json()["phrase"]["key"] == "refused-shown-out"


def test_no_move_is_lost_while_somebody_signs_in(house: House, guest: Guests) -> None:
    """A bot is at work all the while; the seat is the account's afterwards, at the table and in the store."""
    home, ada = guest(), guest()
    account(home)
    table = ada.table(mine=1, bots=["random"], start=True)
    sign_in(ada)
    live = house.registry.tables[table]
    wait_until(lambda: live.host.sitters[0].user == home.me["id"])
    whole = ada.watch(table)
    assert whole["mine"] == [0]
    if whole["info"]["to_act"] == [0]:
        ada.move(table, whole["positions"][0]["ply"], 0, whole["positions"][0]["legal"][0])
        ada.until("taken")


def test_an_account_signing_in_as_another_brings_nothing(guest: Guests) -> None:
    ada, bea = guest(), guest()
    account(ada)
    account(bea, "Bea")
    table = bea.table(mine=2, start=True)
    sign_in(bea)
    assert games_of(bea) == set()
    sign_in(bea, "Bea")
    assert games_of(bea) == {table}


@pytest.mark.slow
def test_other_workers_notice(request: pytest.FixtureRequest) -> None:
    db = apart(fresh_database(request.getfixturevalue("postgres")))
    with open_house(db) as one, open_house(db) as two:
        home, bea = Visitor(one), Visitor(two)
        account(home)
        ada = Visitor(two)
        table = together(ada, bea)
        bea.watch(table)
        home.watch(table)
        cookies = {"lanterne": ada.http.cookies["lanterne"]}
        elsewhere = Visitor(one, cookies)  # the same guest, whose request another worker answers
        assert sign_in(elsewhere)["apart"] == 0
        while home.until("table")["mine"] != [0]:
            pass
        wait_until(lambda: two.registry.tables[table].host.sitters[0].user == home.me["id"])
        for visitor in (home, bea, ada, elsewhere):
            visitor.close()


def test_hand_over_is_one_transaction(house: House, guest: Guests) -> None:
    """Signing in twice at once: each table goes over once, and nothing is between the two."""
    home, ada = guest(), guest()
    account(home)
    tables = {ada.table(mine=2, start=True) for _ in range(3)}
    store = house.registry.store

    session = session_id(home.http.cookies["lanterne"])

    async def twice() -> None:
        await asyncio.gather(*(store.hand_over(ada.me["id"], home.me["id"], session, ()) for _ in range(2)))

    house.inside(twice())
    assert games_of(home) == tables


def test_who_is_called_stays_called(house: House, guest: Guests) -> None:
    """The guest's browser is the account's now; what the account has said about calls holds."""
    home, ada = guest(), guest()
    account(home)
    store = house.registry.store
    push = PushRow(id="f" * 64, endpoint="https://push.example.net/1", p256dh="key", auth="auth", lang="fr", origin="")
    house.inside(store.add_push(session_id(ada.http.cookies["lanterne"]), push))
    house.inside(store.set_call_wishes(ada.me["id"], "closed", "never"))
    sign_in(ada)
    assert house.inside(store.pushes(home.me["id"])) == [push]
    assert house.inside(store.call_wishes(home.me["id"])) == ("closed", "never")
    eve = guest()
    house.inside(store.set_call_wishes(eve.me["id"], "open", "open"))
    sign_in(eve)
    assert house.inside(store.call_wishes(home.me["id"])) == ("closed", "never")
