"""Taking back: free while nothing was learned, always against bots, else by consent."""

from __future__ import annotations

from tests.server.conftest import Guests
from tests.server.test_life_of_a_move import sides, two_at_a_table


def test_a_placement_is_taken_back_freely(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, other, seat = sides(ada, bea, ada.watch(table))
    before = mover.watch(table)["positions"][0]
    other.watch(table)
    place = next(code for code in before["legal"] if code.startswith("place"))
    mover.move(table, 0, seat, place)
    step = mover.until("stepped")
    assert step["changes"][0]["may_undo"]
    mover.send(t="undo", table=table, ply=1, seat=seat)
    after = mover.until("table")
    assert after["info"]["ply"] == 0
    assert after["positions"][0]["legal"] == before["legal"]
    assert other.until("table")["info"]["ply"] == 0


def test_after_the_turn_has_passed_the_others_are_asked(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, other, seat = sides(ada, bea, ada.watch(table))
    legal = mover.watch(table)["positions"][0]["legal"]
    other.watch(table)
    mover.move(table, 0, seat, next(code for code in legal if code.startswith("place")))
    mover.until("stepped")
    mover.move(table, 1, seat, "end")
    assert not mover.until("stepped")["changes"][0]["may_undo"]
    mover.send(t="undo", table=table, ply=2, seat=seat)
    assert other.until("undo-asked")["by"] == seat
    other.send(t="undo-answer", table=table, ply=2, seat=1 - seat, agree=False)
    assert other.until("undo-asked")["by"] is None
    mover.send(t="undo", table=table, ply=2, seat=seat)
    other.until("undo-asked")
    other.send(t="undo-answer", table=table, ply=2, seat=1 - seat, agree=True)
    assert other.until("table")["info"]["ply"] == 1


def test_against_bots_only_it_is_always_free(guest: Guests) -> None:
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    whole = ada.watch(table)
    ply = whole["info"]["ply"]
    waited, legal = whole["info"]["to_act"], whole["positions"][0]["legal"]
    while 0 not in waited:  # the bot begins
        step = ada.until("stepped")
        ply, waited, legal = step["ply"], step["to_act"], step["changes"][0]["legal"]
    mine = ply
    ada.move(table, ply, 0, next(code for code in legal if code.startswith("place")))
    step = ada.until("stepped")
    ada.move(table, step["ply"], 0, "end")
    step = ada.until("stepped")
    while 0 not in step["to_act"]:
        step = ada.until("stepped")
    ada.send(t="undo", table=table, ply=step["ply"], seat=0)
    after = ada.until("table")
    assert after["info"]["ply"] == mine + 1
    assert after["info"]["to_act"] == [0]


def test_an_undo_for_another_ply_is_stale(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    mover.watch(table)
    mover.send(t="undo", table=table, ply=9, seat=seat)
    assert mover.until("refused")["why"] == "stale"
