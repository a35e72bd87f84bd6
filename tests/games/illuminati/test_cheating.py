"""The cheating variant: tricks in secret, called out and undone (175, 176, A-60, A-86)."""

from __future__ import annotations

import pytest

from lanterne.core.rng import ScriptedRng
from lanterne.games.illuminati.actions import parse_move
from lanterne.games.illuminati.cards.deck import draw_card
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.secrets.cheating import add_tricks, new_turn
from lanterne.games.illuminati.state import INCOME, UNCONTROLLED
from tests.games.illuminati.table import Table

MISREAD, STEAL, STRETCH, PEEK, BURY = range(1, 6)


def table(purse: int = 5) -> Table:
    return Table(purse=purse, cheating=True)


def tricks(t: Table, seat: int) -> list[str]:
    return [a.code() for a in GAME.legal(t.s, seat) if a.code().split()[0] in ("cheat", "call-out")]


def free(t: Table, seat: int, code: str, *chance: int) -> Table:
    """Something done out of turn, through the game's own door."""
    assert GAME.refusal(t.s, seat, parse_move(code)) is None, code
    GAME.apply(t.s, seat, parse_move(code), ScriptedRng(list(chance)), t.events)
    return t


def test_175_a60_without_the_option_there_are_no_tricks() -> None:
    assert tricks(Table(purse=5), 0) == []


def test_175_stealing_from_the_bank_is_secret() -> None:
    t = free(table(), 1, f"cheat {STEAL} 3")
    assert t.purse("gnomes-of-zurich") == 8
    (event,) = t.happened("cheated")
    assert event.audience == (1,)
    assert not knows_treasury(t.s, 0, CARD_NUMBERS["gnomes-of-zurich"])
    assert GAME.view(t.s, 0)["seats"][1]["money"] is None


def test_175_what_others_see_does_not_change() -> None:
    t = table()
    before = GAME.view(t.s, 0)
    assert GAME.view(free(t, 1, f"cheat {STEAL} 3").s, 0) == before


def test_175_never_in_the_income_step() -> None:
    t = table()
    t.s.stage = INCOME
    acts = []  # type: ignore[var-annotated]
    add_tricks(t.s, 1, acts)
    assert not [a for a in acts if a.code().startswith("cheat")]


def test_176_a_caught_theft_is_undone_and_nothing_else_happens() -> None:
    t = free(table(), 1, f"cheat {STEAL} 3")
    free(t, 2, "call-out 1")
    assert t.purse("gnomes-of-zurich") == 5
    assert t.happened("caught-cheating")
    assert f"cheat {STEAL} 1" not in tricks(t, 1)  # no other trick this turn


def test_176_what_is_already_spent_cannot_be_given_back() -> None:
    t = free(table(purse=1).centre("hollywood"), 1, f"cheat {STEAL} 5")
    t.attack("network", "hollywood").do(0, "pass").do(1, "interfere 4 for")
    free(t, 2, "call-out 1")
    assert t.purse("gnomes-of-zurich") == 0
    assert t.atk.support[1] == 4


def test_176_a_wrong_call_costs_nothing_but_is_made_once_a_turn() -> None:
    t = free(table(), 2, "call-out 1")
    assert t.happened("wrongly-called-out")
    assert "call-out 1" not in tricks(t, 2)
    assert "call-out 1" in tricks(t, 0)
    new_turn(t.s)
    assert "call-out 1" in tricks(t, 2)


def test_a86_one_trick_a_turn_safe_when_it_is_over() -> None:
    t = free(table(), 1, f"cheat {STEAL} 1")
    assert not [code for code in tricks(t, 1) if code.startswith("cheat")]
    new_turn(t.s)
    free(t, 2, "call-out 1")
    assert t.purse("gnomes-of-zurich") == 6


# ---------------------------------------------------------------------- the dice


