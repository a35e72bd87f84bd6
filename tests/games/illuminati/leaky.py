"""Illuminati with one leak each, for the proof that the laws of secrets notice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterne.core.errors import Refusal
from lanterne.core.game import Action, Dealer, Game, Json, Out, Outcome, Seat, Witness
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import SPECIAL_IDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState


class Leaky(Game[Any, Any, Any, Any]):
    """The game as it is; each leak changes one answer."""

    def __init__(self) -> None:
        super().__init__("illuminati", GAME.nature, GAME.rules, GAME.option_list, GAME.shapes)

    def options(self, raw: Mapping[str, object], seats: int) -> Any:
        return GAME.options(raw, seats)

    def options_json(self, options: Any) -> Json:
        return GAME.options_json(options)

    def start(self, options: Any, seats: int, rng: Rng, out: Out = None) -> IlluminatiState:
        return GAME.start(options, seats, rng, out)

    def load(self, raw: Json) -> IlluminatiState:
        return GAME.load(raw)

    def to_act(self, s: IlluminatiState) -> list[Seat]:
        return GAME.to_act(s)

    def legal(self, s: IlluminatiState, seat: Seat) -> Any:
        return GAME.legal(s, seat)

    def refusal(self, s: IlluminatiState, seat: Seat, a: Any) -> Refusal | None:
        return GAME.refusal(s, seat, a)

    def apply(self, s: IlluminatiState, seat: Seat, a: Any, rng: Rng, out: Out = None) -> None:
        GAME.apply(s, seat, a, rng, out)

    def outcome(self, s: IlluminatiState) -> Outcome | None:
        return GAME.outcome(s)

    def view(self, s: IlluminatiState, seat: Seat | None) -> Any:
        return GAME.view(s, seat)

    def dealer(self, v: Any, witness: Witness | None = None) -> Dealer[Any]:
        return GAME.dealer(v, witness)

    def parse(self, code: str) -> Action:
        return GAME.parse(code)

    def say(self, a: Any) -> Phrase:
        return GAME.say(a)

    def describe(self, v: Any) -> list[Phrase]:
        return GAME.describe(v)

    def topics(self, v: Any) -> list[str]:
        return GAME.topics(v)

    def terms(self, v: Any, topic: str) -> list[Term]:
        return GAME.terms(v, topic)


class ShownPreparation(Leaky):
    """Everybody sees which special the attacker means to discard, before the attack is announced."""

    def view(self, s: IlluminatiState, seat: Seat | None) -> Any:
        v: Any = super().view(s, seat)
        atk = current_attack(s)
        if atk is not None and atk.discard >= 0:
            for frame in v["frames"]:
                if frame["kind"] == "attacking":
                    frame["attack"]["discard"] = SPECIAL_IDS[atk.discard]
        return v


class NamingRefusal(Leaky):
    """Refuses an attacker by where the card lies, so that its words tell who has it."""

    def refusal(self, s: IlluminatiState, seat: Seat, a: Any) -> Refusal | None:
        found = super().refusal(s, seat, a)
        if found is not None and a.code().startswith("attack "):
            return Refusal(found.clause, Phrase("illuminati-refused-not-your-card", {"card": card_phrase(s, a.a)}))
        return found


class CountedOffers(Leaky):
    """Tells everybody how many offers lie open."""

    def view(self, s: IlluminatiState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "talk": len(s.offers)}
