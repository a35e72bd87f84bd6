"""Numbers that a person sees, summand by summand, and what an action would do to them."""

from __future__ import annotations

from typing import Final, TypedDict, final

from mypy_extensions import i64

from lanterne.core.phrase import Phrase, PhraseJson


class TermJson(TypedDict):
    """One summand of a number that a person sees."""

    value: int
    phrase: PhraseJson
    clause: str


class Term:
    """One summand of a number that a person sees, with its words and the clause it stands on."""

    def __init__(self, value: int, phrase: Phrase, clause: str) -> None:
        self.value = value
        self.phrase = phrase
        self.clause = clause

    def json(self) -> TermJson:
        return {"value": self.value, "phrase": self.phrase.json(), "clause": self.clause}

    def __repr__(self) -> str:
        return f"<{self.value:+d} {self.phrase.key}>"


def sum_of(terms: list[Term]) -> int:
    total: i64 = 0
    for term in terms:
        total += term.value
    return total


class SwingJson(TypedDict):
    """A figure of a seat that something would change; `needed` is how much of it wins, 0 where it does not."""

    what: str
    seat: int
    before: int
    after: int
    needed: int


@final
class Swing:
    """A figure of a seat that something would change; `needed` is how much of it wins, 0 where it does not."""

    def __init__(self, what: str, seat: int, before: int, after: int, needed: int = 0) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.before: Final = before
        self.after: Final = after
        self.needed: Final = needed

    def json(self) -> SwingJson:
        return {
            "what": self.what,
            "seat": self.seat,
            "before": self.before,
            "after": self.after,
            "needed": self.needed,
        }


@final
class Weighed:
    """What one would like to know before doing something: what it entails, or why it cannot be; what it changes."""

    def __init__(self, notes: list[Phrase], swings: list[Swing]) -> None:
        self.notes: Final = notes
        self.swings: Final = swings