def thrown(total: int) -> Table:
    t = table(purse=0).centre("hollywood").attack("network", "hollywood").dice(total)
    return t.do(0, "roll")


def test_175_only_the_attacker_sees_his_dice() -> None:
    t = thrown(9)
    assert t.happened("dice-thrown")[0].audience == (0,)
    assert t.asked() == [0]
    assert f"cheat {MISREAD} 4" in t.legal(0)
    assert f"cheat {MISREAD} 9" not in t.legal(0)


def test_175_a_misread_roll_that_nobody_doubts_stands() -> None:
    t = thrown(9).do(0, f"cheat {MISREAD} 4")
    assert t.happened("dice-read")[0].args["roll"] == 4
    assert t.asked() == [1]
    t.do(1, "pass").do(2, "pass")
    assert t.happened("attack-succeeded")


def test_176_called_out_the_true_roll_counts() -> None:
    t = thrown(9).do(0, f"cheat {MISREAD} 4")
    free(t, 1, "call-out 0")
    t.do(2, "pass")
    assert t.happened("attack-failed")[0].args["roll"] == 9


def test_175_an_honest_reading_is_doubted_in_vain() -> None:
    t = thrown(4).do(0, "pass")
    free(t, 1, "call-out 0")
    t.do(2, "pass")
    assert t.happened("attack-succeeded")


def test_127_a_card_after_the_misreading_stands() -> None:
    t = table(purse=0).hold(1, "murphys-law").centre("hollywood").attack("network", "hollywood").do(0, "pass")
    t.do(1, "pass").dice(9).do(0, "roll", f"cheat {MISREAD} 4").do(1, "play murphys-law")
    t.all_pass_secrets()
    free(t, 2, "call-out 0")
    assert t.atk.roll == 12


# ---------------------------------------------------------------------- figures


def test_175_176_a_stretched_power_is_in_the_sum_until_called_out() -> None:
    t = table().centre("hollywood").attack("network", "hollywood", "control", f"cheat {STRETCH} 3")
    assert t.number() == 10
    free(t, 2, "call-out 0")
    assert t.number() == 7


def test_175_176_a_stretched_defence() -> None:
    t = table().own(1, "hollywood").attack("network", "hollywood").do(0, "spend 5 network").do(1, f"cheat {STRETCH} 2")
    assert t.number() == 7 + 5 - 10 - 2
    free(t, 2, "call-out 1")
    assert t.number() == 2


def test_a86_a_stretch_is_safe_after_the_dice() -> None:
    t = table(purse=0).centre("hollywood").attack("network", "hollywood", "control", f"cheat {STRETCH} 3").dice(9)
    t.do(0, "roll", "pass")
    free(t, 1, "call-out 0")
    assert t.happened("wrongly-called-out")
    assert t.number() == 10


# ---------------------------------------------------------------------- the deck


def test_175_peeking_shows_the_next_card_to_the_peeker_alone() -> None:
    t = free(table(), 1, f"cheat {PEEK} 0", 8)
    assert t.happened("top-seen")[0].audience == (1,)
    card = t.s.top
    draw_card(t.s, 0, ScriptedRng([]), None)
    assert t.s.zone[card] == UNCONTROLLED
    assert (t.s.top, t.s.top_known) == (-1, 0)


def test_175_the_peeker_may_bury_it() -> None:
    t = free(table(), 1, f"cheat {PEEK} 0", 8)
    assert f"cheat {BURY} 0" in tricks(t, 1)
    free(t, 1, f"cheat {BURY} 0")
    assert t.s.top == -1


@pytest.mark.parametrize("buried", [False, True])
def test_176_called_out_the_deck_is_shuffled(buried: bool) -> None:
    t = free(table(), 1, f"cheat {PEEK} 0", 8)
    if buried:
        free(t, 1, f"cheat {BURY} 0")
    free(t, 2, "call-out 1")
    assert (t.s.top, t.s.top_known) == (-1, 0)
    assert t.happened("caught-cheating")
