"""What a seat may leave word about: which windows there are, and what standing orders pay."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.game import GAME
from tests.games.illuminati.table import Table

# ---------------------------------------------------------------------- windows


def window(t: Table, seat: int) -> tuple[str, bool, bool, bool] | None:
    """Its kind; whether it is empty, one's own, aimed at the seat."""
    found = GAME.window(t.s, seat)
    if found is None:
        return None
    assert found.code in t.legal(seat)
    return found.kind, found.empty, found.own, found.aimed


def thrown(special: str) -> Table:
    """Seat 0 attacks Hollywood, which seat 1 owns, and has rolled; seat 2 holds that special."""
    t = Table().own(1, "hollywood").hold(2, special).attack("network", "hollywood").dice(5)
    t.do(0, "pass").do(2, "pass")
    return t.do(0, "roll")


def test_nobody_but_the_seat_that_is_waited_for_is_in_a_window() -> None:
    t = thrown("murphys-law")
    assert window(t, 2) == ("special", False, False, False)
    assert window(t, 0) is None
    assert window(t, 1) is None


def test_a_special_that_does_not_answer_leaves_nothing_but_a_pass() -> None:
    assert window(thrown("slush-fund"), 2) == ("special", True, False, False)


def test_ones_own_actions_are_no_window() -> None:
    t = Table(purse=5).centre("hollywood")
    assert window(t, 0) is None
    t.do(0, "attack network")
    assert window(t, 0) is None


def test_secrets_may_answer_a_special() -> None:
    t = Table().hold(0, "slush-fund").hold(1, "secrets").hold(2, "slush-fund").do(0, "play slush-fund")
    assert window(t, 1) == ("special", False, False, False)
    assert window(t.do(1, "pass"), 2) == ("special", True, False, False)


def test_in_spending_everybody_is_asked_for_something_else() -> None:
    t = Table(purse=5).own(1, "hollywood").attack("network", "hollywood")
    assert window(t, 0) == ("special", False, True, False)  # pass, call off or spend: the attacker's own affair
    assert window(t.do(0, "pass"), 1) == ("defend", False, False, True)
    assert window(t.do(1, "pass"), 2) == ("interfere", False, False, False)
    assert window(t.do(2, "pass"), 0) is None  # roll or call off


def test_the_attacker_who_can_only_pass_need_not_be_asked() -> None:
    t = Table(purse=1).hold(0, "murphys-law").centre("hollywood").attack("network", "hollywood")
    t.do(0, "spend 1 network").do(1, "pass").do(2, "pass")
    assert window(t, 0) == ("special", True, True, False)


def test_176_whoever_may_call_the_attacker_out_has_something_to_answer() -> None:
    t = Table(cheating=True).centre("hollywood").attack("network", "hollywood").dice(5)
    t.do(0, "roll")
    while t.asked() == [0]:
        t.do(0, t.legal(0)[0])
    assert t.legal(1) == ["pass"]  # calling out is no part of the window, yet that is what it is for
    assert window(t, 1) == ("special", False, False, False)


# ---------------------------------------------------------------------- orders


def ordered(t: Table, seat: int, *orders: str) -> str:
    code = GAME.ordered(t.s, seat, list(orders))
    assert code == "" or code in t.legal(seat)
    return code


def carried_out(t: Table, seat: int, *orders: str) -> list[str]:
    """What the orders make of one attack until they pass; everybody else passes."""
    done: list[str] = []
    while "pass" not in done:
        asked = t.asked()[0]
        if asked == seat:
            done.append(ordered(t, seat, *orders))
        if asked != seat or done[-1] != "pass":
            t.do(asked, done[-1] if asked == seat else "pass")
    return done


def attacked(target_money: int = 0, purse: int = 9) -> Table:
    """Seat 0 attacks Hollywood, which seat 1 owns."""
    return Table(purse=purse).own(1, "hollywood", money=target_money).attack("network", "hollywood")


