"""What a person wants answered without being asked: checked, kept, told to nobody else."""

from __future__ import annotations

from lanterne.core.errors import BadInput
from lanterne.host.change import Change
from lanterne.host.host import OVER
from lanterne.host.wishes import Wishes, check_wishes
from lanterne.server import messages as m
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.telling import wished
from lanterne.server.wall_clock import steady_ms


async def wish(table: LiveTable, client: Asker, message: m.Wishes) -> None:
    host = table.host
    if message.seat not in host.seats_of(client.user) or host.status == OVER:
        client.send(m.Refused(why="not-yours", table=table.id))
        return
    wishes = Wishes(client.user, message.windows, message.orders)  # type: ignore[arg-type]
    try:
        check_wishes(table.game, wishes)
    except BadInput as error:
        client.send(m.Refused(why="bad-message", table=table.id, text=str(error)))
        return
    change = Change(steady_ms())
    change.wishes[message.seat] = wishes
    await carry_out(table, change)
    if table.id not in client.tables:  # who watches has been told
        client.send(wished(table, message.seat))
