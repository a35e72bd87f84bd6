"""What can go wrong on the way in, as a tree:

LanterneError               something outside the program is wrong: a phrase of the catalogue, or one clear line
├── BadInput                a name, number, option or file that cannot be used
│   ├── BadOptions          variants that do not exist or contradict each other: every fault at once
│   ├── BadCode             a text that is no action of this game
│   └── BadRecord           a record that is damaged, edited, or of another rules version
└── Rejected                a move that a running match does not take: stale, unreadable or refused
"""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.core.phrase import Phrase, joined, plain_text

MOST_LETTERS: Final = 1_000  # of what is said about input, which may be of any length


def cut(text: str) -> str:
    return text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"


class LanterneError(Exception):
    """The base of all errors a caller is expected to show to a person: `Words.error` says them in a language.

    What a table can be told travels as a phrase; a plain line is for whoever typed a command or wrote a program.
    """

    def __init__(self, what: str | Phrase) -> None:
        super().__init__(cut(what if isinstance(what, str) else plain_text(what)))
        self.phrase = None if isinstance(what, str) else what

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors reach whoever asked another process."""
        return type(self), (str(self) if self.phrase is None else self.phrase,)


class BadInput(LanterneError):
    """A name, number, option or file that cannot be used."""


@final
class OptionFault:
    """What is wrong with an option, said without its name; with no option, what is wrong with the table as a whole."""

    def __init__(self, option: str, phrase: Phrase) -> None:
        self.option = option
        self.phrase = phrase

    def named(self) -> Phrase:
        """With the option's name, for where it does not stand beside it."""
        if self.option == "":
            return self.phrase
        return Phrase("refused-option", {"option": self.option, "fault": self.phrase})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OptionFault) and self.option == other.option and self.phrase == other.phrase

    def __hash__(self) -> int:
        return hash(self.option)

    def __repr__(self) -> str:
        return f"OptionFault({self.option!r}, {self.phrase!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return OptionFault, (self.option, self.phrase)


MOST_FAULTS_TOLD: Final = 10  # a person reads no more of them in one line


class BadOptions(BadInput):
    """`faults` holds them all; the first of them are told, and how many more there are."""

    def __init__(self, faults: list[OptionFault]) -> None:
        told = [fault.named() for fault in faults[:MOST_FAULTS_TOLD]]
        if len(faults) > MOST_FAULTS_TOLD:
            told.append(Phrase("refused-more", {"count": len(faults) - MOST_FAULTS_TOLD}))
        super().__init__(joined(told, "refused-both"))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return BadOptions, (self.faults,)


class BadCode(BadInput):
    """A text that is no action of the game."""


class BadRecord(BadInput):
    """A record that is damaged, edited, or of rules that are played no more."""


class Refusal:
    """Why an action is not allowed now: the clause of `docs/rules/<game>.md` and the words with their parameters."""

    def __init__(self, clause: str, phrase: Phrase) -> None:
        self.clause = clause
        self.phrase = phrase

    def json(self) -> dict[str, object]:
        return {"clause": self.clause, "phrase": self.phrase.json()}

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.phrase!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.clause, self.phrase)


class Rejected(LanterneError):
    """A move that was not taken. `why` is one of stale, unreadable, refused, over; `refusal` is there when refused."""

    def __init__(self, why: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Rejected, (self.why, str(self), self.refusal)
