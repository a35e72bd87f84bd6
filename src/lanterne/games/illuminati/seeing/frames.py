"""All kinds of frame by name, for loading and imagining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lanterne.core.game import Json
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import Announcing
from lanterne.games.illuminati.attack.attack import NO_CARD, Attack
from lanterne.games.illuminati.attack.course import Attacking
from lanterne.games.illuminati.attack.dice import Reading
from lanterne.games.illuminati.attack.immunity import ClaimingImmunity
from lanterne.games.illuminati.attack.spending import Spending
from lanterne.games.illuminati.deals.exchange import Exchange
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.amounts import Amount, Redistribute
from lanterne.games.illuminati.money.income import Levying, Taxed, Upkeep
from lanterne.games.illuminati.moves import PASS, move
from lanterne.games.illuminati.secrets.hidden import Declaring
from lanterne.games.illuminati.seeing.frame_views import FrameView
from lanterne.games.illuminati.specials.played import Played
from lanterne.games.illuminati.specials.window import Window
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.placing import ANY_CARD, Placing
from lanterne.games.illuminati.structure.rearranging import Rearranging
from lanterne.games.illuminati.turn.altering import Altering
from lanterne.games.illuminati.turn.opening import ChoosingGoals
from lanterne.games.illuminati.turn.powers import Claiming
from lanterne.games.illuminati.turn.turn import Turn

PATTERNS: Final[tuple[Frame, ...]] = (  # one of each class, to load others of its kind by
    Altering(0, 0),
    Amount(0, 0, 0, 0),
    Announcing(),
    Attacking(Attack(0, 0, NO_CARD)),
    ChoosingGoals([]),
    Claiming(0, 0),
    ClaimingImmunity(),
    Declaring(0, 0, 0),
    Exchange([]),
    Levying(0, 0, []),
    Placing(0, [], ANY_CARD, [], False),
    Played(0, 0, 0, move(PASS), [], False),
    Reading(),
    Rearranging(0, [], [], []),
    Redistribute(0, []),
    Spending([], False),
    Taxed(0, 0, 0),
    Turn(0, 0, False, False),
    Upkeep(0, 0),
    Window("", 0, []),
)
BY_KIND: Final = {frame.kind: frame for frame in PATTERNS}

IMAGINED: Final[dict[str, Callable[[IlluminatiState, Json, Rng], Frame]]] = {
    "altering": Altering.imagined,
    "amount": Amount.imagined,
    "announcing": Announcing.imagined,
    "attacking": Attacking.imagined,
    "choosing-goals": ChoosingGoals.imagined,
    "claiming": Claiming.imagined,
    "claiming-immunity": ClaimingImmunity.imagined,
    "declaring": Declaring.imagined,
    "exchange": Exchange.imagined,
    "levying": Levying.imagined,
    "placing": Placing.imagined,
    "played": Played.imagined,
    "reading": Reading.imagined,
    "rearranging": Rearranging.imagined,
    "redistribute": Redistribute.imagined,
    "spending": Spending.imagined,
    "taxed": Taxed.imagined,
    "turn": Turn.imagined,
    "upkeep": Upkeep.imagined,
    "window": Window.imagined,
}


def frame_from_json(raw: Json) -> Frame:
    return BY_KIND[raw["kind"]].load(raw)


def imagined_frame(s: IlluminatiState, v: FrameView, rng: Rng) -> Frame:
    """The frame of a view in a world that was imagined from it: the inverse of `Frame.view`, gaps filled by chance."""
    plain: Any = v
    return IMAGINED[v["kind"]](s, plain, rng)
