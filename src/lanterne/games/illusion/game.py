"""Illusion behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.features import Block, Parts
from lanterne.core.game import Dealer, Event, Game, Json, Nature, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term
from lanterne.games.illusion import pickled
from lanterne.games.illusion.actions import PART_SIZES, SHAPES, IllusionAction, parse
from lanterne.games.illusion.apply import apply_action
from lanterne.games.illusion.dealer import IllusionDealer
from lanterne.games.illusion.features import BLOCKS, features_of
from lanterne.games.illusion.legal import legal_actions, pick_action
from lanterne.games.illusion.load import load_state
from lanterne.games.illusion.options import FEWEST, MOST, OPTION_LIST, IllusionOptions, options_from
from lanterne.games.illusion.refusal import refusal_of
from lanterne.games.illusion.scoring import outcome_of
from lanterne.games.illusion.setup import set_up
from lanterne.games.illusion.state import IllusionState
from lanterne.games.illusion.terms import terms, topics
from lanterne.games.illusion.view import IllusionView, bot_view_of, view_of
from lanterne.games.illusion.witness import IllusionWitness
from lanterne.games.illusion.words import describe, say

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[seat] for seat in range(MOST)]


@final
class Illusion(Game[IllusionState, IllusionAction, IllusionView, IllusionOptions]):
    def __init__(self) -> None:
        super().__init__("illusion", Nature((FEWEST, MOST), hidden=True, chance=True), 1, OPTION_LIST, SHAPES)

    def options(self, raw: Mapping[str, object], seats: int) -> IllusionOptions:
        return options_from(raw, seats)

    def options_json(self, options: IllusionOptions) -> Json:
        return options.json()

    def forgets_at(self, options: IllusionOptions) -> tuple[str, ...]:
        return ("rebuilt",)

    def faded(self, event: Event) -> Event | None:
        """Shares that were seen are not shown again beside a card that came back (N-16)."""
        if event.name == "revealed":
            return None
        if event.name != "wrong":
            return event
        return Event("wrong-covered", {"place": event.args["place"]}, audience=event.audience, clause=event.clause)

    def start(self, options: IllusionOptions, seats: int, rng: Rng, out: Out = None) -> IllusionState:
        return set_up(options, seats, rng, out)

    def load(self, raw: Json) -> IllusionState:
        return load_state(raw)

    def to_act(self, s: IllusionState) -> list[Seat]:
        return NO_SEATS if s.over else ONE_SEAT[s.turn]

    def legal(self, s: IllusionState, seat: Seat) -> list[IllusionAction]:
        return legal_actions(s, seat)

    def pick(self, s: IllusionState, seat: Seat, rng: Rng) -> IllusionAction:
        return pick_action(s, seat, rng)

    def refusal(self, s: IllusionState, seat: Seat, a: IllusionAction) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: IllusionState, seat: Seat, a: IllusionAction, rng: Rng, out: Out = None) -> None:
        apply_action(s, seat, a, rng, out)

    def outcome(self, s: IllusionState) -> Outcome | None:
        return outcome_of(s)

    def view(self, s: IllusionState, seat: Seat | None) -> IllusionView:
        return view_of(s, seat)

    def bot_view(self, s: IllusionState, seat: Seat, wishes: Mapping[str, str]) -> IllusionView:
        return bot_view_of(s, seat, wishes)

    def witness(self, seat: Seat | None) -> IllusionWitness:
        return IllusionWitness()

    def dealer(self, v: IllusionView, witness: Witness | None = None) -> Dealer[IllusionState]:
        assert witness is None or isinstance(witness, IllusionWitness)
        return IllusionDealer(v, witness)

    def feature_blocks(self) -> tuple[Block, ...]:
        return BLOCKS

    def features(self, s: IllusionState, seat: Seat, witness: Witness | None = None) -> list[int]:
        return features_of(s, seat, witness if isinstance(witness, IllusionWitness) else None)

    def part_sizes(self) -> Parts:
        return PART_SIZES

    def parse(self, code: str) -> IllusionAction:
        return parse(code)

    def say(self, a: IllusionAction) -> Phrase:
        return say(a)

    def describe(self, v: IllusionView) -> list[Phrase]:
        return describe(v)

    def topics(self, v: IllusionView) -> list[str]:
        return topics(v)

    def terms(self, v: IllusionView, topic: str) -> list[Term]:
        return terms(v, topic)


GAME: Final = Illusion()
pickled.register()
