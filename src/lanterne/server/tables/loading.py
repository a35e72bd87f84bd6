"""From the store to an open table: the record is the truth, played again from the newest snapshot."""

from __future__ import annotations

from lanterne.core.game import outcome_from_json
from lanterne.games.registry import game_named
from lanterne.host.drawing import NO_SEED
from lanterne.host.host import WAITING, Host, House
from lanterne.lessons.lesson import lesson_of
from lanterne.match.clock import make_clock
from lanterne.match.match import Match
from lanterne.server.settings import Settings
from lanterne.server.store.manners import OUT
from lanterne.server.store.rows import MatchRow, MoveRow
from lanterne.server.store.store import Store
from lanterne.server.tables import snapshots
from lanterne.server.tables.changing import drawing_of, sitter_of, wishes_of
from lanterne.server.tables.editions import Passage, pass_over
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.talking import line_of, take_over_mutes
from lanterne.server.thinking.pool import Pool
from lanterne.server.wall_clock import steady_ms


async def load_table(store: Store, settings: Settings, pool: Pool, row: MatchRow) -> LiveTable:
    """A table whose rules are played no more goes over to those of today, or is opened between the two."""
    passage = await pass_over(store, row)
    host = await host_of(store, row, settings, passage)
    table = LiveTable(store, settings, pool, row, host)
    table.talk = [line_of(table, line) for line in await store.talk(row.id)]
    await play_stored(table, passage)
    host.expect(steady_ms())
    return table


async def host_of(store: Store, row: MatchRow, settings: Settings, passage: Passage | None) -> Host:
    pace, seats = row.pace, await store.seats(row.id)
    clock = make_clock(pace.kind, row.seats, base_s=pace.base_s, increment_s=pace.increment_s, days=pace.days)
    host = Host(
        match_of(row) if passage is None else passage.match,
        [sitter_of(seat) for seat in seats],
        clock,
        House(
            at_zero=pace.at_zero,
            grace_ms=max(settings.grace_ms, clock.fresh_ms),  # who has days for a decision need not stay that long
            patience_ms=settings.patience_ms,
        ),
        owner=row.owner,
        status=row.status,
        outcome=None if row.outcome is None else outcome_from_json(row.outcome),
        wishes=[wishes_of(seat) for seat in seats],
        drawing=drawing_of(row, await store.shares(row.id)),
        lesson=lesson_of(row.game, row.seed),
    )
    host.is_rematch = row.status == WAITING and await store.is_rematch(row.id)
    host.rules_question = None if passage is None else passage.question
    return host


def match_of(row: MatchRow) -> Match:
    return Match(game_named(row.game).edition(row.rules), row.options, row.seats, row.seed or NO_SEED)


async def play_stored(table: LiveTable, passage: Passage | None) -> None:
    """Plays what is stored; the time the house was closed is charged to nobody."""
    moves: list[MoveRow] = await table.store.moves(table.id)
    host = table.host
    if passage is None:
        body = await table.store.snapshot(table.id, snapshots.made_by(table.row.game)) if moves else None
        table.snapshot_ply = snapshots.play_again(host.match, moves, body)
        table.story = moves[-1].told if moves else ""
    else:
        table.snapshot_ply, table.story = host.match.ply, ""
    table.beyond = len(moves) - host.match.ply
    table.ending = None if passage is None else passage.ending
    table.messages = {move.message: move.ply for move in moves}
    table.last_ms = moves[-1].at_ms if moves else 0
    table.house_lines = await table.store.house_lines(table.id)
    table.spent = set(await table.store.spent(table.id))
    restraints = await table.store.restraints(table.id)
    host.shown_out = {each.user: each.by for each in restraints if each.kind == OUT}
    take_over_mutes(table, restraints)
    now = steady_ms()
    host.clock.set(left_ms(table, moves), now)
    if table.ending is None:
        host.arrive(now)


def left_ms(table: LiveTable, moves: list[MoveRow]) -> list[int | None]:
    """What the clocks had left at the last beat, or when the last move was made if that was later."""
    kept = table.row.clocks
    if kept is not None and kept.ply == len(moves):
        return list(kept.left)
    return list(moves[-1].clocks) if moves else table.host.clock.left_ms


async def reload(table: LiveTable) -> None:
    """Back to what the store says: another worker wrote, or other rules hold."""
    row = await table.store.match(table.id)
    assert row is not None
    before = table.host
    table.row = row
    passage = await pass_over(table.store, row)
    table.host = await host_of(table.store, row, table.settings, passage)
    table.host.present = before.present
    table.host.away_since = before.away_since
    table.host.arrived = before.arrived
    table.host.expect(steady_ms())
    table.host.era = before.era + 1
    table.sent = {}
    await play_stored(table, passage)
