"""The one way in which anything changes at a table: kept first, then it has happened, then it is told."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.core.game import Seat
from lanterne.host.change import Change
from lanterne.host.drawing import Drawing
from lanterne.host.host import WAITING
from lanterne.host.house_lines import lines_of
from lanterne.host.rules_question import RulesQuestion
from lanterne.host.sitter import Sitter
from lanterne.host.wishes import Wishes, wishes_from_json
from lanterne.match.told import told_after, told_so_far
from lanterne.server.figures import MOVES
from lanterne.server.store.manners import HOUSE_LINES_KEPT
from lanterne.server.store.rows import ChangeRow, ClocksRow, MatchRow, MoveRow, RulesAskedRow, SeatRow, ShareRow
from lanterne.server.store.store import HOUSE
from lanterne.server.tables.house_lines import new_rows, went_back
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.telling import see_out, tell_changed, tell_step, tell_whole, tell_wishes
from lanterne.server.wall_clock import now_ms, steady_ms


def nothing() -> None: ...


async def carry_out(table: LiveTable, change: Change, message: str = "", kept: Callable[[], None] = nothing) -> None:
    """Raises `Clash` when another worker wrote first; then nothing has happened.

    `message` is the sender's id of a move; what comes from bots and clocks is known by its seat and ply. `kept` is
    called when it has happened, before anybody is told.
    """
    if change.is_empty():
        return
    if change.step is not None and not message:
        message = by_house(change.step.seat, change.step.ply)
    host, at_ms = table.host, now_ms()
    change.write_down(at_ms)
    row = row_of(change, message, host.match.ply, at_ms)
    row.lines = new_rows(table, lines_of(host, change, at_ms))
    if row.move is not None and change.step is not None:
        row.move.told = told_after(table.story or told_so_far(host.match), change.step.events)
    await table.store.keep(table.id, row)
    host.commit(change, steady_ms())
    if change.is_private():
        tell_wishes(table, list(change.wishes))
        return
    if not row.private:
        table.row.updated_ms = row.at_ms  # as it is stored: else the table would look changed by another worker
    if change.seed is not None:
        table.row.seed = change.seed
    if change.rules is not None:
        table.row.rules = change.rules
        table.beyond = 0
    if change.back_to is not None:
        went_back(table, change.back_to)
    table.house_lines = [*table.house_lines, *row.lines][-HOUSE_LINES_KEPT:]
    kept()
    see_out(table)
    if change.back_to is not None:
        table.spent |= {sent for sent, ply in table.messages.items() if ply >= change.back_to and not is_of_house(sent)}
        table.messages = {sent: ply for sent, ply in table.messages.items() if ply < change.back_to}
        table.snapshot_ply = min(table.snapshot_ply, change.back_to)
        table.sent = {}
        table.story = ""
        table.last_ms = -1  # that of a move before it: whoever asks the store reads all of it
    if row.move is not None and change.step is not None:
        MOVES.labels(table.row.game, HOUSE if is_of_house(message) else "person").inc()
        table.story = row.move.told
        table.last_ms = row.at_ms
        table.messages[message] = change.step.ply
        tell_step(table, change.step)
        tell_wishes(table, list(change.wishes))
        if not change.sitters:
            return
    if host.status == WAITING:
        tell_changed(table)
    else:
        tell_whole(table)


def by_house(seat: Seat, ply: int) -> str:
    """The message id of a move that no client sent."""
    return f"{HOUSE}:{seat}:{ply}"


def is_of_house(message: str) -> bool:
    return message.startswith(f"{HOUSE}:")


def row_of(change: Change, message: str, ply: int, at_ms: int) -> ChangeRow:
    """`ply`: how many moves there are before it. Rows bear the time of day; a change, that of running clocks."""
    step = change.step
    move: MoveRow | None = None
    if step is not None:
        move = MoveRow(
            ply=step.ply,
            seat=step.seat,
            code=step.a.code(),
            message=message,
            at_ms=at_ms,
            clocks=change.clocks or [],
        )
    clocks: ClocksRow | None = None
    if move is None and change.clocks is not None:
        clocks = ClocksRow(ply=ply if change.back_to is None else change.back_to, left=change.clocks)
    return ChangeRow(
        at_ms=at_ms,
        private=change.is_private() or is_secret(change),
        move=move,
        back_to=change.back_to,
        seats=[seat_row(seat, sitter) for seat, sitter in change.sitters.items()],
        wishes={seat: wishes.json() for seat, wishes in change.wishes.items()},
        pledges=change.pledges,
        shares=change.shares,
        asked_ms=change.at_ms if change.asks_shares else None,
        seed=change.seed,
        drawn_from=change.drawn_from,
        owner=change.owner,
        shown_out=change.shown_out,
        clocks=clocks,
        status=change.status,
        outcome=None if change.outcome is None else change.outcome.json(),
        rules_asked=None if change.rules_question is None else rules_asked_row(change.rules_question),
        rules=change.rules,
    )


def rules_asked_row(question: RulesQuestion) -> RulesAskedRow:
    return RulesAskedRow(rules=question.rules, asked_ms=question.asked_ms, answers=question.answers)


def is_secret(change: Change) -> bool:
    """A step that some may not know of, and nothing besides: nobody can tell from the lobby that something happened."""
    step = change.step
    return step is not None and bool(step.hidden_from) and change.status is None and not change.sitters


def seat_row(seat: Seat, sitter: Sitter) -> SeatRow:
    return SeatRow(
        seat=seat,
        user=sitter.user,
        bot=sitter.bot,
        name=sitter.name,
        lost=sitter.lost,
        why=sitter.why,
        since_ms=sitter.since_ms,
    )


def sitter_of(row: SeatRow) -> Sitter:
    return Sitter(row.user, row.bot, row.name, lost=row.lost, why=row.why, since_ms=row.since_ms)


def wishes_of(row: SeatRow) -> Wishes | None:
    return None if row.wishes is None else wishes_from_json(row.wishes)


def drawing_of(row: MatchRow, rows: list[ShareRow]) -> Drawing:
    pledges = {share.user: share.pledge for share in rows}
    shares = {share.user: share.share for share in rows if share.share}
    return Drawing(row.house, row.commitment, pledges, shares, row.asked_ms)
