"""Who sits where: people, bots, both in turn; the owner's house rights."""

from __future__ import annotations

from lanterne.bots.registry import usual_bot as default_bot
from lanterne.core.errors import LanterneError
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.server.names import clean_name
from lanterne.server.store.rows import SeatRow, UserRow
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.steps import give_up, set_seat
from lanterne.server.timepiece import now_ms


class NotAllowed(LanterneError):
    """A wish that cannot be granted as things stand."""


def check_seat(table: LiveTable, seat: Seat) -> SeatRow:
    if not 0 <= seat < table.row.seats:
        raise NotAllowed(Phrase("refused-no-seat", {"seat": seat + 1, "seats": table.row.seats}))
    if table.row.status == "over":
        raise NotAllowed(Phrase("refused-over"))
    return table.seats[seat]


async def sit(table: LiveTable, user: UserRow, seat: Seat, name: str = "") -> None:
    """Takes an empty seat, one's own seat back from the bot that stood in, or the seat of a bot nobody owns."""
    row = check_seat(table, seat)
    if row.lost:
        raise NotAllowed(Phrase("refused-seat-lost"))
    if row.user is not None and row.user != user.id:
        raise NotAllowed(Phrase("refused-seat-taken"))
    await set_seat(table, SeatRow(seat=seat, user=user.id, name=clean_name(name) or user.name))
    _after(table)


async def put_bot(table: LiveTable, user: UserRow, seat: Seat, bot: str) -> None:
    """A bot for an empty seat (the owner), for one's own seat, or for somebody who has been away too long."""
    row = check_seat(table, seat)
    mine = row.user == user.id
    if row.user is None:
        if table.row.owner != user.id:
            raise NotAllowed(Phrase("refused-owner-only"))
    elif not mine and not away_too_long(table, row.user):
        raise NotAllowed(Phrase("refused-person-here"))
    elif not mine and user.id not in table.people():
        raise NotAllowed(Phrase("refused-players-only"))
    bot = bot or default_bot(table.row.game)
    name = row.name if row.user is not None else bot
    await set_seat(table, SeatRow(seat=seat, user=row.user, bot=bot, name=name, lost=row.lost))
    _after(table)


async def leave(table: LiveTable, user: UserRow) -> None:
    """Stands up: before the game the seats are free again, in it bots play on until one comes back."""
    for seat in list(table.seats):
        if seat.user != user.id:
            continue
        if table.row.status == "waiting":
            await set_seat(table, SeatRow(seat=seat.seat))
        elif not seat.bot:
            bot = default_bot(table.row.game)
            await set_seat(table, SeatRow(seat=seat.seat, user=user.id, bot=bot, name=seat.name, lost=seat.lost))
    if table.row.owner == user.id:
        await pass_on(table, user.id)
    _after(table)


async def pass_on(table: LiveTable, leaver: str) -> None:
    """The table goes to the next person who sits there; with none it keeps its owner."""
    for seat in table.seats:
        if seat.user is not None and seat.user != leaver and not seat.bot:
            await table.store.set_owner(table.row.id, seat.user)
            table.row.owner = seat.user
            return


async def resign(table: LiveTable, user: UserRow, seat: Seat) -> None:
    row = check_seat(table, seat)
    if row.user != user.id or table.row.status != "playing" or row.lost:
        raise NotAllowed(Phrase("refused-not-yours"))
    await give_up(table, seat, "resigned")
    go_on(table)


async def remove(table: LiveTable, user: UserRow, seat: Seat) -> str | None:
    """The owner shows somebody out; a bot plays on. Answers who it was."""
    row = check_seat(table, seat)
    if table.row.owner != user.id or row.user == user.id:
        raise NotAllowed(Phrase("refused-owner-only"))
    bot = "" if table.row.status == "waiting" else default_bot(table.row.game)
    await set_seat(table, SeatRow(seat=seat, bot=bot, name=bot, lost=row.lost))
    _after(table)
    return row.user


async def mute(table: LiveTable, user: UserRow, seat: Seat) -> None:
    """The owner silences a seat's person at this table, or lets the person speak again."""
    row = check_seat(table, seat)
    if table.row.owner != user.id or row.user is None or row.user == user.id:
        raise NotAllowed(Phrase("refused-owner-only"))
    table.muted ^= {row.user}


async def start(table: LiveTable, user: UserRow) -> None:
    """Begins; empty seats go to bots."""
    if table.row.owner != user.id:
        raise NotAllowed(Phrase("refused-owner-only"))
    if table.row.status != "waiting":
        raise NotAllowed(Phrase("refused-started"))
    bot = default_bot(table.row.game)
    for seat in list(table.seats):
        if seat.user is None and not seat.bot:
            await set_seat(table, SeatRow(seat=seat.seat, bot=bot, name=bot))
    await table.store.set_status(table.row.id, "playing")
    table.row.status = "playing"
    table.clock.run(table.to_act(), now_ms())
    table.tell_whole()
    go_on(table)


def away_too_long(table: LiveTable, user: str) -> bool:
    since = table.away_since.get(user)
    return since is not None and not table.online(user) and now_ms() - since >= table.settings.grace_ms


def _after(table: LiveTable) -> None:
    if table.row.status == "playing":
        table.tell_whole()
        go_on(table)
    else:
        table.tell_changed()
