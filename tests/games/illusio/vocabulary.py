"""Codes that are words of the game, far more than any list of legal ones: nothing outside that list may be accepted."""

from __future__ import annotations

from lanterne.games.illusio.cards import COMPONENTS, NAMES, OBJECTIVES
from lanterne.games.illusio.items import badge_of, item_text, with_kind
from lanterne.games.illusio.state import IllusioState

SOME_ITEMS = ("rope~rabbit", "rabbit+2", "tiger~formula+1", "?rope+1#1=dove", "?rope+1#1", "?dove#900=cage")


def vocabulary(s: IllusioState) -> list[str]:
    components = list(NAMES[:COMPONENTS])
    objectives = [card.name for card in OBJECTIVES]
    near = [OBJECTIVES[trick.objective].name for row in s.projects + s.displayed for trick in row]
    near += [OBJECTIVES[index].name for index in s.contest]
    items = components + list(SOME_ITEMS) + table_items(s)
    codes = ["end", "pass", "draw", "done", "decline", "talent"]
    for verb in ("exchange", "discard", "keep"):
        codes += [f"{verb} {name}" for name in NAMES]
    for verb in ("prepare", "into", "leave", "talent prepare"):
        codes += [f"{verb} {name}" for name in components]
    for verb in ("take", "abandon", "swap", "play encore", "play success", "play dejavu", "play grand"):
        codes += [f"{verb} {name}" for name in objectives]
    for verb in ("play transform", "place", "give", "talent 0", "talent 1", "talent 5"):
        codes += [f"{verb} {item}" for item in items]
    for card in near:
        codes += [f"{verb} {name} to {card}" for verb in ("add", "talent add") for name in components]
        codes += [f"{verb} {item} to {card}" for verb in ("move", "talent move") for item in items]
    return codes + [f"play take {seat}" for seat in range(6)]


def table_items(s: IllusioState) -> list[str]:
    """Every changed component on the table, true and with other claims."""
    found: list[str] = []
    for item in [item for row in s.changed for item in row]:
        found.append(item_text(item))
        if badge_of(item):
            found += [item_text(with_kind(item, kind)) for kind in (0, 5, 13, 15)]
    return list(dict.fromkeys(found))
