"""What doubting and placing are worth, in chances to win the game: from what was measured of seats of each grade."""

from __future__ import annotations

import math

from lanterne.bots.illusion.eyes import Races
from lanterne.bots.illusion.habits import TO_NEXT, TO_OTHERS, TO_SELF, features
from lanterne.core.game import Seat
from lanterne.games.illusion.view import IllusionView


def worth_of_arrows(v: IllusionView, seat: Seat, races: Races) -> list[float]:
    """What it is worth to a seat that the arrow goes to each, by seats onward from itself."""
    won = [sum(counts) for counts in v["won"]]
    return [races.after(won, (seat + onward) % v["seats"], seat, v["length"]) for onward in range(v["seats"])]


def worth_of_doubting(right: float, last: int, worth: list[float]) -> float:
    """`last`: how many seats onward whoever placed last sits."""
    return (1.0 - right) * worth[0] + right * worth[last]


def worth_of_placing(placed: float, cards: int, own: int, following: int, worth: list[float]) -> float:
    """What is to be hoped for from a row of so many cards; the arguments are those of `features`."""
    shares = dealt_out(len(worth), features(placed, cards, own, following))
    value = 0.0
    for onward, share in enumerate(shares):
        value += share * worth[onward]
    return value


def dealt_out(seats: int, about: list[float]) -> list[float]:
    """How likely the arrow goes to each seat, onward from the one that placed."""
    mine = math.exp(drawn(TO_SELF[seats - 2], about))
    if seats == 2:
        return [mine / (1.0 + mine), 1.0 / (1.0 + mine)]
    theirs = math.exp(drawn(TO_NEXT[seats - 2], about))
    whole = 1.0 + mine + theirs
    return [mine / whole, theirs / whole] + [share / whole for share in TO_OTHERS[seats - 3]]


def drawn(law: list[float], about: list[float]) -> float:
    total = 0.0
    for at in range(len(law)):
        total += law[at] * about[at]
    return total
