"""Decks of 98 colour cards: the designed one and the law that deals fresh ones.

A card is its family, four exact shares in per cent, and a seed; `lanterne.pictures` draws the picture from these three.
`haze` says how far the eye's shortcut (adding up the extents of the pieces) leads astray, in per cent from 100.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from lanterne.core.cards import read_cards
from lanterne.core.rng import FastRng, Rng
from lanterne.games.illusion.colours import CARDS

DESIGNED: Final = "designed"
ENDLESS: Final = "endless"
LEAST_SUM: Final = 40  # N-15: no card is nearly white
MOST_SUM: Final = 92
CARDS_PER_FAMILY: Final = 7
MOST_HAZE: Final = 200
NOTHING_KNOWN: Final[list[list[int]]] = []
SWAPS: Final = 4000  # tried before a deck with known cards is dealt anew
DEALS: Final = 3
LARGE_SHARE: Final = 18  # a larger share mostly comes in few pieces, a smaller one in many
SEEDS: Final = 0x7FFFFFFF

# Family and its fill limits, the tightest first: most of the four together, most of a single colour.
FILL_LIMITS: Final[tuple[tuple[str, int, int], ...]] = (
    ("lettering", 62, 26),
    ("halftone", 66, 34),
    ("truchet", 68, 34),
    ("scatter", 70, 40),
    ("occlusion", 76, 48),
    ("rings", 92, 60),
    ("stripes", 92, 60),
    ("spiral", 92, 60),
    ("mosaic", 92, 60),
    ("sunburst", 92, 60),
    ("bulge", 92, 60),
    ("waves", 92, 60),
    ("polygons", 92, 60),
    ("camouflage", 92, 60),
)
BANDED: Final = ("rings", "stripes", "spiral", "sunburst", "waves", "polygons")  # every piece spans the whole picture
STREWN: Final = ("scatter",)  # as many compact pieces as were drawn; in the others their number follows the area


@final
class Deck:
    """98 cards; never changed once made, so that states may share it. `shares` holds four figures per card."""

    def __init__(self, kind: str, families: list[str], shares: list[int], seeds: list[int], haze: list[int]) -> None:
        self.kind = kind
        self.families = families
        self.shares = shares
        self.seeds = seeds
        self._haze = haze  # empty until somebody looks: only model eyes need it

    def share(self, card: i64, colour: i64) -> int:
        return self.shares[4 * card + colour]

    def haze(self, card: i64, colour: i64) -> int:
        if not self._haze:
            for one, family in enumerate(self.families):
                self._haze.extend(expected_haze(family, self.four(one), self.seeds[one]))
        return self._haze[4 * card + colour]

    def four(self, card: i64) -> list[int]:
        return self.shares[4 * card : 4 * card + 4]

    def json(self) -> dict[str, Any]:
        if self.kind == DESIGNED:
            return {"kind": DESIGNED}
        return {"kind": self.kind, "families": self.families, "shares": self.shares, "seeds": self.seeds}


def _designed() -> Deck:
    """The cards of `cards.json`; their haze was measured on the pictures (a test measures it again)."""
    cards: list[dict[str, Any]] = read_cards("illusion")
    shares = [share for card in cards for share in card["shares"]]
    haze = [figure for card in cards for figure in card["haze"]]
    return Deck(DESIGNED, [card["family"] for card in cards], shares, [card["seed"] for card in cards], haze)


THE_DESIGNED_DECK: Final = _designed()


def deck_from_json(raw: dict[str, Any]) -> Deck:
    if raw["kind"] == DESIGNED:
        return THE_DESIGNED_DECK
    return fresh(list(raw["families"]), list(raw["shares"]), list(raw["seeds"]))


def fresh(families: list[str], shares: list[int], seeds: list[int]) -> Deck:
    return Deck(ENDLESS, families, shares, seeds, [])


# ---------------------------------------------------------------------- the law of the shares


def _values() -> list[int]:
    """The 98 shares that every colour has, once each: many small ones, few large ones."""
    steps = [i / 97 for i in range(CARDS)]
    return [round(2 + 22 * t + 36 * t**7) for t in steps]


VALUES: Final = _values()


def fresh_deck(rng: Rng) -> Deck:
    """A deck nobody has seen, dealt by the law of the designed one."""
    while True:
        shares = fresh_shares(rng)
        families = fresh_families(shares, rng)
        if families:  # pragma: no branch  a family is left short in less than one deal of a thousand
            return fresh(families, shares, [rng.below(SEEDS) for _ in range(CARDS)])


def fresh_deck_with(known: list[list[int]], rng: Rng) -> Deck:
    """The same for somebody who knows the shares of some cards, which come first."""
    if not known:
        return fresh_deck(rng)
    for _ in range(DEALS):
        shares = fresh_shares(rng, known)
        families = fresh_families(shares, rng) if not bad_sums(shares) else []
        if families:
            return fresh(families, shares, [rng.below(SEEDS) for _ in range(CARDS)])
    deck = fresh_deck(rng)  # few cards are left whose sums fit no more: the others are as near as any
    for card, four in enumerate(known):
        deck.shares[4 * card : 4 * card + 4] = four
    return deck


def fresh_shares(rng: Rng, known: list[list[int]] = NOTHING_KNOWN) -> list[int]:
    """The same 98 values for each colour, shuffled apart, then swapped until every card's sum is in range.

    Known cards come first and stay as they are; what is left may then have no way into range, and is left at that.
    """
    shares = [0] * (4 * CARDS)
    for colour in range(4):
        firm = [four[colour] for four in known]
        column = list(VALUES)
        for value in firm:
            column.remove(value)
        rng.shuffle(column)
        for card, value in enumerate(firm + column):
            shares[4 * card + colour] = value
    bad = bad_sums(shares)
    swaps = 0
    while bad and (not known or swaps < SWAPS):
        card = bad[rng.below(len(bad))]
        _swap_if_better(shares, card, len(known) + rng.below(CARDS - len(known)), rng.below(4))
        bad = [one for one in bad if excess(shares, one) > 0]
        swaps += 1
    return shares


def excess(shares: list[int], card: i64) -> i64:
    """By how much a card's sum is out of range."""
    total: i64 = shares[4 * card] + shares[4 * card + 1] + shares[4 * card + 2] + shares[4 * card + 3]
    if total > MOST_SUM:
        return total - MOST_SUM
    return LEAST_SUM - total if total < LEAST_SUM else 0


