"""What holds after every action of every game: nothing is lost, nothing overlaps, every coin comes from somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.core.game import Action, Event
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.actions import CALL_OFF, DROP, PASS_TURN, Move
from lanterne.games.illuminati.cards import CARD_COUNT, CARDS, FIRST_ILLUMINATI, KIND_COUNT, SPECIALS
from lanterne.games.illuminati.flow import settle
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.options import read
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import (
    CONTROLLED,
    DECK,
    LIFTED,
    NOBODY,
    NOWHERE,
    ORIGIN,
    STEP,
    IlluminatiState,
)
from lanterne.games.illuminati.state_json import load_state
from lanterne.games.illuminati.structure import branch, free_arrows, out_directions
from tests.games.illuminati.builder import is_occupied

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
TIMID = (DROP, PASS_TURN, CALL_OFF)  # what a player who wants a long game avoids


def walk(seed: int, seats: int, most: int, **options: object) -> Iterator[tuple[IlluminatiState, list[Event]]]:
    """A game of bold random play: the state after every action, with the events of that action."""
    rng = FastRng(seed)
    out: list[Event] = []
    s = set_up(read({"round_limit": 12, **options}, seats), seats, rng, out)
    settle(s, rng, out)
    yield s, out
    for _ in range(most):
        if s.result is not None:
            return
        seat = s.frames[-1].asked(s)[0]
        a = bold(s, seat, rng)
        out = []
        s.frames[-1].act(s, seat, a, rng, out)
        settle(s, rng, out)
        yield s, out


def bold(s: IlluminatiState, seat: int, rng: FastRng) -> Action:
    """A verb at random, timid ones rarely, then one of its actions."""
    acts: list[Action] = []
    s.frames[-1].legal(s, seat, acts)
    assert acts, s.frames[-1].kind
    assert len({a.code() for a in acts}) == len(acts)
    if rng.below(10):
        acts = [a for a in acts if not (isinstance(a, Move) and a.verb in TIMID)] or acts
    words = sorted({a.code().split(" ")[0] for a in acts})
    word = words[rng.below(len(words))]
    acts = [a for a in acts if a.code().split(" ")[0] == word]
    return acts[rng.below(len(acts))]


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


def check_cards(s: IlluminatiState) -> None:
    """Every card is in one place, and that place knows it."""
    for card in range(CARD_COUNT):
        zone = s.zone[card]
        assert (zone == DECK) == (card in s.deck_groups)
        assert (zone == CONTROLLED) == (s.cell[card] != NOWHERE)
        assert (s.owner[card] != NOBODY) == (zone in (CONTROLLED, LIFTED))
        if zone == CONTROLLED:
            assert s.grid[s.owner[card]][s.cell[card]] == card
        if zone not in (CONTROLLED, LIFTED):
            assert s.treasury[card] == 0
            assert s.master[card] == NOWHERE
    for kind in range(KIND_COUNT):
        held = sum(s.specials[seat][kind] for seat in range(s.seats))
        assert s.deck_specials[kind] + s.gone_specials[kind] + held == SPECIALS[kind].count


def check_structures(s: IlluminatiState) -> None:
    """No overlap; a tree under each Illuminati; every card on a true arrow of its master."""
    for seat in range(s.seats):
        grid = s.grid[seat]
        assert len(set(grid.values())) == len(grid)
        if not s.alive[seat]:
            assert grid == {}
            continue
        assert grid[ORIGIN] == s.illuminati[seat]
        assert sorted(branch(s, s.illuminati[seat])) == sorted(grid.values())
        for cell, card in grid.items():
            assert s.cell[card] == cell
            if card < FIRST_ILLUMINATI:
                master, way = s.master[card], s.facing[card]
                assert s.owner[master] == seat
                assert cell == s.cell[master] + STEP[way]
                assert way in CARDS[master].ways[s.facing[master]]


def check_arrows(s: IlluminatiState) -> None:
    """What one look at the grid says of an arrow is what a walk over the whole table says (108)."""
    for seat in range(s.seats):
        for card in s.grid[seat].values():
            for way in out_directions(s, card):
                cell = s.cell[card] + STEP[way]
                there = [
                    o for o in range(CARD_COUNT) if s.zone[o] == CONTROLLED and s.owner[o] == seat and s.cell[o] == cell
                ]
                assert (way in free_arrows(s, card)) == (not there)
                assert is_occupied(s, card, way) == any(s.master[o] == card for o in there)


def check_knowledge(s: IlluminatiState) -> None:
    """The owner knows his treasuries, everybody the empty ones (A-27)."""
    for card in range(CARD_COUNT):
        assert s.treasury[card] >= 0
        if s.zone[card] == CONTROLLED:
            assert s.knowers[card] >> s.owner[card] & 1
        if s.treasury[card] == 0 or s.options.open_money:
            assert s.knowers[card] == (1 << s.seats) - 1


def bank_flow(events: list[Event]) -> int:
    """What the bank paid out and took back, by what everybody was told (A-70)."""
    total = 0
    for event in events:
        if event.name in ("received", "paid"):
            assert event.audience is None
            money = event.args["money"]
            assert isinstance(money, int)
            total += money if event.name == "received" else -money
    return total


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
    before = -1
    for s, events in talkative_walk(seed, seats, 300, **variant):
        check_cards(s)
        check_structures(s)
        check_knowledge(s)
        after = sum(s.treasury)
        if before >= 0 and not s.options.cheating:  # a thief tells nobody
            assert after - before == bank_flow(events)
        before = after


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
            twin.frames[-1].act(twin, seat, bold(twin, seat, rng), rng, None)
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
