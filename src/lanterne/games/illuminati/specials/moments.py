"""The moments at which specials may be played: (a) to (g) of A-62, and two of the turn's own."""

from __future__ import annotations

from typing import Final

TURN_START: Final = "turn-start"  # (a)
PRIVILEGE_DECLARED: Final = "privilege-declared"  # (b)
CARD_PLAYED: Final = "card-played"  # (c)
IN_SPENDING: Final = "spending"  # (d)
AFTER_DICE: Final = "after-dice"  # (e)
BETWEEN_ACTIONS: Final = "between-actions"  # (f)
TURN_END: Final = "turn-end"  # (g)
OWN_ACTIONS: Final = "own-actions"  # the turn player's own list in steps 3 and 4
OWN_INCOME: Final = "own-income"  # the turn player's own income step (132)

MOMENTS: Final = (
    TURN_START,
    PRIVILEGE_DECLARED,
    CARD_PLAYED,
    IN_SPENDING,
    AFTER_DICE,
    BETWEEN_ACTIONS,
    TURN_END,
    OWN_ACTIONS,
    OWN_INCOME,
)
# What may be played "at any time" (131, 136, 139, 140): never as an answer to a card or to the dice.
ANY_TIME: Final = (
    TURN_START,
    PRIVILEGE_DECLARED,
    IN_SPENDING,
    BETWEEN_ACTIONS,
    TURN_END,
    OWN_ACTIONS,
    OWN_INCOME,
)
