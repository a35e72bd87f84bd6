"""Answers that people have left word for: played by the host, after a pause that tells nothing of what they hold."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.host.change import Change
from lanterne.host.host import Host
from lanterne.host.question import Standing
from lanterne.host.wishes import Wishes

LEAST_MS: Final = 800
MOST_MS: Final = 2_000
ORDERED: Final = "order"


def next_standing(host: Host, now_ms: int) -> Standing | None:
    """What is answered unasked now, the same until something has changed; None: whoever is waited for is asked."""
    held_ms = host.undo_held[1] if host.undo_by is not None and host.undo_held[0] == host.match.ply else 0
    for seat in host.to_act():
        kind, code = left_word(host, seat)
        if code:
            made = Standing(host.era, host.match.ply_of(None), seat, kind, code, now_ms)
            before = host.standing
            due_ms = before.due_ms if before is not None and before.is_same(made) else now_ms + pause_ms(host, seat)
            made.due_ms = max(due_ms, held_ms)  # somebody would like to take a move back
            host.standing = made
            return made
    return None


def answer_standing(host: Host, made: Standing, now_ms: int) -> Change | None:
    """The move, if it is still wanted and its time has come; else None: somebody was quicker, or wishes otherwise."""
    current = next_standing(host, now_ms)
    if current is None or not current.is_same(made) or now_ms < current.due_ms:
        return None
    return host.move(host.match.ply, current.seat, current.code, now_ms)


def left_word(host: Host, seat: Seat) -> tuple[str, str]:
    """The kind and the code of the answer left for what is asked of the seat; no code: it is asked.

    Orders go before wishes, and nothing is ever played that is not legal, nor what was just taken back.
    """
    wishes = host.wishes_of(seat)
    if wishes is None or seat not in host.to_act() or host.match.ply == host.taken_back_to:
        return "", ""
    kind, code = ordered_or_passed(host, seat, wishes)
    if code and code not in [a.code() for a in host.legal(seat)]:
        return "", ""
    return kind, code


def ordered_or_passed(host: Host, seat: Seat, wishes: Wishes) -> tuple[str, str]:
    s = host.match.state
    if wishes.orders:
        code = host.game.ordered(s, seat, wishes.orders)
        if code:
            return ORDERED, code
    window = host.game.window(s, seat)
    if window is None or not wishes.passes(window):
        return "", ""
    return window.kind, window.code


def pause_ms(host: Host, seat: Seat) -> int:
    """Drawn, whatever the seat holds. None where people have days, or where there is nobody to draw conclusions."""
    if host.clock.fresh_ms or host.owners() <= {host.sitters[seat].user}:
        return 0
    match = host.match
    return LEAST_MS + int(match.chance.of_bot(match.ply, match.seats + 1 + seat).below(MOST_MS - LEAST_MS + 1))
