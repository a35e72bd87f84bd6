"""Why a bot of Illusion doubts, or places a card where it does: how sure it is of the row."""

from __future__ import annotations

from lanterne.bots.search.why import percent
from lanterne.core.game import Action
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.actions import DOUBT


def reason_for(right: float, gaps: list[float], legal: list[Action], a: Action) -> Phrase:
    """`right`: how likely the row is in order as it lies; `gaps`: how likely it still is with the next card there."""
    best = max(gaps)
    if a is DOUBT:
        return Phrase("illusion-why-doubt", {"right": percent(right), "placed": percent(min(best, right))})
    at = legal.index(a)
    placed = percent(gaps[at])
    if DOUBT not in legal:
        return Phrase("illusion-why-first", {"placed": placed})
    second = max([0.0, *[chance for gap, chance in enumerate(gaps) if gap != at]])
    return Phrase("illusion-why-place", {"placed": placed, "second": percent(second), "right": percent(right)})
