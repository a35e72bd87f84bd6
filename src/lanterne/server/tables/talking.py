"""The talk of a table: whoever watches may speak, until the table's people would rather not hear them."""

from __future__ import annotations

import hashlib

from lanterne.core.phrase import Phrase
from lanterne.host.host import NotAllowed
from lanterne.host.sitter import Sitter
from lanterne.server.limits import Bucket
from lanterne.server.messages import PersonChoice, Refused, Said, Say, Talk
from lanterne.server.store.manners import LINES_SHOWN, MUTE
from lanterne.server.store.rows import RestraintRow, TalkRow
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.wall_clock import now_ms

PER_S, BURST = 1.0, 10.0  # lines of one person
MOST_SPEAKERS = 300  # who are remembered at once
MOST_MUTED = 200
FORGET_EVERY = 50  # lines
NOBODY = Sitter()


async def say(table: LiveTable, client: Asker, message: Say) -> None:
    if table.id not in client.tables:
        client.send(Refused(why="not-here", table=table.id))
        return
    if client.user in table.muted:
        client.send(Refused(why="muted", table=table.id))
        return
    if not bucket_of(table, client.user).take():
        client.send(Refused(why="too-fast", table=table.id))
        return
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if not text:
        return
    mine = table.host.seats_of(client.user)
    seat = mine[0] if mine else None
    name = table.host.sitters[seat].name if seat is not None else client.name
    row = TalkRow(user=client.user, name=name, seat=seat, text=text, at_ms=now_ms())
    await table.store.add_talk(table.id, row)
    hear(table, row)
    table.lines += 1
    if table.lines % FORGET_EVERY == 0:
        await table.store.forget_talk(table.id)


def hear(table: LiveTable, row: TalkRow) -> None:
    """A line that is kept: everybody here is told."""
    line = line_of(table, row)
    table.talk = [*table.talk[1 - LINES_SHOWN :], line]
    for watcher in table.watchers:
        watcher.send(Said(table=table.id, line=line))


def line_of(table: LiveTable, row: TalkRow) -> Talk:
    who = mark_of(table, row.user)
    table.speakers.pop(who, None)
    table.speakers[who] = row.user
    if len(table.speakers) > MOST_SPEAKERS:
        del table.speakers[next(iter(table.speakers))]
    return Talk(name=row.name, text=row.text, at_ms=row.at_ms, seat=row.seat, who=who)


def mark_of(table: LiveTable, user: str) -> str:
    """By what a speaker is told from others of the same name: another at every table, and nobody's id."""
    return hashlib.blake2b(f"{table.id} {user}".encode(), digest_size=6).hexdigest()


def bucket_of(table: LiveTable, user: str) -> Bucket:
    """Each has their own: nobody who talks too much keeps others from talking."""
    if user not in table.talk_buckets and len(table.talk_buckets) >= MOST_SPEAKERS:
        here = {client.user for client in table.watchers}
        table.talk_buckets = {each: bucket for each, bucket in table.talk_buckets.items() if each in here}
    return table.talk_buckets.setdefault(user, Bucket(PER_S, BURST))


# ---------------------------------------------------------------------- restraint


def meant(table: LiveTable, choice: PersonChoice) -> str:
    """The person at a seat, or the one who said something. Raises `NotAllowed`."""
    seats = dict(enumerate(table.host.sitters))
    person = table.speakers.get(choice.who) if choice.seat is None else seats.get(choice.seat, NOBODY).user
    if person is None:
        raise NotAllowed(Phrase("refused-nobody"))
    return person


async def mute(table: LiveTable, user: str, choice: PersonChoice) -> None:
    """Silences a person at this table, or lets them speak again: anybody by the owner, spectators by who plays."""
    host = table.host
    person = meant(table, choice)
    if person == user or not (host.owner == user or (user in host.people() and person not in host.owners())):
        raise NotAllowed(Phrase("refused-mute"))
    if person in table.muted:
        await table.store.unmute(table.id, person)
        table.muted.discard(person)
        return
    if len(table.muted) >= MOST_MUTED:
        raise NotAllowed(Phrase("refused-too-often"))
    await table.store.mute(table.id, person, user)
    table.muted.add(person)


def take_over_mutes(table: LiveTable, restraints: list[RestraintRow]) -> None:
    table.muted = {each.user for each in restraints if each.kind == MUTE}
