from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Visitor, open_house, sqlite_url

Guests = Callable[[], Visitor]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(sqlite_url(tmp_path)) as opened:
        yield opened


@pytest.fixture
def guest(house: House) -> Iterator[Guests]:
    """Makes visitors and sees them out."""
    visitors: list[Visitor] = []

    def arrive() -> Visitor:
        visitors.append(Visitor(house))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.close()
