"""Illusio behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.features import Block, Parts
from lanterne.core.game import Dealer, Event, Game, Json, Nature, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term
from lanterne.core.window import Window
from lanterne.games.illusio import pickled
from lanterne.games.illusio.actions import PART_SIZES, PASS, SHAPES, IllusioAction, bare, parse
from lanterne.games.illusio.apply import apply_action
from lanterne.games.illusio.dealer import IllusioDealer
from lanterne.games.illusio.editions import PLAYS, RULES
from lanterne.games.illusio.features.blocks import BLOCKS
from lanterne.games.illusio.features.cells import features_of
from lanterne.games.illusio.frames import WINDOW
from lanterne.games.illusio.legal import legal_actions
from lanterne.games.illusio.load import load_state
from lanterne.games.illusio.options import FEWEST, GAME_NAME, MOST, OPTION_LIST, IllusioOptions, options_from
from lanterne.games.illusio.refusal import refusal_of
from lanterne.games.illusio.scoring import outcome_of
from lanterne.games.illusio.setup import set_up
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.terms import terms, topics
from lanterne.games.illusio.view import IllusioView, bare_view_of, view_of
from lanterne.games.illusio.witness import IllusioWitness
from lanterne.games.illusio.words import describe, say

WAITING: Final = [[seat] for seat in range(MOST)]  # shared: `to_act` is read only
NOBODY_WAITED: Final[list[Seat]] = []


@final
class Illusio(Game[IllusioState, IllusioAction, IllusioView, IllusioOptions]):
    def __init__(self, rules: int) -> None:
        nature = Nature((FEWEST, MOST), hidden=True, chance=True)
        super().__init__(GAME_NAME, nature, rules, OPTION_LIST, SHAPES, PLAYS, windows=("talent",))

    def edition(self, rules: int) -> Illusio:
        return EDITIONS[rules]

    def options(self, raw: Mapping[str, object], seats: int) -> IllusioOptions:
        return options_from(raw, seats)

    def options_json(self, options: IllusioOptions) -> Json:
        return dict(options.json())

    def forgets_at(self, options: IllusioOptions) -> tuple[str, ...]:
        return ("turn",) if options.memory else ()

    def faded(self, event: Event) -> Event | None:
        """A new kind is public when it is made; from then on only the badge shows (A-39)."""
        if event.name not in ("transformed", "named", "misnamed"):
            return event
        args = {key: event.args[key] for key in ("seat", "other")}
        return Event(f"{event.name}-covered", args, audience=event.audience, clause=event.clause)

    def start(self, options: IllusioOptions, seats: int, rng: Rng, out: Out = None) -> IllusioState:
        return set_up(options, seats, rng, out, self.rules)

    def load(self, raw: Json) -> IllusioState:
        return load_state(raw)

    def to_act(self, s: IllusioState) -> list[Seat]:
        return NOBODY_WAITED if s.reason else WAITING[s.frames[-1].seat]

    def legal(self, s: IllusioState, seat: Seat) -> list[IllusioAction]:
        return legal_actions(s, seat)

    def refusal(self, s: IllusioState, seat: Seat, a: IllusioAction) -> Refusal | None:
        return refusal_of(s, seat, a)

    def apply(self, s: IllusioState, seat: Seat, a: IllusioAction, rng: Rng, out: Out = None) -> None:
        apply_action(s, seat, a, rng, out)

    def outcome(self, s: IllusioState) -> Outcome | None:
        return outcome_of(s)

    def turn(self, s: IllusioState) -> Seat:
        return s.turn

    def window(self, s: IllusioState, seat: Seat) -> Window | None:
        """A talent in another seat's turn (A-38)."""
        if s.reason or s.frames[-1].kind != WINDOW or s.frames[-1].seat != seat:
            return None
        return Window("talent", bare(PASS).code(), empty=len(legal_actions(s, seat)) == 1)

    def view(self, s: IllusioState, seat: Seat | None) -> IllusioView:
        return view_of(s, seat)

    def bot_view(self, s: IllusioState, seat: Seat, wishes: Mapping[str, str]) -> IllusioView:
        return bare_view_of(s, seat)

    def witness(self, seat: Seat | None) -> Witness:
        return IllusioWitness(seat, MOST)

    def dealer(self, v: IllusioView, witness: Witness | None = None) -> Dealer[IllusioState]:
        return IllusioDealer(v, self.rules, witness if isinstance(witness, IllusioWitness) else None)

    def feature_blocks(self) -> tuple[Block, ...]:
        return BLOCKS

    def features(self, s: IllusioState, seat: Seat, witness: Witness | None = None) -> list[int]:
        return features_of(s, seat, witness if isinstance(witness, IllusioWitness) else None)

    def part_sizes(self) -> Parts:
        return PART_SIZES

    def parse(self, code: str) -> IllusioAction:
        return parse(code)

    def say(self, a: IllusioAction) -> Phrase:
        return say(a)

    def describe(self, v: IllusioView) -> list[Phrase]:
        return describe(v)

    def topics(self, v: IllusioView) -> list[str]:
        return topics(v)

    def terms(self, v: IllusioView, topic: str) -> list[Term]:
        return terms(v, topic)


EDITIONS: Final = {rules: Illusio(rules) for rules in PLAYS}
GAME: Final = EDITIONS[RULES]
pickled.register()
