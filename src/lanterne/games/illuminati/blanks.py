"""What states are filled with at first, copied or shared rather than made each time."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import CARD_COUNT, KIND_COUNT

Hand: TypeAlias = tuple[int, ...]  # how many of each kind of special; a value, so that copies may share it

NO_SPECIALS: Final[Hand] = tuple([0] * KIND_COUNT)  # hands that were emptied are this very one
NO_SEATS: Final[list[Seat]] = []  # shared, read only
ALONE: Final = [[seat] for seat in range(8)]  # one seat that is asked; shared, read only

# By card: NORTH and no money are both nought, NOBODY and NOWHERE both -1.
ZEROES: Final[vec[i64]] = vec[i64]([0] * CARD_COUNT)
NO_CARDS: Final[vec[i64]] = vec[i64]([-1] * CARD_COUNT)


def every_card(value: i64) -> vec[i64]:
    found = ZEROES[:]
    card: i64 = 0
    count: i64 = CARD_COUNT
    while card < count:
        found[card] = value
        card += 1
    return found
