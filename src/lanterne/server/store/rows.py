"""Rows of the store as plain structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lanterne.server.messages import Pace


class PushRow(Struct, kw_only=True):
    """Where a browser hears of its person's turn."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    origin: str


class UserRow(Struct, kw_only=True):
    id: str
    name: str
    account: str | None = None
    banned: bool = False
    can_recover: bool = False  # there is a code that resets the password
    mail: str = ""  # where a lost password is answered


class MailRow(Struct, kw_only=True):
    """Whom a link is sent to."""

    id: str
    name: str
    mail: str


class SeatRow(Struct, kw_only=True):
    seat: int
    user: str | None = None
    bot: str = ""
    name: str = ""
    lost: bool = False
    why: str = ""
    since_ms: int = 0
    wishes: dict[str, Any] | None = None


class HouseLineRow(Struct, kw_only=True):
    """What happened at a table and was no move; `number` of them came before it."""

    number: int
    ply: int
    kind: str
    seat: int
    user: str | None
    name: str
    at_ms: int


class RestraintRow(Struct, kw_only=True):
    """What a table has decided about a person: shown out, or silenced."""

    user: str
    kind: str
    by: str


class ClocksRow(Struct, kw_only=True):
    """What each seat had left when so many moves had been made; it counts while there are just as many."""

    ply: int
    left: list[int | None]


class MoveRow(Struct, kw_only=True):
    ply: int
    seat: int
    code: str
    message: str
    at_ms: int
    clocks: list[int | None]
    told: str = ""  # empty: of a time when it was not kept


class RulesAskedRow(Struct, kw_only=True):
    """Whether to go on by rules of this number, since when it is asked, and what whom has answered."""

    rules: int
    asked_ms: int
    answers: dict[str, bool] = {}  # by person; false: rather end


class ChangeRow(Struct, kw_only=True):
    """What is kept of a change of a table, together or not at all; unset parts stay as they are.

    `private`: nobody is to see, not even by the time of the last change, that there was one.
    """

    at_ms: int
    private: bool = False
    move: MoveRow | None = None
    back_to: int | None = None  # the moves from this ply on are removed
    seats: list[SeatRow] = []  # who sits there; wishes stay as they are
    wishes: dict[int, dict[str, Any]] = {}  # by seat
    pledges: dict[str, str] = {}  # by person; empty: withdrawn
    shares: dict[str, str] = {}  # by person
    asked_ms: int | None = None
    seed: str | None = None
    drawn_from: list[str] = []  # people; shares that came too late for the seed are none
    owner: str | None = None
    shown_out: dict[str, str] = {}  # a person, and who said so
    lines: list[HouseLineRow] = []
    status: str | None = None
    outcome: dict[str, Any] | None = None
    clocks: ClocksRow | None = None  # a move brings its own
    rules_asked: RulesAskedRow | None = None
    rules: int | None = None  # it goes on by these, and nobody is asked any more


class MatchRow(Struct, kw_only=True):
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: str
    owner: str
    pace: Pace
    public: bool
    status: str
    outcome: dict[str, Any] | None
    rematch: str | None
    clocks: ClocksRow | None = None
    created_ms: int
    updated_ms: int
    house: str = ""
    commitment: str = ""
    asked_ms: int | None = None
    sealed: int = 0  # the rules its record names; 0: those of `rules`
    rules_asked: RulesAskedRow | None = None
    hints: bool | None = None  # whether bots may be asked for advice; null: while no other person plays


class ShareRow(Struct, kw_only=True):
    user: str
    pledge: str
    share: str = ""


class TalkRow(Struct, kw_only=True):
    user: str
    name: str
    seat: int | None
    text: str
    at_ms: int


class CommandRow(Struct, kw_only=True):
    """What is asked of a table's owner, and the worker that waits for the answer."""

    name: str
    worker: str
    body: str
