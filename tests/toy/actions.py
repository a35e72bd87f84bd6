"""What can be done in the toy game, and its texts."""

from __future__ import annotations

import re
from typing import Final

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from tests.toy.state import CARDS, PICTURES

WORD: Final = "word"
SEAT: Final = "seat"
AMOUNT: Final = "amount"

SHAPES: Final = {
    "goal": (WORD,),
    "bid": (AMOUNT,),
    "attack": (SEAT,),
    "rest": (),
    "answer": (WORD,),
    "decline": (),
    "offer": (SEAT, AMOUNT),
    "withdraw": (SEAT,),
    "accept": (SEAT,),
    "reject": (SEAT,),
}
WORDS: Final = {"goal": PICTURES, "answer": ("mirror", "shield")}
SEAT_TEXT: Final = re.compile(r"[0-3]")
AMOUNT_TEXT: Final = re.compile(r"0|[1-9][0-9]{0,3}")


class ToyAction(Action):
    """A verb, and a word, a seat or an amount where the verb has one."""

    def __init__(self, verb: str, *, word: str = "", seat: int = 0, amount: int = 0) -> None:
        self.verb = verb
        self.word = word
        self.seat = seat
        self.amount = amount

    def code(self) -> str:
        values = {WORD: self.word, SEAT: str(self.seat), AMOUNT: str(self.amount)}
        return " ".join([self.verb, *(values[part] for part in SHAPES[self.verb])])

    @property
    def card(self) -> int:
        return CARDS.index(self.word)

    @property
    def picture(self) -> int:
        return PICTURES.index(self.word)


def parse(code: str) -> ToyAction:
    verb, *texts = code.split(" ")
    shape = SHAPES.get(verb)
    if shape is None or len(shape) != len(texts):
        raise BadCode(f"{code!r} is no action of the toy game")
    a = ToyAction(verb)
    for part, text in zip(shape, texts, strict=True):
        if part == WORD and text in WORDS[verb]:
            a.word = text
        elif part == SEAT and SEAT_TEXT.fullmatch(text):
            a.seat = int(text)
        elif part == AMOUNT and AMOUNT_TEXT.fullmatch(text):
            a.amount = int(text)
        else:
            raise BadCode(f"{code!r}: {text!r} is no {part} here")
    return a