def free(purse: int = 9) -> Table:
    """Seat 0 attacks Hollywood, which nobody owns."""
    return Table(purse=purse).centre("hollywood").attack("network", "hollywood")


def test_a_third_seat_pays_against_up_to_its_sum_and_then_passes() -> None:
    t = free().do(0, "pass")
    assert carried_out(t, 1, "oppose anybody on any up-to 4") == ["interfere 4 against", "pass"]
    assert t.atk.opposition[1] == 4


def test_the_sum_is_for_the_whole_attack_whatever_was_paid_before() -> None:
    t = free().do(0, "pass").do(1, "interfere 3 against").do(2, "interfere 1 for").do(0, "pass")
    assert ordered(t, 1, "oppose anybody on any up-to 4") == "interfere 1 against"
    assert ordered(t, 1, "oppose anybody on any up-to 3") == "pass"


def test_no_more_is_paid_than_makes_the_attack_hopeless() -> None:
    t = free().do(0, "pass")
    assert t.number() == 7
    assert carried_out(t, 1, "oppose anybody on any up-to 50") == ["interfere 6 against", "pass"]
    assert t.number() == 1


def test_no_more_is_paid_than_there_is() -> None:
    assert ordered(free(purse=2).do(0, "pass"), 1, "oppose anybody on any up-to 4") == "interfere 2 against"


@pytest.mark.parametrize(
    ("order", "meant"),
    [
        ("oppose 0 on any up-to 4", True),
        ("oppose 2 on any up-to 4", False),
        ("oppose anybody on liberal up-to 4", True),
        ("oppose anybody on violent up-to 4", False),
        ("defend hollywood up-to 4", False),  # it is nobody's
        ("whatever", False),
    ],
)
def test_an_order_is_for_the_attacks_it_names(order: str, meant: bool) -> None:
    assert bool(ordered(free().do(0, "pass"), 1, order)) is meant


def test_the_first_order_that_is_meant_counts() -> None:
    t = free().do(0, "pass")
    orders = ("oppose 2 on any up-to 9", "oppose 0 on any up-to 1", "oppose anybody on any up-to 9")
    assert ordered(t, 1, *orders) == "interfere 1 against"


def test_053_the_defender_pays_out_of_the_targets_treasury_first() -> None:
    t = attacked(target_money=1).do(0, "spend 9 network")
    before = t.number()
    assert carried_out(t, 1, "defend hollywood up-to 3") == ["spend 1 hollywood", "spend 2 gnomes-of-zurich", "pass"]
    assert t.atk.target_money + t.atk.defender_money == 3
    assert t.number() == before - 4


def test_a_defence_is_for_that_card_alone_and_an_opposition_for_attacks_on_others() -> None:
    t = attacked().do(0, "spend 9 network")
    assert ordered(t, 1, "defend cia up-to 3") == ""
    assert ordered(t, 1, "oppose anybody on any up-to 3") == ""


def test_without_money_there_is_nothing_to_carry_out() -> None:
    t = attacked(purse=9).hold(1, "deep-agent").money("gnomes-of-zurich", 0).do(0, "spend 9 network")
    assert t.asked() == [1]
    assert ordered(t, 1, "defend hollywood up-to 3") == ""


def test_089_a_privileged_attack_is_not_opposed() -> None:
    t = Table(purse=5).hold(0, "slush-fund").hold(1, "deep-agent").centre("hollywood")
    t.attack("network", "hollywood", "control", "privilege slush-fund").all_pass_secrets()
    while t.asked() != [1] or t.s.frames[-1].kind != "spending":
        t.do(t.asked()[0], "pass")
    assert ordered(t, 1, "oppose anybody on any up-to 4") == ""


def test_orders_answer_nothing_but_rounds_of_spending() -> None:
    assert ordered(thrown("murphys-law"), 2, "oppose anybody on any up-to 4") == ""
    assert ordered(Table(), 0, "oppose anybody on any up-to 4") == ""
    t = free().do(0, "pass").do(1, "pass").do(2, "pass")
    assert ordered(t, 1, "oppose anybody on any up-to 4") == ""
