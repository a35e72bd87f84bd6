"""Sums that a person sees: the arrow cards of a seat, colour by colour. Made from a view."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.core.terms import Term
from lanterne.games.illusion.rounds import colour_phrase
from lanterne.games.illusion.view import IllusionView

ARROWS_OF: Final = "arrows"


def topics(v: IllusionView) -> list[str]:
    return [f"{ARROWS_OF} {seat}" for seat in range(v["seats"])]


def terms(v: IllusionView, topic: str) -> list[Term]:
    """A seat's arrow cards, colour by colour."""
    if topic not in topics(v):
        raise BadInput(f"there is no sum {topic!r}; there are: {', '.join(topics(v))}")
    counts = v["won"][int(topic.removeprefix(ARROWS_OF))]
    found: list[Term] = []
    for colour, count in enumerate(counts):
        if count > 0:
            found.append(Term(count, Phrase("illusion-term-arrows", {"colour": colour_phrase(colour)}), "IN-034"))
    return found
