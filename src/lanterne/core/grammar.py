"""How the codes of a game are written, declared: one list serves the reader, the page and whoever learns from actions.

A shape is a family of actions: words that stand there as they are, and slots for values between them, one blank apart.
`Shape("place", COLOUR, CELL, "from", SOURCE)` reads `place red 3,-1,up from hand`.
"""

from __future__ import annotations

import re
from typing import TypeAlias, Union, final


@final
class Slot:
    """A place for a value: its name in the shape, what kind of value it is, and which texts stand for one."""

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        words: tuple[str, ...] = (),
        pattern: str = "",
        of: tuple[Slot, ...] = (),
        joint: str = "",
        none: str = "",
    ) -> None:
        assert bool(words) != bool(pattern), f"{name}: a closed list of words, or a pattern for all others"
        self.name = name
        self.kind = kind  # values of one kind mean the same in every shape: `colour`, `cell`, `card`
        self.words = words
        self.pattern = pattern  # with blanks in it, it stands at the end and takes the rest of the code
        # A value put together, for whoever fills in a form: values of these kinds, in this order and within a kind in
        # that of its words, with the joint between them; `none` where it may be empty. `pattern` still judges it.
        self.of = of
        self.joint = joint
        self.none = none

    def called(self, name: str) -> Slot:
        """The same kind of value in another place."""
        return Slot(
            name, self.kind, words=self.words, pattern=self.pattern, of=self.of, joint=self.joint, none=self.none
        )

    def accepts(self, text: str) -> bool:
        return text in self.words if self.words else re.fullmatch(self.pattern, text) is not None

    def takes_rest(self) -> bool:
        return " " in self.pattern or self.pattern.startswith(".")


Part: TypeAlias = Union[str, Slot]


@final
class Shape:
    """One family of actions. `name` tells it from others that begin with the same word."""

    def __init__(self, verb: str, *parts: Part, name: str = "") -> None:
        self.verb = verb
        self.parts: tuple[Part, ...] = parts
        self.name = name or verb

    def slots(self) -> list[Slot]:
        return [part for part in self.parts if isinstance(part, Slot)]

    def read(self, code: str) -> dict[str, str] | None:
        """The values by slot, or None when the code is of another shape."""
        words = code.split(" ")
        if words[0] != self.verb:
            return None
        values: dict[str, str] = {}
        at = 1
        for part in self.parts:
            if at >= len(words):
                return None
            if isinstance(part, str):
                if words[at] != part:
                    return None
                at += 1
                continue
            end = len(words) if part.takes_rest() else at + 1
            text = " ".join(words[at:end])
            if not part.accepts(text):
                return None
            values[part.name] = text
            at = end
        return values if at == len(words) else None

    def write(self, values: dict[str, str]) -> str:
        """The inverse of `read`."""
        words = [self.verb]
        for part in self.parts:
            words.append(part if isinstance(part, str) else values[part.name])
        return " ".join(words)

    def __repr__(self) -> str:
        told = [part if isinstance(part, str) else f"<{part.name}>" for part in self.parts]
        return " ".join([self.verb, *told])


def read_code(shapes: tuple[Shape, ...], code: str) -> tuple[Shape, dict[str, str]] | None:
    """The shape of a code and the values in it, or None when no shape of the game fits."""
    for shape in shapes:
        values = shape.read(code)
        if values is not None:
            return shape, values
    return None


NUMBER = Slot("number", "number", pattern=r"0|[1-9][0-9]{0,8}")
SEAT = Slot("seat", "seat", pattern=r"[0-9]|1[0-5]")
