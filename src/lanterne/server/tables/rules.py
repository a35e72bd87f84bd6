"""Whether a game goes on by other rules, asked over the wire; and what is kept for the day that has to be asked."""

from __future__ import annotations

from lanterne.core.errors import Rejected
from lanterne.host.changing_rules import answer_rules, settle_rules
from lanterne.host.host import OVER
from lanterne.server.messages import Refused, RulesAnswer
from lanterne.server.tables.changing import carry_out, row_of
from lanterne.server.tables.client import Asker
from lanterne.server.tables.endings import keep_ending
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import reload
from lanterne.server.tables.snapshots import keep_snapshot
from lanterne.server.tables.telling import tell_whole
from lanterne.server.wall_clock import now_ms, steady_ms


async def answer(table: LiveTable, client: Asker, message: RulesAnswer) -> None:
    """Whether that settles it is seen to after every job (`Driver.drive`)."""
    try:
        change = answer_rules(table.host, client.user, message.go_on, steady_ms())
    except Rejected:
        client.send(Refused(why="stale", table=table.id))
        return
    await carry_out(table, change)


async def settle(table: LiveTable) -> None:
    change = settle_rules(table.host, steady_ms(), now_ms())
    if change is None:
        return
    if change.status == OVER:  # from now on it is shown as it was told, with all the moves that were made
        await table.store.keep(table.id, row_of(change, "", table.host.match.ply, now_ms()))
        await reload(table)
        tell_whole(table)
    else:
        await carry_out(table, change)


async def keep_for_later(table: LiveTable) -> None:
    """Snapshots make opening quick; an ending is for the day that the rules are played no more."""
    if table.is_owner and table.ending is None and table.host.rules_question is None:
        await keep_snapshot(table)
        await keep_ending(table)
