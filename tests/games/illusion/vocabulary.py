"""Codes of Illusion, legal or not, for the law that nothing outside `legal` is accepted."""

from __future__ import annotations

from lanterne.games.illusion.actions import DOUBT, PLACES
from lanterne.games.illusion.state import IllusionState


def vocabulary(s: IllusionState) -> list[str]:
    return [a.code() for a in [DOUBT, *PLACES]]
