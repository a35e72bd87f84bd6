"""Bots that can be called by name, and how such a call is written: `greedy`, `search(seconds=1, worlds=20)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, Union, final

from lanterne.bots.bot import Bot
from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase

Value: TypeAlias = Union[bool, int, float, str]
LONGEST_SHOWN: Final = 40
SWITCH: Final = {"on": True, "true": True, "off": False, "false": False}


def whole(values: dict[str, Value], key: str, usual: int = 0) -> int:
    """A parameter that is a whole number; the usual one where it was not given."""
    value = values.get(key, usual)
    assert isinstance(value, int)
    return value


def real(values: dict[str, Value], key: str, usual: float) -> float:
    """The same of any number."""
    value = values.get(key, usual)
    assert isinstance(value, (int, float))
    return float(value)


@final
class Param:
    """One parameter of a bot. Its default's type is its type; numbers have bounds, words have choices."""

    def __init__(
        self, key: str, default: Value, *, least: float = 0, most: float = 0, choices: tuple[str, ...] = ()
    ) -> None:
        self.key = key
        self.default = default
        self.least = least
        self.most = most
        self.choices = choices

    def read(self, text: str) -> Value:
        """The value a text stands for. Raises `BadInput` on one that is none or out of bounds."""
        if isinstance(self.default, bool):
            if text in SWITCH:
                return SWITCH[text]
            raise self.fault("refused-option-switch", text)
        if isinstance(self.default, str):
            if text in self.choices:
                return text
            raise self.fault("refused-option-choice", text, choices=", ".join(self.choices))
        value = _number(text, whole=isinstance(self.default, int))
        if value is None:
            raise self.fault("refused-option-number", text)
        if not self.least <= value <= self.most:
            raise self.fault("refused-option-range", text, least=shown(self.least), most=shown(self.most))
        return value

    def fault(self, key: str, text: str, **more: Arg) -> BadInput:
        told = Phrase(key, {"value": text[:LONGEST_SHOWN], **more})
        return BadInput(Phrase("refused-option", {"option": self.key, "fault": told}))


def _number(text: str, *, whole: bool) -> float | int | None:
    if not text.isascii() or len(text) > LONGEST_SHOWN:
        return None
    try:
        return int(text) if whole else float(text)
    except ValueError:
        return None


def shown(value: Value) -> str:
    """As a value is written in a call."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:g}" if isinstance(value, float) else str(value)


class BotKind:
    """A bot as the registry knows it: its name, the games it plays, its parameters, and how one is made."""

    def __init__(
        self,
        name: str,
        make: Callable[[dict[str, Value]], Bot],
        *,
        games: tuple[str, ...] = (),
        params: tuple[Param, ...] = (),
    ) -> None:
        self.name = name
        self.make = make
        self.games = games  # none named: it plays any
        self.params = params

    def called(self, given: dict[str, str]) -> Bot:
        """A bot with these parameters, the others as usual. Raises `BadInput`."""
        known = {param.key: param for param in self.params}
        values: dict[str, Value] = {param.key: param.default for param in self.params}
        for key, text in given.items():
            if key not in known:
                args: dict[str, Arg] = {"bot": self.name, "param": key[:LONGEST_SHOWN]}
                args["count"] = len(known)
                args["known"] = ", ".join(known)
                raise BadInput(Phrase("refused-no-param", args))
            values[key] = known[key].read(text)
        bot = self.make(values)
        bot.name = call_of(self.name, {key: shown(values[key]) for key in values if key in given})
        return bot


def call_of(name: str, given: dict[str, str]) -> str:
    """The inverse of `read_call`."""
    if not given:
        return name
    return f"{name}({','.join([f'{key}={text}' for key, text in sorted(given.items())])})"


def read_call(text: str) -> tuple[str, dict[str, str]]:
    """`name(key=value, ...)` as the name and its parameters. Raises `BadInput` on anything that is not so written."""
    name, bracket, rest = text.strip().partition("(")
    given: dict[str, str] = {}
    if bracket:
        if not rest.endswith(")"):
            raise BadInput(Phrase("refused-bot-call", {"bot": text[:LONGEST_SHOWN]}))
        for part in rest[:-1].split(",") if rest[:-1].strip() else []:
            key, equals, value = part.partition("=")
            if not equals or not key.strip() or key.strip() in given:
                raise BadInput(Phrase("refused-bot-call", {"bot": text[:LONGEST_SHOWN]}))
            given[key.strip()] = value.strip()
    return name.strip(), given


def split_calls(text: str) -> list[str]:
    """The calls of a list: commas inside brackets do not separate."""
    if not text.strip():
        return []
    parts = [""]
    depth = 0
    for letter in text:
        if letter == "," and depth == 0:
            parts.append("")
            continue
        depth += 1 if letter == "(" else -1 if letter == ")" else 0
        parts[-1] += letter
    return [part.strip() for part in parts]
