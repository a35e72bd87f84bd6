"""What the laws of all games need to know of Vizia."""

from __future__ import annotations

from lanterne.games.vizia.view import ViziaView
from tests.games.vizia.swaps import swaps

__all__ = ["shown", "swaps"]

UNMET = {  # both ask for eleven tokens on the board and two wheels at once; positions of the rule tests have them
    "claim": "V-04: random games never run short of tokens",
    "capture": "V-18: nor when they capture",
}


def shown(v: ViziaView, topic: str) -> int | None:
    """The points of a seat or of a team, as the table shows them; a wheel's own worth stands nowhere else."""
    word, _, about = topic.partition(" ")
    if word == "wheel":
        return None
    seats = [seat for seat in range(v["seats"]) if (seat if word == "score" else seat % 2) == int(about)]
    return sum([v["scores"][seat] for seat in seats])
