"""What the server sends over a socket."""

from __future__ import annotations

from typing import Any, Literal, Union

from msgspec import Struct

from lanterne.core.game import EventJson
from lanterne.core.phrase import PhraseJson
from lanterne.core.terms import SwingJson
from lanterne.server.messages.fields import Wire
from lanterne.server.messages.parts import (
    Guide,
    Line,
    Position,
    Result,
    SeatWish,
    SeatWishes,
    Sums,
    TableInfo,
    Talk,
    Turn,
)


class Welcome(Wire, tag="welcome"):
    """First message of a socket: who you are here, and where other machines find this house.

    `reach` null: they do not, it listens to its own machine alone; empty: they do, but by which address is not known.
    """

    user: str
    name: str
    reach: str | None = None


class Table(Wire, tag="table"):
    """All of a table, as seen from where you sit."""

    info: TableInfo
    mine: list[int]
    lent: list[int]  # seats of your own for which a bot plays; to sit down there takes them back
    owner: bool
    positions: list[Position]
    talk: list[Talk]
    undo_asked_by: int | None
    seat_asked: SeatWish | None
    result: Result | None


class Change(Struct, kw_only=True, omit_defaults=True):
    """How a `Position` changed: first `order`, then `set`, `add` and `drop`, each by path.

    A path names a part of the view: `players/2/hand` is the hand of the third player. `order` tells at which place of a
    list each of its items stood before (null: it is new, and comes with `set`), `set` replaces parts, `add` appends to
    lists, `drop` removes parts. `files` holds new ones, `sums` those that changed; one without terms is gone. `log` is
    all of the log anew, with `earliest`, where older lines tell less from now on; else `events` are added to it. What
    is empty is left out.
    """

    seat: int | None
    ply: int
    order: dict[str, list[int | None]] = {}
    set: dict[str, Any] = {}
    add: dict[str, list[Any]] = {}
    drop: list[str] = []
    events: list[EventJson] = []
    log: list[Line] = []
    earliest: int = 0
    legal: list[str] = []
    may_undo: bool = False
    files: dict[str, str] = {}
    sums: Sums = {}
    unasked: str = ""
    guide: Guide | None = None


class Stepped(Wire, tag="stepped"):
    """An action was played and is stored. Whoever learns nothing of it does not hear of it."""

    table: str
    seat: int
    changes: list[Change]
    to_act: list[int]
    clocks_ms: list[int | None]
    result: Result | None = None


class Taken(Wire, tag="taken"):
    """Your action with that id is stored; it was played at that ply, now or before."""

    table: str
    id: str
    ply: int


class Refused(Wire, tag="refused"):
    """Your message was not carried out. The whole table follows when your picture of it may be old.

    `later`: you have looked too often; watch again after a second, then it is shown.
    """

    why: Literal[
        "stale",
        "unreadable",
        "refused",
        "over",
        "not-yours",
        "not-here",
        "unknown-table",
        "too-fast",
        "later",
        "too-many",
        "muted",
        "bad-message",
        "failed",
    ]
    table: str = ""
    id: str = ""
    ply: int = 0
    clause: str = ""
    phrase: PhraseJson | None = None
    text: str = ""


class Changed(Wire, tag="changed"):
    """Seats, names, presence or status changed."""

    info: TableInfo
    mine: list[int]
    lent: list[int]


class Said(Wire, tag="said"):
    table: str
    line: Talk


class UndoAsked(Wire, tag="undo-asked"):
    """Somebody would like to take the last action back. `by` null: the question is settled."""

    table: str
    ply: int
    by: int | None


class SeatAsked(Wire, tag="seat-asked"):
    """Somebody would like to play on in a bot's place; those who play are asked. `wish` null: it is settled."""

    table: str
    wish: SeatWish | None


class Noted(Wire, tag="noted"):
    """Something about the table that is no move, told once: a bot failed and another one stands in, or what a bot says
    with an offer or an answer, to those whom that concerns."""

    table: str
    phrase: PhraseJson


class Wished(Wire, tag="wished"):
    """What is wished for a seat of yours now: you said so, or the turn began until which you had said so."""

    table: str
    seat: int
    wishes: SeatWishes
    unasked: str


class Turns(Wire, tag="turns"):
    """All tables that wait for you now, those that have waited longest first (see `ask-turns`)."""

    tables: list[Turn]


class Gone(Wire, tag="gone"):
    """You are no longer at that table: it was closed, or its owner has shown you out, for good."""

    table: str


class Pong(Wire, tag="pong"):
    """Here."""


class Words(Wire, tag="words"):
    """How what these eyes see and may do is said: the view line by line, each legal code, every sum they can ask about.

    Of the position at `ply`; a game from outside is drawn by these alone.
    """

    table: str
    seat: int | None
    ply: int
    lines: list[PhraseJson]
    legal: list[tuple[str, PhraseJson]]
    sums: Sums


class Weighed(Wire, tag="weighed"):
    """What an action, or what is under way, would bring at `ply`, as far as these eyes can tell.

    `notes` say what it entails, or why it cannot be done; `swings` are the figures it would change. Both are empty
    where the game has nothing to say.
    """

    table: str
    seat: int | None
    ply: int
    what: str
    notes: list[PhraseJson]
    swings: list[SwingJson]


class Hint(Wire, tag="hint"):
    """What a bot would do there at `ply`, in words too, and why; without a code there is nothing to be said."""

    table: str
    seat: int
    ply: int
    code: str = ""
    phrase: PhraseJson | None = None
    why: PhraseJson | None = None


FromServer = Union[
    Welcome,
    Table,
    Stepped,
    Taken,
    Refused,
    Changed,
    Said,
    UndoAsked,
    SeatAsked,
    Noted,
    Wished,
    Words,
    Weighed,
    Turns,
    Hint,
    Gone,
    Pong,
]
