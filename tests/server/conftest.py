from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import fresh_database, running_postgres
from tests.server.house import House, Seeds, Visitor, apart, open_house, sqlite_url

Guests = Callable[[], Visitor]


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", Seeds(request.node.name))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as uri:
        yield uri


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return apart(fresh_database(request.getfixturevalue("postgres")))


@pytest.fixture
def house(db: str) -> Iterator[House]:
    with open_house(db) as opened:
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
