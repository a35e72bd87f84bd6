"""Hidden things of Vizia in each other's place: personal tiles that nobody saw being taken."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Json, Seat
from lanterne.core.rng import Rng
from lanterne.games.registry import game_named
from tests.contract.swapping import one_of, pairs


def swaps(s: Any, rng: Rng) -> list[tuple[Any, set[Seat]]]:
    """A tile of one hand against one of another, and one of a hand against one of the pile."""
    game = game_named("vizia")
    raw: Json = s.json()
    seats = len(raw["hands"])
    found: list[tuple[Any, set[Seat]]] = []
    for one, other in pairs(seats):
        ours, theirs = unseen(raw, one), unseen(raw, other)
        wanted = [(a, b) for a in ours for b in theirs if a != b]
        if wanted:
            twin = s.json()
            exchange(twin["hands"][one], twin["hands"][other], *one_of(wanted, rng))
            found.append((game.load(twin), {one, other}))
    for seat in range(seats):
        wanted = [(a, b) for a in unseen(raw, seat) for b in sorted(set(raw["pile"])) if a != b]
        if wanted:
            twin = s.json()
            exchange(twin["hands"][seat], twin["pile"], *one_of(wanted, rng))
            found.append((game.load(twin), {seat}))
    return found


def unseen(raw: Json, seat: Seat) -> list[str]:
    """The colours of a hand, less what everybody saw."""
    left: list[str] = list(raw["hands"][seat])
    for colour in raw["known"][seat]:
        left.remove(colour)
    return sorted(set(left))


def exchange(ours: list[str], theirs: list[str], mine: str, yours: str) -> None:
    ours[ours.index(mine)] = yours
    theirs[theirs.index(yours)] = mine
