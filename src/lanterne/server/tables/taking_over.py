"""Asking for a bot's seat, over the wire: the host decides, those who play are asked where they have a word in it."""

from __future__ import annotations

from lanterne.core.errors import Rejected
from lanterne.core.game import Seat
from lanterne.host import seating
from lanterne.host.taking_over import answer_take_over, granted
from lanterne.server.messages import Refused, SeatAnswer
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.telling import tell_seat_wish
from lanterne.server.wall_clock import steady_ms


async def sit(table: LiveTable, asker: Asker, seat: Seat) -> None:
    before = table.host.seat_wish
    change = seating.sit(table.host, asker.user, seat, asker.name, steady_ms())
    if change is None:
        if table.host.seat_wish is not before:  # asked again, it is no news to anybody
            tell_seat_wish(table)
    else:
        await carry_out(table, change)


async def grant(table: LiveTable) -> None:
    """Those who have not answered have gone."""
    change = granted(table.host, steady_ms())
    if change is not None:
        await carry_out(table, change)


async def answer(table: LiveTable, client: Asker, message: SeatAnswer) -> None:
    try:
        change = answer_take_over(table.host, client.user, message.seat, message.agree, steady_ms())
    except Rejected:
        client.send(Refused(why="stale", table=table.id))
        return
    if change is not None:
        await carry_out(table, change)
    elif table.host.seat_wish is None:
        tell_seat_wish(table)
