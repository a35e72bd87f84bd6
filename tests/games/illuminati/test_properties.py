"""What holds after every action of every game: nothing is lost, nothing overlaps, every coin comes from somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.actions import IlluminatiAction
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.load import load_state
from lanterne.games.illuminati.options import options_from
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.flow import settle
from tests.games.illuminati.bold import bold
from tests.games.illuminati.ledger import (
    Ledger,
    bank_flow,
    check_arrows,
    check_cards,
    check_knowledge,
    check_structures,
)

VARIANTS: list[dict[str, object]] = [
    {},
    {"open_money": True},
    {"addon": True},
    {"hidden_illuminati": True, "overstate": True},
    {"hidden_goals": True, "neutralise_needs_arrow": False},
    {"very_long": True},
    {"addon": True, "hidden_illuminati": True, "hidden_goals": True},
    {"cheating": True},
]


def walk(seed: int, seats: int, most: int, **options: object) -> Iterator[tuple[IlluminatiState, list[Event]]]:
    """A game of bold random play: the state after every action, with the events of that action."""
    rng = FastRng(seed)
    out: list[Event] = []
    s = set_up(options_from({"round_limit": 12, **options}, seats), seats, rng, out)
    settle(s, rng, out)
    yield s, out
    for _ in range(most):
        if s.result is not None:
            return
        seat = s.frames[-1].asked(s)[0]
        a = some_action(s, seat, rng)
        out = []
        s.frames[-1].act(s, seat, a, rng, out)
        settle(s, rng, out)
        yield s, out


def some_action(s: IlluminatiState, seat: int, rng: FastRng) -> IlluminatiAction:
    acts: list[IlluminatiAction] = []
    s.frames[-1].legal(s, seat, acts)
    assert acts, s.frames[-1].kind
    assert len({a.code() for a in acts}) == len(acts)
    return bold(acts, rng)


def talkative_walk(
    seed: int, seats: int, most: int, **options: object
) -> Iterator[tuple[IlluminatiState, list[Event]]]:
    """A game through its own door, in which seats that nobody waits for speak up: offers are made and taken."""
    rng = FastRng(seed)
    s = GAME.start(GAME.options({"round_limit": 12, **options}, seats), seats, rng)
    for _ in range(most):
        if s.result is not None:
            return
        seat = GAME.to_act(s)[0]
        other = int(rng.below(seats))
        legal = GAME.legal(s, other)
        if rng.below(3) == 0 and legal:
            seat = other
        out: list[Event] = []
        GAME.apply(s, seat, GAME.pick(s, seat, rng), rng, out)
        yield s, out


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8))
def test_cards_structures_and_knowledge_hold(variant: int, seed: int, seats: int) -> None:
    for step, (s, _) in enumerate(walk(seed, seats, 400, **VARIANTS[variant])):
        check_cards(s)
        check_structures(s)
        check_knowledge(s)
        if step % 20 == 0:
            check_arrows(s)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8), variant=st.sampled_from(VARIANTS))
def test_all_of_it_holds_with_deals(seed: int, seats: int, variant: dict[str, object]) -> None:
    ledger: Ledger | None = None
    for s, events in talkative_walk(seed, seats, 300, **variant):
        if ledger is None:
            ledger = Ledger(s)
        else:
            ledger.watch(s, events)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8))
def test_055_a70_money_is_conserved_against_the_bank(variant: int, seed: int, seats: int) -> None:
    before = 0
    for s, events in walk(seed, seats, 400, **VARIANTS[variant]):
        after = sum(s.treasury)
        assert after - before == bank_flow(events)
        before = after


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8))
def test_copies_are_deep_and_loading_changes_nothing(variant: int, seed: int, seats: int) -> None:
    rng = FastRng(seed)
    for s, _ in walk(seed, seats, 150, **VARIANTS[variant]):
        plain = s.json()
        loaded = load_state(plain)
        assert loaded.json() == plain
        assert loaded.grid == s.grid
        if s.result is None:
            twin = s.copy()
            seat = twin.frames[-1].asked(twin)[0]
            twin.frames[-1].act(twin, seat, some_action(twin, seat, rng), rng, None)
            settle(twin, rng, None)
            assert s.json() == plain


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8), variant=st.sampled_from(VARIANTS))
def test_a81_every_game_ends(seed: int, seats: int, variant: dict[str, object]) -> None:
    last = None
    for s, _ in walk(seed, seats, 100_000, **{"round_limit": 6, **variant}):
        last = s
    assert last is not None
    assert last.result is not None
