"""What can be done in the toy game, and its texts."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from lanterne.core.grammar import Shape, Slot, read_code
from tests.toy.options import CARDS
from tests.toy.state import PICTURES

GOAL: Final = Slot("word", "picture", words=PICTURES)
ANSWER: Final = Slot("word", "card", words=("mirror", "shield"))
SEAT: Final = Slot("seat", "seat", words=("0", "1", "2", "3"))
AMOUNT: Final = Slot("amount", "amount", pattern=r"0|[1-9][0-9]{0,3}")
SHAPES: Final = (
    Shape("goal", GOAL),
    Shape("bid", AMOUNT),
    Shape("attack", SEAT),
    Shape("rest"),
    Shape("answer", ANSWER),
    Shape("decline"),
    Shape("offer", SEAT, AMOUNT),
    Shape("withdraw", SEAT),
    Shape("accept", SEAT),
    Shape("reject", SEAT),
)
SHAPE_OF: Final = {shape.verb: shape for shape in SHAPES}


class ToyAction(Action):
    """A verb, and a word, a seat or an amount where the verb has one."""

    def __init__(self, verb: str, *, word: str = "", seat: int = 0, amount: int = 0) -> None:
        self.verb = verb
        self.word = word
        self.seat = seat
        self.amount = amount

    def code(self) -> str:
        return SHAPE_OF[self.verb].write({"word": self.word, "seat": str(self.seat), "amount": str(self.amount)})

    @property
    def card(self) -> int:
        return CARDS.index(self.word)

    @property
    def picture(self) -> int:
        return PICTURES.index(self.word)


def parse(code: str) -> ToyAction:
    """The inverse of `ToyAction.code`. Raises `BadCode`."""
    found = read_code(SHAPES, code)
    if found is None:
        raise BadCode(f"{code!r} is no action of the toy game")
    shape, values = found
    seat, amount = int(values.get("seat", "0")), int(values.get("amount", "0"))
    return ToyAction(shape.verb, word=values.get("word", ""), seat=seat, amount=amount)
