"""What can go wrong on the way in, as a tree:

LanterneError               something outside the program is wrong; the text is one clear line
├── BadInput                a name, number, option or file that cannot be used
│   ├── BadOptions          variants that do not exist or contradict each other: every fault at once
│   ├── BadCode             a text that is no action of this game
│   └── BadRecord           a record that is damaged, edited, or of another rules version
└── Rejected                a move that a running match does not take: stale, unreadable or refused
"""

from __future__ import annotations

from lanterne.core.phrase import Phrase


class LanterneError(Exception):
    """The base of all errors a caller is expected to show to a person."""


class BadInput(LanterneError):
    pass


class BadOptions(BadInput):
    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class BadCode(BadInput):
    pass


class BadRecord(BadInput):
    pass


class Refusal:
    """Why an action is not allowed now: the clause of `docs/rules/<game>.md` and the words with their parameters."""

    def __init__(self, clause: str, phrase: Phrase) -> None:
        self.clause = clause
        self.phrase = phrase

    def json(self) -> dict[str, object]:
        return {"clause": self.clause, "phrase": self.phrase.json()}

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.phrase!r})"


class Rejected(LanterneError):
    """A move that was not taken. `why` is one of stale, unreadable, refused, over; `refusal` is there when refused."""

    def __init__(self, why: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.refusal = refusal
