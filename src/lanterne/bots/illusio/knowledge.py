"""What the search is told of Illusio: the greedy bot's judgement says which actions are worth a look and plays on from
there; what the position is then worth to each seat was learned from games."""

from __future__ import annotations

import math
from typing import Any, Final, cast, final

from lanterne.bots.illusio.greedy import move_worth
from lanterne.bots.illusio.outlook import Outlook, truth_of
from lanterne.bots.illusio.reasons import reason_of
from lanterne.bots.illusio.rollout import play_on, settle
from lanterne.bots.illusio.talents import NEVER
from lanterne.bots.illusio.values import chances
from lanterne.bots.search.knowledge import Knowledge, Line
from lanterne.core.game import NO_SEAT, Action, AnyGame, Seat, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import PLAY_ON, PUT_ASIDE, IllusioAction
from lanterne.games.illusio.apply import apply_action
from lanterne.games.illusio.cards import KINDS, OBJECTIVE_COUNT
from lanterne.games.illusio.frames import TURN
from lanterne.games.illusio.legal import legal_actions
from lanterne.games.illusio.options import MOST
from lanterne.games.illusio.state import IllusioState

FALL: Final = 2.5  # points by which an action may look worse than the best and still be searched
AFTERTHOUGHT: Final = 1.5  # of a card on a trick that greed sees no use for
TRUST: Final = 0.6  # points by which an action looks worse that is a third as likely the best


@final
class IllusioKnowledge(Knowledge):
    def __init__(self, turns: int, *, widest: int = 12, trust: float = TRUST, recalls: bool = True) -> None:
        self.turns: Final = turns  # that are played on from where the search stops
        self.recalls: Final = recalls  # what covered components became, where the table plays with memory
        self.trust: Final = trust
        self.widest: Final = widest  # most lines at one decision

    def waited(self, s: State) -> Seat:
        assert isinstance(s, IllusioState)
        return NO_SEAT if s.reason else int(s.frames[-1].seat)

    def lines(self, s: State, seat: Seat, rng: Rng) -> list[Line]:
        assert isinstance(s, IllusioState)
        legal = legal_actions(s, seat)
        rows = judged(Outlook(s, seat, self.recalls and s.options.memory), legal)
        del rows[self.widest :]
        total = 0.0
        likely: list[float] = []
        for row in rows:
            likely.append(math.exp((row.worth - rows[0].worth) / self.trust) + 0.02)
            total += likely[-1]
        return [Line(key_of(row.a), [row.a], likely[at] / total) for at, row in enumerate(rows)]

    def follow(self, s: State, seat: Seat, line: Line, rng: Rng) -> None:
        assert isinstance(s, IllusioState)
        for a in line.actions:
            assert isinstance(a, IllusioAction)
            apply_action(s, seat, a, rng, None)
        settle(s, rng)

    def values(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, IllusioState)
        play_on(s, self.turns, rng)
        return chances(s)

    def reason(self, v: Any, game: AnyGame, seat: Seat, a: Action) -> Phrase | None:
        assert isinstance(a, IllusioAction)
        return reason_of(Outlook(truth_of(v, game.rules), seat), a)


@final
class Judged:
    def __init__(self, a: IllusioAction, worth: float) -> None:
        self.a = a
        self.worth = worth


def by_worth(row: Judged) -> float:
    return -row.worth


def judged(outlook: Outlook, legal: list[IllusioAction]) -> list[Judged]:
    """Those that greed can see a use for, the best first."""
    rows = [Judged(a, move_worth(outlook, a)) for a in legal]
    best = rows[0]
    for row in rows:
        if row.worth > best.worth:
            best = row
    kept: list[Judged] = []
    aside: Judged | None = None
    asking = outlook.s.frames[-1].kind == TURN
    for row in rows:
        if row.a.verb == PLAY_ON and row.worth <= NEVER:
            row.worth = best.worth - AFTERTHOUGHT
        if asking and row.a.verb == PUT_ASIDE:  # whatever goes first, the rest of an exchange is chosen after it
            if aside is None or row.worth > aside.worth:
                aside = row
        elif row.worth >= best.worth - FALL:
            kept.append(row)
    if aside is not None and aside.worth >= best.worth - FALL:
        kept.append(aside)
    kept.sort(key=by_worth)
    return kept


def key_of(a: IllusioAction) -> int:
    """The same for the same action, in every world."""
    index = ((a.verb * (KINDS + 1) + a.kind) * (OBJECTIVE_COUNT + 1) + a.objective) * (MOST + 1) + a.seat
    return cast(int, a.item) * (1 << 16) * 16 + int(index)
