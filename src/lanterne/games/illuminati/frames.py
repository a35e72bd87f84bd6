"""All kinds of frame by name, for loading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.core.game import Json
from lanterne.games.illuminati.announce import Announcing
from lanterne.games.illuminati.exchange import Exchange
from lanterne.games.illuminati.hidden import Declaring
from lanterne.games.illuminati.immunity import ClaimingImmunity
from lanterne.games.illuminati.income import Levying, Taxed, Upkeep
from lanterne.games.illuminati.lasers import Altering
from lanterne.games.illuminati.money_frames import Amount, Redistribute
from lanterne.games.illuminati.opening import ChoosingGoals
from lanterne.games.illuminati.placing import Placing
from lanterne.games.illuminati.powers import Claiming
from lanterne.games.illuminati.reading import Reading
from lanterne.games.illuminati.rearranging import Rearranging
from lanterne.games.illuminati.resolve import Attacking
from lanterne.games.illuminati.special_effects import Played
from lanterne.games.illuminati.spending import Spending
from lanterne.games.illuminati.state import Frame
from lanterne.games.illuminati.turn import Turn
from lanterne.games.illuminati.windows import Window

LOADERS: Final[dict[str, Callable[[Json], Frame]]] = {
    "altering": Altering.load,
    "amount": Amount.load,
    "announcing": Announcing.load,
    "attacking": Attacking.load,
    "choosing-goals": ChoosingGoals.load,
    "claiming": Claiming.load,
    "claiming-immunity": ClaimingImmunity.load,
    "declaring": Declaring.load,
    "exchange": Exchange.load,
    "levying": Levying.load,
    "placing": Placing.load,
    "played": Played.load,
    "reading": Reading.load,
    "rearranging": Rearranging.load,
    "redistribute": Redistribute.load,
    "spending": Spending.load,
    "taxed": Taxed.load,
    "turn": Turn.load,
    "upkeep": Upkeep.load,
    "window": Window.load,
}


def frame_from_json(raw: Json) -> Frame:
    return LOADERS[raw["kind"]](raw)
