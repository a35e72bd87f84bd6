"""Talents that speak when a trick is validated (A-36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.games.illusio.cards import DOMAINS, objective
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_VALIDATION, Talent
from lanterne.games.illusio.tricks import Trick


@final
class KindBonus(Talent):
    """Points for a validated trick that holds a component of some kind."""

    def __init__(self, kind: int, points: int) -> None:
        super().__init__(IN_VALIDATION)
        self.kind: Final[i64] = kind
        self.points: Final[i64] = points

    def bonus(self, s: IllusioState, seat: i64, trick: Trick) -> i64:
        for item in trick.placed:
            if kind_of(item) == self.kind:
                return self.points
        return 0


@final
class NewDomainBonus(Talent):
    """Points for a validated trick of a domain that is new to its owner, after so many validated tricks."""

    def __init__(self, after: int, points: int) -> None:
        super().__init__(IN_VALIDATION)
        self.after: Final[i64] = after
        self.points: Final[i64] = points

    def bonus(self, s: IllusioState, seat: i64, trick: Trick) -> i64:
        new = s.domains[seat * DOMAINS + objective(trick.objective).domain] == 0
        return self.points if new and len(s.validated[seat]) >= self.after else 0
