"""Phrases into sentences of one language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from lanterne.core.errors import LanterneError
from lanterne.core.game import Event
from lanterne.core.phrase import Arg, Phrase
from lanterne.text.articles import FUNCTIONS
from lanterne.text.languages import FALLBACK, check_language

APP = "app"  # the file of all messages that belong to no game
MOST_LETTERS = 2_000  # of an argument: Fluent formats no longer ones
READER = "reader"  # the argument of a message that speaks to its reader: which seat it names is theirs
NOBODY = "no"  # here all are spoken of in the third person; the page knows who reads


class MissingText(LanterneError):
    """A message or an argument that the catalogue and the program do not agree on."""


@lru_cache(maxsize=64)
def resources(lang: str, part: str) -> tuple[Resource, ...]:
    """The parsed files of one part: `<part>.ftl` and, where a game has many words, `<part>-<more>.ftl`."""
    return tuple(FluentParser().parse(text) for text in sources(lang, part))


def sources(lang: str, part: str) -> list[str]:
    """The same, as they are written. A game from outside has its words beside it, in `text/<lang>`."""
    for folder in (files("lanterne.text") / lang, *outside(lang, part)):
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
        wanted = [name for name in names if name == f"{part}.ftl" or name.startswith(f"{part}-")]
        wanted.sort(key=lambda name: (name != f"{part}.ftl", name))
        if wanted:
            return [(folder / name).read_text(encoding="utf8") for name in wanted]
    return []


def outside(lang: str, game: str) -> list[Traversable]:
    """Where a game that another package brings keeps its words; in English where it has none in this language."""
    for point in entry_points(group="lanterne.games", name=game):
        spec = find_spec(point.module)
        if spec is not None and spec.origin is not None:
            folders = [Path(spec.origin).parent / "text" / tongue for tongue in (lang, FALLBACK)]
            return [folder for folder in folders if folder.is_dir()]
    return []


@final
class Words:
    """The catalogue in one language. A part is read when its first message is asked for.

    A message of a game begins with the game's name; all others stand in `app.ftl`. A strict catalogue raises
    `MissingText` where a message or an argument is missing; another one shows the key, for a table must go on.
    """

    def __init__(self, lang: str, *, strict: bool | None = None) -> None:
        self.lang = check_language(lang)
        self.strict = os.environ.get("LANTERNE_STRICT_TEXT") == "1" if strict is None else strict
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self._read: set[str] = set()
        self._keys: list[str] = []
        self._load(APP)

    def say(self, phrase: Phrase, names: Sequence[str] | None = None) -> str:
        """The phrase as a sentence; `names` are the people and bots by seat, where they are known."""
        if phrase.key == "seat" and names is not None:
            seat = phrase.args.get("seat")
            if isinstance(seat, int) and 0 <= seat < len(names):
                return names[seat]
        args = {name: self._argument(value, names) for name, value in phrase.args.items()}
        args.setdefault(READER, NOBODY)
        return self._format(phrase.key, args)

    def line(self, phrase: Phrase, names: Sequence[str] | None = None) -> str:
        """A line of a position: set in as far as its `level` says."""
        level = phrase.args.get("level", 0)
        return ("  " * level if isinstance(level, int) else "") + self.say(phrase, names)

    def text(self, key: str, /, **args: Arg) -> str:
        """`say` for the words of the program itself."""
        return self.say(Phrase(key, args))

    def error(self, error: LanterneError) -> str:
        """What went wrong, in this language where there are words for it."""
        return str(error) if error.phrase is None else self.say(error.phrase)

    def number(self, value: float, digits: int) -> str:
        """With so many digits after the comma, or whatever the language has in its place."""
        return f"{value:.{digits}f}".replace(".", self.text("decimal-mark"))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.text("percent", number=self.number(100 * share, digits))

    def event(self, game: str, event: Event, names: Sequence[str] | None = None) -> str:
        return self.say(Phrase(f"{game}-event-{event.name}", event.args), names)

    def clause(self, game: str, clause: str) -> str:
        return self.say(Phrase(f"{game}-clause-{clause}"))

    def has(self, key: str) -> bool:
        self._load(part_of(key))
        return self._bundle.has_message(key)

    def clauses(self, game: str) -> list[str]:
        """The ids of all clauses of a game, in the order of its file."""
        self._load(game)
        prefix = f"{game}-clause-"
        return [key.removeprefix(prefix) for key in self._keys if key.startswith(prefix)]

    def _argument(self, value: Arg, names: Sequence[str] | None) -> str | int:
        said = self.say(value, names) if isinstance(value, Phrase) else value
        return said[:MOST_LETTERS] + "…" if isinstance(said, str) and len(said) > MOST_LETTERS else said

    def _load(self, part: str) -> None:
        if part in self._read:
            return
        self._read.add(part)
        for resource in resources(self.lang, part):
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def _format(self, key: str, args: dict[str, str | int]) -> str:
        self._load(part_of(key))
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            if self.strict:
                raise MissingText(f"text/{self.lang} has no message {key!r}")
            return key
        text, faults = self._bundle.format_pattern(message.value, args)
        if faults and self.strict:
            raise MissingText(f"message {key!r} in text/{self.lang}: {'; '.join(str(fault) for fault in faults)}")
        return str(text)


def part_of(key: str) -> str:
    """The file in which a message stands if a game has one: its first word."""
    return key.partition("-")[0]
