"""Hidden things of Illusion in each other's place: the card behind a picture in view, and one still in the pile."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Json, Seat
from lanterne.core.rng import Rng
from lanterne.games.registry import game_named
from tests.contract.swapping import one_of


def swaps(s: Any, rng: Rng) -> list[tuple[Any, set[Seat]]]:
    """Nobody could notice: the picture stays, and so does whatever a model of an eye took it for.

    Whoever plays by ear is told anew what such an eye would see.
    """
    raw: Json = s.json()
    in_view = [*raw["row"], *([raw["next"]] if raw["next"] >= 0 else [])]
    if not in_view or not raw["bag"]:
        return []
    seen, unseen = one_of(in_view, rng), one_of(raw["bag"], rng)
    twin = s.json()
    for name in ("row", "bag"):
        twin[name] = [other(card, seen, unseen) for card in raw[name]]
    twin["bag"].sort()
    twin["next"] = other(raw["next"], seen, unseen)
    picture = twin["picture"]
    picture[seen], picture[unseen] = picture[unseen], picture[seen]
    cards = len(picture)
    twin["glances"] = [[other_glance(place, cards, seen, unseen), value] for place, value in raw["glances"]]
    hearing = set(range(raw["seats"])) if raw.get("ear") else set()
    return [(game_named("illusion").load(twin), hearing)]


def other(card: int, seen: int, unseen: int) -> int:
    return {seen: unseen, unseen: seen}.get(card, card)


def other_glance(place: int, cards: int, seen: int, unseen: int) -> int:
    """Glances are kept by seat, card and colour."""
    seat, card, colour = place // (4 * cards), place // 4 % cards, place % 4
    return 4 * (cards * seat + other(card, seen, unseen)) + colour
