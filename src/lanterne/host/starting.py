"""The start: pledges while people sit down, their shares once it is asked for, then the seed, and the game begins."""

from __future__ import annotations

from typing import Final

from lanterne.bots.registry import usual_bot
from lanterne.core.fairness import is_hash, pledge_of
from lanterne.core.phrase import Phrase
from lanterne.host.change import Change
from lanterne.host.host import PLAYING, WAITING, Host, NotAllowed

PATIENCE_MS: Final = 5_000  # so long pages have to show their shares; the seed does without those of slower ones


def pledge(host: Host, user: str, promised: str, now_ms: int) -> Change:
    """Somebody who sits there promises a share; a newer promise takes the place of an older one."""
    if host.status != WAITING or host.drawing.asked_ms is not None:
        raise NotAllowed(Phrase("refused-started"))
    if user not in host.owners() or not is_hash(promised):
        raise NotAllowed(Phrase("refused-not-yours"))
    change = Change(now_ms)
    change.pledges[user] = promised
    return change


def ask_start(host: Host, user: str, now_ms: int) -> Change:
    """The owner wants to begin: whoever has pledged a share and still sits there is asked to show it."""
    if host.owner != user:
        raise NotAllowed(Phrase("refused-owner-only"))
    if host.status != WAITING or host.drawing.asked_ms is not None:
        raise NotAllowed(Phrase("refused-started"))
    if host.is_rematch and not all([has_come(host, other) for other in host.owners()]):
        raise NotAllowed(Phrase("refused-not-all-come"))
    change = Change(now_ms)
    change.asks_shares = True
    for other in host.drawing.pledges:
        if other not in host.owners():
            change.pledges[other] = ""
    return change


def has_come(host: Host, user: str) -> bool:
    """Nobody is to find themselves in a running game that they never asked for."""
    return user == host.owner or user in host.present or user in host.drawing.pledges


def show_share(host: Host, user: str, share: str, now_ms: int) -> Change:
    """Only what was pledged, and not before all pledges are known."""
    if host.status != WAITING or host.drawing.asked_ms is None or user not in host.drawing.missing():
        raise NotAllowed(Phrase("refused-not-yours"))
    if not is_hash(share) or pledge_of(share) != host.drawing.pledges[user]:
        raise NotAllowed(Phrase("refused-share"))
    change = Change(now_ms)
    change.shares[user] = share
    return change


def ready_in_ms(host: Host, now_ms: int) -> int | None:
    """How long until the seed is drawn; None: nobody has asked for the start."""
    asked = host.drawing.asked_ms
    if host.status != WAITING or asked is None:
        return None
    return max(0, asked + PATIENCE_MS - now_ms) if host.drawing.missing() else 0


def begin(host: Host, seed: str, now_ms: int) -> Change:
    """The game begins with this seed; empty seats go to bots."""
    bot = usual_bot(host.game.name)
    change = Change(now_ms)
    change.status = PLAYING
    change.seed = seed
    change.drawn_from = list(host.drawing.shares)
    for seat, sitter in enumerate(host.sitters):
        if sitter.is_empty():
            change.sitters[seat] = sitter.handed_to(bot)
    return change
