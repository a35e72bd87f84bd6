"""A table that goes on from a moment of a finished game: the same seed and moves so far, and bots for the others.

What chance brings from there on is what it would have brought: so a game can be tried again, and the record is whole.
"""

from __future__ import annotations

import msgspec

from lanterne.bots.registry import usual_bot
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Chance
from lanterne.host.host import OVER, PLAYING, NotAllowed
from lanterne.host.house_lines import WENT_ON
from lanterne.host.sitter import Sitter, short_name
from lanterne.server.messages import FromHere, Pace
from lanterne.server.store.rows import HouseLineRow, UserRow
from lanterne.server.tables.changing import by_house, seat_row
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.making import match_row
from lanterne.server.tables.registry import Registry


async def go_on(registry: Registry, table: LiveTable, user: UserRow, wish: FromHere) -> LiveTable:
    """Raises `NotAllowed` where there is nothing to go on with."""
    host, old = table.host, table.row
    if host.status != OVER:
        raise NotAllowed(Phrase("refused-until-over"))
    if table.ending is not None:
        raise NotAllowed(Phrase("refused-outlived"))
    if wish.ply >= host.match.ply:
        raise NotAllowed(Phrase("refused-over"))
    if wish.seat >= old.seats:
        raise NotAllowed(Phrase("refused-no-seat", {"seat": wish.seat + 1, "seats": old.seats}))
    row = match_row(user.id, old.game, old.options, old.seats, Pace(), public=False)
    row.rules, row.seed, row.status = old.rules, host.match.chance.seed, PLAYING
    row.commitment = Chance(row.seed).commitment()
    seats = [seat_row(seat, sitter_at(table, user, seat, wish.seat)) for seat in range(old.seats)]
    moves = [
        msgspec.structs.replace(
            move, message=by_house(move.seat, move.ply), at_ms=row.created_ms, clocks=[None] * old.seats
        )
        for move in (await registry.store.moves(old.id))[: wish.ply]
    ]
    line = HouseLineRow(
        number=0, ply=wish.ply, kind=WENT_ON, seat=wish.seat, user=user.id, name=user.name, at_ms=row.created_ms
    )
    await registry.store.add_match(row, seats, moves, [line])
    made = await registry.table(row.id)
    assert made is not None
    return made


def sitter_at(table: LiveTable, user: UserRow, seat: Seat, chosen: Seat) -> Sitter:
    """Bots that sat there sit there again; in people's places, the usual one."""
    if seat == chosen:
        return Sitter(user.id, "", user.name)
    was = table.host.sitters[seat]
    bot = was.bot if was.user is None else usual_bot(table.row.game)
    return Sitter(None, bot, short_name(bot))
