"""Shapes of codes: what they read, what they write, what they leave to others."""

from __future__ import annotations

import pytest

from lanterne.core.grammar import NUMBER, SEAT, Shape, Slot, read_code

COLOUR = Slot("colour", "colour", words=("red", "blue"))
CELL = Slot("cell", "cell", pattern=r"-?\d+,-?\d+,(up|down)")
TEXT = Slot("text", "text", pattern=r".{1,20}")
PLACE = Shape("place", COLOUR, CELL, "from", Slot("source", "source", words=("hand", "commons")))
TRADE = Shape("trade", COLOUR, "for", COLOUR.called("wanted"))
TRADE_ONE = Shape("trade", COLOUR, name="trade-one")
PROMISE = Shape("promise", SEAT, TEXT)
SHAPES = (PLACE, TRADE, TRADE_ONE, PROMISE, Shape("end"), Shape("bid", NUMBER))


@pytest.mark.parametrize(
    ("code", "name", "values"),
    [
        ("place red 3,-1,up from hand", "place", {"colour": "red", "cell": "3,-1,up", "source": "hand"}),
        ("trade red for blue", "trade", {"colour": "red", "wanted": "blue"}),
        ("trade red", "trade-one", {"colour": "red"}),
        ("promise 1 never to strike", "promise", {"seat": "1", "text": "never to strike"}),
        ("end", "end", {}),
        ("bid 12", "bid", {"number": "12"}),
    ],
)
def test_a_code_is_read_and_written_back(code: str, name: str, values: dict[str, str]) -> None:
    found = read_code(SHAPES, code)
    assert found is not None
    shape, read = found
    assert (shape.name, read) == (name, values)
    assert shape.write(read) == code


@pytest.mark.parametrize(
    "code",
    [
        "place green 3,-1,up from hand",
        "place red 3,-1,up of hand",
        "place red 3,-1,up",
        "end now",
        "trade",
        "bid 012",
        "",
    ],
)
def test_what_no_shape_reads(code: str) -> None:
    assert read_code(SHAPES, code) is None


def test_a_shape_says_how_it_is_written() -> None:
    assert repr(PLACE) == "place <colour> <cell> from <source>"
    assert [slot.kind for slot in TRADE.slots()] == ["colour", "colour"]
