"""The laws of learning, tried on walks, and broken once each by a toy game with one fault."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.laws_of_learning import check_free, check_knew
from tests.contract.support import GAMES
from tests.contract.walks import Table, tables, walk
from tests.toy import faulty
from tests.toy.game import Toy

from lanterne.core.game import AnyGame

# Money paid from a secret treasury and deals struck aside tell more than their events claim. It touches no undo: what
# its seats do with their own things they know themselves.
LOOSE = ("illuminati",)
STRICT = [game for game in GAMES if game.name not in LOOSE]


@pytest.mark.parametrize("game", STRICT, ids=[game.name for game in STRICT])
@given(data=st.data())
def test_an_event_claims_only_what_was_known(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    compared = 0
    for ply, (s, seat, a) in enumerate(walk(table, watched=16)):
        compared += check_knew(game, s, table.seats, seat, a, table.seed + ply)
    assert compared, "no imagined world could be compared"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@given(data=st.data())
def test_what_is_taken_back_freely_taught_nobody(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for ply, (s, seat, a) in enumerate(walk(table)):
        check_free(game, s, seat, a, table.seed + ply)


def walked(game: Toy) -> int:
    compared = 0
    for seed in range(12):
        table = Table(game, {}, 2 + seed % 3, seed, [])
        for ply, (s, seat, a) in enumerate(walk(table)):
            compared += check_knew(game, s, table.seats, seat, a, seed * 1000 + ply)
            compared += check_free(game, s, seat, a, seed * 1000 + ply)
    return compared


@pytest.mark.parametrize("game", [faulty.ClaimedAnswer, faulty.ClaimedNumber, faulty.ClaimedWhisper])
def test_a_claim_that_does_not_hold_is_noticed(game: type[Toy]) -> None:
    assert walked(Toy()) > 500
    with pytest.raises(AssertionError):
        walked(game())


def test_a_free_look_is_noticed() -> None:
    """An action that shows its seat something, unannounced, and could be taken back for it."""
    for seed in range(12):
        for ply, (s, seat, a) in enumerate(walk(Table(Toy(), {}, 3, seed, []))):
            check_free(Toy(), s, seat, a, seed * 1000 + ply)
    with pytest.raises(AssertionError):
        looked(faulty.Untaught())


def looked(game: Toy) -> None:
    for seed in range(12):
        for ply, (s, seat, a) in enumerate(walk(Table(game, {}, 3, seed, []))):
            check_free(game, s, seat, a, seed * 1000 + ply)
