"""Bodies of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lanterne.core.phrase import PhraseJson
from lanterne.server.messages.fields import (
    LEAST_PASSWORD,
    MOST_PASSWORD,
    BotCall,
    CallWish,
    Endpoint,
    Hash,
    Lang,
    Mail,
    Name,
    Ply,
    PushKey,
    Seat,
)
from lanterne.server.messages.parts import Pace, Position, Result, TableInfo

Password = Annotated[str, Meta(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, bool | int | str] = {}
    bots: list[BotCall] = []
    mine: Annotated[int, Meta(ge=0, le=16)] = 1
    pace: Pace = Pace()
    public: bool = False
    names: list[Name] = []
    start: bool = False
    pledge: Hash = ""  # of the maker's share, as in `pledge`
    hints: bool | None = None  # whether a bot may be asked for advice; null: while no other person plays


class NewLesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """`again`: from the beginning, even where one is under way."""

    game: Annotated[str, Meta(max_length=20)]
    again: bool = False


class SeatChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: Seat
    bot: BotCall = ""


class SeatsChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many seats a waiting table is to have."""

    seats: Annotated[int, Meta(ge=1, le=16)]


class PersonChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whoever sits there, or, without a seat, whoever said a line that bears this mark (`Talk.who`)."""

    seat: Seat | None = None
    who: Annotated[str, Meta(max_length=20)] = ""


class NewName(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=MOST_PASSWORD)]
    password: Password


class OwnPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asked again for what is not to be undone; a guest has none."""

    password: Annotated[str, Meta(max_length=MOST_PASSWORD)] = ""


