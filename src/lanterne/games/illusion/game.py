"""Illusion behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Term
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.actions import Move, parse_move
from lanterne.games.illusion.apply import do_move, outcome_of, start_game
from lanterne.games.illusion.imagine import IllusionDealer
from lanterne.games.illusion.legal import legal_moves, pick_move, refusal_of
from lanterne.games.illusion.options import FEWEST_SEATS, MOST_SEATS, OPTION_LIST, IllusionOptions, options_from
from lanterne.games.illusion.state import IllusionState, state_from_json
from lanterne.games.illusion.view import IllusionView, view_of
from lanterne.games.illusion.words import describe_view, say_move, terms_of, topics_of

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[seat] for seat in range(MOST_SEATS)]


@final
class Illusion(Game[IllusionState, Move, IllusionView, IllusionOptions]):
    def __init__(self) -> None:
        super().__init__("illusion", Nature((FEWEST_SEATS, MOST_SEATS), hidden=True, chance=True), 1, OPTION_LIST)

    def options(self, raw: Mapping[str, object], seats: int) -> IllusionOptions:
        return options_from(raw, seats)

    def options_json(self, options: IllusionOptions) -> Json:
        return options.json()

    def start(self, options: IllusionOptions, seats: int, rng: Rng, out: Out = None) -> IllusionState:
        return start_game(options, seats, rng, out)

    def load(self, raw: Json) -> IllusionState:
        return state_from_json(raw)

    def to_act(self, s: IllusionState) -> list[Seat]:
        return NO_SEATS if s.over else ONE_SEAT[s.turn]

    def legal(self, s: IllusionState, seat: Seat) -> list[Move]:
        return legal_moves(s, seat)

    def pick(self, s: IllusionState, seat: Seat, rng: Rng) -> Move:
        return pick_move(s, seat, rng)

    def refusal(self, s: IllusionState, seat: Seat, a: Move) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: IllusionState, seat: Seat, a: Move, rng: Rng, out: Out = None) -> None:
        do_move(s, seat, a, rng, out)

    def outcome(self, s: IllusionState) -> Outcome | None:
        return outcome_of(s)

    def view(self, s: IllusionState, seat: Seat | None) -> IllusionView:
        return view_of(s, seat)

    def dealer(self, v: IllusionView) -> Dealer[IllusionState]:
        return IllusionDealer(v)

    def parse(self, code: str) -> Move:
        return parse_move(code)

    def say(self, a: Move) -> Phrase:
        return say_move(a)

    def describe(self, v: IllusionView) -> list[Phrase]:
        return describe_view(v)

    def topics(self, v: IllusionView) -> list[str]:
        return topics_of(v)

    def terms(self, v: IllusionView, topic: str) -> list[Term]:
        return terms_of(v, topic)


GAME: Final = Illusion()
