"""Setting up the table (1 to 10, A-30, A-31, A-50, A-76, A-77, A-80, A-82, A-83)."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadOptions
from lanterne.core.game import Event
from lanterne.core.rng import FastRng, ScriptedRng
from lanterne.games.illuminati.actions import parse_move
from lanterne.games.illuminati.cards.table import (
    CARD_COUNT,
    CARD_NUMBERS,
    CARDS,
    FIRST_ILLUMINATED,
    FIRST_ILLUMINATI,
    REPLACED,
)
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.options import options_from
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import DECK, OUT, SET_UP, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import uncontrolled
from lanterne.games.illuminati.turn.flow import settle
from lanterne.games.illuminati.turn.opening import roll_for_first


def started(seats: int = 4, seed: int = 1, **options: object) -> IlluminatiState:
    """Set up, before anything is decided."""
    return set_up(options_from(options, seats), seats, FastRng(seed), None)


def with_card(card: str, seats: int, **options: object) -> IlluminatiState:
    """A set-up in which somebody was dealt that Illuminati."""
    for seed in range(1000):
        s = started(seats, seed, **options)
        if CARD_NUMBERS[card] in s.illuminati:
            return s
    raise AssertionError(card)


def answer(s: IlluminatiState, seat: int, code: str, seed: int = 5) -> None:
    legal: list[object] = []
    s.frames[-1].legal(s, seat, legal)  # type: ignore[arg-type]
    assert parse_move(code) in legal
    s.frames[-1].act(s, seat, parse_move(code), FastRng(seed), None)
    settle(s, FastRng(seed), None)


@pytest.mark.parametrize("seats", [1, 9])
def test_002_a30_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        options_from({}, seats)


@pytest.mark.parametrize("seats", range(2, 9))
def test_003_005_each_seat_gets_one_illuminati_and_the_rest_take_no_part(seats: int) -> None:
    s = started(seats)
    assert len(set(s.illuminati)) == seats
    assert all(FIRST_ILLUMINATI <= card < FIRST_ILLUMINATED for card in s.illuminati)
    for card in range(FIRST_ILLUMINATI, CARD_COUNT):
        assert (s.zone[card] == OUT) == (card not in s.illuminati)
    assert all(s.exposed)


@pytest.mark.parametrize("seats", [4, 7, 8])
def test_004_a82_one_printed_income_at_the_start(seats: int) -> None:
    s = started(seats)
    assert [s.treasury[card] for card in s.illuminati] == [CARDS[card].income for card in s.illuminati]


def test_006_groups_and_specials_make_one_deck() -> None:
    s = started()
    assert len(s.deck_groups) == 83
    assert sum(s.deck_specials) == 15


def test_007_a80_four_groups_are_turned_up_and_no_special_is_lost() -> None:
    for seed in range(20):
        s = started(seed=seed)
        if CARD_NUMBERS["ufos"] in s.illuminati:
            continue
        s.frames[0].step(s, FastRng(seed), None)
        s.frames[0].step(s, FastRng(seed), None)
        s.frames.pop()
        s.frames[0].step(s, FastRng(seed), None)
        assert len(uncontrolled(s)) == 4
        assert sum(s.deck_specials) == 15
        assert len(s.deck_groups) == 79


def test_008_the_highest_total_begins() -> None:
    s = started(3)
    roll_for_first(s, ScriptedRng([0, 0, 5, 4, 2, 2]), None)
    assert s.first == s.turn == 1


def test_008_a31_tied_seats_roll_again() -> None:
    s = started(3)
    rng = ScriptedRng([5, 4, 0, 0, 4, 5, 0, 1, 3, 3])
    roll_for_first(s, rng, None)
    assert s.first == 2
    assert rng.script == []


def test_009_a76_the_ovnis_choose_before_groups_are_turned_up() -> None:
    s = with_card("ufos", 4)
    settle(s, FastRng(2), None)
    seat = s.illuminati.index(CARD_NUMBERS["ufos"])
    assert s.frames[-1].asked(s) == [seat]
    assert s.stage == SET_UP
    assert not uncontrolled(s)
    answer(s, seat, "goal total-money")
    assert s.goal[seat] == "total-money"
    assert s.stage != SET_UP


def test_009_only_the_seven_basic_goals_201() -> None:
    s = with_card("ufos", 4, addon=True)
    settle(s, FastRng(2), None)
    legal: list[object] = []
    s.frames[-1].legal(s, s.frames[-1].asked(s)[0], legal)  # type: ignore[arg-type]
    assert len(legal) == 7
    assert parse_move("goal straight-groups") not in legal


def test_009_the_choice_is_secret() -> None:
    s = with_card("ufos", 4)
    settle(s, FastRng(2), None)
    seat = s.frames[-1].asked(s)[0]
    out: list[Event] = []
    s.frames[-1].act(s, seat, parse_move("goal destruction"), FastRng(3), out)
    told = [event for event in out if "goal" in event.args]
    assert [event.audience for event in told] == [(seat,)]


def test_009_without_the_ovnis_nobody_is_asked() -> None:
    for seed in range(30):
        s = started(2, seed)
        settle(s, FastRng(seed), None)
        if CARD_NUMBERS["ufos"] not in s.illuminati:
            assert s.stage != SET_UP


def test_168_no_goals_in_the_very_long_game() -> None:
    s = with_card("ufos", 4, very_long=True)
    settle(s, FastRng(2), None)
    assert s.stage != SET_UP
    assert s.goal == [""] * 4


def test_169_everybody_chooses_a_hidden_goal() -> None:
    s = started(3, hidden_goals=True)
    settle(s, FastRng(2), None)
    for seat in range(3):
        assert s.frames[-1].asked(s) == [seat]
        answer(s, seat, "goal violent-groups")  # the same goal for several
    assert s.goal == ["violent-groups"] * 3


def test_170_a77_hidden_illuminati_declare_their_first_income() -> None:
    s = started(3, hidden_illuminati=True)
    assert not any(s.exposed)
    settle(s, FastRng(2), None)
    for seat in range(3):
        assert s.frames[-1].asked(s) == [seat]
        answer(s, seat, "amount 5")
    assert [s.treasury[card] for card in s.illuminati] == [5, 5, 5]


def test_a77_the_ovnis_are_asked_unseen() -> None:
    s = with_card("ufos", 3, hidden_illuminati=True)
    settle(s, FastRng(2), None)
    for seat in range(3):
        answer(s, seat, "amount 0")
    for seat in range(3):
        assert s.frames[-1].asked(s) == [seat]
        answer(s, seat, "goal total-power" if s.illuminati[seat] == CARD_NUMBERS["ufos"] else "pass")
    assert s.stage != SET_UP


def test_a77_a_hidden_illuminati_is_dealt_in_secret() -> None:
    out: list[Event] = []
    set_up(options_from({"hidden_illuminati": True}, 3), 3, FastRng(1), out)
    assert [event.audience for event in out if event.name == "dealt"] == [(0,), (1,), (2,)]


def test_a83_a50_illuminated_cards_join_and_their_groups_leave_the_deck() -> None:
    s = with_card("illuminated-mafia", 4, addon=True)
    gone = [REPLACED[card] for card in s.illuminati if REPLACED[card] >= 0]
    assert CARD_NUMBERS["mafia"] in gone
    for card in range(FIRST_ILLUMINATI):
        assert s.zone[card] == (OUT if card in gone else DECK)
    assert len(s.deck_groups) == 83 - len(gone)


def test_a83_without_the_add_on_none_is_dealt() -> None:
    for seed in range(50):
        assert max(started(8, seed).illuminati) < FIRST_ILLUMINATED


def test_equal_seeds_give_equal_tables() -> None:
    one, other = started(5, 9), started(5, 9)
    settle(one, FastRng(9), None)
    settle(other, FastRng(9), None)
    assert one.json() == other.json()
    assert any(zone == UNCONTROLLED for zone in one.zone) or one.stage == SET_UP


@pytest.mark.parametrize("goals", [False, True])
def test_161_009_whoever_resigns_before_the_goals_is_not_asked_for_one(goals: bool) -> None:
    """Seat 0 leaves while face-down incomes are declared."""
    for seed in range(8):
        rng = FastRng(seed)
        s = GAME.start(GAME.options({"hidden_illuminati": True, "hidden_goals": goals}, 3), 3, rng)
        GAME.apply(s, 0, GAME.parse("resign"), rng)
        while s.stage == SET_UP:
            seat = GAME.to_act(s)[0]
            GAME.apply(s, seat, GAME.legal(s, seat)[0], rng)
        assert s.alive == [False, True, True]
        assert s.goal[0] == ""
