"""Vizia behind the contract.

Where the rule book is silent this engine follows the rulings V-01 to V-38: above all, the first tile always lies at the
origin (V-38), the twelfth token ends the game at once (V-04), and a game in which nobody can go on ends stuck (V-08).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from lanterne.core.errors import Refusal
from lanterne.core.game import Dealer, Game, Json, Nature, Out, Outcome, Seat, Term
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.vizia import actions, events, legal, refusal, scoring, words
from lanterne.games.vizia import load as loading
from lanterne.games.vizia import view as viewing
from lanterne.games.vizia.actions import ViziaAction
from lanterne.games.vizia.apply import apply
from lanterne.games.vizia.bag import one, size_of
from lanterne.games.vizia.imagine import ViziaDealer
from lanterne.games.vizia.options import FEWEST, MOST, OPTION_LIST, Options, options_from
from lanterne.games.vizia.state import HAND, OVER, ViziaState, empty_state
from lanterne.games.vizia.turns import draw, refill
from lanterne.games.vizia.view import ViziaView

WAITED: Final = [[0], [1], [2], [3]]  # shared, read only
NOBODY: Final[list[int]] = []


@final
class Vizia(Game[ViziaState, ViziaAction, ViziaView, Options]):
    def __init__(self) -> None:
        super().__init__("vizia", Nature((FEWEST, MOST), hidden=True, chance=True), 1, OPTION_LIST)

    # ------------------------------------------------------------------ beginning

    def options(self, raw: Mapping[str, object], seats: int) -> Options:
        return options_from(raw, seats)

    def options_json(self, options: Options) -> Json:
        return options.json()

    def start(self, options: Options, seats: int, rng: Rng, out: Out = None) -> ViziaState:
        """VZ-010 to VZ-014: personal tiles seat by seat, then the commons, then who begins."""
        s = empty_state(options, seats)
        for seat in range(s.seats):
            dealt: i64 = 0
            while dealt < HAND:
                colour = draw(s, rng)
                s.hands[seat] += one(colour)
                dealt += 1
                if out is not None:
                    out.append(events.tile_dealt(seat, colour))
        refill(s, rng, out, "VZ-012")
        s.first = rng.below(s.seats)
        s.turn = s.first
        if out is not None:
            out.append(events.game_started(s.first, size_of(s.pile)))
        return s

    def load(self, raw: Json) -> ViziaState:
        return loading.load(raw)

    # ------------------------------------------------------------------ playing

    def to_act(self, s: ViziaState) -> list[Seat]:
        return NOBODY if s.phase == OVER else WAITED[s.turn]

    def legal(self, s: ViziaState, seat: Seat) -> list[ViziaAction]:
        return legal.legal(s) if seat == s.turn else []

    def refusal(self, s: ViziaState, seat: Seat, a: ViziaAction) -> Refusal | None:
        return refusal.refusal(s, seat, a)

    def apply(self, s: ViziaState, seat: Seat, a: ViziaAction, rng: Rng, out: Out = None) -> None:
        apply(s, a, rng, out)

    def outcome(self, s: ViziaState) -> Outcome | None:
        return scoring.outcome(s)

    def pick(self, s: ViziaState, seat: Seat, rng: Rng) -> ViziaAction:
        return legal.pick(s, rng)

    # ------------------------------------------------------------------ seeing

    def view(self, s: ViziaState, seat: Seat | None) -> ViziaView:
        return viewing.view(s, seat)

    def dealer(self, v: ViziaView) -> Dealer[ViziaState]:
        return ViziaDealer(v)

    # ------------------------------------------------------------------ texts

    def parse(self, code: str) -> ViziaAction:
        return actions.parse(code)

    def say(self, a: ViziaAction) -> Phrase:
        return words.say(a)

    def describe(self, v: ViziaView) -> list[Phrase]:
        return words.describe(v)

    def topics(self, v: ViziaView) -> list[str]:
        return words.topics(v)

    def terms(self, v: ViziaView, topic: str) -> list[Term]:
        return words.terms(v, topic)


GAME: Final = Vizia()
