"""Decks: the designed table and the law of fresh ones."""

from __future__ import annotations

from collections import Counter

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illusion.dealer import card_with
from lanterne.games.illusion.deck import (
    FILL_LIMITS,
    THE_DESIGNED_DECK,
    VALUES,
    Deck,
    deck_from_json,
    fresh_deck,
    fresh_families,
    haze_of,
    piece_counts,
)
from lanterne.games.illusion.game import GAME

DECKS = [THE_DESIGNED_DECK, *(fresh_deck(FastRng(seed)) for seed in range(6))]
every_deck = pytest.mark.parametrize("deck", DECKS, ids=["designed", *map(str, range(6))])


def test_the_values_of_the_law() -> None:
    assert (VALUES[0], VALUES[48], VALUES[-1]) == (2, 13, 60)
    assert round(sum(VALUES) / 98, 1) == 17.6


@every_deck
def test_acceptance_3_every_colour_has_the_values_of_the_law(deck: Deck) -> None:
    for colour in range(4):
        assert sorted(deck.shares[colour::4]) == VALUES


@every_deck
def test_acceptance_3_every_sum_is_in_range(deck: Deck) -> None:
    assert all(40 <= sum(deck.four(card)) <= 92 for card in range(98))


@every_deck
def test_acceptance_6_seven_cards_a_family_within_fill_limits(deck: Deck) -> None:
    assert set(Counter(deck.families).values()) == {7}
    limits = {family: (most, single) for family, most, single in FILL_LIMITS}
    assert set(limits) == set(deck.families)
    for card, family in enumerate(deck.families):
        assert sum(deck.four(card)) <= limits[family][0]
        assert max(deck.four(card)) <= limits[family][1]


def test_no_two_designed_cards_are_alike() -> None:
    assert len({tuple(THE_DESIGNED_DECK.four(card)) for card in range(98)}) == 98


def test_acceptance_17_equal_seeds_give_equal_decks() -> None:
    assert fresh_deck(FastRng(4)).json() == fresh_deck(FastRng(4)).json()
    assert fresh_deck(FastRng(4)).json() != fresh_deck(FastRng(5)).json()


def test_a_deck_is_the_same_after_being_stored() -> None:
    deck = fresh_deck(FastRng(4))
    again = deck_from_json(deck.json())
    assert again.json() == deck.json()
    assert again.haze(3, 2) == deck.haze(3, 2)
    assert deck_from_json(THE_DESIGNED_DECK.json()) is THE_DESIGNED_DECK


def test_an_endless_match_has_a_deck_of_its_own() -> None:
    options = GAME.options({"deck": "endless"}, 2)
    one, other = GAME.start(options, 2, FastRng(1)), GAME.start(options, 2, FastRng(2))
    assert one.deck.shares != other.deck.shares
    assert one.deck.seeds != other.deck.seeds


def test_small_shares_are_cut_into_more_pieces_than_large_ones() -> None:
    small = [piece_counts([12, 12, 12, 12], seed)[0] for seed in range(200)]
    large = [piece_counts([40, 40, 40, 40], seed)[0] for seed in range(200)]
    assert sum(small) > 1.4 * sum(large)
    assert max(piece_counts([2, 2, 2, 2], seed)[1] for seed in range(50)) == 1


def test_haze_is_how_far_extents_and_shares_disagree() -> None:
    assert haze_of([20, 20, 20, 20], [5.0, 5.0, 5.0, 5.0]) == [100, 100, 100, 100]
    assert haze_of([10, 30, 20, 20], [20.0, 20.0, 20.0, 20.0]) == [200, 150, 100, 100]
    assert haze_of([10, 30, 20, 20], [1.0, 1.0, 1.0, 97.0]) == [200, 200, 200, 200]


def test_a_deal_in_which_a_family_finds_no_cards_is_given_up() -> None:
    assert fresh_families([100] * (4 * 98), FastRng(1)) == []


def test_shares_that_no_card_has_are_noticed() -> None:
    with pytest.raises(ValueError, match="no card has the shares"):
        card_with(THE_DESIGNED_DECK, [100, 0, 0, 0])
