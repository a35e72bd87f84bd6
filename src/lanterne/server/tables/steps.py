"""Steps that happen: stored first, then told; seats that give up."""

from __future__ import annotations

from lanterne.bots.registry import usual_bot as default_bot
from lanterne.core.errors import Rejected
from lanterne.core.game import Seat
from lanterne.match.match import Step
from lanterne.server.messages import Stepped
from lanterne.server.store.rows import MoveRow, SeatRow
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import change, result_of, view_for
from lanterne.server.timepiece import now_ms


async def store_step(table: LiveTable, step: Step, message: str) -> None:
    """On disk first; then it has happened."""
    now = now_ms()
    clock = table.clock
    clock.moved(step.seat, now)
    assert step.after is not None
    outcome = table.game.outcome(step.after)
    plain = None if outcome is None else outcome.json()
    row = MoveRow(
        ply=step.ply, seat=step.seat, code=step.a.code(), message=message, at_ms=now, clocks=list(clock.left_ms)
    )
    await table.store.add_move(table.row.id, row, plain)
    table.match.commit(step)
    table.messages[message] = step.ply
    table.row.updated_ms = now
    table.undo_by = None
    if plain is not None:
        table.row.status = "over"
        table.row.outcome = plain
    clock.run(table.to_act(), now_ms())


def tell_step(table: LiveTable, step: Step) -> None:
    """Events and changed views, projected for each pair of eyes that looks."""
    changes = {}
    for eyes in {seat for client in table.watchers for seat in table.eyes_of(client.user)}:
        after = view_for(table.match, eyes)
        before = table.views.get(eyes, {})
        changes[eyes] = change(table.match, eyes, before, after, step)
        table.views[eyes] = after
    for eyes in list(table.views):
        if eyes not in changes:
            del table.views[eyes]  # nobody looks through these any more: whoever comes gets all of it
    result = result_of(table.match, table.row.outcome, table.row.seed)
    clocks = table.clock.shown(now_ms())
    to_act = table.to_act()
    for client in table.watchers:
        client.send(
            Stepped(
                table=table.row.id,
                ply=table.match.ply,
                seat=step.seat,
                changes=[changes[eyes] for eyes in table.eyes_of(client.user)],
                to_act=to_act,
                clocks_ms=clocks,
                result=result,
            )
        )


# ---------------------------------------------------------------------- giving up


async def give_up(table: LiveTable, seat: Seat, reason: str) -> None:
    """A seat is out, by its own word or by the clock: the game's own way where it has one, else a forfeit."""
    row = table.seats[seat]
    await set_seat(table, SeatRow(seat=seat, user=row.user, bot=row.bot, name=row.name, lost=True))
    if await _resigned_in_game(table, seat):
        return
    still_in = [other for other in table.seats if not other.lost]
    if len(still_in) <= 1 or all(other.bot for other in still_in):
        await forfeit(table, reason)
        return
    bot = default_bot(table.row.game)
    await set_seat(table, SeatRow(seat=seat, user=row.user, bot=bot, name=row.name, lost=True))
    table.clock.stop(seat)
    table.tell_whole()


async def _resigned_in_game(table: LiveTable, seat: Seat) -> bool:
    try:
        step = table.match.propose(table.match.ply, seat, "resign")
    except Rejected:
        return False
    await store_step(table, step, f"resign:{seat}:{step.ply}")
    tell_step(table, step)
    table.tell_changed()
    return True


async def forfeit(table: LiveTable, reason: str) -> None:
    """The game ends here: those who are still in share the first place."""
    places = [1 if not seat.lost else 0 for seat in table.seats]
    winners = sum(places)
    outcome = {"reason": reason, "places": [1 if place else winners + 1 for place in places], "scores": []}
    await table.store.set_status(table.row.id, "over", outcome)
    table.row.status = "over"
    table.row.outcome = outcome
    table.clock.run([], now_ms())
    table.tell_whole()


async def set_seat(table: LiveTable, seat: SeatRow) -> None:
    await table.store.set_seat(table.row.id, seat)
    table.seats[seat.seat] = seat
