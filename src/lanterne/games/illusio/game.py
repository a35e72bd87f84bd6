"""Illusio behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Term, places_by
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import Move, move_from
from lanterne.games.illusio.apply import apply_move
from lanterne.games.illusio.dealer import IllusioDealer
from lanterne.games.illusio.legal import legal_moves
from lanterne.games.illusio.options import FEWEST, GAME_NAME, MOST, OPTION_LIST, Options, options_from
from lanterne.games.illusio.refusals import refusal_of
from lanterne.games.illusio.setup import set_up
from lanterne.games.illusio.state import State
from lanterne.games.illusio.stored import state_from
from lanterne.games.illusio.sums import sum_terms, sum_topics
from lanterne.games.illusio.view import View, view_of
from lanterne.games.illusio.words import describe_view, say_move

RULES: Final = 1
WAITING: Final = [[seat] for seat in range(MOST)]  # shared: `to_act` is read only
NOBODY_WAITED: Final[list[Seat]] = []


@final
class Illusio(Game[State, Move, View, Options]):
    def __init__(self) -> None:
        super().__init__(GAME_NAME, Nature((FEWEST, MOST), hidden=True, chance=True), RULES, OPTION_LIST)

    def options(self, raw: Mapping[str, object], seats: int) -> Options:
        return options_from(raw, seats)

    def options_json(self, options: Options) -> Json:
        return options.json()

    def start(self, options: Options, seats: int, rng: Rng, out: Out = None) -> State:
        return set_up(options, seats, rng, out)

    def load(self, raw: Json) -> State:
        return state_from(raw)

    def to_act(self, s: State) -> list[Seat]:
        return NOBODY_WAITED if s.reason else WAITING[s.frames[-1].seat]

    def legal(self, s: State, seat: Seat) -> list[Move]:
        return legal_moves(s, seat)

    def refusal(self, s: State, seat: Seat, a: Move) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: State, seat: Seat, a: Move, rng: Rng, out: Out = None) -> None:
        apply_move(s, seat, a, rng, out)

    def outcome(self, s: State) -> Outcome | None:
        """Most points, then most validated tricks, then shared (IL-104); at the goal nobody can be ahead (IL-102)."""
        if not s.reason:
            return None
        keys: list[tuple[int, ...]] = [(s.scores[seat], len(s.validated[seat])) for seat in range(s.seats)]
        return Outcome(s.reason, places_by(keys), list(s.scores))

    def view(self, s: State, seat: Seat | None) -> View:
        return view_of(s, seat)

    def dealer(self, v: View) -> Dealer[State]:
        return IllusioDealer(v)

    def parse(self, code: str) -> Move:
        return move_from(code)

    def say(self, a: Move) -> Phrase:
        return say_move(a)

    def describe(self, v: View) -> list[Phrase]:
        return describe_view(v)

    def topics(self, v: View) -> list[str]:
        return sum_topics(v)

    def terms(self, v: View, topic: str) -> list[Term]:
        return sum_terms(v, topic)


GAME: Final = Illusio()
