"""Whether what a lesson points at is there, as far as the view and the legal codes tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Pieces of the page that stand for no part of the view, and are there whenever they are pointed at.
ALWAYS = {"prism", "main", "goals", "key=talent", "key=exchange"}


def is_there(point: str, view: Any, legal: list[str]) -> bool:
    """`seat=1` is a box, `hand/0` a place in the view, `@2` a word of a legal code, `card=mafia` a name of the game."""
    point = point.removesuffix("!")
    mark, named, name = point.partition("=")
    if point in ALWAYS:
        return True
    if named:
        return MARKS[mark](name, view, legal)
    if point.startswith("@"):
        return any(point[1:] in code.split(" ") for code in legal)
    if point == "number":
        return any(frame.get("attack") for frame in view["frames"])
    head, *way = point.split("/")
    return part_of(view.get(head), way) is not None


def part_of(found: Any, way: list[str]) -> Any:
    for word in way:
        if isinstance(found, list):
            found = found[int(word)] if int(word) < len(found) else None
        elif isinstance(found, dict):
            found = found.get(word)
    return found


def is_key(key: str, view: Any, legal: list[str]) -> bool:
    """Illusio: a card of the hand, a poster, a component, a trick."""
    kind, *names = key.split(":")
    mine = view["players"][view["seat"]]
    tricks = {"project": mine["projects"], "trick": mine["displayed"]}
    if kind in tricks:
        return names[0] in [trick["objective"] for trick in tricks[kind]]
    if kind == "item":
        return any(item.startswith(names[1]) for item in view["players"][int(names[0])]["backstage"])
    if kind == "kind":
        return f"into {names[0]}" in legal
    return bool(names[0] in view[kind])


def is_card(card: str, view: Any, legal: list[str]) -> bool:
    """Illuminati: a card on the table."""
    laid = [group["card"] for seat in view["seats"] for group in seat["groups"]]
    return card in [*laid, *[seat["illuminati"] for seat in view["seats"]], *[g["card"] for g in view["uncontrolled"]]]


def is_seat(seat: str, view: Any, legal: list[str]) -> bool:
    return seat in ("0", "1")  # all lessons are for two


def is_family(family: str, view: Any, legal: list[str]) -> bool:
    return any(code.split(" ")[0] == family for code in legal)


def is_amount(amount: str, view: Any, legal: list[str]) -> bool:
    """What may be paid: a code without its figure."""
    return amount in [" ".join(word for word in code.split(" ") if not word.isdigit()) for code in legal]


MARKS: dict[str, Callable[[str, Any, list[str]], bool]] = {
    "seat": is_seat,
    "key": is_key,
    "card": is_card,
    "family": is_family,
    "amount": is_amount,
}
