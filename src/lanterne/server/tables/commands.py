"""All that somebody can ask of a table, in one list: whoever asks and wherever, its owner does it, in its own task."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from lanterne.host import giving_up, seating
from lanterne.host.change import Change
from lanterne.server import messages as m
from lanterne.server.messages.fields import BotCall
from lanterne.server.tables import drawing, play, resizing, rules, taking_over, talking, undo, wishes
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.making import rematch
from lanterne.server.tables.registry import Registry
from lanterne.server.wall_clock import steady_ms


class Asked(Struct, tag_field="t", tag=str.lower):
    """What is asked over HTTP; what comes over a socket bears its own name."""


class Sit(Asked):
    seat: int


class PutBot(Asked):
    seat: int
    bot: BotCall


class Resize(Asked):
    seats: int


class Start(Asked): ...


class Leave(Asked): ...


class Resign(Asked):
    seat: int


class Rematch(Asked): ...


class Remove(Asked):
    whom: m.PersonChoice


class Mute(Asked):
    whom: m.PersonChoice


Message = Union[
    m.Move, m.Undo, m.UndoAnswer, m.SeatAnswer, m.RulesAnswer, m.Say, m.LetGo, m.Wishes, m.Pledge, m.Share
]  # what comes over a socket and may change something
Command = Union[Message, Sit, PutBot, Resize, Start, Leave, Resign, Rematch, Remove, Mute]


async def obey(registry: Registry, table: LiveTable, asker: Asker, command: Command) -> str:
    """What has come of it, where that has a name. Raises `LanterneError` where a wish is not granted."""
    if isinstance(command, Rematch):
        return await rematch(registry, table, asker.user)
    if isinstance(command, Asked):
        await _change(table, asker, command)
    elif asker.user in table.host.shown_out:
        asker.send(m.Gone(table=table.id))
    else:
        await _hear(table, asker, command)
    return ""


async def _change(table: LiveTable, asker: Asker, command: Asked) -> None:
    host, user, now = table.host, asker.user, steady_ms()
    if isinstance(command, Sit):
        await taking_over.sit(table, asker, command.seat)
    elif isinstance(command, PutBot):
        await resizing.put_bot(table, user, command.seat, command.bot)
    elif isinstance(command, Resize):
        await resizing.resize(table, user, command.seats)
    elif isinstance(command, Start):
        await drawing.start_table(table, user)
    elif isinstance(command, Leave):
        await carry_out(table, seating.leave(host, user, now))
    elif isinstance(command, Resign):
        await carry_out(table, giving_up.resign(host, user, command.seat, now))
    elif isinstance(command, Remove):
        await carry_out(table, shown_out(table, user, command.whom))
    elif isinstance(command, Mute):
        await talking.mute(table, user, command.whom)


async def _hear(table: LiveTable, asker: Asker, message: Message) -> None:
    if isinstance(message, m.Move):
        await play.play(table, asker, message)
    elif isinstance(message, m.Undo):
        await undo.ask(table, asker, message)
    elif isinstance(message, m.UndoAnswer):
        await undo.answer(table, asker, message)
    elif isinstance(message, m.SeatAnswer):
        await taking_over.answer(table, asker, message)
    elif isinstance(message, m.RulesAnswer):
        await rules.answer(table, asker, message)
    elif isinstance(message, m.Say):
        await talking.say(table, asker, message)
    elif isinstance(message, m.Wishes):
        await wishes.wish(table, asker, message)
    elif isinstance(message, m.Pledge):
        await drawing.take_pledge(table, asker, message)
    elif isinstance(message, m.Share):
        await drawing.take_share(table, asker, message)
    elif isinstance(message, m.LetGo) and message.seat in table.host.seats_of(asker.user):
        table.host.let_go(message.seat)


def shown_out(table: LiveTable, user: str, choice: m.PersonChoice) -> Change:
    if choice.seat is not None:
        return seating.remove(table.host, user, choice.seat, steady_ms())
    return seating.show_out(table.host, user, talking.meant(table, choice), steady_ms())
