"""What a client sends over its socket."""

from __future__ import annotations

from typing import Union

from lanterne.server.messages.fields import ChatText, Code, Hash, MessageId, Orders, Ply, Seat, TableId, Windows, Wire


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


class SeatAnswer(Wire, tag="seat-answer"):
    """Agree or not to somebody's wish to play on in the place of the bot at that seat (`seat-asked`)."""

    table: TableId
    seat: Seat
    agree: bool


class RulesAnswer(Wire, tag="rules-answer"):
    """Go on by the rules of today (`TableInfo.rules_asked`), or rather end. It counts from when all have answered."""

    table: TableId
    go_on: bool


class Say(Wire, tag="say"):
    """A line for the table's talk, from somebody who watches it."""

    table: TableId
    text: ChatText


class Ping(Wire, tag="ping"):
    """Are you there? Answered by `pong`."""


class AskTurns(Wire, tag="ask-turns"):
    """Which tables wait for me? Answered by `turns`, now and whenever that changes."""


class AskWords(Wire, tag="ask-words"):
    """How what one sees and may do is said: answered by `words`. For those who read instead of looking.

    `seat` is a seat of one's own, null the spectator's eyes.
    """

    table: TableId
    seat: Seat | None = None


class Weigh(Wire, tag="weigh"):
    """What would this bring? `what` is the code of an action or the name of a sum. Answered by `weighed`.

    `seat` is a seat of one's own, null the spectator's eyes.
    """

    table: TableId
    what: Code
    seat: Seat | None = None


class AskHint(Wire, tag="ask-hint"):
    """What would a bot do at this seat of one's own, now? Answered by `hint`; only where the table has hints."""

    table: TableId
    seat: Seat


class LetGo(Wire, tag="let-go"):
    """Nothing to say to what was said to this seat so far: the bots need not wait for it."""

    table: TableId
    seat: Seat


class Wishes(Wire, tag="wishes"):
    """How the table answers for a seat of one's own without asking, the page open or not.

    It replaces what was said before. `windows`: for each kind of answer window of the game (`GameInfo.windows`) whether
    one is asked always (`ask`), only where there is something else to answer than a pass (`empty`, also for a kind that
    is left out), not until one's next turn begins (`until-my-turn`) or only when one's own is attacked
    (`unless-target`). `orders` are written as `GameInfo.orders` tells; the first one that is meant counts. Answered by
    `wished`, of which nobody else hears.
    """

    table: TableId
    seat: Seat
    windows: Windows
    orders: Orders


class Pledge(Wire, tag="pledge"):
    """The hash of a share that this page adds to the seed (docs/fairness.md), before the start."""

    table: TableId
    pledge: Hash


class Share(Wire, tag="share"):
    """The share that was pledged, once the table says that it draws (`TableInfo.drawing`)."""

    table: TableId
    share: Hash


FromClient = Union[
    Watch,
    Unwatch,
    Move,
    Undo,
    UndoAnswer,
    SeatAnswer,
    RulesAnswer,
    Say,
    AskTurns,
    AskWords,
    Weigh,
    AskHint,
    LetGo,
    Wishes,
    Pledge,
    Share,
    Ping,
]
