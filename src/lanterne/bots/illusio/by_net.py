"""Illusio by a net that was taught by games: every legal action is weighed, the best is played.

With `trust` the greedy bot has a word: what it sees no use for is left out, and its judgement counts beside the net's.
"""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask
from lanterne.bots.illusio.greedy import reason_for
from lanterne.bots.illusio.knowledge import Judged, by_worth, judged
from lanterne.bots.illusio.outlook import Outlook
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import ByNet, Scorer, liked
from lanterne.core.features import Parts
from lanterne.core.game import Action, Seat, State, Witness
from lanterne.core.phrase import Phrase
from lanterne.games.illusio.actions import NO_SEAT, IllusioAction
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.parts import parts_of
from lanterne.games.illusio.state import IllusioState


@final
class IllusioScorer(Scorer):
    """`trust`: what a point of greed's judgement counts, in the units of the net; below nought it is not asked."""

    def __init__(self, net: Net, trust: float = -1.0) -> None:
        super().__init__(GAME, net)
        self.trust: Final = trust

    def turned(self, s: State, seat: Seat, a: Action) -> Parts:
        assert isinstance(s, IllusioState)
        assert isinstance(a, IllusioAction)
        return turned(s, seat, a)

    def best(self, s: State, seat: Seat, legal: list[Action], witness: Witness | None = None) -> Action:
        if self.trust < 0.0:
            return super().best(s, seat, legal, witness)
        assert isinstance(s, IllusioState)
        return self.choice(s, seat, cast(list[IllusioAction], legal), witness)

    def choice(self, s: IllusioState, seat: Seat, legal: list[IllusioAction], witness: Witness | None) -> IllusioAction:
        recalls = witness is not None and s.options.memory
        return self.weighed(s, seat, judged(Outlook(s, seat, recalls), legal), witness)[0].a

    def weighed(self, s: IllusioState, seat: Seat, rows: list[Judged], witness: Witness | None) -> list[Judged]:
        """What greed sees a use for, the best first, by what both make of it."""
        self.net.read(GAME.features(s, seat, witness))
        for row in rows:
            row.worth = self.net.value_with(self.cells(s, seat, row.a)) + self.trust * row.worth
        rows.sort(key=by_worth)
        return rows


@final
class IllusioByNet(ByNet):
    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return liked(ask, reason_for(ask, a))


def turned(s: IllusioState, seat: Seat, a: IllusioAction) -> Parts:
    """Seats are counted from the asked one on."""
    if a.seat == NO_SEAT:
        return a.parts()
    return parts_of(a.verb, a.kind, a.item, a.objective, (a.seat - seat + s.seats) % s.seats)
