"""Following a table that another worker wrote to."""

from __future__ import annotations

from lanterne.server.messages import Said, Talk
from lanterne.server.store.rows import MoveRow
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.steps import tell_step
from lanterne.server.timepiece import now_ms


async def catch_up(table: LiveTable) -> None:
    """Takes over what the store knows and this worker does not yet, and tells those who watch here."""
    row = await table.store.match(table.row.id)
    assert row is not None
    moves = await table.store.moves(table.row.id)
    seats = await table.store.seats(table.row.id)
    await _hear_talk(table)
    known = [(step.seat, step.a.code()) for step in table.match.steps]
    stored = [(move.seat, move.code) for move in moves]
    changed = row.status != table.row.status or seats != table.seats or row.owner != table.row.owner
    if stored[: len(known)] != known:
        await table.reload()  # something was taken back
        table.tell_whole()
    else:
        table.row = row
        table.seats = seats
        for move in moves[len(known) :]:
            _follow(table, move)
        if changed:
            table.tell_whole()
        elif row.rematch is not None:
            table.tell_changed()
    table.clock.run(table.to_act(), now_ms())
    go_on(table)


def _follow(table: LiveTable, move: MoveRow) -> None:
    step = table.match.play(move.ply, move.seat, move.code)
    table.messages[move.message] = move.ply
    table.clock.left_ms = list(move.clocks)
    table.undo_by = None
    tell_step(table, step)


async def _hear_talk(table: LiveTable) -> None:
    lines = await table.store.talk(table.row.id)
    newest = table.talk[-1].at_ms if table.talk else 0
    for line in lines:
        if line.at_ms > newest:
            said = Talk(name=line.name, text=line.text, at_ms=line.at_ms, seat=line.seat)
            table.talk.append(said)
            for client in table.watchers:
                client.send(Said(table=table.row.id, line=said))
