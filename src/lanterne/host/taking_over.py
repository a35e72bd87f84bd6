"""Playing on in a bot's place. Where a game hides something the seat has a hand: the people there have a word in it."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Rejected
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import PLAYING, Host, NotAllowed
from lanterne.host.sitter import UNMEANT, SeatWish, Sitter

AGAIN_MS: Final = 60_000  # who was told no may ask again after so long


def seated(host: Host, user: str, seat: Seat, name: str, now_ms: int) -> Change:
    """The person plays there from now on, with a clock where the table has any."""
    change = Change(now_ms)
    change.sitters[seat] = Sitter(user, "", name)
    if host.status == PLAYING and host.clock.is_out(seat):
        change.clocks = host.clock.back(seat, now_ms)
    return change


def back_again(host: Host, now_ms: int) -> Change | None:
    """Who has come plays on where they never meant to stop: the line was lost, or their time was over.

    Whoever stood up is asked by their page instead, and so is who was here when their time ended.
    """
    arrived, host.arrived = host.arrived, set()
    found = Change(now_ms)
    for user in arrived:
        for seat in host.lent_by(user):
            sitter = host.sitters[seat]
            if sitter.why in UNMEANT:
                change = seated(host, user, seat, sitter.name, now_ms)
                found.sitters[seat] = change.sitters[seat]
                if change.clocks is not None:
                    found.clocks = host.clock.shown(now_ms) if found.clocks is None else found.clocks
                    found.clocks[seat] = change.clocks[seat]
    return found if found.sitters else None


def ask_to_take_over(host: Host, user: str, seat: Seat, name: str, now_ms: int) -> Change | None:
    """The seat of a bot that plays for nobody, in a running game with secrets. None: the people there are asked.

    Raises `NotAllowed` for those who would see a second hand, or that of somebody whom they have shown out.
    """
    if user in host.owners():
        raise NotAllowed(Phrase("refused-second-hand"))
    if user in host.shown_out.values():
        raise NotAllowed(Phrase("refused-showed-out"))
    refused_ms = host.declined.get(user)
    if refused_ms is not None and now_ms - refused_ms < AGAIN_MS:
        raise NotAllowed(Phrase("refused-take-over"))
    wish = host.seat_wish
    if wish is not None and wish.user != user and wish.user in host.present:
        raise NotAllowed(Phrase("refused-take-over-asked"))
    if wish is None or wish.user != user or wish.seat != seat:
        host.seat_wish = SeatWish(user, name, seat)
    return granted(host, now_ms)


def answer_take_over(host: Host, user: str, seat: Seat, agrees: bool, now_ms: int) -> Change | None:
    """One of those who play agrees or not; one no settles it. None: nobody sits down yet. Raises `Rejected`."""
    wish = host.seat_wish
    if wish is None or wish.seat != seat or user not in host.people():
        raise Rejected("stale", "nobody asks for that seat")
    if not agrees:
        host.seat_wish = None
        host.declined[wish.user] = now_ms
        return None
    wish.agreed.add(user)
    return granted(host, now_ms)


def granted(host: Host, now_ms: int) -> Change | None:
    """The wish comes true once all who are asked agree."""
    wish = host.seat_wish
    if wish is None or not asked(host, now_ms) <= wish.agreed:
        return None
    return seated(host, wish.user, wish.seat, wish.name, now_ms)


def granted_in_ms(host: Host, now_ms: int) -> int | None:
    """How long until the wish comes true because nobody is left to be asked; None: somebody here has yet to answer."""
    wish = host.seat_wish
    if wish is None or host.status != PLAYING:
        return None
    longest = 0
    for user in host.people():
        if user not in wish.agreed:
            left_ms = host.grace_left_ms(user, now_ms)
            if left_ms is None:
                return None
            longest = max(longest, left_ms)
    return longest


def asked(host: Host, now_ms: int) -> set[str]:
    """Those who play and are here; a moment's absence takes nobody's word away."""
    return {user for user in host.people() if not host.is_away_too_long(user, now_ms)}
