"""The sequence of a turn (11 to 28, A-29 to A-36, 174, 204)."""

from __future__ import annotations

from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.state import ACTIONS, INCOME, POWERS, TRANSFERS, UNCONTROLLED
from lanterne.games.illuminati.structure.geometry import uncontrolled
from tests.games.illuminati.builder import Position

THREE = ("network", "gnomes-of-zurich", "servants-of-cthulhu")


def end_turn(at: Position, seat: int) -> Position:
    """Ends the seat's turn without using anything it still may."""
    while at.s.result is None and at.s.turn == seat:
        who = at.asked()[0]
        for code in ("end", "done", "pass"):
            if code in at.legal(who):
                at.do(who, code)
                break
        else:
            raise AssertionError(at.legal(who))
    return at


def test_011_a29_the_next_seat_follows() -> None:
    at = Position(THREE).deck().begin(0)
    turns = []
    for _ in range(4):
        turns.append(at.s.turn)
        end_turn(at, at.s.turn)
    assert turns == [0, 1, 2, 0]
    assert at.s.round == 1


def test_011_seats_that_are_out_are_passed_over() -> None:
    at = Position(THREE).deck().begin(0)
    at.s.alive[1] = False
    assert end_turn(at, 0).s.turn == 2


def test_013_no_income_before_the_own_turn() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck().begin(0)
    assert at.purse("texas") == at.purse("gnomes-of-zurich") == 0
    end_turn(at, 0)
    assert (at.purse("texas"), at.purse("gnomes-of-zurich")) == (4, 12)


def test_017_a_drawn_group_goes_to_the_centre() -> None:
    at = Position(THREE).deck("texas").begin(2, 0)
    assert at.zone("texas") == UNCONTROLLED
    assert at.s.deck_groups == []


def test_017_a_drawn_special_is_kept() -> None:
    at = Position(THREE).deck("texas", "bribery").begin(2, 1)
    assert sum(at.s.specials[2]) == 1
    assert at.s.specials[2][2] == 1


def test_017_019_which_special_was_drawn_is_not_public() -> None:
    at = Position(THREE).deck("bribery").begin(2, 0)
    seen = at.happened("special-drawn")
    assert [event.audience for event in seen] == [(2,)]
    unseen = at.happened("special-drawn-unseen")
    assert [event.audience for event in unseen] == [(0, 1)]
    assert "special" not in unseen[0].args


def test_018_the_network_draws_two() -> None:
    at = Position(THREE).deck("texas", "yuppies", "kgb").begin(0, 0, 1)
    assert at.ids(uncontrolled(at.s)) == ["kgb", "yuppies"]


def test_204_the_network_draws_what_is_left() -> None:
    at = Position(THREE).deck("texas").begin(0, 0)
    assert at.ids(uncontrolled(at.s)) == ["texas"]


def test_a32_nothing_is_drawn_from_an_empty_deck() -> None:
    at = Position(THREE).deck().begin(0)
    assert at.s.stage == ACTIONS
    assert uncontrolled(at.s) == []


def test_a33_no_refill_of_the_centre() -> None:
    at = Position(THREE).deck("texas", "yuppies", "kgb").begin(2, 0)
    assert len(uncontrolled(at.s)) == 1


def test_020_two_regular_actions() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 9).deck().begin(0)
    assert at.s.actions_left == 2
    at.do(0, "transfer texas network", "amount 1", "transfer texas network", "amount 1")
    assert at.s.actions_left == 0
    assert not at.starting(0, "transfer")
    assert not at.starting(0, "attack")


def test_020_unused_actions_are_not_saved() -> None:
    at = Position(THREE).deck().begin(0)
    for seat in range(3):
        end_turn(at, seat)
    assert at.s.turn == 0
    assert at.s.actions_left == 2


def test_021_a61_regular_actions_cost_one_each() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 5).centre("yuppies").hold(0, "bribery")
    at.do(0, "move texas", "attach texas network south")
    assert at.s.actions_left == 1
    at.do(0, "bribe yuppies", "attach yuppies network north")
    assert at.s.actions_left == 0


def test_022_an_action_is_completed_first() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 5).lay(0, "kgb", "", "west")
    at.do(0, "transfer texas network")
    assert at.legal(0) == [f"amount {money}" for money in range(1, 6)]


def test_023_024_free_actions_before_between_and_after() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 9)
    for card, way in (("kgb", "west"), ("yuppies", "north"), ("kkk", "south")):
        at.lay(0, card, "", way)
    at.do(0, "drop kgb", "transfer texas network", "amount 1", "drop yuppies")
    at.do(0, "transfer texas network", "amount 1", "drop kkk")
    assert at.groups(0) == 1


def test_025_two_free_transfers_after_the_actions() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 9).deck()
    at.do(0, "end")
    assert at.s.stage == TRANSFERS
    at.do(0, "transfer texas network", "amount 1", "transfer texas network", "amount 1")
    assert (at.purse("network"), at.s.turn) == (2, 1)


def test_025_without_money_there_is_no_step_5() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").lay(1, "kgb", "", "east").deck()
    at.do(0, "end")
    assert at.s.turn == 1


