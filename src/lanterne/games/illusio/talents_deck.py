"""Talents that look into a deck."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import LOOK, IllusioAction, bare
from lanterne.games.illusio.contest import knowers_of_next, next_objective, seats_of
from lanterne.games.illusio.frames import KEEP, PROGRAMME, Frame
from lanterne.games.illusio.phrases import card_phrase, objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_DRAW, IN_TURN, Talent
from lanterne.games.illusio.zones import draw_card


@final
class SecondSight(Talent):
    """In the draw step: looks at some cards of the deck, keeps one of them, discards the others."""

    def __init__(self, count: int) -> None:
        super().__init__(IN_DRAW)
        self.count: Final[i64] = count

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        if s.supply() > 0:
            found.append(bare(LOOK))

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
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

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        if s.objective_supply() > 0:
            found.append(bare(LOOK))

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        return s.objective_supply() > 0

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        frame = Frame(PROGRAMME, seat)
        knew = knowers_of_next(s)
        frame.knows = knew | (1 << seat)
        frame.objective = next_objective(s, rng, out)
        s.frames.append(frame)
        if out is not None:
            args = {"seat": seat_phrase(seat), "objective": objective_phrase(frame.objective)}
            out.append(Event("saw-objective", {**args}, audience=(seat,), knew=seats_of(s, knew), clause="IL-050"))
