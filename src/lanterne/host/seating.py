"""Who may sit where, and what becomes of a seat: the one policy for people, bots, and both in turn."""

from __future__ import annotations

from lanterne.bots.registry import bot_named, usual_bot
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import OVER, PLAYING, WAITING, Host, NotAllowed
from lanterne.host.sitter import AWAY, STOOD_UP, Sitter, short_name
from lanterne.host.taking_over import ask_to_take_over, seated


def check_seat(host: Host, seat: Seat) -> Sitter:
    """The sitter of a seat that can still be changed. Raises `NotAllowed`."""
    seats = len(host.sitters)
    if not 0 <= seat < seats:
        raise NotAllowed(Phrase("refused-no-seat", {"seat": seat + 1, "seats": seats}))
    if host.status == OVER:
        raise NotAllowed(Phrase("refused-over"))
    return host.sitters[seat]


def sit(host: Host, user: str, seat: Seat, name: str, now_ms: int) -> Change | None:
    """Takes an empty seat, one's own seat back from the bot that stood in, or the seat of a bot nobody owns.

    None: the seat has a hand, and those who play are asked first. Raises `NotAllowed`.
    """
    sitter = check_seat(host, seat)
    check_welcome(host, user)
    if host.lesson is not None and sitter.user != user:
        raise NotAllowed(Phrase("refused-lesson"))
    if sitter.lost:
        raise NotAllowed(Phrase("refused-seat-lost"))
    if sitter.user is not None and sitter.user != user:
        raise NotAllowed(Phrase("refused-seat-taken"))
    if sitter.user is None and host.status == PLAYING and host.game.nature.hidden:
        return ask_to_take_over(host, user, seat, name, now_ms)
    if sitter.user == user and host.status == PLAYING:
        name = sitter.name  # as the others know them here
    return seated(host, user, seat, name, now_ms)


def put_bot(host: Host, user: str, seat: Seat, bot: str, now_ms: int) -> Change:
    """A bot for an empty seat (the owner), for one's own seat, or the usual one for somebody away too long.

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
        if sitter.bot:
            return Change(now_ms)  # one plays already, and its owner may have chosen it
        bot = ""  # an opponent does not choose how well somebody is stood in for
    called = bot_named(bot or usual_bot(host.game.name), host.game.name).name
    change = Change(now_ms)
    change.sitters[seat] = sitter.handed_to(called, STOOD_UP if sitter.user == user else AWAY)
    return change


def leave(host: Host, user: str, now_ms: int) -> Change:
    """Stands up: before the game the seats are free again, in it bots play on until one comes back."""
    change = Change(now_ms)
    for seat, sitter in enumerate(host.sitters):
        if sitter.user == user and host.status == WAITING:
            change.sitters[seat] = Sitter()
        elif sitter.plays(user) and host.status == PLAYING:
            change.sitters[seat] = sitter.handed_to(usual_bot(host.game.name), STOOD_UP)
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
    """The owner clears a seat: whoever's it is, is shown out."""
    sitter = check_seat(host, seat)
    if sitter.user is not None:
        return show_out(host, user, sitter.user, now_ms)
    if host.owner != user:
        raise NotAllowed(Phrase("refused-owner-only"))
    change = Change(now_ms)
    change.sitters[seat] = vacated(host, sitter)
    return change


def show_out(host: Host, user: str, person: str, now_ms: int) -> Change:
    """The owner shows somebody out, at whatever seats or at none, for good. In a game bots play on for nobody."""
    if host.owner != user or person == user:
        raise NotAllowed(Phrase("refused-owner-only"))
    change = Change(now_ms)
    if person not in host.shown_out:
        change.shown_out[person] = user
    for seat, sitter in enumerate(host.sitters):
        if sitter.user == person and host.status != OVER:
            change.sitters[seat] = vacated(host, sitter)
    return change


def vacated(host: Host, sitter: Sitter) -> Sitter:
    """The seat when it is nobody's any more."""
    bot = "" if host.status == WAITING else usual_bot(host.game.name)
    return Sitter(None, bot, short_name(bot), lost=sitter.lost)


def check_welcome(host: Host, user: str) -> None:
    """Who was shown out stays out. Raises `NotAllowed`."""
    if user in host.shown_out:
        raise NotAllowed(Phrase("refused-shown-out"))
