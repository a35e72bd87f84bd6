"""What is decided and rolled before the first turn: first incomes, secret goals, who begins (3.1)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.table import CARDS, CHOOSABLE_GOALS, GOAL_IDS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import CHOOSE_GOAL, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.secrets.hidden import declaring
from lanterne.games.illuminati.seeing.frame_views import ChoosingGoalsView
from lanterne.games.illuminati.state import IlluminatiState

FIRST_GROUPS: Final = 4  # turned up at the start (7)


def ask_first_incomes(s: IlluminatiState) -> None:
    """The owner of a face-down Illuminati says how much of its first income it takes (A-77); asked in seat order."""
    for seat in reversed(range(s.seats)):
        if not s.exposed[seat]:
            s.frames.append(declaring(s, seat))


def ask_goals(s: IlluminatiState) -> None:
    """After all Illuminati are dealt, before groups are turned up (9, A-76)."""
    if s.options.very_long:
        return  # 168: no goals
    seats = [seat for seat in range(s.seats) if s.alive[seat] and (may_choose(s, seat) or not s.exposed[seat])]
    s.frames.append(ChoosingGoals(seats))


def may_choose(s: IlluminatiState, seat: Seat) -> bool:
    """Whether the seat has a secret goal: the Ovnis, and everybody with hidden goals (157, 169)."""
    return s.options.hidden_goals or CARDS[s.illuminati[seat]].goal == ""


@final
class ChoosingGoals(Frame):
    """Secret goals, seat by seat. All face-down Illuminati are asked, so that the Ovnis stay unseen (A-77)."""

    def __init__(self, queue: list[Seat]) -> None:
        self.kind = "choosing-goals"
        self.queue = queue

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return self.queue[:1]

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        if not may_choose(s, seat):
            acts.append(move(PASS))
            return
        for goal in range(CHOOSABLE_GOALS):
            acts.append(move(CHOOSE_GOAL, goal))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        self.queue = self.queue[1:]
        if out is not None:
            out.append(Event("goal-decided", {"seat": seat_phrase(seat)}, clause="9"))
        if a.verb == PASS:
            return
        s.goal[seat] = GOAL_IDS[a.a]
        if out is not None:
            args = {"seat": seat_phrase(seat), "goal": Phrase("illuminati-goal-" + s.goal[seat])}
            out.append(Event("goal-chosen", dict(args), (seat,), (seat,), clause="9"))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-76", Phrase("illuminati-refused-goal"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> ChoosingGoalsView:
        return {"kind": "choosing-goals", "queue": self.queue[:]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> ChoosingGoals:
        return ChoosingGoals(list(raw["queue"]))

    def blank(self) -> ChoosingGoals:
        return ChoosingGoals([])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, ChoosingGoals)
        self.queue = f.numbers("queue", source.queue)


def roll_for_first(s: IlluminatiState, rng: Rng, out: Out) -> None:
    """The highest total of two dice begins (8); those who tie roll again (A-31)."""
    rolling = [seat for seat in range(s.seats) if s.alive[seat]]
    while len(rolling) > 1:
        totals: list[int] = []
        for seat in rolling:
            total = rng.die() + rng.die()
            totals.append(total)
            if out is not None:
                args = {"seat": seat_phrase(seat)}
                out.append(Event("rolled-for-first", {**args, "roll": int(total)}, knew=(), clause="8"))
        best = max(totals)
        rolling = [seat for at, seat in enumerate(rolling) if totals[at] == best]
    s.first = rolling[0]
    s.turn = rolling[0]
