"""Codes to judge in a position: every verb, with parameters from the table as it lies and some that are not there."""

from __future__ import annotations

from itertools import product

from lanterne.games.illuminati.cards.table import CARD_COUNT, CARD_IDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import MOVE_SHAPES
from lanterne.games.illuminati.state import DECK, OUT, IlluminatiState

MOST_CARDS = 12
NUMBERS = [0, 1, 2, 3, 5, 8, 13, 40]


def vocabulary(s: IlluminatiState) -> list[str]:
    domains = {
        "card": cards_near(s),
        "seat": [str(seat) for seat in range(s.seats + 1)],
        "number": [str(number) for number in NUMBERS],
    }
    codes = []
    for shape in MOVE_SHAPES:
        slots = shape.slots()
        for values in product(*[domains.get(slot.kind, slot.words) for slot in slots]):
            codes.append(shape.write(dict(zip([slot.name for slot in slots], values, strict=True))))
    return [*codes, *talk(s)]


def cards_near(s: IlluminatiState) -> list[str]:
    """Every Illuminati, at the table or not, some groups that lie there, one that does not."""
    lying = [card for card in range(FIRST_ILLUMINATI) if s.zone[card] not in (DECK, OUT)]
    away = [card for card in range(FIRST_ILLUMINATI) if s.zone[card] == DECK]
    some = lying[:: 1 + len(lying) // MOST_CARDS] + away[:1] + list(range(FIRST_ILLUMINATI, CARD_COUNT))
    return [CARD_IDS[card] for card in some]


def talk(s: IlluminatiState) -> list[str]:
    codes = ["promise 0 peace", "promise 0,1 a share of the loot", "offer 0 give nothing want nothing"]
    for seat in range(s.seats):
        codes.append(f"offer {seat} give 3 want nothing")
        codes.append(f"offer {seat} give nothing want 2 promise I shall be good")
        codes.append(f"offer {seat} give 1 want interference")
        codes += [f"offer {seat} give {CARD_IDS[card]} want 4" for card in range(0, FIRST_ILLUMINATI, 29)]
    return codes
