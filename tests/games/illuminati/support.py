"""What the laws for all games need to know of this one."""

from __future__ import annotations

from lanterne.games.illuminati.state import IlluminatiState
from tests.games.illuminati.bold import bold
from tests.games.illuminati.ledger import Ledger
from tests.games.illuminati.swaps import swaps

__all__ = ["FLEETING", "MOST_PLIES", "UNMET", "Ledger", "bold", "fleeting", "swaps"]

MOST_PLIES = 100_000  # two who never destroy each other can go on for more than a thousand rounds

# Shapes that random games never come upon: families that are judged and not listed.
UNMET = dict.fromkeys(
    ("offer-promise", "promise", "show", "hide", "show-money", "show-goal", "resign"), "an open family: never listed"
)

FLEETING = ("paid",)  # tells the sum of a treasury as it goes to the bank, which no view keeps


def fleeting(s: IlluminatiState) -> tuple[str, ...]:
    """With cheating: what an attacker reads off the dice, which nobody else sees, and the number they are held against
    (175), and whether somebody who was called out had done anything (176)."""
    if not s.options.cheating:
        return ()
    return ("dice-read", "attack-succeeded", "attack-failed", "caught-cheating", "wrongly-called-out")
