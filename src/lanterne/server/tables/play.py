"""The life of a move: checked, applied to a copy, stored, and only then told."""

from __future__ import annotations

from lanterne.core.errors import Rejected
from lanterne.host.asides import is_aside
from lanterne.host.host import Host
from lanterne.server.limits import Bucket
from lanterne.server.messages import Move, Refused, Taken
from lanterne.server.store.store import Clash
from lanterne.server.tables.changing import by_house, carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import reload
from lanterne.server.tables.telling import show_again, tell_whole
from lanterne.server.wall_clock import steady_ms

ASIDES_PER_S, ASIDES_AT_ONCE = 1 / 12, 40.0  # of one person, while others are waited for


async def play(table: LiveTable, client: Asker, message: Move) -> None:
    """A move from a person. Every case is answered; a wrong one with its reason and the present picture."""
    sent = f"{client.user}:{message.id}"
    host = table.host
    known = table.messages.get(sent)
    if known is not None:
        client.send(taken_before(table, message, known))
        return
    if sent in table.spent:  # it was played and taken back since
        client.send(Taken(table=table.id, id=message.id, ply=message.ply))
        return
    if message.seat not in host.seats_of(client.user):
        client.send(Refused(why="not-yours", table=table.id, id=message.id))
        return
    try:
        change = host.move_of(message.ply, message.seat, message.code, steady_ms())
    except Rejected as rejected:
        if was_answered(table, message):
            client.send(Taken(table=table.id, id=message.id, ply=message.ply))
            return
        client.send(refusal_message(host, table.id, message, rejected))
        show_again(table, client)
        return
    if is_aside(host, change) and not asides_of(table, client.user).take():
        client.send(Refused(why="too-fast", table=table.id, id=message.id))
        return
    try:
        taken = Taken(table=table.id, id=message.id, ply=message.ply)
        await carry_out(table, change, sent, lambda: client.send(taken))
    except Clash:
        await clashed(table, client, message)


def asides_of(table: LiveTable, user: str) -> Bucket:
    """Only those who play have one."""
    return table.asides.setdefault(user, Bucket(ASIDES_PER_S, ASIDES_AT_ONCE))


def taken_before(table: LiveTable, message: Move, ply: int) -> Taken:
    """The answer to the same move sent again: the ply as its sender counts."""
    return Taken(table=table.id, id=message.id, ply=table.host.match.ply_seen(ply, message.seat))


def was_answered(table: LiveTable, message: Move) -> bool:
    """Whether the table has just answered this very thing for the seat: both meant the same, so nothing went wrong."""
    steps = table.host.match.steps_seen(message.seat)
    if message.ply >= len(steps):
        return False
    step = steps[message.ply]
    same = step.seat == message.seat and step.a.code() == message.code
    return same and by_house(step.seat, step.ply) in table.messages


def refusal_message(host: Host, table: str, message: Move, rejected: Rejected) -> Refused:
    """Why not: the words of the rules, or what is wrong with the message itself."""
    refusal = rejected.refusal
    return Refused(
        why=rejected.why,  # type: ignore[arg-type]
        table=table,
        id=message.id,
        ply=host.match.ply_of(message.seat),
        clause="" if refusal is None else refusal.clause,
        phrase=None if refusal is None else refusal.phrase.json(),
        text=str(rejected) if refusal is None else "",
    )


async def clashed(table: LiveTable, client: Asker, message: Move) -> None:
    """Another worker wrote first: take its truth over, then answer."""
    await reload(table)
    known = table.messages.get(f"{client.user}:{message.id}")
    if known is not None:
        client.send(taken_before(table, message, known))
    else:
        ply = table.host.match.ply_of(message.seat)
        client.send(Refused(why="stale", table=table.id, id=message.id, ply=ply))
    tell_whole(table)
