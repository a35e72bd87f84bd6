"""Talents that look into a deck, and those that speak when a trick is validated."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import LOOK, Move, bare
from lanterne.games.illusio.cards import DOMAINS, objective
from lanterne.games.illusio.contest import knowers_of_next, next_objective, seats_of
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.phrases import card_phrase, objective_phrase
from lanterne.games.illusio.pieces import KEEP, PROGRAMME, Frame, Trick
from lanterne.games.illusio.state import State
from lanterne.games.illusio.talents import IN_DRAW, IN_TURN, IN_VALIDATION, Talent
from lanterne.games.illusio.zones import draw_card


@final
class SecondSight(Talent):
    """In the draw step: looks at some cards of the deck, keeps one of them, discards the others."""

    def __init__(self, count: int) -> None:
        super().__init__(IN_DRAW)
        self.count: Final[i64] = count

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        if s.supply() > 0:
            found.append(bare(LOOK))

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        frame = Frame(KEEP, seat)
        while len(frame.chosen) < self.count and s.supply() > 0:
            kind = draw_card(s, rng, out)
            frame.chosen.append(kind)
            if out is not None:
                args = {"seat": seat_phrase(seat), "card": card_phrase(kind)}
                out.append(Event("saw-card", {**args}, audience=(seat,), knew=(), clause="A-33"))
        frame.chosen.sort()
        s.frames.append(frame)


@final
class ChangeProgramme(Talent):
    """Looks at the next objective, may exchange it with one of the Contest; the one left over goes under the deck."""

    def __init__(self) -> None:
        super().__init__(IN_TURN)

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        if s.objective_supply() > 0:
            found.append(bare(LOOK))

    def may_answer(self, s: State, seat: i64) -> bool:
        return s.objective_supply() > 0

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        frame = Frame(PROGRAMME, seat)
        knew = knowers_of_next(s)
        frame.knows = knew | (1 << seat)
        frame.objective = next_objective(s, rng, out)
        s.frames.append(frame)
        if out is not None:
            args = {"seat": seat_phrase(seat), "objective": objective_phrase(frame.objective)}
            out.append(Event("saw-objective", {**args}, audience=(seat,), knew=seats_of(s, knew), clause="IL-050"))


@final
class KindBonus(Talent):
    """Points for a validated trick that holds a component of some kind."""

    def __init__(self, kind: int, points: int) -> None:
        super().__init__(IN_VALIDATION)
        self.kind: Final[i64] = kind
        self.points: Final[i64] = points

    def bonus(self, s: State, seat: i64, trick: Trick) -> i64:
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

    def bonus(self, s: State, seat: i64, trick: Trick) -> i64:
        new = s.domains[seat * DOMAINS + objective(trick.objective).domain] == 0
        return self.points if new and len(s.validated[seat]) >= self.after else 0