class NewKeys(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new password, for whoever has the code."""

    name: Name
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class OwnMail(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where a link is sent when the password is lost; empty: nowhere."""

    mail: Mail
    password: Annotated[str, Meta(max_length=MOST_PASSWORD)]


class LostPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for a link by mail, by the account's name or its address."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]
    lang: Annotated[str, Meta(max_length=8)]


class LinkPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new password, for whoever has the link that was mailed: what stands in it behind `#link=`."""

    link: Annotated[str, Meta(max_length=60)]
    password: Password


class CallWishes(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether one is told when it is one's turn, at tables where people have days and at others: never, while a page
    of the house is open, or also when none is."""

    days: CallWish
    live: CallWish


class Calls(Struct, kw_only=True):
    """How one is called, and the key of this house by which a browser subscribes; empty: it calls nobody."""

    wishes: CallWishes
    key: str


class NewPush(Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription, as its `PushSubscription` tells it. It holds until one signs out there."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey
    lang: Lang


class OldPush(Struct, kw_only=True, forbid_unknown_fields=True):
    endpoint: Endpoint


class Person(Struct, kw_only=True):
    id: str
    name: str
    account: bool
    can_recover: bool = False  # there is a code that resets the password
    mails: bool = False  # the house can send a link to whoever has lost the password
    mail: str = ""  # where it does


class SignedIn(Person, kw_only=True):
    """Whoever signs in, and what became of the guest they were.

    `code`, shown this once: it resets the password. `apart`: tables that stay the guest's until they are over.
    """

    code: str = ""
    apart: int = 0


class RecoveryCode(Struct, kw_only=True):
    code: str


class TableRow(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    names: list[str]
    bots: list[str]  # by seat, the call of a bot that plays for nobody; empty: a person, or nobody
    pace: Pace
    options: dict[str, Any]
    mine: bool
    your_turn: bool
    ply: int
    updated_ms: int
    free_seats: int
    winners: list[int] = []  # their seats
    lesson: Literal["", "under-way", "done"] = ""  # somebody learns here


class FromHere(Struct, kw_only=True, forbid_unknown_fields=True):
    """A moment of a finished game, and the seat that one would like to play on from there."""

    ply: Ply
    seat: Seat


class Lobby(Struct, kw_only=True):
    me: Person
    mine: list[TableRow]
    public: list[TableRow]  # one page of them
    more: bool = False  # there are more public tables


class OptionInfo(Struct, kw_only=True):
    key: str
    kind: str
    default: bool | int | str
    least: int = 0
    most: int = 0
    choices: list[str] = []
    clause: str = ""
    by_hand: bool = True  # false: it follows from the bots that sit there; forms leave it out


class SlotInfo(Struct, kw_only=True):
    """A place for a value in a code: one of its words, or whatever its pattern takes.

    A value put together says of what (`of`), what stands between (`joint`) and what stands for nothing (`none`).
    """

    name: str
    kind: str
    words: list[str] = []
    pattern: str = ""
    of: list[SlotInfo] = []
    joint: str = ""
    none: str = ""


class ShapeInfo(Struct, kw_only=True):
    """How the codes of a family of actions are written: a verb, then words as they are and slots, one blank apart."""

    name: str
    verb: str
    parts: list[str | SlotInfo]


class GameInfo(Struct, kw_only=True):
    """A game: for how many, its variants and bots, whether it has secrets, the actions that no list can name."""

    name: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    opponents: list[str]  # of these, whom people are offered: from gentle to strong
    hidden: bool = False
    open: list[ShapeInfo] = []  # families of which `legal` lists a part at most
    windows: list[str] = []  # kinds of answer windows for which one may leave word (see `wishes`)
    orders: list[ShapeInfo] = []  # how standing orders are written


class Health(Struct, kw_only=True):
    """How the server is: `failing`, with 503, when its database does not answer or tables stand still."""

    status: Literal["ok", "failing"]
    version: str
    compiled: bool
    tables: int
    sockets: int
    database: bool  # answers, and the newest write went well
    still: int  # tables whose bots or clocks should move them and have not for ten seconds
    broken: int  # tables that cannot be opened at all, whatever the database does; the log says why


class Fault(Struct, kw_only=True):
    """What is wrong with one option of a table (`option` empty: with the table as a whole), as a phrase."""

    option: str
    phrase: PhraseJson


class Problem(Struct, kw_only=True):
    """What every HTTP error says: a phrase of the catalogue, the same in English, all faults of a table's options."""

    detail: str
    phrase: PhraseJson
    faults: list[Fault] = []


class Replay(Struct, kw_only=True):
    """A game at a ply, for looking back: positions and the events that led there."""

    info: TableInfo
    ply: int
    plies: int
    positions: list[Position]
    result: Result | None
    mine: list[int] = []  # seats that were the asker's own


class TurningPoint(Struct, kw_only=True):
    """A move after which a seat's chances of victory were not what they had been."""

    ply: int
    mover: int
    code: str
    said: PhraseJson
    seat: int
    before: float
    after: float


class MissedChance(Struct, kw_only=True):
    """A decision for which a bot knew something better, from what that seat could see then."""

    ply: int
    seat: int
    code: str
    said: PhraseJson
    better: str
    better_said: PhraseJson
    lost: float  # of the victory
    error: float  # one standard error of that
    why: PhraseJson | None


class ReviewTold(Struct, kw_only=True):
    """`points[k]`: each seat's share of the victory after k moves, in hindsight, when all lies open."""

    bot: str
    seconds: float
    samples: int
    points: list[list[float]]
    turning: list[TurningPoint]
    missed: list[MissedChance]
    decisions: list[int]  # that were looked at, by seat
    agreed: list[int]  # and were made as the bot would have made them


class Review(Struct, kw_only=True):
    """A finished game looked back at: so many of its moves so far, and what was found when that is all."""

    done: int
    of: int
    found: ReviewTold | None = None
    failed: bool = False


class Check(Struct, kw_only=True):
    """A finished game checked: how its seed was drawn against what was published, its moves against the rules."""

    commitment: str
    seed: str
    draw: dict[str, Any] | None  # as in the record; null: the seed was the house's alone, of an older time
    digest: str  # SHA-256 of the record's line
    fair: bool
    replays: bool
    outlived: bool = False  # its rules are played no more: the moves cannot be checked
    detail: str = ""
