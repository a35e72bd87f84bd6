"""What goes to a thinking process and what comes back, as frames of msgpack with their length before them."""

from __future__ import annotations

from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from lanterne.core.game import EventJson
from lanterne.core.phrase import PhraseJson

LENGTH: Final = 4  # bytes
READY: Final = "ready"  # what a process says before its first order


class Order(Struct, kw_only=True):
    """One question, with all that the bot may know: its seat's view, its legal codes, the events its seat saw."""

    game: str
    rules: int
    bot: str
    mind: str  # whose mind: a table, a seat, an era; a mind that is not at `heard` has to be told everything
    heard: int  # steps the mind has heard of before `events`; -1: nothing
    until: int  # steps it will have heard of then
    events: list[EventJson]
    seat: int
    speaks: bool
    view: dict[str, Any]
    legal: list[str]
    seed: int
    seconds: float
    explains: bool = False  # for somebody who may do something else: it thinks afresh, and says why
    record: str = ""  # of a finished game, which is to be looked back at: then nothing is decided
    judging_s: float = 0.0  # for each of its decisions


class Thought(Struct, kw_only=True):
    """The answer: a code, silence (null), or why there is none."""

    code: str | None = None
    remark: PhraseJson | None = None  # what it says with it
    reason: PhraseJson | None = None  # why, where it was to explain
    looked_at: int = 0  # so many moves of a finished game
    review: dict[str, Any] | None = None  # and what was found, when that was all
    failure: str = ""
    mindless: bool = False  # this bot keeps nothing: it need not be told what happens
    forgot: bool = False  # the mind is not where the order begins: ask again and tell everything


encoder = msgspec.msgpack.Encoder()


def write_frame(stream: IO[bytes], message: Struct | str) -> None:
    body = encoder.encode(message)
    stream.write(len(body).to_bytes(LENGTH, "big") + body)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """The next frame; None when the other side is gone."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None
