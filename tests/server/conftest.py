from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import fresh_database, fresh_file, running_postgres
from tests.server.house import House, Seeds, Visitor, apart, open_house

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
        return fresh_file(tmp_path)
    return apart(fresh_database(request.getfixturevalue("postgres")))


@pytest.fixture
def house(db: str) -> Iterator[House]:
    with open_house(db) as opened:
        yield opened


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """What the house writes into its log from a warning on; its own set-up of logging keeps pytest's from hearing."""
    heard = Heard()
    logger = logging.getLogger("lanterne")
    logger.addHandler(heard)
    yield heard.lines
    logger.removeHandler(heard)


class Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


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
