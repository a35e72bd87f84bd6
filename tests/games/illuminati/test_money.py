"""Transfers inside a structure and who knows what of them (97 to 101, 187, A-25 to A-27, A-70)."""

from __future__ import annotations

from typing import Any

from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.money.amounts import redistribute
from lanterne.games.illuminati.money.treasury import gain, hand, knows_treasury, move_money, pay, total_money
from lanterne.games.illuminati.state import TRANSFERS
from tests.games.illuminati.builder import Position

THREE = ("network", "gnomes-of-zurich", "servants-of-cthulhu")


def number(card: str) -> int:
    return CARD_NUMBERS[card]


def line(**options: Any) -> Position:
    """Network, Texas, Mafia, Yuppies, each under the one before."""
    at = Position(THREE, **options).lay(0, "texas", "", "east", 6).lay(0, "mafia", "texas", "east", 3)
    return at.lay(0, "yuppies", "mafia", "east", 1).deck()


def knowers(at: Position, card: str) -> list[int]:
    return [seat for seat in range(at.s.seats) if knows_treasury(at.s, seat, number(card))]


def test_097_to_master_or_puppet_only() -> None:
    at = line()
    assert [code for code in at.starting(0, "transfer") if " texas " in code] == [
        "transfer texas mafia",
        "transfer texas network",
    ]
    assert at.why(0, "transfer texas yuppies") == "97"


def test_097_part_or_all() -> None:
    at = line().do(0, "transfer texas mafia")
    assert at.legal(0) == [f"amount {money}" for money in range(1, 7)]
    at.do(0, "amount 6")
    assert (at.purse("texas"), at.purse("mafia")) == (0, 9)


def test_097_not_from_an_empty_treasury() -> None:
    at = line()
    assert at.why(0, "transfer network texas") == "97"


def test_098_two_free_ones_and_further_ones_cost_actions() -> None:
    at = line()
    at.do(0, "transfer texas mafia", "amount 1", "transfer texas mafia", "amount 1")
    assert (at.s.actions_left, at.s.transfers_left) == (0, 2)
    assert at.why(0, "transfer texas mafia") == "20"
    at.do(0, "end", "transfer texas mafia", "amount 1", "transfer texas mafia", "amount 1")
    assert at.purse("texas") == 2
    assert at.s.stage != TRANSFERS


def test_099_a25_the_same_sum_may_move_on() -> None:
    at = line().do(0, "end")
    at.do(0, "transfer yuppies mafia", "amount 1", "transfer mafia texas", "amount 4")
    assert [at.purse(card) for card in ("texas", "mafia", "yuppies")] == [10, 0, 0]


def test_100_the_federal_reserve_sends_anywhere() -> None:
    at = line().lay(0, "federal-reserve", "", "north", 5).lay(1, "kgb", "", "east")
    sent = [code for code in at.starting(0, "transfer") if code.startswith("transfer federal-reserve")]
    assert sent == [f"transfer federal-reserve {card}" for card in ("mafia", "texas", "yuppies", "network")]
    at.do(0, "transfer federal-reserve yuppies", "amount 5")
    assert at.purse("yuppies") == 6
    assert at.s.actions_left == 1  # it still costs


def test_100_the_others_do_not_send_back_so() -> None:
    at = line().lay(0, "federal-reserve", "", "north", 5)
    assert "transfer yuppies federal-reserve" not in at.legal(0)


def test_101_never_to_another_structure() -> None:
    at = line().lay(1, "kgb", "", "east")
    assert at.why(0, "transfer texas kgb") == "101"


def test_a26_the_bank_never_runs_out() -> None:
    at = line()
    gain(at.s, number("texas"), 2000, None)
    assert at.purse("texas") == 2006


def test_a27_emptiness_is_public() -> None:
    at = line()
    at.s.knowers[number("texas")] = 1
    pay(at.s, number("texas"), 6, None)
    assert knowers(at, "texas") == [0, 1, 2]


def test_a70_sums_to_and_from_the_bank_are_public() -> None:
    at = line()
    gain(at.s, number("texas"), 2, at.events)
    pay(at.s, number("mafia"), 1, at.events)
    assert [(event.args["money"], event.audience) for event in at.events] == [(2, None), (1, None)]
    assert knowers(at, "texas") == knowers(at, "mafia") == [0, 1, 2]


def test_a70_sums_between_players_are_public() -> None:
    at = line().money("gnomes-of-zurich", 4)
    hand(at.s, number("gnomes-of-zurich"), number("network"), 3, at.events)
    assert [(event.name, event.args["money"], event.audience) for event in at.events] == [("handed", 3, None)]
    assert knowers(at, "network") == knowers(at, "gnomes-of-zurich") == [0, 1, 2]


def test_a70_187_inside_a_structure_the_fact_is_public_the_sum_is_not() -> None:
    at = line()
    move_money(at.s, number("texas"), number("mafia"), 2, at.events)
    seen = [(event.name, event.audience, "money" in event.args) for event in at.events]
    assert seen == [("money-moved", (0,), True), ("money-moved-unseen", (1, 2), False)]
    assert knowers(at, "texas") == knowers(at, "mafia") == [0]


def test_a70_whoever_knew_both_still_knows_when_all_of_it_goes() -> None:
    at = line()
    at.s.knowers[number("mafia")] = 0b011
    move_money(at.s, number("texas"), number("mafia"), 6, None)
    assert knowers(at, "texas") == [0, 1, 2]  # it is empty
    assert knowers(at, "mafia") == [0, 1]


def test_a27_with_open_money_all_is_known() -> None:
    at = line(open_money=True)
    move_money(at.s, number("texas"), number("mafia"), 2, at.events)
    assert knowers(at, "texas") == knowers(at, "mafia") == [0, 1, 2]
    assert [(event.name, event.audience) for event in at.events] == [("money-moved", None)]


def test_136_151_redistribution_walks_through_the_groups() -> None:
    at = line().money("network", 2)
    redistribute(at.s, 0, at.events)
    assert (at.purse("network"), total_money(at.s, 0)) == (12, 12)
    assert at.legal(0) == [f"amount {money}" for money in range(13)]
    at.do(0, "amount 5", "amount 4", "amount 3")
    assert [at.purse(card) for card in ("mafia", "texas", "yuppies", "network")] == [5, 4, 3, 0]
    assert at.s.frames[-1].kind == "turn"


def test_151_redistribution_ends_when_nothing_is_left() -> None:
    at = line()
    redistribute(at.s, 0, None)
    at.do(0, "amount 10")
    assert at.s.frames[-1].kind == "turn"
    assert [at.purse(card) for card in ("mafia", "texas", "yuppies", "network")] == [10, 0, 0, 0]


def test_a70_redistributed_sums_are_the_owners_secret() -> None:
    at = line()
    redistribute(at.s, 0, at.events)
    at.do(0, "amount 5", "amount 2", "amount 0")
    assert knowers(at, "mafia") == knowers(at, "texas") == knowers(at, "network") == [0]
    assert knowers(at, "yuppies") == [0, 1, 2]  # empty
    told = [event for event in at.events if "money" in event.args]
    assert all(event.audience == (0,) for event in told)
