"""Worlds imagined by somebody who remembers, and by somebody with eyes: what left is out, and the odds are right."""

from __future__ import annotations

import math

import pytest

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import VALUES, excess
from lanterne.games.illusion.eyes import SIGMAS, UNIT
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.games.illusion.witness import IllusionWitness
from tests.games.illusion.builder import start

WORLDS = 2500


def walked(seed: int, plies: int, **raw: object) -> tuple[IllusionState, IllusionWitness]:
    """A position after some random decisions, and what was seen on the way there."""
    rng = FastRng(seed)
    witness = IllusionWitness()
    events: list[Event] = []
    s = GAME.start(GAME.options({"length": "twelve", **raw}, 3), 3, rng, events)
    for _ in range(plies):
        GAME.apply(s, s.turn, GAME.pick(s, s.turn, rng), rng, events)
    for event in events:
        witness.see(event)
    return s, witness


@pytest.mark.parametrize("deck", ["designed", "endless"])
def test_cards_that_all_saw_leave_lie_in_no_imagined_row(deck: str) -> None:
    s, witness = walked(3, 40, deck=deck)
    out = {tuple(s.deck.four(card)) for card in s.removed}
    assert len(out) > 10
    for seed in range(5):
        world = GAME.imagine(GAME.view(s, 0), FastRng(seed), witness)
        assert {tuple(world.deck.four(card)) for card in world.removed} == out
        if deck == "designed":
            assert not {tuple(world.deck.four(card)) for card in [*world.row, world.next]} & out


def test_a_deck_imagined_around_known_cards_obeys_the_law() -> None:
    s, witness = walked(5, 30, deck="endless")
    world = GAME.imagine(GAME.view(s, 0), FastRng(1), witness)
    assert len(witness.known) > 5
    for colour in range(4):
        assert sorted([world.deck.share(card, colour) for card in range(CARDS)]) == sorted(VALUES)
    assert all([excess(world.deck.shares, card) == 0 for card in range(CARDS)])


def test_once_the_pile_is_made_anew_nothing_is_remembered() -> None:
    _, witness = walked(4, 30)
    assert witness.known
    witness.see(Event("rebuilt", {"count": 90}))
    assert witness.known == {}


def test_a_witness_contradicts_a_world_in_which_something_else_left() -> None:
    s, witness = walked(3, 40)
    picture = min(witness.known)
    witness.known[picture] = [2, 2, 2, 2]
    assert not witness.agrees(s)


def weight(s: IllusionState, card: int, seen: int) -> float:
    width = SIGMAS[5] * s.deck.haze(card, s.arrow) / 100
    return math.exp(-0.5 * (math.log(seen / (UNIT * s.deck.share(card, s.arrow))) / width) ** 2) / width


def test_two_pictures_that_look_alike_are_dealt_by_their_odds() -> None:
    """Chi-square: the cards behind both, never the same one, by the product of how likely each makes its glance."""
    s = start(2, eyes1="keen", eyes2="keen")
    v = GAME.bot_view(s, 0, {"eyes1": "keen"})
    assert v["estimates"] is not None
    v["estimates"] = {"row": [1620], "next": 1650}
    odds: dict[tuple[int, int], float] = {}
    for one in range(CARDS):
        for other in range(CARDS):
            if one != other:
                odds[one, other] = weight(s, one, 1620) * weight(s, other, 1650)
    total = sum(odds.values())
    dealer, rng = GAME.dealer(v), FastRng(9)
    counts: dict[tuple[int, int], int] = {}
    for _ in range(WORLDS):
        world = dealer.deal(rng)
        pair = (world.row[0], world.next)
        counts[pair] = counts.get(pair, 0) + 1
    common = [pair for pair in odds if odds[pair] / total * WORLDS >= 8]
    chi, rest, left = 0.0, WORLDS, 1.0
    for pair in common:
        expected = odds[pair] / total * WORLDS
        chi += (counts.get(pair, 0) - expected) ** 2 / expected
        rest -= counts.get(pair, 0)
        left -= odds[pair] / total
    chi += (rest - left * WORLDS) ** 2 / (left * WORLDS)
    assert len(common) > 20
    assert chi < len(common) + 4 * math.sqrt(2 * len(common))