def bad_sums(shares: list[int]) -> list[int]:
    return [card for card in range(CARDS) if excess(shares, card) > 0]


def _swap_if_better(shares: list[int], one: i64, other: i64, colour: i64) -> None:
    """Swaps a colour of two cards where the first comes nearer to its range and the second stays in its own."""
    before = excess(shares, one) + excess(shares, other)
    held = shares[4 * one + colour]
    shares[4 * one + colour] = shares[4 * other + colour]
    shares[4 * other + colour] = held
    after = excess(shares, one) + excess(shares, other)
    if after >= before or excess(shares, other) > 0:
        shares[4 * other + colour] = shares[4 * one + colour]
        shares[4 * one + colour] = held


def fits(four: list[int], most_sum: int, most_single: int) -> bool:
    return sum(four) <= most_sum and max(four) <= most_single


def fresh_families(shares: list[int], rng: Rng) -> list[str]:
    """Seven cards for each family within its fill limits, the tightest family first; empty when that fails."""
    families = [""] * CARDS
    left = list(range(CARDS))
    for family, most_sum, most_single in FILL_LIMITS:
        able = [card for card in left if fits(shares[4 * card : 4 * card + 4], most_sum, most_single)]
        if len(able) < CARDS_PER_FAMILY:
            return []
        rng.shuffle(able)
        for card in able[:CARDS_PER_FAMILY]:
            families[card] = family
            left.remove(card)
    return families


# ---------------------------------------------------------------------- what misleads


def piece_count(share: int, rng: Rng) -> int:
    """Into how many pieces a colour is cut: large shares mostly few (they look less), small ones mostly many."""
    dice = rng.below(100)
    most = max(1, share * 4 // 5)  # a piece of less than 1.25 per cent would be a hair
    if share > LARGE_SHARE:
        kind = 0 if dice < 55 else (1 if dice < 80 else 2)
    else:
        kind = 2 if dice < 55 else (1 if dice < 80 else 0)
    count = 1 + rng.below(2) if kind == 0 else (3 + rng.below(2) if kind == 1 else 6 + rng.below(3))
    return min(most, count)


def piece_counts(four: list[int], seed: int) -> list[int]:
    """The pieces of a card's colours, a function of its seed: picture and haze agree on them."""
    rng = FastRng(seed)
    return [piece_count(share, rng) for share in four]


def haze_of(four: list[int], extents: list[float]) -> list[int]:
    """How far the additive-area share is from the true one, either way, in per cent: 100 is not at all."""
    all_extents = sum(extents)
    all_shares = sum(four)
    haze: list[int] = []
    for share, extent in zip(four, extents, strict=True):
        factor = extent * all_shares / (all_extents * share)
        haze.append(min(MOST_HAZE, round(100 * max(factor, 1 / factor))))
    return haze


def expected_haze(family: str, four: list[int], seed: int) -> list[int]:
    """Before a picture is measured: n bands extend as n does, n compact pieces of area p in all as √(n·p)."""
    counts = piece_counts(four, seed)
    if family in BANDED:
        return haze_of(four, [float(n) for n in counts])
    if family in STREWN:
        return haze_of(four, [math.sqrt(n * share) for n, share in zip(counts, four, strict=True)])
    white = 100 - sum(four)  # here small shares get more than their part of the room, so more of the pieces
    rooms = [share + white * (0.6 * share / sum(four) + 0.1) for share in four]
    return haze_of(four, [math.sqrt(room * share) for room, share in zip(rooms, four, strict=True)])
