"""The pieces of which messages are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lanterne.core.game import EventJson
from lanterne.core.terms import TermJson

Sums = dict[str, list[TermJson]]  # by topic


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
    why: Literal["", "stood-up", "away", "time", "resigned"] = (
        ""  # a bot plays for whoever this seat is, or it has lost
    )
    since_ms: int | None = None  # and since when: the time of day
    open: bool = False  # whoever comes may sit down here: it is empty, or a bot's that plays for nobody


class Talk(Struct, kw_only=True):
    """A line that was said."""

    name: str
    text: str
    at_ms: int
    seat: int | None = None  # null: a spectator
    who: str = ""  # tells speakers of the same name apart, at this table alone


class Turn(Struct, kw_only=True):
    """A table that waits for somebody."""

    table: str
    game: str
    names: list[str]  # by seat
    bots: list[str]  # by seat, the call of a bot that plays for nobody; empty: a person
    days: bool  # people have days for a decision
    alone: bool  # no other person plays there


class SeatWish(Struct, kw_only=True):
    """Somebody would like to play on in the place of the bot at that seat."""

    seat: int
    name: str


class Line(Struct, kw_only=True):
    """A line of the log: an event at a ply, in the words of `<game>-event-<name>`."""

    ply: int
    seat: int | None
    event: EventJson


class HouseLine(Struct, kw_only=True):
    """What happened at the table and was no move: it stands in the log before the lines of `ply`.

    At that seat somebody (`name`) stood up, was away too long or ran out of time, and a bot plays on; resigned, or ran
    out of time and is out; came back; plays on in the place of a bot; was shown out; goes on with a finished game, of
    which the moves before are. `at_ms` is the time of day.
    """

    kind: Literal["stood-up", "away", "time", "resigned", "time-lost", "came-back", "took-over", "shown-out", "went-on"]
    seat: int
    name: str
    ply: int
    at_ms: int


class SeatWishes(Struct, kw_only=True):
    """How the table answers for a seat without asking (see `wishes`)."""

    windows: dict[str, str] = {}
    orders: list[str] = []


class Guide(Struct, kw_only=True):
    """Where the learner stands in a lesson: what is said there is the page's (`lessons/<game>.json`)."""

    at: int  # so many of its moves were made
    of: int  # of so many
    astray: int = 0  # moves since it was left


class Position(Struct, kw_only=True):
    """What one pair of eyes sees: a seat of one's own, or the spectator's (`seat` null).

    `ply` is the number of steps these eyes have seen: one of which they learn nothing does not count.
    """

    seat: int | None
    ply: int
    view: dict[str, Any]
    legal: list[str]
    log: list[Line]
    may_undo: bool = False
    files: dict[str, str] = {}  # what the view calls a file, and the name to fetch it by; the same for all eyes
    sums: Sums = {}  # sums that the board shows all the time
    wishes: SeatWishes | None = None  # of a seat of one's own; null: nothing was ever wished there
    house: list[HouseLine] = []  # between the lines of the log
    earliest: int = 0  # the first ply to look back at: what came before everybody has to remember until the end
    unasked: str = ""  # what is asked of the seat is about to be answered by its wishes: a kind of window, or `order`
    guide: Guide | None = None  # for the learner's eyes, at a table where a lesson is given


class Result(Struct, kw_only=True):
    """How the game ended, and the seed whose hash was published at its start."""

    reason: str
    places: list[int]
    scores: list[int]
    seed: str
    house: str = ""  # the house's share of the seed; empty: the seed was not drawn together
    digest: str = ""  # SHA-256 of the record's line: keep it, and the record cannot be changed unseen
    terms: list[list[TermJson]] = []  # by seat, the summands of its score


class ShownPledge(Struct, kw_only=True):
    """A share of the seed that somebody has promised, and the share itself from the start on; null: never shown."""

    seats: list[int]  # of the person
    pledge: str
    share: str | None = None


class RulesAsked(Struct, kw_only=True):
    """The rules have changed since the game began: its people say whether they go on by the new ones (`rules-answer`).

    The position they see is the last to which both rules lead; it goes on from there, or ends without a winner.
    """

    rules: int  # the number of the new ones
    answers: list[bool | None]  # by seat: go on, rather end; null: not asked, or not answered yet
    ends_ms: int  # so long until whoever has not answered has agreed with the others


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
    commitment: str  # to the house's share of the seed, made before anybody sat down
    ply: int  # as spectators count it
    boxes: list[Box]
    to_act: list[int]
    rematch: str | None = None
    drawing: bool = False  # the start is asked for: those who have pledged a share show it
    pledges: list[ShownPledge] = []
    grace_ms: int = 0  # how long somebody may be away before the others may ask a bot in
    rules_asked: RulesAsked | None = None
    lesson: bool = False  # of a deal that everybody may know: somebody learns here
    onlookers: list[str] = []  # who look on and have no seat here, by name; of many some
    looking_on: int = 0  # how many they are
    hints: bool = False  # whoever plays here may ask a bot for advice
    outlived: bool = False  # its rules are played no more: log, last position and score are as they were told
