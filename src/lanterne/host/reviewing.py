"""Looking back at a finished game, step by step: it can be stopped anywhere and goes on where it was.

Two things are told, and they are not the same. The **curve** is hindsight: what each position was worth to each seat
when all that was hidden lies open. **Missed chances** are judged fairly: at each decision a bot is asked that sees what
the seat saw and remembers what it saw happen; where it would have done something else, both are tried in the same
worlds that could have been true, and only what is better by more than the luck of those worlds counts.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import estimate_of
from lanterne.core.game import Action, AnyGame, Event, Seat, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import MOST, FastRng
from lanterne.host.review import (
    MOST_MISSED,
    MOST_TURNING,
    TURNING,
    Missed,
    Review,
    TurningPoint,
    by_loss,
    by_swing,
    largest_swing,
)
from lanterne.match.match import Match, Step

WORLDS: Final = 24  # in which what was done is held against what a bot would have done
MISSED: Final = 0.05  # of the victory: less is no chance worth naming
SURE: Final = 2.0  # standard errors


@final
class Reviewer:
    """Goes through a match once; `seconds`: for the bot at each decision, less where it means to think less."""

    def __init__(self, match: Match, bot: Bot, seconds: float) -> None:
        self.match: Final = match
        self.game: Final[AnyGame] = match.game
        self.bot: Final = bot
        self.seconds: Final = min(seconds, bot.seconds)
        self.estimate: Final = estimate_of(match.game, match.seats)
        self.review: Final = Review(bot.name, self.seconds, self.estimate.samples)
        self.review.decisions.extend([0] * match.seats)
        self.review.agreed.extend([0] * match.seats)
        self.minds: Final[list[Any]] = [bot.new_mind(match.game, seat) for seat in range(match.seats)]
        self.ply = 0
        self.before: State = match.first
        self.review.points.append(self.worth(match.first))
        self.tell(match.opening)

    def is_done(self) -> bool:
        return self.ply == len(self.match.steps)

    def step(self) -> None:
        """Looks at one more step; with the last one the review is whole."""
        step = self.match.steps[self.ply]
        if step.seat in self.game.to_act(self.before):
            self.look_at(step)
        after = self.match.state_after(self.ply)
        self.review.points.append(self.worth(after))
        self.tell(step.events)
        self.before = after
        self.ply += 1
        if self.is_done():
            self.finish()

    def finish(self) -> None:
        points = self.review.points
        found: list[TurningPoint] = []
        for step in self.match.steps:
            before, after = points[step.ply], points[step.ply + 1]
            seat = largest_swing(before, after)
            if abs(after[seat] - before[seat]) >= TURNING:
                said, code = self.game.say(step.a), step.a.code()
                found.append(TurningPoint(step.ply, step.seat, code, said, seat, before[seat], after[seat]))
        found.sort(key=by_swing)
        del found[MOST_TURNING:]
        self.review.turning = sorted(found, key=ply_of_turning)
        self.review.missed.sort(key=by_loss)
        del self.review.missed[MOST_MISSED:]
        self.review.missed.sort(key=ply_of_missed)

    def tell(self, events: list[Event]) -> None:
        for seat in range(self.match.seats):
            mind = self.minds[seat]
            if mind is not None:
                seen = [event for event in events if event.is_for(seat)]
                if seen:
                    self.bot.told(mind, seen)

    # ------------------------------------------------------------------ the curve

    def worth(self, s: State) -> list[float]:
        """The same chance at every position, so that a step shows for what it did."""
        samples = self.estimate.samples
        total = [0.0] * self.match.seats
        for number in range(samples):
            for seat, share in enumerate(self.estimate.shares(s.copy(), FastRng(number + 1))):
                total[seat] += share
        return [share / samples for share in total]

    # ------------------------------------------------------------------ missed chances

    def look_at(self, step: Step) -> None:
        seat = step.seat
        legal: list[Action] = list(self.game.legal(self.before, seat))
        if len(legal) < 2:
            return
        view = self.game.bot_view(self.before, seat, self.bot.wishes(seat))
        rng = FastRng(step.ply + 1)
        ask = Ask(self.game, view, seat, legal, rng, self.minds[seat], Budget(self.seconds))
        a = self.bot.choose(ask)
        self.review.decisions[seat] += 1
        if a == step.a:
            self.review.agreed[seat] += 1
            return
        found = self.held_against(ask, step, a)
        if found is not None:
            found.why = self.bot.reason(ask, a)
            self.review.missed.append(found)
        self.bot.drop_plan(self.minds[seat])

    def held_against(self, ask: Ask, step: Step, better: Action) -> Missed | None:
        """None: it comes to the same, or nobody can tell."""
        losses = self.losses(ask, step.a, better)
        if not losses:
            return None
        lost = sum(losses) / len(losses)
        error = 0.0
        if len(losses) > 1:
            squares = sum([(each - lost) * (each - lost) for each in losses])
            error = math.sqrt(squares / (len(losses) - 1) / len(losses))
        if lost < MISSED or lost < SURE * error:
            return None
        codes = [step.a.code(), better.code()]
        said: list[Phrase] = [self.game.say(step.a), self.game.say(better)]
        return Missed(step.ply, step.seat, codes, said, lost, error)

    def losses(self, ask: Ask, done: Action, better: Action) -> list[float]:
        """By world, how much more the seat would have had; one number where its view alone tells."""
        if done in ask.legal:
            had, could = self.bot.expects(ask, done), self.bot.expects(ask, better)
            if had is not None and could is not None:
                return [could - had]
        if self.estimate.samples == 1:
            return []  # no worlds tell what only eyes could see
        rng = FastRng(MOST - ask.rng.below(1000) - 1)
        dealer = self.game.dealer(ask.view, self.witness_of(ask.mind))
        found: list[float] = []
        for _ in range(WORLDS):
            world: State = dealer.deal(rng)
            seed = rng.below(MOST)
            if self.is_possible(world, ask.seat, done) and self.is_possible(world, ask.seat, better):
                found.append(self.after(world, ask.seat, better, seed) - self.after(world, ask.seat, done, seed))
        return found

    def witness_of(self, mind: Any) -> Any:
        """What the seat saw happen, where the bot keeps it."""
        return getattr(mind, "witness", None)

    def is_possible(self, world: State, seat: Seat, a: Action) -> bool:
        return self.game.refusal(world, seat, a) is None

    def after(self, world: State, seat: Seat, a: Action, seed: int) -> float:
        s = world.copy()
        chance = FastRng(seed)
        self.game.apply(s, seat, a, chance)
        return self.estimate.shares(s, chance)[seat]


def ply_of_turning(turning: TurningPoint) -> int:
    return turning.ply


def ply_of_missed(missed: Missed) -> int:
    return missed.ply
