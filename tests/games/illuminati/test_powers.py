"""Step 6: Gnomes, Triangle, Post Office (26, 149, 151, 181, A-36, A-58, A-73, A-77, A-83)."""

from __future__ import annotations

from typing import Any

from lanterne.games.illuminati.cards.table import CARD_NUMBERS, FIRST_ILLUMINATI
from lanterne.games.illuminati.state import POWERS
from tests.games.illuminati.builder import Position


def number(card: str) -> int:
    return CARD_NUMBERS[card]


def triangle(**options: Any) -> Position:
    at = Position(("bermuda-triangle", "gnomes-of-zurich", "network"), **options)
    at.lay(0, "texas", "", "east", 4).lay(0, "mafia", "texas", "east", 2).lay(0, "yuppies", "", "west", 1)
    return at.lay(1, "kgb", "", "east").deck().stage(POWERS)


def test_151_gnomes_redistribute_all_money_free() -> None:
    at = Position(("gnomes-of-zurich", "network")).lay(0, "texas", "", "east", 4).deck().stage(POWERS)
    assert at.legal(0) == ["done", "claim"]
    at.do(0, "claim", "amount 1")
    assert (at.purse("texas"), at.purse("gnomes-of-zurich"), at.s.turn) == (1, 3, 1)


def test_151_nothing_to_redistribute() -> None:
    at = Position(("gnomes-of-zurich", "network")).lay(0, "texas", "", "east").deck().stage(POWERS)
    assert at.s.turn == 1


def test_026_the_power_is_optional() -> None:
    at = triangle().do(0, "done")
    assert at.s.turn == 1
    assert at.master("mafia") == number("texas")


def test_026_others_have_no_power_in_step_6() -> None:
    at = Position(("network", "gnomes-of-zurich")).lay(0, "texas", "", "east", 4).deck().stage(POWERS)
    assert at.s.turn == 1


def test_149_a58_new_masters_are_allowed() -> None:
    at = triangle().do(0, "claim", "lift mafia", "attach mafia bermuda-triangle north", "done")
    assert at.master("mafia") == number("bermuda-triangle")
    assert at.xy("mafia") == (0, 1)
    assert at.s.turn == 1


def test_149_a58_any_tree_can_be_built() -> None:
    at = triangle().do(0, "claim", "lift texas", "lift yuppies")
    at.do(0, "attach mafia bermuda-triangle south", "attach yuppies mafia west", "attach texas mafia south", "done")
    assert at.master("texas") == at.master("yuppies") == number("mafia")
    assert at.xy("yuppies") == (-1, -1)


def test_a73_186_treasuries_stay_on_their_cards() -> None:
    at = triangle().do(
        0, "claim", "lift texas", "attach mafia bermuda-triangle south", "attach texas mafia south", "done"
    )
    assert (at.purse("texas"), at.purse("mafia"), at.purse("yuppies")) == (4, 2, 1)


def test_a73_done_only_when_all_lie() -> None:
    at = triangle().do(0, "claim", "lift texas")
    assert "done" not in at.legal(0)
    assert at.why(0, "done") == "A-73"


def test_a73_no_dropping_in_step_6() -> None:
    at = triangle()
    assert not at.starting(0, "drop")
    assert not at.do(0, "claim").starting(0, "drop")


def test_a58_no_card_is_lost_an_unfinished_rebuilding_is_undone() -> None:
    at = triangle()
    before = at.s.json()
    at.do(0, "claim", "lift texas", "attach mafia bermuda-triangle south", "pass")
    after = at.s.json()
    for field in ("zone", "owner", "master", "facing", "cell", "treasury"):
        assert after[field][:FIRST_ILLUMINATI] == before[field][:FIRST_ILLUMINATI]
    assert at.s.turn == 1


def test_a36_once_each() -> None:
    at = triangle().do(0, "claim", "done")
    assert at.s.turn == 1


def post_office(*others: str) -> Position:
    cards = ("illuminated-post-office", *(others or ("gnomes-of-zurich", "network")))
    return Position(cards, addon=True).deck()


def test_181_the_post_office_makes_a_player_miss_a_turn() -> None:
    at = post_office().stage(POWERS)
    assert at.legal(0) == ["done", "strike 1", "strike 2"]
    at.do(0, "strike 1")
    assert at.s.turn == 2  # seat 1 lost its turn
    assert at.purse("gnomes-of-zurich") == 0


def test_181_it_is_optional() -> None:
    at = post_office().stage(POWERS).do(0, "done")
    assert at.s.turn == 1


def test_181_a83_not_the_same_in_two_turns_running() -> None:
    at = post_office().stage(POWERS).do(0, "strike 1")
    at.begin(0).do(0, "end")
    assert at.legal(0) == ["done", "strike 2"]
    at.do(0, "strike 2").begin(0).do(0, "end")
    assert at.legal(0) == ["done", "strike 1"]


def test_181_a83_after_a_turn_without_it_the_same_again() -> None:
    at = post_office().stage(POWERS).do(0, "strike 1")
    at.begin(0).do(0, "end", "done")
    at.begin(0).do(0, "end")
    assert at.legal(0) == ["done", "strike 1", "strike 2"]


def test_a83_commission_and_post_office_cost_one_turn() -> None:
    at = post_office().hold(2, "senate-investigating-committee").lay(1, "texas", "", "east").stage(POWERS)
    at.do(0, "strike 1").do(2, "pass")  # window (g) of seat 0, then (a) of seat 1
    at.do(2, "play senate-investigating-committee").all_pass()
    assert at.s.turn == 2
    assert not at.s.skip[1]


def test_a36_a_passed_turn_strikes_nobody() -> None:
    at = post_office().begin(0).do(0, "pass-turn")
    assert at.s.turn == 1


def test_a77_every_hidden_illuminati_is_asked_in_step_6() -> None:
    at = Position(("network", "bermuda-triangle"), hidden_illuminati=True).lay(0, "texas", "", "east").deck()
    at.stage(POWERS)
    assert at.legal(0) == ["done"]
    at = Position(("bermuda-triangle", "network"), hidden_illuminati=True).lay(0, "texas", "", "east").deck()
    at.stage(POWERS)
    assert at.legal(0) == ["done", "claim"]
