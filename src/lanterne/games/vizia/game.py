"""Vizia behind the contract.

Where the rule book is silent this engine follows the rulings V-01 to V-38: above all, the first tile always lies at the
origin (V-38), the twelfth token ends the game at once (V-04), and a game in which nobody can go on ends stuck (V-08).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.features import Block, Parts
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term
from lanterne.games.vizia import pickled
from lanterne.games.vizia.actions import PART_SIZES, SHAPES, ViziaAction, parse
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.dealer import ViziaDealer
from lanterne.games.vizia.features import BLOCKS, features
from lanterne.games.vizia.legal import legal_actions, pick_action
from lanterne.games.vizia.load import load_state
from lanterne.games.vizia.options import FEWEST, MOST, OPTION_LIST, ViziaOptions, options_from
from lanterne.games.vizia.refusal import refusal_of
from lanterne.games.vizia.scoring import outcome_of
from lanterne.games.vizia.setup import set_up
from lanterne.games.vizia.state import OVER, ViziaState
from lanterne.games.vizia.terms import terms, topics
from lanterne.games.vizia.view import ViziaView, bare_view_of, view_of
from lanterne.games.vizia.witness import ViziaWitness
from lanterne.games.vizia.words import describe, say

WAITED: Final = [[0], [1], [2], [3]]  # shared, read only
NOBODY: Final[list[int]] = []


@final
class Vizia(Game[ViziaState, ViziaAction, ViziaView, ViziaOptions]):
    def __init__(self) -> None:
        super().__init__("vizia", Nature((FEWEST, MOST), hidden=True, chance=True), 1, OPTION_LIST, SHAPES)

    def options(self, raw: Mapping[str, object], seats: int) -> ViziaOptions:
        return options_from(raw, seats)

    def options_json(self, options: ViziaOptions) -> Json:
        return dict(options.json())

    def start(self, options: ViziaOptions, seats: int, rng: Rng, out: Out = None) -> ViziaState:
        return set_up(options, seats, rng, out)

    def load(self, raw: Json) -> ViziaState:
        return load_state(raw)

    def to_act(self, s: ViziaState) -> list[Seat]:
        return NOBODY if s.phase == OVER else WAITED[s.turn]

    def legal(self, s: ViziaState, seat: Seat) -> list[ViziaAction]:
        return legal_actions(s, seat)

    def pick(self, s: ViziaState, seat: Seat, rng: Rng) -> ViziaAction:
        return pick_action(s, seat, rng)

    def refusal(self, s: ViziaState, seat: Seat, a: ViziaAction) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: ViziaState, seat: Seat, a: ViziaAction, rng: Rng, out: Out = None) -> None:
        apply_action(s, seat, a, rng, out)

    def outcome(self, s: ViziaState) -> Outcome | None:
        return outcome_of(s)

    def view(self, s: ViziaState, seat: Seat | None) -> ViziaView:
        return view_of(s, seat)

    def bot_view(self, s: ViziaState, seat: Seat, wishes: Mapping[str, str]) -> ViziaView:
        return bare_view_of(s, seat)

    def witness(self, seat: Seat | None) -> Witness | None:
        return ViziaWitness()

    def dealer(self, v: ViziaView, witness: Witness | None = None) -> Dealer[ViziaState]:
        assert witness is None or isinstance(witness, ViziaWitness)
        return ViziaDealer(v, witness)

    def feature_blocks(self) -> tuple[Block, ...]:
        return BLOCKS

    def features(self, s: ViziaState, seat: Seat, witness: Witness | None = None) -> list[int]:
        assert witness is None or isinstance(witness, ViziaWitness)
        return features(s, seat, witness)

    def part_sizes(self) -> Parts:
        return PART_SIZES

    def parse(self, code: str) -> ViziaAction:
        return parse(code)

    def say(self, a: ViziaAction) -> Phrase:
        return say(a)

    def describe(self, v: ViziaView) -> list[Phrase]:
        return describe(v)

    def topics(self, v: ViziaView) -> list[str]:
        return topics(v)

    def terms(self, v: ViziaView, topic: str) -> list[Term]:
        return terms(v, topic)


GAME: Final = Vizia()
pickled.register()
