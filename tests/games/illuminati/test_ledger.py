"""A ledger that cannot fail proves nothing: each thing it watches is spoilt here once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.money.treasury import gain
from lanterne.games.illuminati.state import ORIGIN, UNCONTROLLED, IlluminatiState
from tests.games.illuminati.ledger import Ledger


def game() -> IlluminatiState:
    return GAME.start(GAME.options({}, 3), 3, FastRng(4))


def find_money(s: IlluminatiState) -> None:
    s.treasury[s.illuminati[0]] += 1


def owe_money(s: IlluminatiState) -> None:
    s.treasury[s.illuminati[0]] += s.treasury[s.illuminati[1]] + 1
    s.treasury[s.illuminati[1]] = -1


def forget_own_money(s: IlluminatiState) -> None:
    s.knowers[s.illuminati[0]] = 0


def lose_group(s: IlluminatiState) -> None:
    s.deck_groups.pop()


def double_group(s: IlluminatiState) -> None:
    s.deck_groups.append(s.deck_groups[-1])


def draw_without_taking(s: IlluminatiState) -> None:
    s.zone[s.deck_groups[0]] = UNCONTROLLED


def pile_up(s: IlluminatiState) -> None:
    s.grid[0][ORIGIN] = s.illuminati[1]


def lay_beside_an_arrow(s: IlluminatiState) -> None:
    card = s.illuminati[0]
    s.cell[card] = ORIGIN + 1
    s.grid[0] = {ORIGIN + 1: card}


def lose_special(s: IlluminatiState) -> None:
    kind = next(kind for kind, count in enumerate(s.deck_specials) if count)
    s.deck_specials[kind] -= 1


def owe_special(s: IlluminatiState) -> None:
    s.gone_specials[0] -= 1
    s.deck_specials[0] += 1


FAULTS = [
    find_money,
    owe_money,
    forget_own_money,
    lose_group,
    double_group,
    draw_without_taking,
    pile_up,
    lay_beside_an_arrow,
    lose_special,
    owe_special,
]


@pytest.mark.parametrize("spoil", FAULTS)
def test_no_fault_goes_unseen(spoil: Callable[[IlluminatiState], None]) -> None:
    s = game()
    ledger = Ledger(s)
    ledger.watch(s, [])
    spoil(s)
    with pytest.raises((AssertionError, KeyError)):
        ledger.watch(s, [])


def test_money_from_the_bank_must_be_told() -> None:
    s = game()
    ledger = Ledger(s)
    out: list[Event] = []
    gain(s, s.illuminati[0], 3, out)
    ledger.watch(s, out)
    gain(s, s.illuminati[0], 3, None)
    with pytest.raises(AssertionError):
        ledger.watch(s, [])
