"""What a glance tells: the law of a share, from the deck's own cards and how each of them misleads.

A glance is wider where a picture deceives, and a share that deceives more is more often some shares than others: so
the law is summed over the cards of the designed deck, whose shares and haze are known to whoever studied it. Decks
dealt afresh follow the same law.
"""

from __future__ import annotations

import math
from typing import Final, final

from lanterne.bots.illusion.chances import LOGS, SHARES, Law
from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import THE_DESIGNED_DECK
from lanterne.games.illusion.eyes import SIGMAS, UNIT


@final
class Sight:
    """Eyes of one width that look for one colour. `faith`: how wide they take themselves to be, 1 where they know."""

    def __init__(self, sigma: float, colour: int, faith: float = 1.0) -> None:
        deck = THE_DESIGNED_DECK
        self.places: Final[list[int]] = []  # of each card's share, in SHARES
        self.widths: Final[list[float]] = []
        for card in range(CARDS):
            self.places.append(SHARES.index(deck.share(card, colour)))
            self.widths.append(sigma * faith * deck.haze(card, colour) / 100.0)

    def law(self, glance: int, gone: list[int]) -> Law:
        """The chance of each share; `gone`: how many cards of each share have left the game for all to see."""
        chances = [0.0] * len(SHARES)
        left = [0] * len(SHARES)
        seen = math.log(glance / UNIT) if glance > 0 else 0.0
        for card in range(CARDS):
            k, width = self.places[card], self.widths[card]
            left[k] += 1
            if glance <= 0 or width <= 0.0:
                chances[k] += 1.0
                continue
            miss = (LOGS[k] - seen) / width
            chances[k] += math.exp(-0.5 * miss * miss) / width
        total = 0.0
        for k in range(len(SHARES)):
            chances[k] *= max(left[k] - gone[k], 0) / left[k]
            total += chances[k]
        if total <= 1e-300:
            return self.law(0, gone)
        return [chance / total for chance in chances]


@final
class Sights:
    """The sights of all eyes, each made when it is first used."""

    def __init__(self) -> None:
        self.made: Final[dict[tuple[int, int, float], Sight]] = {}

    def of(self, grade: int, colour: int, faith: float) -> Sight:
        key = (grade, colour, faith)
        found = self.made.get(key)
        if found is None:
            found = Sight(SIGMAS[grade], colour, faith)
            self.made[key] = found
        return found