def test_026_a36_powers_come_after_transfers() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck().begin(1)
    at.do(1, "end", "end")
    assert at.s.stage == POWERS
    assert at.legal(1) == ["done", "claim"]


def test_027_a34_passing_pays_five_and_ends_the_turn() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").deck().begin(0)
    before = at.purse("network")
    at.do(0, "pass-turn")
    assert at.purse("network") == before + 5
    assert at.s.turn == 1


def test_027_a34_no_passing_after_a_free_action() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").lay(0, "kgb", "", "west").deck().begin(0)
    at.do(0, "drop kgb")
    assert "pass-turn" not in at.legal(0)
    assert at.why(0, "pass-turn") == "27"


def test_027_a34_no_passing_after_a_card() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").hold(0, "slush-fund").deck().begin(0)
    at.all_pass().do(0, "play slush-fund").all_pass()
    assert "pass-turn" not in at.legal(0)


def test_a34_market_manipulation_in_step_1_does_not_bar_the_pass() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").hold(0, "market-manipulation").deck().begin(0)
    assert at.s.stage == INCOME or at.s.frames[-1].kind == "window"
    while at.asked() == [0] and "play market-manipulation" not in at.legal(0):
        at.do(0, "pass")
    at.do(0, "play market-manipulation").all_pass()
    assert "pass-turn" in at.legal(0)


def test_a19_a34_a_called_off_attack_does_not_bar_the_pass() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").centre("yuppies").deck().begin(0)
    at.attack("texas", "yuppies")
    while at.s.frames[-1].kind == "spending" and "call-off" not in at.legal(at.asked()[0]):
        at.do(at.asked()[0], "pass")
    at.do(0, "call-off")
    assert "pass-turn" in at.legal(0)


def test_a36_no_power_on_a_passed_turn() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck().begin(1)
    at.do(1, "pass-turn")
    assert at.s.turn == 2


def test_028_the_victory_check_then_the_next_seat() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck().money("gnomes-of-zurich", 150)
    at.begin(0)
    end_turn(at, 0)
    assert at.s.result is not None
    assert at.s.result.winners() == [1]


def test_a35_a_lost_turn_is_nothing_but_the_victory_check() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck("kgb")
    at.s.skip[1] = True
    at.begin(1, 0)
    assert at.s.turn == 2
    assert at.purse("gnomes-of-zurich") == at.purse("texas") == 0
    assert at.s.deck_groups == []  # drawn by seat 2, whose turn it is
    assert at.s.turns == [0, 0, 0]
    assert not at.s.skip[1]


def test_a35_a_lost_turn_still_checks_victory() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").deck().money("gnomes-of-zurich", 150)
    at.s.skip[1] = True
    at.begin(1)
    assert at.s.result is not None


def test_turns_are_counted_when_they_end() -> None:
    at = Position(THREE).deck().begin(0)
    assert at.s.turns == [0, 0, 0]
    end_turn(at, 0)
    assert at.s.turns == [1, 0, 0]


def test_a81_idle_turns_are_counted() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 5).deck().begin(0)
    at.do(0, "transfer texas network", "amount 1")
    end_turn(at, 0)
    assert at.s.idle == 0
    end_turn(at, 1)
    assert at.s.idle == 1


def test_047_193_marks_are_wiped_when_a_turn_begins() -> None:
    at = Position(THREE).lay(0, "texas", "", "east")
    at.s.used[CARD_NUMBERS["texas"]] = 1
    at.deck().begin(1)
    assert at.used("texas") == 0


def test_a40_dropping_the_last_group_ends_game_and_turn() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").deck()
    at.s.turns = [3, 0, 0]
    at.do(0, "drop texas")
    assert not at.s.alive[0]
    assert at.s.turn == 1


def test_a62_window_f_opens_after_an_action_and_not_before() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 5).hold(1, "slush-fund").deck().begin(0)
    while at.asked() != [0]:
        at.do(at.asked()[0], "pass")
    at.do(0, "transfer texas network", "amount 1")
    assert at.asked() == [1]
    assert "play slush-fund" in at.legal(1)


def test_a62_window_g_comes_before_the_victory_check() -> None:
    at = Position(THREE).lay(1, "texas", "", "east").hold(1, "swiss-bank-account").deck()
    at.money("gnomes-of-zurich", 125).begin(0)
    while at.asked() != [0]:
        at.do(at.asked()[0], "pass")
    at.do(0, "pass-turn")
    assert at.asked() == [1]
    at.do(1, "play swiss-bank-account").all_pass()
    assert at.s.result is not None
    assert at.s.result.winners() == [1]


def test_a81_turns_before_the_deck_was_empty_are_not_idle() -> None:
    """All pass while there are cards; the last one is drawn, and a whole round is still to come."""
    at = Position(THREE, very_long=True).centre("yuppies").deck("texas", "kgb", "fbi", "cia").begin(1, 0, 0, 0, 0)
    for seat in (1, 2, 0):
        assert at.s.deck_groups or seat == 0
        end_turn(at, seat)
        assert at.s.result is None
    end_turn(end_turn(at, 1), 2)
    assert at.s.result is not None
    assert at.s.result.reason == "exhausted"
