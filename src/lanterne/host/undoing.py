"""Taking back: free while nothing was learned, always where all seats are one's own or bots', else by consent."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Rejected
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import PLAYING, Host, NotAllowed

HOLDS_MS: Final = 20_000  # so long what people have left word for waits for the answer, once at each ply


def ask_back(host: Host, user: str, ply: int, seat: Seat, now_ms: int) -> Change | None:
    """Takes the seat's last move back, and all that followed it. None: the others are asked first.

    Raises `NotAllowed` where there is nothing to take back, `Rejected` where the table has moved on.
    """
    if not host.sitters[seat].plays(user) or host.status != PLAYING:
        raise NotAllowed(Phrase("refused-not-yours"))
    if host.rules_question is not None:
        raise NotAllowed(Phrase("refused-rules-asked"))
    host.check_ply(ply, seat)
    last = host.match.last_ply_of(seat)
    if last is None:
        raise NotAllowed(Phrase("refused-no-undo"))
    if host.owners() == {user}:
        return taken_back(host, last, now_ms)
    if not host.is_public(last):
        raise NotAllowed(Phrase("refused-no-undo"))  # to ask the others would tell them that something was said
    if host.may_undo(seat):
        return taken_back(host, last, now_ms)
    host.undo_by = seat
    host.undo_ply = last
    hold_back(host, now_ms)
    host.undo_agreed = {user}
    return None


def hold_back(host: Host, now_ms: int) -> None:
    """Asked again and again at one ply, it holds nothing back for longer."""
    if host.undo_held[0] != host.match.ply:
        host.undo_held = (host.match.ply, now_ms + HOLDS_MS)


def answer_back(host: Host, user: str, ply: int, seat: Seat, agrees: bool, now_ms: int) -> Change | None:
    """One of the others agrees or not; all whose seats these are must agree. None: nothing is taken back yet."""
    if host.undo_by is None or host.sitters[seat].user != user:
        raise Rejected("stale", "nobody asks to take anything back")
    host.check_ply(ply, seat)
    if not agrees:
        host.undo_by = None
        host.standing = None
        return None
    host.undo_agreed.add(user)
    if not host.owners() <= host.undo_agreed:
        return None
    return taken_back(host, host.undo_ply, now_ms)


def taken_back(host: Host, ply: int, now_ms: int) -> Change:
    """Time that was thought is not given back, and what the moves had earned is gone with them."""
    change = Change(now_ms)
    change.back_to = ply
    change.clocks = host.clock.shown(now_ms)
    for step in host.match.steps[ply:]:
        left = change.clocks[step.seat]
        if left is not None:
            change.clocks[step.seat] = max(1, left - host.gained.get(step.ply, 0))
    return change
