"""Hidden things of Illusio in each other's place: cards of hands and deck, objectives under the deck."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Json, Seat
from lanterne.core.rng import Rng
from lanterne.games.registry import game_named
from tests.contract.swapping import one_of, pairs


def swaps(s: Any, rng: Rng) -> list[tuple[Any, set[Seat]]]:
    game = game_named("illusio")
    found = [*hand_swaps(s, rng), *objective_swaps(s, rng)]
    return [(game.load(raw), noticing) for raw, noticing in found]


def hand_swaps(s: Any, rng: Rng) -> list[tuple[Json, set[Seat]]]:
    """A card of one hand against one of another, and one of a hand against one of the deck."""
    raw: Json = s.json()
    found: list[tuple[Json, set[Seat]]] = []
    for one, other in pairs(raw["seats"]):
        wanted = [(a, b) for a in unseen(raw, one) for b in unseen(raw, other) if a != b]
        if wanted:
            twin = s.json()
            mine, yours = one_of(wanted, rng)
            move(twin["hands"], at(twin, one, mine), at(twin, other, mine))
            move(twin["hands"], at(twin, other, yours), at(twin, one, yours))
            found.append((twin, {one, other}))
    in_deck = [kind for kind, count in enumerate(raw["deck"]) if count]
    for seat in range(raw["seats"]):
        wanted = [(a, b) for a in unseen(raw, seat) for b in in_deck if a != b]
        if wanted:
            twin = s.json()
            mine, drawn = one_of(wanted, rng)
            twin["hands"][at(twin, seat, mine)] -= 1
            twin["deck"][mine] += 1
            twin["hands"][at(twin, seat, drawn)] += 1
            twin["deck"][drawn] -= 1
            found.append((twin, {seat}))
    return found


def at(raw: Json, seat: Seat, kind: int) -> int:
    return seat * len(raw["deck"]) + kind


def move(counts: list[int], source: int, sink: int) -> None:
    counts[source] -= 1
    counts[sink] += 1


def unseen(raw: Json, seat: Seat) -> list[int]:
    """Kinds of card in the hand of which nobody else, spectators included, can place the last one there."""
    kinds, seats = len(raw["deck"]), raw["seats"]
    found = []
    for kind in range(kinds):
        known = [raw["known"][(viewer * seats + seat) * kinds + kind] for viewer in range(seats + 1) if viewer != seat]
        if raw["hands"][at(raw, seat, kind)] > max(known):
            found.append(kind)
    return found


def objective_swaps(s: Any, rng: Rng) -> list[tuple[Json, set[Seat]]]:
    """An objective under the deck against one in it, where spectators have not seen it."""
    raw: Json = s.json()
    hidden = [place for place, known in enumerate(raw["under_known"]) if not known >> raw["seats"] & 1]
    if not hidden or not raw["bag"]:
        return []
    twin = s.json()
    place, drawn = one_of(hidden, rng), rng.below(len(raw["bag"]))
    twin["under"][place], twin["bag"][drawn] = twin["bag"][drawn], twin["under"][place]
    return [(twin, {seat for seat in range(raw["seats"]) if raw["under_known"][place] >> seat & 1})]
