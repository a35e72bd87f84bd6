"""When a special may be played (A-62), judged by what everybody can see, so that being asked tells nothing."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.cards.card import (
    ABOLISH_PRIVILEGE,
    CANCEL_SPECIAL,
    DOUBLE_INCOME,
    GAIN_MONEY,
    INTERFERE_ALONE,
    LOSE_TURN,
    REDISTRIBUTE_MONEY,
    REVIVE_GROUP,
    SET_ROLL,
    SPY,
    TAKE_GROUP,
)
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI, KIND_COUNT, SPECIALS
from lanterne.games.illuminati.specials.hands import could_hold, face_down, held
from lanterne.games.illuminati.state import DEAD, IlluminatiState

# The moments (a) to (g) of A-62, and two of the turn's own.
TURN_START: Final = "turn-start"  # (a)
PRIVILEGE_DECLARED: Final = "privilege-declared"  # (b)
CARD_PLAYED: Final = "card-played"  # (c)
IN_SPENDING: Final = "spending"  # (d)
AFTER_DICE: Final = "after-dice"  # (e)
BETWEEN_ACTIONS: Final = "between-actions"  # (f)
TURN_END: Final = "turn-end"  # (g)
OWN_ACTIONS: Final = "own-actions"  # the turn player's own list in steps 3 and 4
OWN_INCOME: Final = "own-income"  # the turn player's own income step (132)

ANY_TIME: Final = (SPY, GAIN_MONEY, REVIVE_GROUP, REDISTRIBUTE_MONEY)


def mask_of(effects: tuple[int, ...]) -> int:
    mask = 0
    for effect in effects:
        mask |= 1 << effect
    return mask


FITTING: Final[dict[str, int]] = {  # the effects that have a place at a moment, as bits
    TURN_START: mask_of((LOSE_TURN, *ANY_TIME)),
    PRIVILEGE_DECLARED: mask_of((ABOLISH_PRIVILEGE, INTERFERE_ALONE, *ANY_TIME)),
    CARD_PLAYED: mask_of((CANCEL_SPECIAL,)),
    IN_SPENDING: mask_of((ABOLISH_PRIVILEGE, INTERFERE_ALONE, *ANY_TIME)),
    AFTER_DICE: mask_of((SET_ROLL,)),
    BETWEEN_ACTIONS: mask_of(ANY_TIME),
    TURN_END: mask_of(ANY_TIME),
    OWN_ACTIONS: mask_of((TAKE_GROUP, *ANY_TIME)),
    OWN_INCOME: mask_of((DOUBLE_INCOME, *ANY_TIME)),
}
EFFECTS: Final = [special.effect for special in SPECIALS]  # by kind


def someone_is_dead(s: IlluminatiState) -> bool:
    """Whether a destroyed group lies on the pile; an eliminated Illuminati is none (A-68)."""
    return DEAD in s.zone[:FIRST_ILLUMINATI]


def effect_fits(s: IlluminatiState, seat: Seat, effect: int, moment: str) -> bool:
    """Whether a special with this effect has a place at this moment in this seat's hand (A-68). All of it is public."""
    return FITTING[moment] >> effect & 1 == 1 and situation_allows(s, seat, effect, moment)


def situation_allows(s: IlluminatiState, seat: Seat, effect: int, moment: str) -> bool:
    if seat == s.turn and s.passed:
        return False  # who passed for 5 MB plays nothing before the victory check, no answer either
    if effect == LOSE_TURN:
        return seat != s.turn  # 137
    if effect == REVIVE_GROUP:
        return someone_is_dead(s)
    if effect in (ABOLISH_PRIVILEGE, INTERFERE_ALONE):
        atk = current_attack(s)
        if atk is None or not atk.privileged:
            return False
        if effect == INTERFERE_ALONE:  # attacker and defender spend anyway (89); one card lets a seat in for good
            return seat != atk.seat and seat != atk.defender and not atk.admitted >> seat & 1
    return True


def could_play(s: IlluminatiState, seat: Seat, moment: str) -> bool:
    """Whether the seat might, as far as all can see, play something at this moment."""
    if held(s, seat) == 0 or not s.alive[seat]:
        return False
    fitting = FITTING[moment]
    hidden = face_down(s, seat) > 0
    for kind in range(KIND_COUNT):
        effect = EFFECTS[kind]
        if fitting >> effect & 1 and could_hold(s, seat, kind, hidden) and situation_allows(s, seat, effect, moment):
            return True
    return False
