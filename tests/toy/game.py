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

from lanterne.core.errors import BadOptions, OptionFault, Refusal
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Term
from lanterne.core.options import Option, read_options, seats_fault
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from tests.toy import actions, apply, legal, score, view, words
from tests.toy.actions import ToyAction
from tests.toy.state import CARDS, COPIES, Options, ToyState, state_from_json
from tests.toy.view import ToyDealer, ToyView

OPTION_LIST: Final = (
    Option("rounds", 2, least=1, most=3, clause="T-3"),
    Option("hand", 2, least=0, most=3, clause="T-5"),
    Option("mirrors", True, clause="T-5"),
    Option("open_offers", False, clause="T-7"),
    Option("goals", "chosen", choices=("chosen", "dealt"), clause="T-2"),
)
NATURE: Final = Nature((2, 4), hidden=True, chance=True, simultaneous=True, out_of_turn=True, open_families=("offer",))


class ToyGame(Game[ToyState, ToyAction, ToyView, Options]):
    def __init__(self) -> None:
        super().__init__("toy", NATURE, 1, OPTION_LIST)

    def options(self, raw: Mapping[str, object], seats: int) -> Options:
        values, faults = read_options(self.name, self.option_list, raw)
        options = Options(**values)  # type: ignore[arg-type]
        fewest, most = self.nature.seats
        if not fewest <= seats <= most:
            faults.append(OptionFault("", seats_fault("toy", fewest, most, seats)))
        if options.mirrors and options.hand == 0:
            faults.append(OptionFault("mirrors", Phrase("toy-option-mirrors-fault")))
        if options.hand * seats > sum(COPIES) - (0 if options.mirrors else COPIES[CARDS.index("mirror")]):
            faults.append(OptionFault("hand", Phrase("toy-option-hand-fault", {"seats": seats})))
        if faults:
            raise BadOptions(faults)
        return options

    def options_json(self, options: Options) -> Json:
        return options._asdict()

    def start(self, options: Options, seats: int, rng: Rng, out: Out = None) -> ToyState:
        return apply.start(options, seats, rng, out)

    def load(self, raw: Json) -> ToyState:
        return state_from_json(raw)

    def to_act(self, s: ToyState) -> list[Seat]:
        return legal.to_act(s)

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal.legal(s, seat)

    def refusal(self, s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
        return legal.refusal(s, seat, a)

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Out = None) -> None:
        apply.apply(s, seat, a, rng, out)

    def outcome(self, s: ToyState) -> Outcome | None:
        return score.outcome(s)

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return view.view(s, seat)

    def dealer(self, v: ToyView) -> Dealer[ToyState]:
        return ToyDealer(v)

    def parse(self, code: str) -> ToyAction:
        return actions.parse(code)

    def say(self, a: ToyAction) -> Phrase:
        return words.say(a)

    def describe(self, v: ToyView) -> list[Phrase]:
        return words.describe(v)

    def topics(self, v: ToyView) -> list[str]:
        return words.topics(v)

    def terms(self, v: ToyView, topic: str) -> list[Term]:
        return words.terms(v, topic)


TOY: Final[Any] = ToyGame()
