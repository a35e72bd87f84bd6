"""How a table comes to its seed: the start is asked for, pages show their shares, the house draws from all of them.

By the time of day: when the start was asked for is stored, and other workers reckon with it.
"""

from __future__ import annotations

from lanterne.core.fairness import Draw, commitment_of, fresh_share
from lanterne.host.host import NotAllowed
from lanterne.host.starting import ask_start, begin, pledge, ready_in_ms, show_share
from lanterne.server.messages import Pledge, Refused, Share
from lanterne.server.store.rows import MatchRow
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.wall_clock import now_ms


def seed_of(draw: Draw) -> str:
    return draw.seed()


def committed(row: MatchRow) -> MatchRow:
    """The house commits itself before anybody sits down."""
    row.house = fresh_share()
    row.commitment = commitment_of(row.house)
    return row


async def start_table(table: LiveTable, user: str) -> None:
    """At once where nobody has pledged a share; else the pages are asked to show theirs."""
    await carry_out(table, ask_start(table.host, user, now_ms()))
    await begin_if_ready(table)


async def begin_if_ready(table: LiveTable) -> None:
    if ready_in_ms(table.host, now_ms()) != 0:
        return
    draw = table.host.drawing.draw()
    seed = table.row.seed if draw is None else seed_of(draw)
    await carry_out(table, begin(table.host, seed, now_ms()))


async def take_pledge(table: LiveTable, client: Asker, message: Pledge) -> None:
    try:
        change = pledge(table.host, client.user, message.pledge, now_ms())
    except NotAllowed as error:
        refuse(table, client, error)
    else:
        await carry_out(table, change)


async def take_share(table: LiveTable, client: Asker, message: Share) -> None:
    try:
        change = show_share(table.host, client.user, message.share, now_ms())
    except NotAllowed as error:
        refuse(table, client, error)
    else:
        await carry_out(table, change)


def refuse(table: LiveTable, client: Asker, error: NotAllowed) -> None:
    phrase = None if error.phrase is None else error.phrase.json()
    client.send(Refused(why="refused", table=table.id, phrase=phrase))
