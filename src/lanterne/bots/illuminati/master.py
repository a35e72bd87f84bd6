"""The bots of Illuminati that search: what greedy would do, and what else might be better, is tried and played on."""

from __future__ import annotations

from typing import Any, Final, cast, final

from lanterne.bots.bot import Ask
from lanterne.bots.illuminati.choices import choices, proposals
from lanterne.bots.illuminati.greedy import LONG_ROUNDS, IlluminatiGreedy, reason_of, resolve
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.replies import answer_offer
from lanterne.bots.illuminati.sequel import Sequel
from lanterne.bots.kinds import Param, Value, real, whole
from lanterne.bots.search.bot import Mind, Searcher, thinking, why
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trials
from lanterne.core.game import Action, AnyGame, Dealer, Event, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.deals.judging import ANSWERS
from lanterne.games.illuminati.moves import IlluminatiAction, Move
from lanterne.games.illuminati.state import IlluminatiState

MOST_SEATS: Final = 8
FEAR: Final = 2.0  # steps; see `Sequel`
NO_FEAR: Final = -1.0  # nobody's turn but the one under way is looked at
WIDE: Final = 8  # attacks that are compared
PART: Final = {"turn": 1.0, "spending": 0.7, "announcing": 0.6}  # of the time for a decision, by frame
PART_OF_OTHERS: Final = 0.4


def params(seconds: float, fear: float, width: int) -> tuple[Param, ...]:
    return (
        *thinking(seconds),
        Param("fear", fear, least=NO_FEAR, most=20.0),
        Param("width", width, least=1, most=40),
    )


@final
class TableMind(Mind):
    """Also what all seats may remember of what happened."""

    def __init__(self, seat: Seat, witness: Witness | None) -> None:
        super().__init__(witness)
        self.memories: Final = [Memory(other) for other in range(MOST_SEATS)]  # the others': of what all could hear
        self.own: Final = self.memories[seat]


@final
class IlluminatiSearcher(Searcher):
    """In small matters it does, says and hears what greedy does.

    `remembers`: it knows what it saw of others' secrets, and how they remember each other.
    """

    def __init__(self, name: str, values: dict[str, Value], *, remembers: bool = True) -> None:
        super().__init__(name, values, remembers=remembers)
        self.fear: Final = real(values, "fear", FEAR)
        self.width: Final = whole(values, "width", WIDE)
        self.greedy: Final = IlluminatiGreedy()

    def new_mind(self, game: AnyGame, seat: Seat) -> TableMind:
        return TableMind(seat, game.witness(seat) if self.remembers else None)

    def told(self, mind: Any, events: list[Event]) -> None:
        assert isinstance(mind, TableMind)
        for event in events:
            if mind.witness is not None:
                mind.witness.see(event)
            for memory in mind.memories if self.remembers else [mind.own]:
                memory.hear(event)

    def choose(self, ask: Ask) -> Action:
        mind = mind_of(ask)
        mind.own.reason = ""
        legal = cast(list[IlluminatiAction], ask.legal)
        if mind.rest and mind.rest[0] in legal:
            return mind.rest.pop(0)
        mind.begin_anew()
        if len(legal) == 1:
            return legal[0]
        dealer = ask.game.dealer(ask.view, mind.witness)
        s: IlluminatiState = dealer.deal(ask.rng)
        usual = resolve(s, ask.seat, legal, ask.rng, mind.own)
        return usual if s.round >= LONG_ROUNDS else self.search(ask, mind, dealer, s, usual)

    def search(
        self, ask: Ask, mind: TableMind, dealer: Dealer[IlluminatiState], s: IlluminatiState, usual: IlluminatiAction
    ) -> Action:
        """The usual action, or what proves better."""
        reason = mind.own.reason
        lines = choices(s, ask.seat, cast(list[IlluminatiAction], ask.legal), usual, mind.own, self.width)
        if len(lines) == 1:
            return usual
        answers = isinstance(usual, Move) and usual.verb in ANSWERS
        part = PART_OF_OTHERS if answers else PART.get(s.frames[-1].kind, PART_OF_OTHERS)
        actions = self.best_of(ask, mind, dealer, lines, part)
        mind.rest = actions[1:]
        mind.own.reason = reason if actions[0] == usual else ""
        return actions[0]

    def best_of(
        self, ask: Ask, mind: TableMind, dealer: Dealer[IlluminatiState], lines: list[Line], part: float
    ) -> list[Action]:
        trials = Trials(Sequel(mind.memories, self.fear), lines, dealer, ask.seat, ask.rng)
        mind.rows = trials.run(ask.budget, part, int(part * self.iterations))
        mind.tried(trials)
        return mind.rows[0].line.actions

    def speaks_up(self, rng: Rng) -> bool:
        return self.greedy.speaks_up(rng)

    def interject(self, ask: Ask) -> Action | None:
        """An answer to an offer, thought over as in its own turn; else, where it remembers refusals, an offer."""
        mind = mind_of(ask)
        mind.own.reason = ""
        if not ask.view["offers"] and not (self.remembers and may_trade(ask)):
            return None
        dealer = ask.game.dealer(ask.view, mind.witness)
        s: IlluminatiState = dealer.deal(ask.rng)
        if not ask.view["offers"]:
            lines = proposals(s, ask.seat, mind.own)
            actions = self.best_of(ask, mind, dealer, lines, PART_OF_OTHERS) if len(lines) > 1 else []
            return actions[0] if actions else None
        usual = answer_offer(s, ask.seat, cast(list[IlluminatiAction], ask.legal), mind.own)
        if usual is None:
            return None
        rest = mind.rest
        a = self.search(ask, mind, dealer, s, usual)
        mind.rest = rest
        return a

    def remark(self, ask: Ask, a: Action) -> Phrase | None:
        return self.greedy.remark(greedys(ask), a)

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return why(ask, a, reason_of(ask, a, mind_of(ask).own.reason))


def may_trade(ask: Ask) -> bool:
    """Whether groups can change hands in the turn of another, between two actions (198)."""
    v = ask.view
    between = v["stage"] == "actions" and len(v["frames"]) == 1 and v["actions_left"] > 0
    return between and v["turn"] != ask.seat and v["result"] is None


def mind_of(ask: Ask) -> TableMind:
    """Whoever is asked out of the blue remembers nothing."""
    return ask.mind if isinstance(ask.mind, TableMind) else TableMind(ask.seat, None)


def greedys(ask: Ask) -> Ask:
    """The same question to greedy, with its memory."""
    return Ask(ask.game, ask.view, ask.seat, ask.legal, ask.rng, mind_of(ask).own, ask.budget)
