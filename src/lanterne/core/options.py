"""Variants of a game, declared: one list serves the command line, forms on the screen, and the reader below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, Union

from lanterne.core.errors import BadInput, OptionFault
from lanterne.core.phrase import Arg, Phrase

Value: TypeAlias = Union[bool, int, str]
LONGEST_SHOWN: Final = 40


def shown(value: object) -> str:
    """A value that may be of any size, as far as a person wants to see it."""
    try:
        return str(value)[:LONGEST_SHOWN]
    except ValueError:  # Python writes no number of more than 4300 digits
        return "…"


class Option:
    """One variant. Its words are `<game>-option-<key>` and `<game>-option-<key>-help` in the text catalogue."""

    def __init__(
        self,
        key: str,
        default: Value,
        *,
        least: int = 0,
        most: int = 0,
        choices: tuple[str, ...] = (),
        clause: str = "",
        by_hand: bool = True,
        in_words: Value | None = None,
    ) -> None:
        self.key = key
        self.default = default  # its type is the option's type
        self.least = least  # of a number
        self.most = most
        self.choices = choices  # of a word
        self.clause = clause
        self.by_hand = by_hand  # else it follows from who sits where, and no form offers it
        self.in_words = in_words  # the default at a table without pictures; None: the same

    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def json(self) -> dict[str, object]:
        plain: dict[str, object] = {"key": self.key, "kind": self.kind(), "default": self.default}
        if self.kind() == "number":
            plain["least"] = self.least
            plain["most"] = self.most
        if self.choices:
            plain["choices"] = list(self.choices)
        if self.clause:
            plain["clause"] = self.clause
        return plain

    def fault(self, value: object) -> Phrase | None:
        """What is wrong with the value, if anything."""
        kind = self.kind()
        given = shown(value)
        if kind == "switch" and not isinstance(value, bool):
            return Phrase("refused-option-switch", {"value": given})
        if kind == "number":
            if isinstance(value, bool) or not isinstance(value, int):
                return Phrase("refused-option-number", {"value": given})
            if not self.least <= value <= self.most:
                return Phrase("refused-option-range", {"least": self.least, "most": self.most, "value": given})
        if kind == "choice" and value not in self.choices:
            return Phrase("refused-option-choice", {"choices": ", ".join(self.choices), "value": given})
        return None


def read_options(
    game: str, option_list: tuple[Option, ...], raw: Mapping[str, object]
) -> tuple[dict[str, Value], list[OptionFault]]:
    """Every option's value, defaults filled in, and all faults found. Unknown keys are faults."""
    values: dict[str, Value] = {option.key: option.default for option in option_list}
    by_key = {option.key: option for option in option_list}
    faults: list[OptionFault] = []
    names: list[Any] = list(raw)  # from a program they may be anything
    if not all([isinstance(name, str) for name in names]):
        raise BadInput("options go by names that are texts")
    for key, value in raw.items():
        option = by_key.get(key)
        if option is None:
            args: dict[str, Arg] = {
                "game": Phrase(f"{game}-name"),
                "option": key[:LONGEST_SHOWN],
                "count": len(by_key),
                "known": ", ".join(by_key),
            }
            faults.append(OptionFault("", Phrase("refused-no-option", args)))
            continue
        fault = option.fault(value)
        if fault is not None:
            faults.append(OptionFault(key, fault))
        else:
            assert isinstance(value, (bool, int, str))  # what has no fault is of the option's type
            values[key] = value
    return values, faults


def seats_fault(game: str, fewest: int, most: int, seats: int) -> Phrase:
    """What is said of a table with too few or too many seats."""
    given = shown(seats)  # it may come from a file, and be beyond what a language can format
    return Phrase("refused-seats", {"game": Phrase(f"{game}-name"), "fewest": fewest, "most": most, "seats": given})


def option_from_text(option_list: tuple[Option, ...], text: str) -> tuple[str, object]:
    """`key=value` as typed on a command line. A value that cannot be read stays text, for `fault` to name."""
    key, _, word = text.partition("=")
    word = word.strip()
    kinds = {option.key: option.kind() for option in option_list}
    kind = kinds.get(key.strip(), "")
    if kind == "switch":
        if word.lower() in ("", "on", "true", "yes", "1"):
            return key.strip(), True
        if word.lower() in ("off", "false", "no", "0"):
            return key.strip(), False
    if kind == "number":
        try:
            return key.strip(), int(word)
        except ValueError:
            return key.strip(), word
    return key.strip(), word
