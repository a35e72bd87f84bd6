"""The fields of a state, named once for all ways: into JSON, back, and into a copy.

A game writes one function that passes every field through a `Fields`:

    def fields(s: ViziaState, io: Fields) -> None:
        s.turn = io.plain("turn", s.turn)
        s.freed = io.each("freed", s.freed, vertex_text, vertex_from_text)

A `FieldWriter` notes each value and hands it back unchanged; a `FieldReader` hands back what was noted; a
`FieldCopier` hands back lists of its own, for a function that takes the values from another state. `FieldPacker` and
`FieldUnpacker` do what the first two do for `pickle`: no names, values as they are kept. What can be derived from other
fields is not passed. JSON and state share nothing that changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")


class Fields:
    def plain(self, key: str, value: T) -> T:
        """A number, a switch or a text, as it is."""
        raise NotImplementedError

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        """A value that is written otherwise than it is kept."""
        raise NotImplementedError

    def numbers(self, key: str, values: list[int]) -> list[int]:
        raise NotImplementedError

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        raise NotImplementedError

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        """A list of such values."""
        raise NotImplementedError

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        """A list of such lists: one a seat."""
        raise NotImplementedError


@final
class FieldWriter(Fields):
    """Notes the fields in `noted`, in the order in which they are passed."""

    def __init__(self) -> None:
        self.noted: dict[str, Any] = {}

    def plain(self, key: str, value: T) -> T:
        self.noted[key] = value
        return value

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        self.noted[key] = write(value)
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        self.noted[key] = values[:]
        return values

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        self.noted[key] = [int(value) for value in values]
        return values

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        self.noted[key] = [write(value) for value in values]
        return values

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        self.noted[key] = [[write(value) for value in row] for row in rows]
        return rows


@final
class FieldReader(Fields):
    """Hands back the fields of a JSON object; what stands there besides them is not looked at."""

    def __init__(self, noted: Mapping[str, Any]) -> None:
        self.noted = noted

    def plain(self, key: str, value: T) -> T:
        found: T = self.noted[key]
        return found

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        return read(self.noted[key])

    def numbers(self, key: str, values: list[int]) -> list[int]:
        return list(self.noted[key])

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        numbers: list[int] = self.noted[key]
        return vec[i64](numbers)

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        return [read(raw) for raw in self.noted[key]]

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        return [[read(raw) for raw in row] for row in self.noted[key]]


@final
class FieldCopier(Fields):
    """Copies lists and shares what they hold: only for values that never change once they are made."""

    def plain(self, key: str, value: T) -> T:
        return value

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        return values[:]

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        return values[:]

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        return values[:]

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        return [row[:] for row in rows]


COPIER: Final = FieldCopier()


@final
class FieldPacker(Fields):
    """Notes the values alone, as they are kept: for pickles, which nobody else reads and no other version."""

    def __init__(self) -> None:
        self.packed: list[Any] = []

    def plain(self, key: str, value: T) -> T:
        self.packed.append(value)
        return value

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        self.packed.append(value)
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        self.packed.append(values)
        return values

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        self.packed.append([int(value) for value in values])
        return values

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        self.packed.append(values)
        return values

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        self.packed.append(rows)
        return rows


@final
class FieldUnpacker(Fields):
    """Hands back what a `FieldPacker` noted, in the same order; the lists become the state's own."""

    def __init__(self, packed: list[Any]) -> None:
        self.packed = packed
        self.at = 0

    def next(self) -> Any:
        value = self.packed[self.at]
        self.at += 1
        return value

    def plain(self, key: str, value: T) -> T:
        found: T = self.next()
        return found

    def one(self, key: str, value: T, write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
        found: T = self.next()
        return found

    def numbers(self, key: str, values: list[int]) -> list[int]:
        found: list[int] = self.next()
        return found

    def vector(self, key: str, values: vec[i64]) -> vec[i64]:
        numbers: list[int] = self.next()
        return vec[i64](numbers)

    def each(self, key: str, values: list[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[T]:
        found: list[T] = self.next()
        return found

    def rows(self, key: str, rows: list[list[T]], write: Callable[[T], Any], read: Callable[[Any], T]) -> list[list[T]]:
        found: list[list[T]] = self.next()
        return found
