"""What a client sends over its socket."""

from __future__ import annotations

from typing import Union

from lanterne.server.messages.fields import ChatText, Code, MessageId, Ply, Seat, TableId, Wire


class Watch(Wire, tag="watch"):
    """Follow a table: answered by `table`, then everything that happens there.

    `fast_bots`: this client needs no pause before what bots do. They stop pausing when everybody who plays wishes so.
    """

    table: TableId
    fast_bots: bool = False


class Unwatch(Wire, tag="unwatch"):
    """Follow it no longer."""

    table: TableId


class Move(Wire, tag="move"):
    """An action for a seat of one's own. `id` makes a resend harmless: the same id is played once."""

    table: TableId
    ply: Ply
    seat: Seat
    code: Code
    id: MessageId


class Undo(Wire, tag="undo"):
    """Take the last action back: at once where it is free, else the others are asked."""

    table: TableId
    ply: Ply
    seat: Seat


class UndoAnswer(Wire, tag="undo-answer"):
    """Agree or not to somebody's wish to take an action back."""

    table: TableId
    ply: Ply
    seat: Seat
    agree: bool


class Say(Wire, tag="say"):
    """A line for the table's talk."""

    table: TableId
    text: ChatText


class Ping(Wire, tag="ping"):
    """Are you there? Answered by `pong`."""


class AskWords(Wire, tag="ask-words"):
    """How what one sees and may do is said: answered by `words`. For those who read instead of looking.

    `seat` is a seat of one's own, null the spectator's eyes.
    """

    table: TableId
    seat: Seat | None = None


class LetGo(Wire, tag="let-go"):
    """Nothing to say to what was said to this seat so far: the bots need not wait for it."""

    table: TableId
    seat: Seat


FromClient = Union[Watch, Unwatch, Move, Undo, UndoAnswer, Say, AskWords, LetGo, Ping]
