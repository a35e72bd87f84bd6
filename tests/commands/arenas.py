"""Bots and figures for tests of the arena."""

from __future__ import annotations

from typing import Any

BOTS = """
from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param
from lanterne.core.game import Action


class Clever(Bot):
    params = (Param("seconds", 1.0, least=0.01, most=60.0), Param("heed", True))

    def __init__(self, seconds: float = 1.0, heed: bool = True) -> None:
        super().__init__(seconds=seconds)
        self.heed = heed

    def choose(self, ask: Ask) -> Action:
        take = ask.view["left"] % 3 if self.heed else 1
        return ask.legal[take - 1 if take else 0]


class Chance(Bot):
    def choose(self, ask: Ask) -> Action:
        return ask.legal[ask.rng.below(len(ask.legal))]
"""
FEW = ("--games", 12, "--seed", 3)


def lasting(document: dict[str, Any]) -> dict[str, Any]:
    """All that does not depend on when and how fast it was played."""
    for key in ("seconds", "date", "earlier_games"):
        del document[key]
    for row in document["results"]:
        for key in [key for key in row if "_ms_" in key or key == "timed_decisions"]:
            del row[key]
    return document
