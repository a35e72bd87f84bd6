"""Seats that give up, by their own word or by the clock."""

from __future__ import annotations

from lanterne.bots.registry import usual_bot
from lanterne.core.errors import Rejected
from lanterne.core.game import Outcome, Seat
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import OVER, PLAYING, Host, NotAllowed
from lanterne.host.seating import check_seat
from lanterne.host.sitter import RESIGNED, TIME

ABANDONED = "abandoned"  # nobody has moved for very long
CLOSED = "closed"  # by the house's keeper
FORFEITS = (RESIGNED, TIME)  # reasons for which the house ends a game, and somebody has won
WITHOUT_WINNER = (ABANDONED, CLOSED)  # or nobody has
RESIGN = "resign"  # the code of games that have a way of their own to give up


def resign(host: Host, user: str, seat: Seat, now_ms: int) -> Change:
    """A person gives a seat of theirs up. Raises `NotAllowed`."""
    sitter = check_seat(host, seat)
    if sitter.user != user or host.status != PLAYING or sitter.lost:
        raise NotAllowed(Phrase("refused-not-yours"))
    if host.rules_question is not None:
        raise NotAllowed(Phrase("refused-rules-asked"))
    return give_up(host, seat, RESIGNED, now_ms)


def flag(host: Host, now_ms: int) -> Change | None:
    """The first seat whose time is over, and what comes of it: a bot plays on, or the seat has lost."""
    fallen = host.clock.flagged(now_ms) if host.status == PLAYING else []
    if not fallen:
        return None
    seat = fallen[0]
    if host.house.at_zero == "lose":
        return give_up(host, seat, TIME, now_ms)
    change = Change(now_ms)
    change.sitters[seat] = host.sitters[seat].handed_to(usual_bot(host.game.name), TIME)
    change.clocks = without_clock(host.clock.shown(now_ms), seat)
    return change


def give_up(host: Host, seat: Seat, reason: str, now_ms: int) -> Change:
    """The seat is out: in the game's own way where it has one, else the others win, or play on beside a bot."""
    change = _resigned_in_game(host, seat, now_ms)
    change.sitters[seat] = host.sitters[seat].given_up(reason)
    if change.status == OVER:
        return change
    others = [sitter for other, sitter in enumerate(host.sitters) if other != seat and not sitter.lost]
    if change.step is None and (len(others) <= 1 or all([sitter.bot for sitter in others])):
        change.status = OVER
        change.outcome = forfeit(host, seat, reason)
        return change
    # Whoever has given up is waited for no longer, even where the game asks the seat once more.
    change.sitters[seat] = change.sitters[seat].handed_to(usual_bot(host.game.name))
    left = host.clock.shown(now_ms) if change.clocks is None else change.clocks
    change.clocks = without_clock(left, seat)
    return change


def _resigned_in_game(host: Host, seat: Seat, now_ms: int) -> Change:
    try:
        return host.move(host.match.ply, seat, RESIGN, now_ms)
    except Rejected:
        return Change(now_ms)


def forfeit(host: Host, seat: Seat, reason: str) -> Outcome:
    """Those who are still in share the first place. There is no score: the game was not played to its end."""
    still_in = [other != seat and not sitter.lost for other, sitter in enumerate(host.sitters)]
    behind = still_in.count(True) + 1
    return Outcome(reason, [1 if stays else behind for stays in still_in], [])


def without_clock(left_ms: list[int | None], seat: Seat) -> list[int | None]:
    return [None if other == seat else left for other, left in enumerate(left_ms)]
