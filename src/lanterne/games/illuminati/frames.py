"""All kinds of frame by name, for loading and imagining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lanterne.core.game import Json
from lanterne.core.rng import Rng
from lanterne.games.illuminati.announce import Announcing
from lanterne.games.illuminati.exchange import Exchange
from lanterne.games.illuminati.frame_views import FrameView
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
from lanterne.games.illuminati.state import Frame, IlluminatiState
from lanterne.games.illuminati.turn import Turn
from lanterne.games.illuminati.windows import Window

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
