"""Faults to order, and what must hold whatever the fault: tables move again, nothing is lost or doubled."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from lanterne.server.store.writer import Jobs, Sink, ThreadSink
from tests.server.house import House, Visitor, apart
from tests.server.process import all_moves

FULL = os.environ.get("LANTERNE_TESTS") == "full"
WITHIN_S = 10.0 if FULL else 60.0  # of a fault's end, every table moves; the usual run shares its cores with others


class FailingSink(Sink):
    """Fails `left` more times; with `after`, only once all is written: the answer is lost."""

    def __init__(self, inner: Sink, left: int, *, after: bool = False) -> None:
        self.inner = inner
        self.left = left
        self.after = after
        self.failed = 0

    async def write(self, jobs: Jobs) -> None:
        if self.left == 0:
            await self.inner.write(jobs)
            return
        self.left -= 1
        self.failed += 1
        if self.after:
            await self.inner.write(jobs)
        raise ConnectionResetError("the line broke")

    def close(self) -> None:
        self.inner.close()


def failing(house: House, left: int, *, after: bool = False) -> FailingSink:
    """The next writes of that house fail."""
    writer = house.registry.store.writer
    sink = FailingSink(writer.sink, left, after=after)
    writer.sink = sink
    return sink


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """SQLite may not grow any more, which it says in the same words as when a disk is full."""
    sink = house.registry.store.writer.sink
    assert isinstance(sink, ThreadSink)
    sink.thread.submit(_most_pages, sink.engine, 1).result()  # never less than there are
    try:
        yield
    finally:
        sink.thread.submit(_most_pages, sink.engine, 1_000_000).result()


def _most_pages(engine: Engine, pages: int) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def ply_of(house: House, table: str) -> int:
    """As that worker knows it; where nobody looks at a table that another one owns, it knows nothing."""
    found = house.registry.tables.get(table)
    return -1 if found is None else found.host.match.ply


def is_over(house: House, table: str) -> bool:
    found = house.registry.tables.get(table)
    return found is not None and found.host.status == "over"


def wait_until(what: Any, within_s: float = WITHIN_S) -> float:
    """How long it took. Only here do these tests look at the clock: what they try is time itself."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() - began < within_s, "it stands still"
        time.sleep(0.02)
    return time.monotonic() - began


def bots_tables(visitor: Visitor, count: int) -> list[str]:
    return [visitor.table(seats=4, mine=0, bots=["random"] * 4, start=True) for _ in range(count)]


def all_move(houses: list[House], tables: list[str]) -> None:
    """Each table makes three more steps, or has ended, wherever it is led."""
    before = {table: max(ply_of(house, table) for house in houses) for table in tables}

    def moved() -> bool:
        return all(
            any(is_over(house, table) or ply_of(house, table) >= before[table] + 3 for house in houses)
            for table in tables
        )

    wait_until(moved)


class Person:
    """Plays both seats of a table through whatever happens: what was not taken is sent again under the same id."""

    def __init__(self, house: House) -> None:
        self.visitor = Visitor(house)
        self.table = self.visitor.table(mine=2, start=True)
        self.acknowledged: dict[int, str] = {}
        self.refusals: Counter[str] = Counter()
        self.visitor.watch(self.table)

    def move(self) -> None:
        """One move, until it is taken. The line is the same all the time: a broken one would raise."""
        whole = self.visitor.watch(self.table)
        if whole["result"] is not None:
            return
        ply, seat = whole["info"]["ply"], whole["info"]["to_act"][0]
        code = whole["positions"][seat]["legal"][0]
        began = time.monotonic()
        while time.monotonic() - began < 3 * WITHIN_S:
            self.visitor.move(self.table, ply, seat, code)
            answer = self.visitor.next()
            while answer["t"] not in ("taken", "refused"):
                answer = self.visitor.next()
            if answer["t"] == "taken":
                assert answer["ply"] == ply
                self.acknowledged[ply] = code
                return
            assert answer["why"] == "failed", answer
            self.refusals[answer["why"]] += 1
            time.sleep(0.2)
        raise AssertionError("a move is never taken")

    def close(self) -> None:
        self.visitor.close()


def play_on(person: Person, moves: int) -> None:
    for _ in range(moves):
        person.move()


def check_the_truth(db: str, people: list[Person]) -> None:
    """What was acknowledged is stored, once, and no table has a gap."""
    rows = apart(all_moves(db))
    stored = {(match, ply): code for match, ply, code, _ in rows}
    assert len(stored) == len(rows)
    for person in people:
        for ply, code in person.acknowledged.items():
            assert stored.get((person.table, ply)) == code
    for match, plies in Counter(match for match, _ in stored).items():
        assert {ply for other, ply in stored if other == match} == set(range(plies))


def done_before(what: str) -> int:
    """How many rounds of a long trial the file named by LANTERNE_ROUNDS tells of: it goes on from there."""
    file = os.environ.get("LANTERNE_ROUNDS")
    if not file or not Path(file).exists():
        return 0
    return Path(file).read_text().splitlines().count(what)


def note_done(what: str) -> None:
    file = os.environ.get("LANTERNE_ROUNDS")
    if file:
        with Path(file).open("a") as rounds:
            rounds.write(what + "\n")
