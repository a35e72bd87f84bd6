"""What a position of Vizia is worth to each seat: the turn is ended and the next ones are played as they promise."""

from __future__ import annotations

from typing import final

from lanterne.bots.estimate import Estimate
from lanterne.bots.vizia.greedy import decide
from lanterne.bots.vizia.plans import Planner
from lanterne.bots.vizia.sequel import Sequel
from lanterne.bots.vizia.values import FITTED, outlook, share_expected
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import State
from lanterne.core.rng import Rng
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.scoring import outcome_of
from lanterne.games.vizia.state import OVER, ViziaState

WIDTHS = (4, 2, 1, 1)
LEAST_TURNS = 3
LOOKED_AT = 3


@final
class ViziaEstimate(Estimate):
    def __init__(self) -> None:
        super().__init__(12)

    def shares(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, ViziaState)
        judge = Judge()
        turns = max(LEAST_TURNS, int(s.seats))
        sequel = Sequel(judge, Planner(judge, WIDTHS), FITTED[s.seats], turns, LOOKED_AT, quiet=False)
        mover = s.turn
        while s.phase != OVER and s.turn == mover:
            apply_action(s, mover, decide(s, mover), rng, None)
        here = s
        for turn in range(turns):
            if here.phase == OVER:
                break
            mover = here.turn
            here = sequel.reply(here, mover, rng, turn == turns - 1)
        return won(here) if here.phase == OVER else expected(here, int(mover), judge.hopes(here, mover, sequel.taken))


def won(s: ViziaState) -> list[float]:
    """Partners win together."""
    found = outcome_of(s)
    assert found is not None
    winners = found.winners()
    share = (2.0 if s.options.teams else 1.0) / len(winners)
    return [share if seat in winners else 0.0 for seat in range(s.seats)]


def expected(s: ViziaState, mover: int, hopes: list[float]) -> list[float]:
    """The mover has played its last turn, but has not ended it."""
    weights = FITTED[s.seats]
    points = outlook(s, mover, hopes, weights)
    found = [max(0.0, share_expected(s, seat, points, weights)) for seat in range(s.seats)]
    whole = sum(found) / (2.0 if s.options.teams else 1.0)
    return [share / whole for share in found]
