"""From the store to an open table: the record is the truth, played again from the newest snapshot."""

from __future__ import annotations

from lanterne.core.errors import BadRecord
from lanterne.core.game import outcome_from_json
from lanterne.core.phrase import Phrase
from lanterne.games.registry import game_named
from lanterne.host.drawing import NO_SEED
from lanterne.host.host import Host, House
from lanterne.match.clock import make_clock
from lanterne.match.match import Match
from lanterne.server.settings import Settings
from lanterne.server.store.manners import OUT
from lanterne.server.store.rows import MatchRow, MoveRow
from lanterne.server.store.store import Store
from lanterne.server.tables import snapshots
from lanterne.server.tables.changing import drawing_of, sitter_of, wishes_of
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.talking import line_of, take_over_mutes
from lanterne.server.thinking.pool import Pool
from lanterne.server.wall_clock import steady_ms


async def load_table(store: Store, settings: Settings, pool: Pool, row: MatchRow) -> LiveTable:
    """Raises `BadRecord` when the rules of that game are not played any more."""
    if row.rules not in game_named(row.game).plays:
        raise BadRecord(Phrase("refused-old-rules", {"rules": row.rules}))
    host = await host_of(store, row, settings)
    table = LiveTable(store, settings, pool, row, host)
    table.talk = [line_of(table, line) for line in await store.talk(row.id)]
    await play_stored(table)
    host.expect(steady_ms())
    return table


async def host_of(store: Store, row: MatchRow, settings: Settings) -> Host:
    pace, seats = row.pace, await store.seats(row.id)
    return Host(
        Match(game_named(row.game).edition(row.rules), row.options, row.seats, row.seed or NO_SEED),
        [sitter_of(seat) for seat in seats],
        make_clock(pace.kind, row.seats, base_s=pace.base_s, increment_s=pace.increment_s, days=pace.days),
        House(
            at_zero=pace.at_zero,
            grace_ms=settings.grace_ms,
            patience_ms=settings.patience_ms,
            sees_all=settings.db.startswith("sqlite"),
        ),
        owner=row.owner,
        status=row.status,
        outcome=None if row.outcome is None else outcome_from_json(row.outcome),
        wishes=[wishes_of(seat) for seat in seats],
        drawing=drawing_of(row, await store.shares(row.id)),
    )


async def play_stored(table: LiveTable) -> None:
    """Plays what is stored; the time the house was closed is charged to nobody."""
    moves: list[MoveRow] = await table.store.moves(table.id)
    body = await table.store.snapshot(table.id, snapshots.made_by(table.row.game)) if moves else None
    host = table.host
    table.snapshot_ply = snapshots.play_again(host.match, moves, body)
    table.messages = {move.message: move.ply for move in moves}
    table.spent = set(await table.store.spent(table.id))
    restraints = await table.store.restraints(table.id)
    host.shown_out = {each.user: each.by for each in restraints if each.kind == OUT}
    take_over_mutes(table, restraints)
    now = steady_ms()
    host.clock.set(left_ms(table, moves), now)
    host.arrive(now)


def left_ms(table: LiveTable, moves: list[MoveRow]) -> list[int | None]:
    """What the clocks had left at the last beat, or when the last move was made if that was later."""
    kept = table.row.clocks
    if kept is not None and kept.ply == len(moves):
        return list(kept.left)
    return list(moves[-1].clocks) if moves else table.host.clock.left_ms


async def reload(table: LiveTable) -> None:
    """Back to what the store says: another worker wrote."""
    row = await table.store.match(table.id)
    assert row is not None
    before = table.host
    table.row = row
    table.host = await host_of(table.store, row, table.settings)
    table.host.present = before.present
    table.host.away_since = before.away_since
    table.host.era = before.era + 1
    table.sent = {}
    await play_stored(table)
