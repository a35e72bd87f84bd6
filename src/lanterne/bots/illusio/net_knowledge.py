"""What a net adds to the search of Illusio: it says which actions are likely the best, and plays on from its leaves."""

from __future__ import annotations

import math
from typing import Final, final

from lanterne.bots.illusio.by_net import IllusioScorer
from lanterne.bots.illusio.knowledge import IllusioKnowledge, judged, key_of
from lanterne.bots.illusio.outlook import Outlook
from lanterne.bots.illusio.values import chances
from lanterne.bots.nets.net import Net
from lanterne.bots.search.knowledge import Knowledge, Line
from lanterne.core.game import Seat, State
from lanterne.core.rng import Rng
from lanterne.games.illusio.apply import apply_action
from lanterne.games.illusio.legal import legal_actions
from lanterne.games.illusio.state import IllusioState

SURE: Final = 0.3  # units of the net by which an action looks worse that is a third as likely the best
LEAST: Final = 0.02  # what no action falls below


@final
class NetKnowledge(Knowledge):
    def __init__(self, net: Net, turns: int, *, trust: float, widest: int) -> None:
        self.base: Final = IllusioKnowledge(turns)
        self.scorer: Final = IllusioScorer(net, trust)
        self.turns: Final = turns  # that are played on from where the search stops
        self.widest: Final = widest  # most lines at one decision

    def waited(self, s: State) -> Seat:
        return self.base.waited(s)

    def follow(self, s: State, seat: Seat, line: Line, rng: Rng) -> None:
        self.base.follow(s, seat, line, rng)

    def lines(self, s: State, seat: Seat, rng: Rng) -> list[Line]:
        assert isinstance(s, IllusioState)
        rows = self.scorer.weighed(s, seat, judged(Outlook(s, seat, s.options.memory), legal_actions(s, seat)), None)
        del rows[self.widest :]
        total = 0.0
        likely: list[float] = []
        for row in rows:
            likely.append(math.exp((row.worth - rows[0].worth) / SURE) + LEAST)
            total += likely[-1]
        return [Line(key_of(row.a), [row.a], likely[at] / total) for at, row in enumerate(rows)]

    def values(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, IllusioState)
        turn = s.turn
        left = self.turns
        while left > 0 and not s.reason:
            seat = int(s.frames[-1].seat)
            legal = legal_actions(s, seat)
            a = legal[0] if len(legal) == 1 else self.scorer.choice(s, seat, legal, None)
            apply_action(s, seat, a, rng, None)
            if s.turn != turn:
                turn = s.turn
                left -= 1
        return chances(s)
