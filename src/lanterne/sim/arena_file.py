"""The file of an arena: a line for each finished game, so that an arena that was broken off goes on where it ended.

Every line says what it must be: seed, seats, rules, options and players follow from the plan and the game's number. So
a file of another arena is known at once, and only what is plainly the cut beginning of the next line is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, final

from lanterne.core.errors import BadInput, BadRecord
from lanterne.core.game import Json
from lanterne.core.record import MOST_LETTERS, line_of, record_from_json
from lanterne.sim.deals import ArenaPlan, Deals, deals_of
from lanterne.sim.ledger import Played

FIXED = ("game", "rules", "seats", "seed", "players", "options", "deal")  # the most telling difference first
BEFORE_MOVES = ("game", "rules", "options", "seats", "seed")  # as a line begins


@final
class ArenaFile:
    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.plan = plan

    def __enter__(self) -> ArenaFile:
        if self.path.exists() and not self.path.is_file():
            raise BadInput(f"cannot write {self.path}: it is not a plain file")
        try:
            self.file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise BadInput(f"cannot write {self.path}: {error.strerror}") from None
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def games(self) -> Iterator[Played]:
        """The games it holds, as many as the plan has; what is cut at its end is dropped. Raises `BadInput`."""
        deals = deals_of(self.plan)
        self.file.seek(0)
        whole = 0  # bytes
        for index in range(self.plan.games()):
            line = self.file.readline(MOST_LETTERS)
            if not line:
                break
            if not line.endswith(b"\n"):
                self._check_cut(line, deals, index)
                self.file.truncate(whole)
                break
            yield self._played(line, deals, index)
            whole += len(line)

    def keep(self, lines: list[str]) -> None:
        try:
            self.file.write("".join([f"{line}\n" for line in lines]).encode())
            self.file.flush()
        except OSError as error:
            raise BadInput(f"cannot write {self.path}: {error.strerror}") from None

    def _played(self, line: bytes, deals: Deals, index: int) -> Played:
        try:
            raw = json.loads(line)
            record = record_from_json(raw)
        except (ValueError, RecursionError, BadRecord):
            raise BadInput(f"{self.path} is no file of this arena: line {index + 1} is no record") from None
        told = expected(deals, index)
        for field in FIXED:
            if raw.get(field) != told[field]:
                raise BadInput(f"{self.path} is of another arena: line {index + 1} differs in {field}")
        if record.outcome is None or len(record.outcome.places) != self.plan.seats:
            raise BadInput(f"{self.path} is of another arena: the game of line {index + 1} has not ended")
        return Played(index, deals.seated(index), list(record.outcome.places), len(record.moves))

    def _check_cut(self, line: bytes, deals: Deals, index: int) -> None:
        """Somebody's own file must not lose its last line because it was named by mistake."""
        written = line.rstrip(b"\0")  # what a file system may leave where the power failed
        told = expected(deals, index)
        start = line_of({field: told[field] for field in BEFORE_MOVES})[:-1].encode()
        known = min(len(start), len(written))
        if written[:known] != start[:known]:
            raise BadInput(f"{self.path} is no file of this arena: line {index + 1} is no record")


def expected(deals: Deals, index: int) -> Json:
    return {**deals.record(index).json(), "deal": index // deals.plan.seats}
