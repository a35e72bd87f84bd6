"""The seats of a waiting table, all anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update

from lanterne.server.store import schema as t
from lanterne.server.store.rows import SeatRow

Json = msgspec.json


class Seating(ABC):
    @abstractmethod
    async def _write(self, *statements: Any, about: str = "", silently: bool = False) -> None: ...

    async def seat_anew(self, match: str, seats: list[SeatRow], options: dict[str, Any], at_ms: int) -> None:
        """So many seats as there are rows, and the options that go with them."""
        values = {"seats": len(seats), "options": Json.encode(options).decode(), "updated_ms": at_ms}
        rows = [seat_values(match, seat) for seat in seats]
        await self._write(
            update(t.matches).where(t.matches.c.id == match).values(**values),
            delete(t.seats).where(t.seats.c.match == match),
            insert(t.seats).values(rows),
            about=match,
        )


def seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    wishes = "" if seat.wishes is None else Json.encode(seat.wishes).decode()
    return {"match": match, **msgspec.structs.asdict(seat), "wishes": wishes}
