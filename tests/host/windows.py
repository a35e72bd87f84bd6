"""Hosts of Illuminati at a moment at which somebody is asked in an answer window."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.host.wishes import Wishes
from tests.games.illuminati.table import Table
from tests.host.tables import happens, hosted

ILLUMINATI = game_named("illuminati")
SEAT = 1  # where word is left
ACTS = "slush-fund"  # a special that is no answer to dice
ANSWERS = "murphys-law"  # one that is


def wishing(
    t: Table, seats: str = "abc", *, seat: Seat = SEAT, orders: list[str] | None = None, **windows: str
) -> Host:
    """That position with these people, of whom one has left word; `until_my_turn` stands for `until-my-turn`."""
    host = hosted(seats, game=ILLUMINATI, options={})
    host.match.state = t.s
    host.arrive(0)
    user = host.sitters[seat].user
    assert user is not None
    host.wishes[seat] = Wishes(user, {kind: wish.replace("_", "-") for kind, wish in windows.items()}, orders or [])
    return host


def after_dice(special: str = ANSWERS) -> Table:
    """Seat 0 has rolled, and seat 1, which holds that special, may answer."""
    t = Table().hold(SEAT, special).centre("hollywood").attack("network", "hollywood").dice(5)
    return t.do(0, "pass").do(SEAT, "pass").do(0, "roll")


def both_hold() -> Table:
    """The same with a second seat that is asked afterwards."""
    t = Table().hold(SEAT, ANSWERS).hold(2, ANSWERS).centre("hollywood").attack("network", "hollywood").dice(5)
    return t.do(0, "pass").do(SEAT, "pass").do(2, "pass").do(0, "roll")


def do(host: Host, seat: Seat, *codes: str) -> None:
    for code in codes:
        happens(host, host.move(host.match.ply, seat, code, 0))
