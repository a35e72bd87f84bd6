"""What a worker that follows a table takes for new."""

from __future__ import annotations

import pytest

from lanterne.server.store.manners import LINES_SHOWN
from lanterne.server.tables.follow import new_ones

Line = tuple[int, str, str]


def said(*times: int) -> list[Line]:
    return [(at_ms, "Ada", f"{at_ms}") for at_ms in times]


ALL = said(*range(LINES_SHOWN))


@pytest.mark.parametrize(
    ("known", "stored", "new"),
    [
        ([], [], 0),
        ([], said(1, 2), 2),
        (said(1), said(1, 2), 1),
        (said(5), said(5, 5, 3), 2),  # in the same moment, and by a clock that is behind
        (ALL, [*ALL[3:], *said(1000, 1001, 1002)], 3),  # more than are shown: the oldest make room
        (ALL, said(*range(1000, 1000 + LINES_SHOWN)), None),
        (said(1, 2), said(2), None),  # deleted
        (said(1, 2), [], None),
        (ALL, [*said(-1), *ALL[:4], *ALL[5:]], None),  # deleted, and one from before comes into view
    ],
)
def test_lines_that_are_new(known: list[Line], stored: list[Line], new: int | None) -> None:
    assert new_ones(known, stored) == new
