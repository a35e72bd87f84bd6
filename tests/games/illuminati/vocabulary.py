"""Codes to judge in a position: every verb, with parameters from the table as it lies and some that are not there."""

from __future__ import annotations

from itertools import product

from lanterne.games.illuminati.actions import CARD, NUMBER, SEAT, SIGNATURES, SPECIAL, WORDS
from lanterne.games.illuminati.cards import CARD_COUNT, CARD_IDS, FIRST_ILLUMINATI, SPECIAL_IDS
from lanterne.games.illuminati.state import DECK, OUT, IlluminatiState

MOST_CARDS = 12
NUMBERS = [0, 1, 2, 3, 5, 8, 13, 40]


def vocabulary(s: IlluminatiState) -> list[str]:
    domains: dict[int, list[str]] = {kind: list(words) for kind, words in WORDS.items()}
    domains[CARD] = cards_near(s)
    domains[SPECIAL] = list(SPECIAL_IDS)
    domains[SEAT] = [str(seat) for seat in range(s.seats + 1)]
    domains[NUMBER] = [str(number) for number in NUMBERS]
    codes = []
    for word, kinds in SIGNATURES:
        for values in product(*[domains[kind] for kind in kinds]):
            codes.append(" ".join([word, *values]))
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
