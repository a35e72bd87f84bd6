"""Who may sit where, and what becomes of a seat: the one policy for people, bots, and both in turn."""

from __future__ import annotations

from lanterne.bots.registry import bot_named, usual_bot
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import OVER, PLAYING, WAITING, Host, NotAllowed
from lanterne.host.sitter import Sitter, short_name


def check_seat(host: Host, seat: Seat) -> Sitter:
    """The sitter of a seat that can still be changed. Raises `NotAllowed`."""
    seats = len(host.sitters)
    if not 0 <= seat < seats:
        raise NotAllowed(Phrase("refused-no-seat", {"seat": seat + 1, "seats": seats}))
    if host.status == OVER:
        raise NotAllowed(Phrase("refused-over"))
    return host.sitters[seat]


def sit(host: Host, user: str, seat: Seat, name: str, now_ms: int) -> Change:
    """Takes an empty seat, one's own seat back from the bot that stood in, or the seat of a bot nobody owns."""
    sitter = check_seat(host, seat)
    if sitter.lost:
        raise NotAllowed(Phrase("refused-seat-lost"))
    if sitter.user is not None and sitter.user != user:
        raise NotAllowed(Phrase("refused-seat-taken"))
    change = Change(now_ms)
    change.sitters[seat] = Sitter(user, "", name)
    return change


def put_bot(host: Host, user: str, seat: Seat, bot: str, now_ms: int) -> Change:
    """A bot for an empty seat (the owner), for one's own seat, or for somebody who has been away too long.

    Raises `BadInput` when there is no such bot: a table must never wait for somebody who does not exist.
    """
    sitter = check_seat(host, seat)
    if sitter.user is None:
        if host.owner != user:
            raise NotAllowed(Phrase("refused-owner-only"))
    elif sitter.user != user:
        if not host.is_away_too_long(sitter.user, now_ms):
            raise NotAllowed(Phrase("refused-person-here"))
        if user not in host.people():
            raise NotAllowed(Phrase("refused-players-only"))
    called = bot_named(bot or usual_bot(host.game.name), host.game.name).name
    change = Change(now_ms)
    change.sitters[seat] = sitter.handed_to(called)
    return change


def leave(host: Host, user: str, now_ms: int) -> Change:
    """Stands up: before the game the seats are free again, in it bots play on until one comes back."""
    change = Change(now_ms)
    for seat, sitter in enumerate(host.sitters):
        if sitter.user == user and host.status == WAITING:
            change.sitters[seat] = Sitter()
        elif sitter.plays(user) and host.status == PLAYING:
            change.sitters[seat] = sitter.handed_to(usual_bot(host.game.name))
    if host.owner == user:
        change.owner = next_owner(host, user)
    return change


def next_owner(host: Host, leaver: str) -> str | None:
    """The next person who sits there; with none the table keeps its owner."""
    for sitter in host.sitters:
        if sitter.user is not None and sitter.user != leaver and not sitter.bot:
            return sitter.user
    return None


def remove(host: Host, user: str, seat: Seat, now_ms: int) -> Change:
    """The owner shows somebody out; in a game a bot plays on."""
    sitter = check_seat(host, seat)
    if host.owner != user or sitter.user == user:
        raise NotAllowed(Phrase("refused-owner-only"))
    bot = "" if host.status == WAITING else usual_bot(host.game.name)
    change = Change(now_ms)
    change.sitters[seat] = Sitter(None, bot, short_name(bot), lost=sitter.lost)
    return change
