"""Every message of the socket and every body of the HTTP interface, as msgspec structs.

`docs/protocol.md` shows each with an example and `web/src/gen/messages.ts` is generated from here (`scripts/wire.py`).
Codes, views and events are the games' own (`lanterne.core.game`): the wire knows no game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

MOST_NAME = 24
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
TableId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=600)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]


class Wire(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message with its kind in `t`."""


# ---------------------------------------------------------------------- from the client


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


FromClient = Union[Watch, Unwatch, Move, Undo, UndoAnswer, Say, Ping]


# ---------------------------------------------------------------------- parts


class Pace(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """How time runs: none, live (a budget and an increment per seat) or correspondence (days per decision)."""

    kind: Literal["none", "live", "days"] = "none"
    base_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    at_zero: Literal["bot", "lose"] = "bot"


class Box(Struct, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    online: bool = False
    clock_ms: int | None = None
    lost: bool = False
    away_ms: int | None = None  # how long a person has been away
    open: bool = False  # whoever comes may sit down here: it is empty, or a bot's that plays for nobody


class Talk(Struct, kw_only=True):
    """A line that was said."""

    name: str
    text: str
    at_ms: int
    seat: int | None = None


class Line(Struct, kw_only=True):
    """A line of the log: an event at a ply, in the words of `<game>-event-<name>`."""

    ply: int
    seat: int | None
    event: dict[str, Any]


class Position(Struct, kw_only=True):
    """What one pair of eyes sees at a ply: a seat of one's own, or the spectator's (`seat` null)."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    log: list[Line]
    may_undo: bool = False
    files: dict[str, str] = {}  # what the view calls a file, and the name to fetch it by; the same for all eyes
    sums: dict[str, list[dict[str, Any]]] = {}  # sums a person may see, by topic: terms with value, phrase, clause


class Result(Struct, kw_only=True):
    """How the game ended, and the seed whose hash was published at its start."""

    reason: str
    places: list[int]
    scores: list[int]
    seed: str
    terms: list[list[dict[str, Any]]] = []  # by seat, the summands of its score: value, phrase, clause


class TableInfo(Struct, kw_only=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    status: Literal["waiting", "playing", "over"]
    pace: Pace
    public: bool
    owner: str
    commitment: str
    ply: int
    boxes: list[Box]
    to_act: list[int]
    rematch: str | None = None
    grace_ms: int = 0  # how long somebody may be away before the others may ask a bot in


# ---------------------------------------------------------------------- from the server


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
    owner: bool
    positions: list[Position]
    talk: list[Talk]
    undo_asked_by: int | None
    result: Result | None


class Change(Struct, kw_only=True):
    """How a `Position` changed: `set` replaces top-level parts of its view, `add` appends to lists in it.

    `sums` holds those that changed; one without terms is gone.
    """

    seat: int | None
    set: dict[str, Any]
    add: dict[str, list[Any]]
    drop: list[str]
    events: list[dict[str, Any]]
    legal: list[str]
    may_undo: bool = False
    files: dict[str, str] = {}
    sums: dict[str, list[dict[str, Any]]] = {}


class Stepped(Wire, tag="stepped"):
    """An action was played and is stored. `ply` is the number of actions made now."""

    table: str
    ply: int
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
    """Your message was not carried out. The whole table follows when your picture of it may be old."""

    why: Literal[
        "stale",
        "unreadable",
        "refused",
        "over",
        "not-yours",
        "unknown-table",
        "too-fast",
        "muted",
        "bad-message",
        "failed",
    ]
    table: str = ""
    id: str = ""
    ply: int = 0
    clause: str = ""
    phrase: dict[str, Any] | None = None
    text: str = ""


class Changed(Wire, tag="changed"):
    """Seats, names, presence or status changed."""

    info: TableInfo
    mine: list[int]


class Said(Wire, tag="said"):
    table: str
    line: Talk


class UndoAsked(Wire, tag="undo-asked"):
    """Somebody would like to take the last action back. `by` null: the question is settled."""

    table: str
    ply: int
    by: int | None


class Noted(Wire, tag="noted"):
    """Something about the table that is no move, told once: a bot failed and another one stands in."""

    table: str
    phrase: dict[str, Any]


class Gone(Wire, tag="gone"):
    """You are no longer at that table (it was closed, or its owner removed you)."""

    table: str


class Pong(Wire, tag="pong"):
    """Here."""


FromServer = Union[Welcome, Table, Stepped, Taken, Refused, Changed, Said, UndoAsked, Noted, Gone, Pong]


# ---------------------------------------------------------------------- HTTP bodies


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, bool | int | str] = {}
    bots: list[Annotated[str, Meta(max_length=40)]] = []
    mine: Annotated[int, Meta(ge=0, le=16)] = 1
    pace: Pace = Pace()
    public: bool = False
    names: list[Name] = []
    start: bool = False


class SeatChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewName(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]


class Person(Struct, kw_only=True):
    id: str
    name: str
    account: bool


class TableRow(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    names: list[str]
    mine: bool
    your_turn: bool
    ply: int
    updated_ms: int
    free_seats: int
    winners: list[str] = []


class Lobby(Struct, kw_only=True):
    me: Person
    mine: list[TableRow]
    public: list[TableRow]


class OptionInfo(Struct, kw_only=True):
    key: str
    kind: str
    default: bool | int | str
    least: int = 0
    most: int = 0
    choices: list[str] = []
    clause: str = ""
    by_hand: bool = True  # false: it follows from the bots that sit there; forms leave it out


class GameInfo(Struct, kw_only=True):
    name: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]


class Health(Struct, kw_only=True):
    status: str
    version: str
    compiled: bool
    tables: int
    sockets: int


class Fault(Struct, kw_only=True):
    """What is wrong with one option of a table (`option` empty: with the table as a whole), as a phrase."""

    option: str
    phrase: dict[str, Any]


class Problem(Struct, kw_only=True):
    """What every HTTP error says: a phrase of the catalogue, the same in English, all faults of a table's options."""

    detail: str
    phrase: dict[str, Any]
    faults: list[Fault] = []


class Replay(Struct, kw_only=True):
    """A game at a ply, for looking back: positions and the events that led there."""

    info: TableInfo
    ply: int
    plies: int
    positions: list[Position]
    result: Result | None


class PictureFact(Struct, kw_only=True):
    """What a picture of Illusion was made of; told when the game is over."""

    picture: int
    family: str
    shares: list[int]


class Check(Struct, kw_only=True):
    """A finished game checked: its seed against the published hash, its moves against the rules."""

    commitment: str
    seed: str
    hash_matches: bool
    replays: bool
    detail: str = ""
