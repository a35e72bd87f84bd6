"""The variants of Illusion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, final

from lanterne.core.errors import BadOptions, OptionFault
from lanterne.core.options import Option, Value, read_options, seats_fault
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.deck import DESIGNED, ENDLESS
from lanterne.games.illusion.eyes import GRADES

Length: TypeAlias = Literal["standard", "twelve"]
STANDARD: Final = "standard"
TWELVE: Final = "twelve"
FEWEST: Final = 2  # IN-001
MOST: Final = 5
EYES: Final = ("eyes1", "eyes2", "eyes3", "eyes4", "eyes5")

OPTION_LIST: Final[tuple[Option, ...]] = (
    Option("length", STANDARD, choices=(STANDARD, TWELVE), clause="IN-043"),
    Option("deck", DESIGNED, choices=(DESIGNED, ENDLESS), clause="IN-003"),
    Option("ear", False, clause="N-18", in_words=True),
    Option("eyes1", GRADES[0], choices=GRADES, clause="N-17", by_hand=False),
    Option("eyes2", GRADES[0], choices=GRADES, clause="N-17", by_hand=False),
    Option("eyes3", GRADES[0], choices=GRADES, clause="N-17", by_hand=False),
    Option("eyes4", GRADES[0], choices=GRADES, clause="N-17", by_hand=False),
    Option("eyes5", GRADES[0], choices=GRADES, clause="N-17", by_hand=False),
)


@final
class IllusionOptions:
    """`eyes` holds one grade per seat: an index of `GRADES`, 0 for a person. By ear people are told a glance too."""

    def __init__(self, length: str, deck: str, ear: bool, eyes: list[int]) -> None:
        self.length = length
        self.deck = deck
        self.ear = ear
        self.eyes = eyes

    def json(self) -> dict[str, object]:
        plain: dict[str, object] = {"length": self.length, "deck": self.deck, "ear": self.ear}
        for seat, key in enumerate(EYES):
            plain[key] = GRADES[self.eyes[seat]]
        return plain


def options_from(raw: Mapping[str, object], seats: int) -> IllusionOptions:
    values, faults = read_options("illusion", OPTION_LIST, raw)
    if not FEWEST <= seats <= MOST:
        faults.append(OptionFault("", seats_fault("illusion", FEWEST, MOST, seats)))
    eyes = [GRADES.index(_word(values, key)) for key in EYES]
    for seat in range(max(seats, 0), MOST):
        if eyes[seat] > 0:
            faults.append(OptionFault(EYES[seat], Phrase("illusion-option-eyes-fault", {"seats": seats})))
    if faults:
        raise BadOptions(faults)
    return IllusionOptions(_word(values, "length"), _word(values, "deck"), values["ear"] is True, eyes)


def _word(values: Mapping[str, Value], key: str) -> str:
    value = values[key]
    assert isinstance(value, str)
    return value
