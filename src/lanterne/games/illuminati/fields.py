"""Fields declared once: a walk over all fields of a state, a frame or an attack copies, writes or reads it.

`self.queue = f.integers("queue", source.queue)` means: from now on the field is what the walk makes of the source's.
A copy takes it from another object, writing tells it to JSON and leaves it, reading takes it from JSON.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.game import Json

Hand: TypeAlias = tuple[int, ...]  # how many of each kind of special; a value, so that copies may share it


class Fields:
    """One method for each type of field."""

    def integer(self, name: str, value: int) -> int:
        raise NotImplementedError

    def truth(self, name: str, value: bool) -> bool:
        raise NotImplementedError

    def text(self, name: str, value: str) -> str:
        raise NotImplementedError

    def integers(self, name: str, value: list[int]) -> list[int]:
        raise NotImplementedError

    def truths(self, name: str, value: list[bool]) -> list[bool]:
        raise NotImplementedError

    def texts(self, name: str, value: list[str]) -> list[str]:
        raise NotImplementedError

    def rows(self, name: str, value: list[list[int]]) -> list[list[int]]:
        raise NotImplementedError

    def hands(self, name: str, value: list[Hand]) -> list[Hand]:
        raise NotImplementedError

    def by_card(self, name: str, value: vec[i64]) -> vec[i64]:
        raise NotImplementedError


@final
class Copier(Fields):
    def integer(self, name: str, value: int) -> int:
        return value

    def truth(self, name: str, value: bool) -> bool:
        return value

    def text(self, name: str, value: str) -> str:
        return value

    def integers(self, name: str, value: list[int]) -> list[int]:
        return value[:]

    def truths(self, name: str, value: list[bool]) -> list[bool]:
        return value[:]

    def texts(self, name: str, value: list[str]) -> list[str]:
        return value[:]

    def rows(self, name: str, value: list[list[int]]) -> list[list[int]]:
        return [row[:] for row in value]

    def hands(self, name: str, value: list[Hand]) -> list[Hand]:
        return value[:]

    def by_card(self, name: str, value: vec[i64]) -> vec[i64]:
        return value[:]


COPIER: Final = Copier()


@final
class Writer(Fields):
    """Into plain JSON, which shares nothing with what is written."""

    def __init__(self, plain: Json) -> None:
        self.plain = plain

    def integer(self, name: str, value: int) -> int:
        self.plain[name] = value
        return value

    def truth(self, name: str, value: bool) -> bool:
        self.plain[name] = value
        return value

    def text(self, name: str, value: str) -> str:
        self.plain[name] = value
        return value

    def integers(self, name: str, value: list[int]) -> list[int]:
        self.plain[name] = value[:]
        return value

    def truths(self, name: str, value: list[bool]) -> list[bool]:
        self.plain[name] = value[:]
        return value

    def texts(self, name: str, value: list[str]) -> list[str]:
        self.plain[name] = value[:]
        return value

    def rows(self, name: str, value: list[list[int]]) -> list[list[int]]:
        self.plain[name] = [row[:] for row in value]
        return value

    def hands(self, name: str, value: list[Hand]) -> list[Hand]:
        self.plain[name] = [list(hand) for hand in value]
        return value

    def by_card(self, name: str, value: vec[i64]) -> vec[i64]:
        self.plain[name] = [int(each) for each in value]
        return value


@final
class Reader(Fields):
    """The inverse of `Writer`."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw

    def integer(self, name: str, value: int) -> int:
        found: int = self.raw[name]
        return found

    def truth(self, name: str, value: bool) -> bool:
        found: bool = self.raw[name]
        return found

    def text(self, name: str, value: str) -> str:
        found: str = self.raw[name]
        return found

    def integers(self, name: str, value: list[int]) -> list[int]:
        return list(self.raw[name])

    def truths(self, name: str, value: list[bool]) -> list[bool]:
        return list(self.raw[name])

    def texts(self, name: str, value: list[str]) -> list[str]:
        return list(self.raw[name])

    def rows(self, name: str, value: list[list[int]]) -> list[list[int]]:
        return [list(row) for row in self.raw[name]]

    def hands(self, name: str, value: list[Hand]) -> list[Hand]:
        return [tuple(hand) for hand in self.raw[name]]

    def by_card(self, name: str, value: vec[i64]) -> vec[i64]:
        numbers: list[int] = self.raw[name]
        return vec[i64](numbers)
