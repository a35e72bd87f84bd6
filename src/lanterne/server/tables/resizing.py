"""Who is to sit at a waiting table, and at how many seats: the options that follow from its bots go with them."""

from __future__ import annotations

import msgspec

from lanterne.bots.registry import bot_named, options_with_wishes
from lanterne.core.game import AnyGame, Json, Seat
from lanterne.host import seating
from lanterne.host.host import WAITING
from lanterne.host.resizing import seats_kept
from lanterne.host.sitter import Sitter
from lanterne.server.store.rows import SeatRow
from lanterne.server.tables.changing import carry_out, seat_row
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import reload
from lanterne.server.tables.telling import tell_changed
from lanterne.server.wall_clock import now_ms, steady_ms


async def resize(table: LiveTable, user: str, seats: int) -> None:
    """Raises `BadInput` where the rules of the table want another number."""
    kept = seats_kept(table.host, user, seats)
    rows = [row_of(table, was, seat) for seat, was in enumerate(kept)]
    rows += [seat_row(seat, Sitter()) for seat in range(len(kept), seats)]
    await seat_anew(table, rows)


async def put_bot(table: LiveTable, user: str, seat: Seat, bot: str) -> None:
    """A bot may come with options of its own (the eyes it sees through): before the game they can still be set."""
    change = seating.put_bot(table.host, user, seat, bot, steady_ms())
    if table.host.status != WAITING:
        await carry_out(table, change)
        return
    rows = [row_of(table, was, was) for was in range(table.row.seats)]
    for place, sitter in change.sitters.items():
        rows[place] = seat_row(place, sitter)
    if options_for(table.game, table.row.options, rows) == table.row.options:
        await carry_out(table, change)
    else:
        await seat_anew(table, rows)


async def seat_anew(table: LiveTable, rows: list[SeatRow]) -> None:
    options = options_for(table.game, table.row.options, rows)
    await table.store.seat_anew(table.id, rows, options, now_ms())
    await reload(table)
    tell_changed(table)


def options_for(game: AnyGame, options: Json, rows: list[SeatRow]) -> Json:
    """What people chose stays; what follows from the bots follows from those who sit there now."""
    follow = {option.key for option in game.option_list if not option.by_hand}
    chosen = {key: value for key, value in options.items() if key not in follow}
    bots = {row.seat: bot_named(row.bot, game.name) for row in rows if row.bot and row.user is None}
    return game.options_json(game.options(options_with_wishes(game, chosen, bots), len(rows)))


def row_of(table: LiveTable, was: Seat, seat: Seat) -> SeatRow:
    """A seat as it is, at its new place."""
    wishes = table.host.wishes[was]
    row = seat_row(seat, table.host.sitters[was])
    return row if wishes is None else msgspec.structs.replace(row, wishes=wishes.json())
