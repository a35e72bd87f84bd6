"""A ledger that cannot fail proves nothing: each thing it watches is spoilt here once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.games.illusio.cards import COMPONENTS, DOVE, KINDS, RABBIT
from lanterne.games.illusio.state import State
from tests.games.illusio.ledger import conserve
from tests.games.illusio.table import Table


def table() -> State:
    found = Table(
        hands={0: ["rope", "dove"], 1: ["grand"]},
        backstages={0: ["rabbit", "dove~rabbit+1"]},
        projects={1: {"C2a": ["scarf"]}},
        displayed={0: {"I2a": ["dove", "cage", "grand"]}},
        validated={1: ["M1a"]},
    )
    return found.s


def lose_card(s: State) -> None:
    s.hands[DOVE] -= 1
    s.hand_sizes[0] -= 1


def double_component(s: State) -> None:
    s.plain[RABBIT] += 1
    s.backstage_sizes[0] += 1


def exchange_kinds(s: State) -> None:
    s.deck[DOVE] -= 1
    s.deck[RABBIT] += 1


def hide_behind_a_debt(s: State) -> None:
    s.discard[DOVE] -= 1
    s.deck[DOVE] += 1


def lose_transform(s: State) -> None:
    s.changed[0] = [item & 255 for item in s.changed[0]]


def lose_grand(s: State) -> None:
    s.displayed[0][0].grands = 0


def lose_placed(s: State) -> None:
    s.projects[1][0].placed.pop()


def lose_objective(s: State) -> None:
    s.bag.pop()


def double_objective(s: State) -> None:
    s.objective_discard.append(s.contest[0])


def validate_twice(s: State) -> None:
    s.validated[0].append(s.validated[1][0])


def miscount_hand(s: State) -> None:
    s.hand_sizes[1] += 1


def miscount_deck(s: State) -> None:
    s.deck_size -= 1


def miscount_backstage(s: State) -> None:
    s.backstage_sizes[0] -= 1


FAULTS = [
    lose_card,
    double_component,
    exchange_kinds,
    hide_behind_a_debt,
    lose_transform,
    lose_grand,
    lose_placed,
    lose_objective,
    double_objective,
    validate_twice,
    miscount_hand,
    miscount_deck,
    miscount_backstage,
]


@pytest.mark.parametrize("spoil", FAULTS)
def test_point_38_no_fault_goes_unseen(spoil: Callable[[State], None]) -> None:
    s = table()
    conserve(s)
    spoil(s)
    with pytest.raises(AssertionError):
        conserve(s)


def test_rows_are_as_wide_as_they_are_read() -> None:
    s = table()
    assert (len(bytes(s.hands)), len(bytes(s.plain))) == (8 * 2 * KINDS, 8 * 2 * COMPONENTS)
