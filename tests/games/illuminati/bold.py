"""Random play that goes far: left to blind chance, seats destroy each other within a few rounds."""

from __future__ import annotations

from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import IlluminatiAction
from lanterne.games.illuminati.moves import CALL_OFF, CONTROL, DROP, PASS_TURN, RUMOURS, TARGET, Move

TIMID = (DROP, PASS_TURN, CALL_OFF, RUMOURS)  # what a player who wants a long game avoids
TALK = -1  # in place of a verb


def bold(acts: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
    """A verb at random, nine times of ten none that cuts the game short, then one of its actions."""
    if rng.below(10):
        acts = [a for a in acts if not is_timid(a)] or acts
    kinds: dict[int, list[IlluminatiAction]] = {}
    for a in acts:
        kinds.setdefault(a.verb if isinstance(a, Move) else TALK, []).append(a)
    verbs = sorted(kinds)
    chosen = kinds[verbs[rng.below(len(verbs))]]
    return chosen[rng.below(len(chosen))]


def is_timid(a: IlluminatiAction) -> bool:
    return isinstance(a, Move) and (a.verb in TIMID or (a.verb == TARGET and a.b != CONTROL))
