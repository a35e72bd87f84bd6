"""What a finished game was worth to each seat, as nets learn it."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Outcome

WON: Final = 0.85  # of what is learned is the victory, the rest the score: it tells more of games that were lost


def shares_of(outcome: Outcome) -> list[float]:
    """By seat; they add up to one."""
    winners = outcome.winners()
    total = sum(outcome.scores)
    shares: list[float] = []
    for seat, score in enumerate(outcome.scores):
        won = 1.0 / len(winners) if seat in winners else 0.0
        part = score / total if total else 1.0 / len(outcome.scores)
        shares.append(WON * won + (1.0 - WON) * part)
    return shares
