"""The variants of the toy game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from lanterne.core.errors import BadOptions, OptionFault
from lanterne.core.options import Option, read_options, seats_fault
from lanterne.core.phrase import Phrase

FEWEST: Final = 2
MOST: Final = 4
CARDS: Final = ("dud", "mirror", "shield")
COPIES: Final = (4, 3, 4)
OPTION_LIST: Final = (
    Option("rounds", 2, least=1, most=3, clause="T-3"),
    Option("hand", 2, least=0, most=3, clause="T-5"),
    Option("mirrors", True, clause="T-5"),
    Option("open_offers", False, clause="T-7"),
    Option("goals", "chosen", choices=("chosen", "dealt"), clause="T-2"),
)


class ToyOptions(NamedTuple):
    rounds: int
    hand: int
    mirrors: bool
    open_offers: bool
    goals: str


def options_from(raw: Mapping[str, object], seats: int) -> ToyOptions:
    """Raises `BadOptions` with every fault at once."""
    values, faults = read_options("toy", OPTION_LIST, raw)
    options = ToyOptions(**values)  # type: ignore[arg-type]
    if not FEWEST <= seats <= MOST:
        faults.append(OptionFault("", seats_fault("toy", FEWEST, MOST, seats)))
    if options.mirrors and options.hand == 0:
        faults.append(OptionFault("mirrors", Phrase("toy-option-mirrors-fault")))
    if options.hand * seats > sum(COPIES) - (0 if options.mirrors else COPIES[CARDS.index("mirror")]):
        faults.append(OptionFault("hand", Phrase("toy-option-hand-fault", {"seats": seats})))
    if faults:
        raise BadOptions(faults)
    return options
