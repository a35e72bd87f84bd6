"""Hosts of small tables for tests: a letter a seat."""

from __future__ import annotations

from collections.abc import Mapping

from lanterne.core.game import AnyGame
from lanterne.core.rng import simulation_seed
from lanterne.host.change import Change
from lanterne.host.host import PLAYING, Host, House
from lanterne.host.sitter import Sitter
from lanterne.match.clock import Clock
from lanterne.match.match import Match
from tests.pebbles import GAME as PEBBLES

MINUTE_MS = 60_000


def hosted(
    seats: str,
    *,
    game: AnyGame = PEBBLES,
    options: Mapping[str, object] | None = None,
    status: str = PLAYING,
    house: House | None = None,
    clock_ms: int | None = None,
    seed: int = 0,
    bot: str = "random",
) -> Host:
    """`hosted("ab.-")`: Ada, Bea, a bot, an empty seat; the first person owns the table and everybody is there."""
    match = Match(game, {"heap": 7} if options is None else options, len(seats), simulation_seed(seed, 0))
    sitters = [sitter(letter, bot) for letter in seats]
    clock = Clock([clock_ms] * len(seats))
    owner = next((letter for letter in seats if letter.isalpha()), "")
    host = Host(match, sitters, clock, house or House(), owner=owner, status=status)
    for letter in seats:
        if letter.isalpha():
            host.came(letter.lower())
    host.arrive(0)
    return host


def sitter(letter: str, bot: str) -> Sitter:
    """A capital letter: a bot plays for that person."""
    if letter == "-":
        return Sitter()
    if letter == ".":
        return Sitter(None, bot, bot)
    return Sitter(letter.lower(), bot if letter.isupper() else "", letter)


def happens(host: Host, change: Change | None, now_ms: int = 0) -> None:
    assert change is not None
    host.commit(change, now_ms)


def moves(host: Host, *codes: str, now_ms: int = 0) -> None:
    """Whoever is waited for plays these."""
    for code in codes:
        happens(host, host.move(host.match.ply, host.to_act()[0], code, now_ms), now_ms)


def who(host: Host) -> list[str]:
    return [f"{sitter.user or '-'}{'+' + sitter.bot if sitter.bot else ''}" for sitter in host.sitters]
