"""A toy game that is small and nasty: every corner of the contract is in it.

T-1  The frame on top of the stack says who is asked and what may be done.
T-2  Everybody secretly chooses a goal, one of three pictures (or is dealt one).
T-3  A round auctions a lot: its picture is public, its number is known to its owners. Bids are sealed; the highest pays
     and takes the lot, a die breaks ties, and the winner has the turn. All zero: nobody takes it.
T-4  The turn: attack a seat or rest. A die of 3 or more takes a coin, or a lot from a seat without coins; after a
     success one more attack. A seat left with nothing ends the game.
T-5  Every seat with cards may answer an attack, in seat order: a shield adds 2 to the number needed, a mirror attacks
     the attacker first, and turns the attack back if that succeeds.
T-6  Whoever had the turn draws a card at its end.
T-7  At any time but while goals or bids are out, any seat may offer another any number of coins for its first
     lot; only these two know. Two offers a round each.
T-8  At the end coins, numbers, and 2 for each lot of one's goal are points.
T-9  Nothing is done after the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term
from tests.toy.actions import SHAPES, ToyAction, parse
from tests.toy.apply import apply_action
from tests.toy.dealer import ToyDealer
from tests.toy.legal import legal_actions
from tests.toy.load import load_state
from tests.toy.options import FEWEST, MOST, OPTION_LIST, ToyOptions, options_from
from tests.toy.refusal import refusal_of, to_act
from tests.toy.scoring import outcome_of
from tests.toy.setup import set_up
from tests.toy.state import ToyState
from tests.toy.terms import terms, topics
from tests.toy.view import ToyView, view_of
from tests.toy.words import describe, say

NATURE: Final = Nature(
    (FEWEST, MOST), hidden=True, chance=True, simultaneous=True, out_of_turn=True, open_families=("offer",)
)


class Toy(Game[ToyState, ToyAction, ToyView, ToyOptions]):
    def __init__(self) -> None:
        super().__init__("toy", NATURE, 1, OPTION_LIST, SHAPES)

    def options(self, raw: Mapping[str, object], seats: int) -> ToyOptions:
        return options_from(raw, seats)

    def options_json(self, options: ToyOptions) -> Json:
        return options._asdict()

    def start(self, options: ToyOptions, seats: int, rng: Rng, out: Out = None) -> ToyState:
        return set_up(options, seats, rng, out)

    def load(self, raw: Json) -> ToyState:
        return load_state(raw)

    def to_act(self, s: ToyState) -> list[Seat]:
        return to_act(s)

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal_actions(s, seat)

    def refusal(self, s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Out = None) -> None:
        apply_action(s, seat, a, rng, out)

    def outcome(self, s: ToyState) -> Outcome | None:
        return outcome_of(s)

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return view_of(s, seat)

    def dealer(self, v: ToyView, witness: Witness | None = None) -> Dealer[ToyState]:
        return ToyDealer(v)

    def parse(self, code: str) -> ToyAction:
        return parse(code)

    def say(self, a: ToyAction) -> Phrase:
        return say(a)

    def describe(self, v: ToyView) -> list[Phrase]:
        return describe(v)

    def topics(self, v: ToyView) -> list[str]:
        return topics(v)

    def terms(self, v: ToyView, topic: str) -> list[Term]:
        return terms(v, topic)


GAME: Final[Any] = Toy()
