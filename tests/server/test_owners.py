"""Seats have owners: what others may do about them over the wire, and what of it outlives a restart."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.house import House, Visitor, apart, open_house
from tests.server.test_life_of_a_move import two_at_a_table
from tests.server.test_secrets import drain

# ---------------------------------------------------------------------- showing out


def refused(visitor: Visitor, path: str, body: object | None = None) -> str:
    answer = visitor.http.post(path, json=body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["phrase"]["key"])


def stays_out(bea: Visitor, table: str) -> None:
    """Neither sits, nor watches, nor talks, nor looks back."""
    for seat in (0, 1):
        assert refused(bea, f"/api/tables/{table}/sit", {"seat": seat}) == "refused-shown-out"
    for message in ({"t": "watch"}, {"t": "say", "text": "hello"}, {"t": "ask-words"}):
        bea.send(**message, table=table)
        assert bea.next() == {"t": "gone", "table": table}
    for path in ("replay", "words"):
        assert bea.http.get(f"/api/tables/{table}/{path}?ply=0&seat=none").status_code == 409


def test_who_was_shown_out_stays_out_over_a_restart(db: str) -> None:
    with open_house(db) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        bea.watch(table)
        ada.post(f"/api/tables/{table}/remove", {"seat": 1})
        assert bea.until("gone")["table"] == table
        stays_out(bea, table)
        cookies = dict(bea.http.cookies)
        ada.close()
        bea.close()
    with open_house(db) as house:
        again = Visitor(house, cookies)
        again.call()
        stays_out(again, table)
        again.close()


def test_a_spectator_is_shown_out_by_what_they_said(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    zoe = guest()
    zoe.watch(table)
    ada.watch(table)
    zoe.send(t="say", table=table, text="hello")
    who = ada.until("said")["line"]["who"]
    assert refused(bea, f"/api/tables/{table}/remove", {"who": who}) == "refused-owner-only"
    assert refused(ada, f"/api/tables/{table}/remove", {"who": "nobody"}) == "refused-nobody"
    ada.post(f"/api/tables/{table}/remove", {"who": who})
    assert zoe.until("gone")["table"] == table
    drain(zoe)
    ada.send(t="say", table=table, text="now we are alone")
    ada.until("said")
    heard = len(zoe.received)
    drain(zoe)
    assert len(zoe.received) == heard + 1  # the pong


# ---------------------------------------------------------------------- taking over


def test_those_who_play_let_somebody_play_on_in_a_bots_place(guest: Guests) -> None:
    ada, zoe = guest(), guest()
    zoe.post("/api/me/name", {"name": "Zoe"})
    table = ada.table(seats=2, bots=["random"], start=True)
    ada.watch(table)
    assert zoe.watch(table)["positions"][0]["view"]["hand"] is None
    assert zoe.post(f"/api/tables/{table}/sit", {"seat": 1})["boxes"][1]["kind"] == "bot"
    for visitor in (ada, zoe):
        assert visitor.until("seat-asked")["wish"] == {"seat": 1, "name": "Zoe"}
    assert ada.watch(table)["seat_asked"] == {"seat": 1, "name": "Zoe"}
    zoe.send(t="seat-answer", table=table, seat=1, agree=True)
    assert zoe.until("refused")["why"] == "stale"
    ada.send(t="seat-answer", table=table, seat=1, agree=True)
    whole = zoe.until("table")
    assert whole["mine"] == [1]
    assert whole["seat_asked"] is None
    assert whole["positions"][0]["view"]["hand"] is not None


def test_a_no_is_told_and_so_is_a_change_of_mind(guest: Guests) -> None:
    ada, zoe, yan = guest(), guest(), guest()
    table = ada.table(seats=2, bots=["random"], start=True)
    for visitor in (ada, zoe, yan):
        visitor.watch(table)
    zoe.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.until("seat-asked")
    ada.send(t="seat-answer", table=table, seat=1, agree=False)
    assert ada.until("seat-asked")["wish"] is None
    assert refused(zoe, f"/api/tables/{table}/sit", {"seat": 1}) == "refused-take-over"
    yan.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert ada.until("seat-asked")["wish"] is not None
    yan.hang_up()
    assert ada.until("seat-asked")["wish"] is None


def test_no_way_leads_to_somebody_elses_hand(guest: Guests) -> None:
    ada, _, table = two_at_a_table(guest)
    ada.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert refused(ada, f"/api/tables/{table}/sit", {"seat": 1}) == "refused-second-hand"
    ada.post(f"/api/tables/{table}/leave")
    assert refused(ada, f"/api/tables/{table}/sit", {"seat": 1}) == "refused-second-hand"
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=1").status_code == 409
    ada.post(f"/api/tables/{table}/sit", {"seat": 0})


# ---------------------------------------------------------------------- rematches


def test_a_rematch_is_for_those_whose_game_it_was(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    zoe = guest()
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert refused(zoe, f"/api/tables/{table}/rematch") == "refused-rematch"
    again = bea.post(f"/api/tables/{table}/rematch")
    assert again["owner"] == bea.me["name"]
    assert refused(ada, f"/api/tables/{again['id']}/start") == "refused-owner-only"
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_a_rematch_begins_when_everybody_has_come(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = bea.post(f"/api/tables/{table}/rematch")["id"]
    assert refused(bea, f"/api/tables/{again}/start") == "refused-not-all-come"
    ada.watch(again)
    assert bea.post(f"/api/tables/{again}/start")["status"] == "playing"


def test_a_rematch_begins_without_somebody_who_is_replaced(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = bea.post(f"/api/tables/{table}/rematch")
    theirs = next(box["seat"] for box in again["boxes"] if box["name"] == ada.me["name"])
    bea.post(f"/api/tables/{again['id']}/remove", {"seat": theirs})
    assert bea.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


@pytest.mark.slow
def test_two_workers_asked_at_once_make_one_rematch(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two, ThreadPoolExecutor(2) as threads:
        ada = Visitor(one)
        twin = Visitor(two, dict(ada.http.cookies))
        for _ in range(6):
            table = ada.table(mine=2, start=True)
            ada.post(f"/api/tables/{table}/resign", {"seat": 0})
            assert twin.http.get(f"/api/tables/{table}").json()["rematch"] is None
            asked = [threads.submit(who.post, f"/api/tables/{table}/rematch") for who in (ada, twin)]
            first, second = (each.result()["id"] for each in asked)
            assert first == second
        assert len(ada.http.get("/api/lobby").json()["mine"]) == 12
        ada.close()
        twin.close()


@pytest.mark.slow
def test_who_is_shown_out_by_one_worker_hears_it_from_the_other(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada, bea = Visitor(one), Visitor(two)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        bea.watch(table)
        while ada.watch(table)["info"]["boxes"][1]["kind"] != "person":
            pass
        ada.post(f"/api/tables/{table}/mute", {"seat": 1})
        ada.post(f"/api/tables/{table}/remove", {"seat": 1})
        assert bea.until("gone")["table"] == table
        assert bea.me["id"] in two.registry.tables[table].muted
        ada.close()
        bea.close()


def test_a_rematch_that_was_claimed_but_never_made_is_made(guest: Guests, house: House) -> None:
    """The house fell down between the two."""
    ada = guest()
    table = ada.table(mine=2, start=True)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    claimed = house.inside(house.registry.store.claim_rematch(table, "abcdefgh2345"))
    assert claimed == "abcdefgh2345"
    assert house.inside(house.registry.store.claim_rematch(table, "zzzzzzzz2345")) == claimed
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == claimed


# ---------------------------------------------------------------------- moves sent again


@pytest.mark.parametrize("restart", [False, True])
def test_a_message_is_played_once_even_after_its_move_was_taken_back(db: str, restart: bool) -> None:
    with open_house(db) as house:
        ada = Visitor(house)
        table = ada.table(mine=2, start=True)
        whole = ada.watch(table)
        seat = whole["info"]["to_act"][0]
        code = whole["positions"][seat]["legal"][0]
        ada.move(table, 0, seat, code, "once")
        ada.until("taken")
        ada.send(t="undo", table=table, ply=1, seat=seat)
        assert ada.until("table")["info"]["ply"] == 0
        cookies = dict(ada.http.cookies)
        if not restart:
            assert_played_once(ada, table, seat, code)
        ada.close()
    if restart:
        with open_house(db) as house:
            again = Visitor(house, cookies)
            again.watch(table)
            assert_played_once(again, table, seat, code)
            again.close()


def assert_played_once(ada: Visitor, table: str, seat: int, code: str) -> None:
    ada.move(table, 0, seat, code, "once")
    assert ada.until("taken")["ply"] == 0
    assert ada.watch(table)["info"]["ply"] == 0
    ada.move(table, 0, seat, code, "twice")
    assert ada.until("taken")["ply"] == 0
    assert ada.watch(table)["info"]["ply"] == 1
