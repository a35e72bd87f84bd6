"""Elimination, resignation, the last survivor (158 to 161, 203, A-40 to A-44, A-74, A-75)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.cards.table import CARD_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import DEAD, OUT, UNCONTROLLED
from tests.games.illuminati.parlour import Parlour

EIGHT = ("yuppies", "kkk", "cia", "fbi", "irs", "texas", "kgb", "hackers")


def duel(kind: str, *, turns: int = 3, third: bool = True) -> Parlour:
    """Seat 0 is about to take, free or destroy the only group of seat 1."""
    seats = ("servants-of-cthulhu", "network", "gnomes-of-zurich")[: 3 if third else 2]
    table = Parlour(seats).own(0, "mafia", money=30).own(1, "comic-books").money("network", 4)
    assert isinstance(table, Parlour)
    if third:
        table.own(2, "hollywood")
    table.s.turns = [turns] * len(seats)
    table.hold(1, "bribery")
    return table.say(0, "attack mafia", f"target comic-books {kind}", "announce", "spend 20 mafia")


def resolve(table: Parlour) -> Parlour:
    table.throw(2)
    while table.s.result is None and table.s.frames[-1].kind in ("placing", "amount"):
        table.say(0, table.listed(0)[0])
    return table


@pytest.mark.parametrize("kind", ["control", "neutralise", "destroy"])
def test_158_after_the_third_turn_a_bare_illuminati_is_out(kind: str) -> None:
    table = resolve(duel(kind))
    assert table.s.alive == [True, False, True]
    assert table.purse("network") == 0
    assert table.zone("network") == OUT
    assert table.told(2, "eliminated")


def test_158_a_single_branch_can_be_lost_in_one_attack() -> None:
    table = duel("neutralise")
    table.own(1, "yuppies", "comic-books")
    resolve(table)
    assert not table.s.alive[1]
    assert table.zone("yuppies") == UNCONTROLLED


def test_159_before_that_it_stays_in() -> None:
    table = resolve(duel("control", turns=2))
    assert table.s.alive == [True, True, True]


@pytest.mark.parametrize("kind", ["control", "neutralise", "destroy"])
def test_154_a41_an_eliminated_illuminati_counts_as_destroyed(kind: str) -> None:
    table = resolve(duel(kind))
    found = [CARD_IDS[card] for card in table.s.destroyed[0]]
    assert found == (["comic-books", "network"] if kind == "destroy" else ["network"])


def test_a41_a_dropped_or_given_last_group_does_not_count() -> None:
    table = Parlour(("servants-of-cthulhu", "network", "gnomes-of-zurich"), purse=5)
    table.own(0, "mafia").own(1, "comic-books").own(2, "hollywood").veteran(1)
    table.say(1, "offer 0 give comic-books want nothing").say(0, "accept 10")
    while table.s.frames[-1].kind == "placing":
        table.say(0, table.listed(0)[0])
    assert not table.s.alive[1]
    assert table.s.destroyed[0] == []


def test_160_a42_the_eighth_destruction_may_be_the_last_group() -> None:
    """The Servants have destroyed seven; their only other card is the target."""
    table = Parlour(("servants-of-cthulhu", "network"), purse=20).own(0, "comic-books").own(1, "cia")
    table.destroyed(0, "yuppies", "kkk", "fbi", "irs", "texas", "kgb", "hackers").veteran(0, 1)
    table.attack("servants-of-cthulhu", "comic-books", "destroy").throw(2)
    assert table.s.alive == [True, True]
    assert table.end_turn().won() == [0]


def test_160_without_the_eighth_it_is_out() -> None:
    table = Parlour(("servants-of-cthulhu", "network"), purse=20).own(0, "comic-books").own(1, "cia").veteran(0, 1)
    table.attack("servants-of-cthulhu", "comic-books", "destroy").throw(2)
    assert table.s.alive == [False, True]
    assert table.won() == [1]


def test_160_168_without_goals_the_eighth_spares_nobody() -> None:
    table = Parlour(("servants-of-cthulhu", "network"), purse=20, very_long=True).own(0, "comic-books").own(1, "cia")
    table.destroyed(0, "yuppies", "kkk", "fbi", "irs", "texas", "kgb", "hackers").veteran(0, 1)
    table.attack("servants-of-cthulhu", "comic-books", "destroy").throw(2)
    assert table.s.alive == [False, True]


def test_161_203_resigning_frees_groups_and_loses_money_and_specials() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia", money=3).own(1, "yuppies", "cia").own(2, "hollywood")
    table.hold(1, "bribery").say(1, "resign")
    assert table.zone("cia") == table.zone("yuppies") == UNCONTROLLED
    assert table.purse("cia") == table.purse("gnomes-of-zurich") == 0
    assert table.zone("gnomes-of-zurich") == OUT
    assert table.gone("bribery") == 1
    assert sum(table.s.specials[1]) == 0
    assert table.listed(1) == []
    assert table.clause(1, "resign") == "158"


def test_a40_whoever_never_had_a_group_goes_at_the_end_of_the_third_turn() -> None:
    table = Parlour().own(1, "cia").own(2, "hollywood")
    table.s.turns[0] = 2
    table.end_turn()
    assert table.s.alive == [False, True, True]


def test_a40_in_his_own_turn_the_turn_ends() -> None:
    table = Parlour().own(0, "mafia").own(1, "cia").own(2, "hollywood").veteran(0)
    table.rng.script += [0]
    table.say(0, "drop mafia")
    assert table.s.alive == [False, True, True]
    assert table.s.turn == 1


def test_a44_the_last_one_left_wins_at_once() -> None:
    table = resolve(duel("control", third=False))
    assert table.won() == [0]
    assert table.s.result is not None
    assert table.s.result.reason == "survivor"


def test_a74_victory_is_checked_before_elimination() -> None:
    table = Parlour(("servants-of-cthulhu", "network")).own(1, "cia").destroyed(0, *EIGHT)
    table.s.turns[0] = 2
    assert table.end_turn().won() == [0]


def test_a74_a_resignation_waits_for_the_attack_to_end() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "hollywood")
    table.attack("mafia", "cia")
    table.say(1, "resign")
    assert table.s.alive == [True, True, True]
    assert table.clause(1, "resign") == "A-74"
    table.throw(12)
    table.say(0, "transfer network mafia", "amount 1")
    assert table.s.alive == [True, False, True]
    assert table.zone("cia") == UNCONTROLLED


def test_a74_nothing_is_stolen_from_whoever_is_out() -> None:
    table = resolve(duel("control"))
    assert table.gone("bribery") == 1
    assert table.s.specials[0][SPECIAL_NUMBERS["bribery"]] == 0


def test_a75_it_is_the_attackers_whoever_paid() -> None:
    table = Parlour(("servants-of-cthulhu", "network", "gnomes-of-zurich"), purse=9)
    table.own(0, "mafia").own(1, "cia").own(2, "hollywood").centre("yuppies")
    table.attack("mafia", "yuppies", "destroy")
    table.do(0, "pass").do(1, "interfere 5 for")
    table.throw(2)
    assert [CARD_IDS[card] for card in table.s.destroyed[0]] == ["yuppies"]
    assert table.s.destroyed[1] == []
    assert table.zone("yuppies") == DEAD


def test_a75_whoever_resigns_or_falls_at_the_third_turn_counts_for_nobody() -> None:
    table = Parlour(("servants-of-cthulhu", "network", "gnomes-of-zurich")).own(0, "mafia").own(2, "hollywood")
    table.own(1, "cia").say(1, "resign")
    assert table.s.destroyed == [[], [], []]
    table = Parlour(("servants-of-cthulhu", "network", "gnomes-of-zurich")).own(0, "mafia").own(2, "hollywood")
    table.s.turns = [3, 2, 2]
    table.s.turn = 1
    table.end_turn()
    assert table.s.alive == [True, False, True]
    assert table.s.destroyed == [[], [], []]


def test_offers_of_and_to_whoever_is_out_are_gone() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "hollywood")
    table.say(1, "offer 2 give 1 want 1").say(0, "offer 1,2 give 2 want nothing").say(1, "resign")
    assert [(offer.proposer, offer.to) for offer in table.s.offers] == [(0, [2])]
    assert GAME.outcome(table.s) is None
