"""Illuminati by a net: every legal action is weighed, the best is played; an offer is worth what taking it changes."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask
from lanterne.bots.illuminati.greedy import resolve
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.replies import answer_offer
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import ByNet, Scorer
from lanterne.core.features import Parts
from lanterne.core.game import Action, AnyGame, Event, Seat, State
from lanterne.games.illuminati.deals.judging import ANSWERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import (
    ACCEPT,
    ACCUSE,
    CALL_OUT,
    HIDE,
    LEVY,
    LISTEN,
    REFUSE,
    RESIGN,
    SHOW,
    SHOW_GOAL,
    SHOW_MONEY,
    SPY_CENTRE,
    SPY_SPECIALS,
    STRIKE,
    IlluminatiAction,
    Move,
)
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.witness import IlluminatiWitness

NAMING_SEATS: Final = (LEVY, STRIKE, LISTEN, SPY_SPECIALS, SPY_CENTRE, CALL_OUT, ACCUSE)  # with the first parameter
LEFT_ASIDE: Final = (RESIGN, SHOW, HIDE, SHOW_MONEY, SHOW_GOAL)  # may be done at any time, and seldom should be


@final
class IlluminatiScorer(Scorer):
    def __init__(self, net: Net) -> None:
        super().__init__(GAME, net)

    def turned(self, s: State, seat: Seat, a: Action) -> Parts:
        assert isinstance(s, IlluminatiState)
        assert isinstance(a, IlluminatiAction)
        return turned(s, seat, a)


def turned(s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Parts:
    """Seats are counted from the asked one on, offers by how many lie open."""
    verb, first, second, third = a.parts()
    if verb in NAMING_SEATS:
        first = (first - seat) % s.seats
    elif verb in ANSWERS:
        first = 0
    return verb, first, second, third


def worth_weighing(legal: list[IlluminatiAction]) -> list[IlluminatiAction]:
    """Moves that a net has learned something about; all of them where there is nothing else."""
    found: list[IlluminatiAction] = [a for a in legal if isinstance(a, Move) and a.verb not in LEFT_ASIDE]
    return found or legal


def answers_in(legal: list[IlluminatiAction]) -> list[IlluminatiAction]:
    """The answers to one offer: to take it, if that can be, or to refuse it."""
    number = -1
    found: list[IlluminatiAction] = []
    for a in legal:
        if isinstance(a, Move) and a.verb in (ACCEPT, REFUSE) and number in (-1, a.a):
            number = a.a
            found.append(a)
    return found


@final
class Mind:
    """What it keeps at one table: what its seat saw happen, and what the greedy bot remembers."""

    def __init__(self, witness: IlluminatiWitness, memory: Memory) -> None:
        self.witness: Final = witness
        self.memory: Final = memory


@final
class IlluminatiByNet(ByNet):
    """`trust`: by how much, in the units of the net, another move must promise more than what the greedy bot would do.

    Below nought the greedy bot is not asked.
    """

    def __init__(self, name: str, scorer: IlluminatiScorer, trust: float = -1.0) -> None:
        super().__init__(name, scorer)
        self.trust: Final = trust

    def new_mind(self, game: AnyGame, seat: Seat) -> Mind:
        return Mind(IlluminatiWitness(seat), Memory(seat))

    def told(self, mind: Mind, events: list[Event]) -> None:
        for event in events:
            mind.witness.see(event)
            mind.memory.hear(event)

    def choose(self, ask: Ask) -> IlluminatiAction:
        legal = cast(list[IlluminatiAction], ask.legal)
        moves = worth_weighing(legal)
        if len(moves) == 1:
            return moves[0]
        mind = mind_of(ask)
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng, mind.witness)
        if self.trust < 0.0:
            return self.best(s, ask.seat, moves, mind, None)
        usual = resolve(s.copy(), ask.seat, legal, ask.rng, mind.memory)
        if not isinstance(usual, Move) or usual.verb in ANSWERS:
            return usual  # nets make no offers, and what is said of one goes with the answer
        return self.best(s, ask.seat, moves, mind, usual)

    def interject(self, ask: Ask) -> IlluminatiAction | None:
        """Whatever is not taken is refused at once, so that nobody waits."""
        legal = answers_in(cast(list[IlluminatiAction], ask.legal))
        if not legal:
            return None
        mind = mind_of(ask)
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng, mind.witness)
        if self.trust < 0.0:
            return self.best(s, ask.seat, legal, mind, None)
        return answer_offer(s, ask.seat, cast(list[IlluminatiAction], ask.legal), mind.memory)

    def best(
        self, s: IlluminatiState, seat: Seat, legal: list[IlluminatiAction], mind: Mind, usual: Move | None
    ) -> IlluminatiAction:
        scorer = self.scorer
        scorer.net.read(GAME.features(s, seat, mind.witness))
        best = legal[0]
        most = -1e9
        for a in legal:
            worth = scorer.net.value_with(scorer.cells(s, seat, a))
            if usual is not None and a == usual:
                worth += self.trust
            if worth > most:
                best, most = a, worth
        return best


def mind_of(ask: Ask) -> Mind:
    """Whoever is asked out of the blue remembers nothing."""
    return ask.mind if isinstance(ask.mind, Mind) else Mind(IlluminatiWitness(ask.seat), Memory(ask.seat))
