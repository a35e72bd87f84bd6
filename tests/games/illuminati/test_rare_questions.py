"""Questions that random games seldom ask obey the same laws: they load, copy, are seen, imagined and put into words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.games.illuminati.cards.table import SPECIALS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState
from tests.contract import laws, laws_of_steps
from tests.games.illuminati.builder import Position

THREE = ("network", "gnomes-of-zurich", "servants-of-cthulhu")


def whole(at: Position) -> Position:
    """With every special card in the deck: worlds imagined from a view are whole ones."""
    for kind, special in enumerate(SPECIALS):
        at.s.deck_specials[kind] = special.count
    return at


def levying() -> IlluminatiState:
    at = whole(Position(THREE)).lay(0, "irs", "", "east").lay(1, "texas", "", "east", 5)
    return at.money("gnomes-of-zurich", 4).money("servants-of-cthulhu", 7).begin(0).s


def taxed() -> IlluminatiState:
    at = whole(Position(THREE)).lay(0, "irs", "", "east").lay(1, "texas", "", "east", 5)
    return at.money("gnomes-of-zurich", 4).begin(0).do(0, "levy 1").s


def upkeep() -> IlluminatiState:
    at = whole(Position(THREE)).lay(0, "kgb", "", "east", 2).lay(0, "post-office", "kgb", "north")
    return at.money("network", 3).begin(0).s


def exchange() -> IlluminatiState:
    """Groups change hands both ways: one waits while the other is laid."""
    at = whole(Position(THREE)).lay(0, "texas", "", "east").lay(1, "kgb", "", "east").lay(1, "cia", "", "north")
    s = at.s
    for seat, code in ((0, "offer 1 give texas want kgb"), (1, "accept 1")):
        assert GAME.refusal(s, seat, GAME.parse(code)) is None
        GAME.apply(s, seat, GAME.parse(code), at.rng)
    return s


@pytest.mark.parametrize(
    ("kind", "make"), [("levying", levying), ("taxed", taxed), ("upkeep", upkeep), ("exchange", exchange)]
)
def test_the_laws_hold(kind: str, make: Callable[[], IlluminatiState]) -> None:
    s = make()
    assert kind in [frame.kind for frame in s.frames]
    seats = len(THREE)
    laws.check_codes(GAME, s, seats)
    laws.check_waited(GAME, s, seats)
    laws.check_legality(GAME, s, seats, 1)
    laws.check_pick(GAME, s, seats, 1)
    laws.check_load(GAME, s, seats)
    laws.check_imagined(GAME, s, seats, 1)
    laws.check_words(GAME, s, seats)
    for seat in GAME.to_act(s):
        for a in GAME.legal(s, seat):
            laws_of_steps.check_copy(GAME, s, seats, seat, a, 1)
            laws_of_steps.check_silence(GAME, s, seat, a, 1)
            laws_of_steps.check_events(GAME, s, seats, seat, a, 1)
