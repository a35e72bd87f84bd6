"""Illuminati's own figures: how long games last, how many go out, and how each Illuminati fares."""

from __future__ import annotations

from lanterne.core.game import State
from lanterne.games.illuminati.cards.table import CARD_IDS
from lanterne.games.illuminati.goals.goals import goal_of, meets
from lanterne.games.illuminati.state import DEAD, IlluminatiState


def figures(s: State) -> dict[str, int]:
    assert isinstance(s, IlluminatiState)
    assert s.result is not None
    found = {
        "turns": sum(s.turns),
        "out": s.alive.count(False),
        "destroyed": len([zone for zone in s.zone if zone == DEAD]),
        "specials": sum(s.gone_specials),
    }
    winners = s.result.winners()
    if s.result.reason == "goal":
        found["winner_groups"] = max([len(s.grid[seat]) - 1 for seat in winners])
        found["special_goal"] = 1 if any([meets(s, seat, goal_of(s, seat)) for seat in winners]) else 0
        found["shared"] = 1 if len(winners) > 1 else 0
    return found


def roles(s: State) -> dict[str, list[str]]:
    """By the card, which has its name in the catalogue."""
    assert isinstance(s, IlluminatiState)
    return {"card": [CARD_IDS[card] for card in s.illuminati]}
