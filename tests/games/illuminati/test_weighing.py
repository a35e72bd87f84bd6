"""What an attack or a deal would do to goals and totals: told before anything is decided, and true afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.core.errors import BadInput
from lanterne.core.game import Seat
from lanterne.core.rng import FastRng
from lanterne.core.terms import Weighed
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.terms import BASIC
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.terms import ATTACK
from lanterne.games.illuminati.weighing import weigh_attack
from tests.games.illuminati.parlour import Parlour

Figures = dict[tuple[str, int], tuple[int, int, int]]


def figures(weighed: Weighed) -> Figures:
    return {(each.what, each.seat): (each.before, each.after, each.needed) for each in weighed.swings}


def weigh(table: Parlour, seat: Seat | None, what: str) -> Weighed:
    return GAME.weigh(GAME.view(table.s, seat), what)


def notes(weighed: Weighed) -> list[str]:
    return [note.key for note in weighed.notes]


def three(**options: object) -> Parlour:
    """The Network has Mafia > Texas, the Discordians C.I.A., the Triangle the tabloids."""
    table = Parlour(("network", "discordian-society", "bermuda-triangle"), purse=20, **options)
    table.own(0, "mafia").own(0, "texas", "mafia").own(1, "cia").own(2, "tabloids")
    return table


def test_119_a_branch_counts_whole_on_both_sides() -> None:
    table = three()
    found = weigh(table, 0, "offer 1 give mafia want 12")
    assert figures(found)[BASIC, 0] == (3, 1, 13)
    assert figures(found)[BASIC, 1] == (2, 4, 13)
    assert figures(found)["money", 0] == (20, 32, 0)
    moved = CARDS[CARD_NUMBERS["mafia"]].power + CARDS[CARD_NUMBERS["texas"]].power
    before, after, needed = figures(found)["power", 1]
    assert (after - before, needed) == (moved, 0)
    assert notes(found) == ["illuminati-note-actions"]


def test_118_a_present_is_said_to_go_at_once() -> None:
    assert notes(weigh(three(), 0, "offer 1 give 5 want nothing")) == ["illuminati-note-present"]
    assert notes(weigh(three(), 0, "offer 1 give 5 want 1")) == []


def test_what_is_refused_is_told_with_its_reason() -> None:
    found = weigh(three(), 1, "offer 2 give cia want 5")
    assert (notes(found), found.swings) == (["illuminati-refused-deal-not-your-turn"], [])


def test_both_sides_are_told_the_same_of_an_offer() -> None:
    table = three()
    mine = figures(weigh(table, 0, "offer 1 give texas want 4"))
    table.say(0, "offer 1 give texas want 4")
    assert figures(weigh(table, 1, "accept 1")) == mine
    assert figures(weigh(table, 0, "withdraw 1")) == mine


def test_123_nobody_else_can_weigh_an_offer() -> None:
    table = three().say(0, "offer 1 give texas want 4")
    assert notes(weigh(table, 2, "accept 1")) == ["illuminati-refused-deal-no-offer"]


def test_151_hidden_money_is_told_to_its_owner_alone() -> None:
    table = three(open_money=False)
    for card, owner in enumerate(table.s.owner):
        table.s.knowers[card] = 1 << max(owner, 0)
    found = figures(weigh(table, 0, "offer 1 give 5 want cia"))
    assert ("money", 0) in found
    assert ("money", 1) not in found


def test_a_captured_branch_and_who_would_be_out() -> None:
    table = three().veteran(0, 1, 2)
    table.attack("network", "cia")
    found = weigh(table, None, "attack")
    assert figures(found)[BASIC, 0] == (3, 4, 13)
    assert figures(found)[BASIC, 1] == (2, 1, 13)
    assert notes(found) == ["illuminati-note-out"]


def test_154_a_destroyed_group_counts_for_whoever_wants_destruction() -> None:
    table = Parlour(("servants-of-cthulhu", "network"), purse=20)
    table.own(0, "mafia").own(1, "cia").own(1, "texas", "cia")
    table.attack("servants-of-cthulhu", "cia", "destroy")
    found = figures(weigh(table, 1, "attack"))
    assert found["destruction", 0] == (0, 1, 8)
    assert found[BASIC, 1] == (3, 1, 13)
    assert (BASIC, 0) not in found


def test_nothing_else_is_weighed() -> None:
    table = three()
    for seat, what in ((0, "attack"), (0, "end"), (0, "nonsense"), (None, "offer 1 give 5 want nothing")):
        with pytest.raises(BadInput):
            weigh(table, seat, what)


# ---------------------------------------------------------------------- over whole games


def played(seed: int, plies: int) -> IlluminatiState:
    rng = FastRng(seed)
    options = {"hidden_goals": seed % 2 == 0, "hidden_illuminati": seed % 3 == 0, "open_money": seed % 5 > 1}
    s = GAME.start(GAME.options(options, 2 + seed % 4), 2 + seed % 4, rng)
    for _ in range(plies):
        if s.result is None:
            seat = GAME.to_act(s)[0]
            GAME.apply(s, seat, GAME.pick(s, seat, rng), rng)
    return s


@given(st.integers(0, 10**6), st.integers(20, 260))
def test_no_figure_depends_on_the_world_that_was_imagined(seed: int, plies: int) -> None:
    """What is told from a view is what the state itself would tell of the same figures."""
    s = played(seed, plies)
    for seat in [None, *range(s.seats)]:
        v = GAME.view(s, seat)
        if ATTACK in GAME.topics(v):
            told, true = GAME.weigh(v, ATTACK), weigh_attack(v, s)
            assert figures(told) == figures(true)
            assert notes(told) == notes(true)
