"""Illuminati as a `Game`: the door to the rules. Who decides what stands in the frames; deals stand beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from lanterne.core.errors import Refusal
from lanterne.core.features import Block, Parts
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term, Weighed
from lanterne.core.window import Window
from lanterne.games.illuminati import faces, pickled, terms, weighing, words
from lanterne.games.illuminati.actions import SHAPES, IlluminatiAction, parse
from lanterne.games.illuminati.answers import WINDOWS, window_of
from lanterne.games.illuminati.apply import apply_action
from lanterne.games.illuminati.dealer import IlluminatiDealer
from lanterne.games.illuminati.deals.judging import awaited_answers, parties_of
from lanterne.games.illuminati.editions import PLAYS, RULES
from lanterne.games.illuminati.features.blocks import BLOCKS
from lanterne.games.illuminati.features.cells import features_of
from lanterne.games.illuminati.legal import legal_actions, pick_action
from lanterne.games.illuminati.load import load_state
from lanterne.games.illuminati.moves import PART_SIZES
from lanterne.games.illuminati.options import OPTION_LIST, IlluminatiOptions, options_from
from lanterne.games.illuminati.orders import ORDERS, order_answer
from lanterne.games.illuminati.refusal import refusal_of
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.flow import settle, waited_for
from lanterne.games.illuminati.view import IlluminatiView, bot_view_of, view_of
from lanterne.games.illuminati.witness import IlluminatiWitness

OPEN_FAMILIES: Final = ("offer", "promise", "show", "hide", "show-money", "show-goal", "resign")
NOBODY_INVITED: Final[list[int]] = []  # shared, read only


@final
class Illuminati(Game[IlluminatiState, IlluminatiAction, IlluminatiView, IlluminatiOptions]):
    def __init__(self, rules: int) -> None:
        nature = Nature((2, 8), hidden=True, chance=True, out_of_turn=True, open_families=OPEN_FAMILIES)
        super().__init__("illuminati", nature, rules, OPTION_LIST, SHAPES, PLAYS, WINDOWS, ORDERS)

    def edition(self, rules: int) -> Illuminati:
        return EDITIONS[rules]

    # ------------------------------------------------------------------ beginning

    def options(self, raw: Mapping[str, object], seats: int) -> IlluminatiOptions:
        return options_from(raw, seats)

    def options_json(self, options: IlluminatiOptions) -> Json:
        return options.json()

    def start(self, options: IlluminatiOptions, seats: int, rng: Rng, out: Out = None) -> IlluminatiState:
        s = set_up(options, seats, rng, out, self.rules)
        settle(s, rng, out)
        return s

    def load(self, raw: Json) -> IlluminatiState:
        return load_state(raw)

    # ------------------------------------------------------------------ playing

    def to_act(self, s: IlluminatiState) -> list[Seat]:
        return waited_for(s)

    def legal(self, s: IlluminatiState, seat: Seat) -> list[IlluminatiAction]:
        return legal_actions(s, seat)

    def refusal(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out = None) -> None:
        apply_action(s, seat, a, rng, out)

    def outcome(self, s: IlluminatiState) -> Outcome | None:
        return s.result

    def pick(self, s: IlluminatiState, seat: Seat, rng: Rng) -> IlluminatiAction:
        return pick_action(s, seat, rng)

    def said_to(self, s: IlluminatiState, seat: Seat) -> list[str]:
        return [offer.text() for offer in s.offers if seat in offer.to]

    def invited(self, s: IlluminatiState) -> list[Seat]:
        return awaited_answers(s) if s.offers else NOBODY_INVITED

    def parties(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> list[Seat] | None:
        return parties_of(s, seat, a)

    # ------------------------------------------------------------------ answering unasked

    def turn(self, s: IlluminatiState) -> Seat:
        return s.turn

    def window(self, s: IlluminatiState, seat: Seat) -> Window | None:
        return window_of(s, seat)

    def ordered(self, s: IlluminatiState, seat: Seat, orders: list[str]) -> str:
        return order_answer(s, seat, orders)

    # ------------------------------------------------------------------ seeing

    def view(self, s: IlluminatiState, seat: Seat | None) -> IlluminatiView:
        return view_of(s, seat)

    def bot_view(self, s: IlluminatiState, seat: Seat, wishes: Mapping[str, str]) -> IlluminatiView:
        """Without what only a board shows: all that a bot does with a view is to imagine worlds from it."""
        return cast(IlluminatiView, bot_view_of(s, seat))

    def witness(self, seat: Seat | None) -> Witness:
        return IlluminatiWitness(seat)

    def dealer(self, v: IlluminatiView, witness: Witness | None = None) -> Dealer[IlluminatiState]:
        assert witness is None or isinstance(witness, IlluminatiWitness)
        return IlluminatiDealer(v, self.rules, witness)

    # ------------------------------------------------------------------ learning

    def feature_blocks(self) -> tuple[Block, ...]:
        return BLOCKS

    def features(self, s: IlluminatiState, seat: Seat, witness: Witness | None = None) -> list[int]:
        return features_of(s, seat, witness if isinstance(witness, IlluminatiWitness) else None)

    def part_sizes(self) -> Parts:
        return PART_SIZES

    # ------------------------------------------------------------------ texts

    def parse(self, code: str) -> IlluminatiAction:
        return parse(code)

    def say(self, a: IlluminatiAction) -> Phrase:
        return words.say(a)

    def describe(self, v: IlluminatiView) -> list[Phrase]:
        return words.describe(v)

    def topics(self, v: IlluminatiView) -> list[str]:
        return terms.topics(v)

    def terms(self, v: IlluminatiView, topic: str) -> list[Term]:
        return terms.terms(v, topic)

    def sums(self, v: IlluminatiView) -> dict[str, list[Term]]:
        return terms.sums(v)

    def weigh(self, v: IlluminatiView, what: str) -> Weighed:
        return weighing.weigh(v, what)

    def cards(self, v: IlluminatiView) -> dict[str, Phrase]:
        return faces.names_of_cards(v)

    def face(self, v: IlluminatiView, card: str) -> list[Phrase]:
        return faces.face(v, card)


EDITIONS: Final = {rules: Illuminati(rules) for rules in PLAYS}
GAME: Final = EDITIONS[RULES]
pickled.register()
