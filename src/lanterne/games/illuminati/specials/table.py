"""The effects of all specials by kind, and which have a place at a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lanterne.games.illuminati.cards.data import CARD_FACTS
from lanterne.games.illuminati.specials.effects import (
    AbolishesPrivilege,
    AdmitsItsPlayer,
    CancelsSpecial,
    CostsTurn,
    DoublesIncome,
    Effect,
    GainsMoney,
    RedistributesMoney,
    RevivesGroup,
    SetsRoll,
    Smears,
    Spies,
    TakesGroup,
)
from lanterne.games.illuminati.specials.moments import MOMENTS

MAKERS: Final[dict[str, Callable[[dict[str, Any]], Effect]]] = {
    "set-roll": lambda raw: SetsRoll(raw["roll"]),
    "take-group": lambda raw: TakesGroup(),
    "spy": lambda raw: Spies(),
    "abolish-privilege": lambda raw: AbolishesPrivilege(),
    "interfere-alone": lambda raw: AdmitsItsPlayer(),
    "double-income": lambda raw: DoublesIncome(),
    "revive-group": lambda raw: RevivesGroup(),
    "cancel-special": lambda raw: CancelsSpecial(),
    "lose-turn": lambda raw: CostsTurn(),
    "gain-money": lambda raw: GainsMoney(raw["money"]),
    "destroy-powerless": lambda raw: Smears(),
    "redistribute-money": lambda raw: RedistributesMoney(raw["money"]),
}


def effect_from(raw: dict[str, Any]) -> Effect:
    return MAKERS[raw["kind"]](raw)


EFFECTS: Final[list[Effect]] = [effect_from(raw["ability"]) for raw in CARD_FACTS["specials"]]


def kinds_at(moment: str) -> list[int]:
    return [kind for kind, effect in enumerate(EFFECTS) if moment in effect.moments()]


def kinds_of_verbs() -> dict[int, int]:
    found: dict[int, int] = {}
    for kind, effect in enumerate(EFFECTS):
        for verb in effect.verbs():
            found[verb] = kind
    return found


KINDS_AT: Final = {moment: kinds_at(moment) for moment in MOMENTS}
KIND_OF_VERB: Final = kinds_of_verbs()  # which special a verb plays that plays only one
SMEARING: Final = next(kind for kind, effect in enumerate(EFFECTS) if effect.smears())  # the one for 135
