"""Fields of a state: named once, written and read back."""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.fields import COPIER, FieldReader, Fields, FieldWriter

WORDS = ("red", "green", "blue")


class Box:
    def __init__(self) -> None:
        self.turn = 0
        self.open = False
        self.colour = 0
        self.counts = [0]
        self.marks: list[int] = []
        self.hands: list[list[int]] = [[], []]


def fields(box: Box, io: Fields) -> None:
    box.turn = io.plain("turn", box.turn)
    box.open = io.plain("open", box.open)
    box.colour = io.one("colour", box.colour, WORDS.__getitem__, WORDS.index)
    box.counts = io.numbers("counts", box.counts)
    box.marks = io.each("marks", box.marks, str, int)
    box.hands = io.rows("hands", box.hands, WORDS.__getitem__, WORDS.index)


def full() -> Box:
    box = Box()
    box.turn, box.open, box.colour = 3, True, 1
    box.counts, box.marks, box.hands = [4, 5], [7], [[0, 2], [1]]
    return box


def written(box: Box) -> dict[str, object]:
    io = FieldWriter()
    fields(box, io)
    return io.noted


def test_what_is_written_is_read_back() -> None:
    told = written(full())
    assert told == {
        "turn": 3,
        "open": True,
        "colour": "green",
        "counts": [4, 5],
        "marks": ["7"],
        "hands": [["red", "blue"], ["green"]],
    }
    twin = Box()
    fields(twin, FieldReader(json.loads(json.dumps(told))))
    assert vars(twin) == vars(full())


def test_a_copier_hands_out_lists_of_its_own() -> None:
    box, copied = full(), full()
    copied.counts, copied.marks, copied.hands = box.counts, box.marks, box.hands
    fields(copied, COPIER)
    assert vars(copied) == vars(box)
    copied.counts.append(1)
    copied.marks.append(1)
    copied.hands[0].append(1)
    assert vars(box) == vars(full())


def test_a_vector_is_written_as_numbers_and_copied() -> None:
    writer = FieldWriter()
    numbers = vec[i64]([3, 4])
    assert list(writer.vector("n", numbers)) == [3, 4]
    assert writer.noted == {"n": [3, 4]}
    assert list(FieldReader(writer.noted).vector("n", vec[i64]())) == [3, 4]
    copied = COPIER.vector("n", numbers)
    copied[0] = 9
    assert list(numbers) == [3, 4]


def test_writing_changes_nothing_and_shares_nothing() -> None:
    box = full()
    told = written(box)
    assert vars(box) == vars(full())
    box.counts.append(9)
    box.hands[0].append(1)
    assert told == written(full())
    twin = Box()
    fields(twin, FieldReader(told))
    twin.counts.append(9)
    assert told == written(full())
