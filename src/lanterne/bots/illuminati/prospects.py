"""What every seat may expect of a game of Illuminati as its next turn begins: shares of the victory that add up to 1.

The weights were fitted (multinomial logit) to some 80,000 turns of games between greedy bots at four seats.
"""

from __future__ import annotations

import math
from typing import Final

from lanterne.bots.illuminati.values import special_share, steps_left
from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.goals.goals import cards_of, goal_of
from lanterne.games.illuminati.specials.hands import held
from lanterne.games.illuminati.state import IlluminatiState

SPECIAL_GOAL: Final = 1.34
STEPS: Final[list[float]] = [0.0, 0.34, 0.31]  # at most one, two, three successes to go: added up
NEARNESS: Final = 1.16
INCOME: Final = 0.017
MONEY: Final = 0.015  # on the Illuminati
MONEY_OUTSIDE: Final = 0.027
TRANSFERABLE: Final = 0.023
SPECIALS: Final = 0.09
ALONE: Final = -0.05  # two cards at most
SMALL: Final = -0.03  # three cards
WAITING: Final = -0.25  # until all others have had their turns
WAITING_NEAR: Final = -1.73
MOVING_NEAR: Final = 0.71
RENOWN: Final = {
    "bavarian-illuminati": -0.02,
    "bermuda-triangle": 0.19,
    "discordian-society": 0.01,
    "gnomes-of-zurich": -0.56,
    "network": 0.02,
    "servants-of-cthulhu": 0.23,
    "society-of-assassins": -0.07,
    "ufos": 0.19,
}
NEAR: Final = 4.0  # steps


def shares(s: IlluminatiState) -> list[float]:
    """Of every seat; where the game is over, what it got."""
    if s.result is not None:
        winners = s.result.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    found = [math.exp(promise(s, seat)) if s.alive[seat] else 0.0 for seat in range(s.seats)]
    total = sum(found)
    return [each / total for each in found]


def promise(s: IlluminatiState, seat: Seat) -> float:
    cards = cards_of(s, seat)
    centre = s.illuminati[seat]
    goal = goal_of(s, seat)
    steps = steps_left(s, seat, seat, cards, 0)
    near = max(0.0, 1.0 - steps / NEAR)
    income = 0
    transferable = 0
    outside = 0
    for card in cards:
        facts = CARDS[card]
        income += facts.income
        transferable += facts.transferable
        if card != centre:
            outside += int(s.treasury[card])
    worth = NEARNESS / (1.0 + steps)
    worth += SPECIAL_GOAL * special_share(s, seat, seat, goal, cards, 0)
    for most in range(3):
        if steps <= most + 1:
            worth += STEPS[most]
    worth += INCOME * income + MONEY * int(s.treasury[centre]) + MONEY_OUTSIDE * outside
    worth += TRANSFERABLE * transferable + SPECIALS * held(s, seat)
    if len(cards) <= 3:
        worth += SMALL if len(cards) == 3 else ALONE
    waiting = ((seat - s.turn) % s.seats) / max(1, s.seats - 1)
    worth += waiting * (WAITING + WAITING_NEAR * near)
    if seat == s.turn:
        worth += MOVING_NEAR * near
    return worth + RENOWN.get(CARDS[centre].id, 0.0)
