"""Cells of the groups: where each is, how deep, how rich."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.features import blocks as b
from lanterne.games.illuminati.features.seats import write_marks
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.state import CONTROLLED, DEAD, LIFTED, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import depth

WHOSE: Final[i64] = b.start("whose")
ACTED: Final[i64] = b.start("acted")
DEPTH: Final[i64] = b.start("depth")
RICH: Final[i64] = b.start("rich")
PURSE: Final[i64] = b.start("purse")


def write_groups(s: IlluminatiState, seat: Seat, c: Cells) -> None:
    met: list[int] = []  # those that are not in the deck, nor out of the game: these are not told apart
    for card in range(FIRST_ILLUMINATI):
        if s.zone[card] in (UNCONTROLLED, CONTROLLED, DEAD, LIFTED):
            met.append(card)
    for card in met:
        c.begin(WHOSE + card * b.OWNERS)
        c.one_of(whose(s, seat, card), b.OWNERS)
    for card in met:
        c.begin(ACTED + card)
        c.flag(s.used[card] > 0)
    held = [card for card in met if s.zone[card] == CONTROLLED]
    for card in held:
        c.begin(DEPTH + card * b.DEPTHS)
        c.one_of(depth(s, card), b.DEPTHS)
    for card in held:
        c.begin(RICH + card)
        c.flag(s.treasury[card] > 0)
    for card in held:
        if s.treasury[card] > 0 and knows_treasury(s, seat, card):
            c.begin(PURSE + card * len(b.PURSE))
            write_marks(s.treasury[card], b.PURSE, c)


def whose(s: IlluminatiState, seat: Seat, card: int) -> int:
    zone = s.zone[card]
    if zone == UNCONTROLLED:
        return 0
    if zone == DEAD:
        return 1
    if zone == LIFTED:
        return 2
    return 3 + (s.owner[card] - seat) % s.seats
