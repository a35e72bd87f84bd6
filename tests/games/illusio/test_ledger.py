"""A ledger that cannot fail proves nothing: each thing it watches is spoilt here once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, KINDS
from lanterne.games.illusio.state import IllusioState
from tests.games.illusio.ledger import conserve
from tests.games.illusio.table import Table


def table() -> IllusioState:
    found = Table(
        hands={0: ["rope", "dove"], 1: ["grand"]},
        backstages={0: ["rabbit", "dove~rabbit+1"]},
        projects={1: {"C2a": ["scarf"]}},
        displayed={0: {"I2a": ["dove", "cage", "grand"]}},
        validated={1: ["M1a"]},
    )
    return found.s


def lose_card(s: IllusioState) -> None:
    s.hands[KIND_NAMED["dove"]] -= 1
    s.hand_sizes[0] -= 1


def double_component(s: IllusioState) -> None:
    s.plain[KIND_NAMED["rabbit"]] += 1
    s.backstage_sizes[0] += 1


def exchange_kinds(s: IllusioState) -> None:
    s.deck[KIND_NAMED["dove"]] -= 1
    s.deck[KIND_NAMED["rabbit"]] += 1


def hide_behind_a_debt(s: IllusioState) -> None:
    s.discard[KIND_NAMED["dove"]] -= 1
    s.deck[KIND_NAMED["dove"]] += 1


def lose_transform(s: IllusioState) -> None:
    s.changed[0] = [item & 255 for item in s.changed[0]]


def lose_grand(s: IllusioState) -> None:
    s.displayed[0][0].grands = 0


def lose_placed(s: IllusioState) -> None:
    s.projects[1][0].placed.pop()


def lose_objective(s: IllusioState) -> None:
    s.bag.pop()


def double_objective(s: IllusioState) -> None:
    s.objective_discard.append(s.contest[0])


def validate_twice(s: IllusioState) -> None:
    s.validated[0].append(s.validated[1][0])


def miscount_hand(s: IllusioState) -> None:
    s.hand_sizes[1] += 1


def miscount_deck(s: IllusioState) -> None:
    s.deck_size -= 1


def miscount_backstage(s: IllusioState) -> None:
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
def test_point_38_no_fault_goes_unseen(spoil: Callable[[IllusioState], None]) -> None:
    s = table()
    conserve(s)
    spoil(s)
    with pytest.raises(AssertionError):
        conserve(s)


def test_rows_are_as_wide_as_they_are_read() -> None:
    s = table()
    assert (len(bytes(s.hands)), len(bytes(s.plain))) == (8 * 2 * KINDS, 8 * 2 * COMPONENTS)
