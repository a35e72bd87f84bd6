"""Following a table that another worker wrote to."""

from __future__ import annotations

from lanterne.host.host import Host
from lanterne.host.wishes import Wishes
from lanterne.server.messages import Talk
from lanterne.server.store.manners import LINES_SHOWN, OUT
from lanterne.server.store.rows import MoveRow, TalkRow
from lanterne.server.tables.changing import drawing_of, sitter_of, wishes_of
from lanterne.server.tables.editions import is_old
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import reload
from lanterne.server.tables.talking import hear, line_of, take_over_mutes
from lanterne.server.tables.telling import see_out, tell_changed, tell_step, tell_whole, tell_wishes
from lanterne.server.wall_clock import steady_ms


async def catch_up(table: LiveTable) -> None:
    """Takes over what the store knows and this worker does not yet, and tells those who watch here."""
    row = await table.store.match(table.id)
    if row is None:
        table.vanished()
        return
    known = len(table.host.match.steps)
    moves = await table.store.moves(table.id, max(0, known - 1))
    seats = await table.store.seats(table.id)
    sitters = [sitter_of(seat) for seat in seats]
    await _hear_talk(table)
    host = table.host
    restraints = await table.store.restraints(table.id)
    host.shown_out = {each.user: each.by for each in restraints if each.kind == OUT}
    take_over_mutes(table, restraints)
    see_out(table)
    taken_back = known > 0 and (not moves or moves[0].at_ms != table.last_ms)
    other_rules = row.rules != table.row.rules or is_old(row)  # what is stored is not what is shown
    other_seats = row.seats != table.row.seats or len(seats) != len(host.sitters)
    if taken_back or other_rules or other_seats or row.seed != table.row.seed:
        await reload(table)
        tell_whole(table)
        return
    new = moves[1 if known else 0 :]
    if not new:
        table.house_lines = await table.store.house_lines(table.id)
    for move in new:
        _follow(table, host, move)
    _take_over_wishes(table, host, [wishes_of(seat) for seat in seats])
    if row.status != host.status or sitters != host.sitters or row.owner != host.owner:
        await reload(table)
        tell_whole(table)
    elif drawing_of(row, await table.store.shares(table.id)) != host.drawing:
        await reload(table)
        tell_changed(table)
    else:
        before, table.row = table.row, row
        if row.rematch != before.rematch:
            tell_changed(table)


def _take_over_wishes(table: LiveTable, host: Host, stored: list[Wishes | None]) -> None:
    new = [seat for seat, wishes in enumerate(stored) if wishes != host.wishes[seat]]
    host.wishes = stored
    tell_wishes(table, new)


def _follow(table: LiveTable, host: Host, move: MoveRow) -> None:
    change = host.move(move.ply, move.seat, move.code, steady_ms())
    change.clocks = list(move.clocks)
    host.commit(change, steady_ms())
    table.messages[move.message] = move.ply
    table.story = move.told
    table.last_ms = move.at_ms
    assert change.step is not None
    tell_step(table, change.step)


async def _hear_talk(table: LiveTable) -> None:
    lines = await table.store.talk(table.id)
    new = new_ones([_mark(line) for line in table.talk], [_mark(line) for line in lines])
    if new is None:
        table.talk = [line_of(table, line) for line in lines]
        tell_whole(table)
        return
    for line in lines[len(lines) - new :]:
        hear(table, line)


def _mark(line: Talk | TalkRow) -> tuple[int, str, str]:
    return line.at_ms, line.name, line.text


def new_ones(known: list[tuple[int, str, str]], stored: list[tuple[int, str, str]]) -> int | None:
    """How many of the newest lines are not known yet; None: some were deleted, or all are new.

    Times say nothing of their order: the clocks of several workers need not agree.
    """
    for new in range(min(len(stored) + 1, LINES_SHOWN)):
        if (known + stored[len(stored) - new :])[-LINES_SHOWN:] == stored:
            return new
    return None
