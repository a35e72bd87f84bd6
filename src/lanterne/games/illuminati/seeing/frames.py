"""All kinds of frame by name, for loading and imagining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lanterne.core.game import Json
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import Announcing
from lanterne.games.illuminati.attack.course import Attacking
from lanterne.games.illuminati.attack.dice import Reading
from lanterne.games.illuminati.attack.immunity import ClaimingImmunity
from lanterne.games.illuminati.attack.spending import Spending
from lanterne.games.illuminati.deals.exchange import Exchange
from lanterne.games.illuminati.money.amounts import Amount, Redistribute
from lanterne.games.illuminati.money.income import Levying, Taxed, Upkeep
from lanterne.games.illuminati.secrets.hidden import Declaring
from lanterne.games.illuminati.seeing.frame_views import FrameView
from lanterne.games.illuminati.specials.played import Played
from lanterne.games.illuminati.specials.window import Window
from lanterne.games.illuminati.state import Frame, IlluminatiState
from lanterne.games.illuminati.structure.placing import Placing
from lanterne.games.illuminati.structure.rearranging import Rearranging
from lanterne.games.illuminati.turn.altering import Altering
from lanterne.games.illuminati.turn.opening import ChoosingGoals
from lanterne.games.illuminati.turn.powers import Claiming
from lanterne.games.illuminati.turn.turn import Turn

FRAMES: Final[dict[str, tuple[Callable[[Json], Frame], Callable[[IlluminatiState, Json, Rng], Frame]]]] = {
    "altering": (Altering.load, Altering.imagined),
    "amount": (Amount.load, Amount.imagined),
    "announcing": (Announcing.load, Announcing.imagined),
    "attacking": (Attacking.load, Attacking.imagined),
    "choosing-goals": (ChoosingGoals.load, ChoosingGoals.imagined),
    "claiming": (Claiming.load, Claiming.imagined),
    "claiming-immunity": (ClaimingImmunity.load, ClaimingImmunity.imagined),
    "declaring": (Declaring.load, Declaring.imagined),
    "exchange": (Exchange.load, Exchange.imagined),
    "levying": (Levying.load, Levying.imagined),
    "placing": (Placing.load, Placing.imagined),
    "played": (Played.load, Played.imagined),
    "reading": (Reading.load, Reading.imagined),
    "rearranging": (Rearranging.load, Rearranging.imagined),
    "redistribute": (Redistribute.load, Redistribute.imagined),
    "spending": (Spending.load, Spending.imagined),
    "taxed": (Taxed.load, Taxed.imagined),
    "turn": (Turn.load, Turn.imagined),
    "upkeep": (Upkeep.load, Upkeep.imagined),
    "window": (Window.load, Window.imagined),
}


def frame_from_json(raw: Json) -> Frame:
    return FRAMES[raw["kind"]][0](raw)


def imagined_frame(s: IlluminatiState, v: FrameView, rng: Rng) -> Frame:
    """The frame of a view in a world that was imagined from it: the inverse of `Frame.view`, gaps filled by chance."""
    plain: Any = v
    return FRAMES[v["kind"]][1](s, plain, rng)
