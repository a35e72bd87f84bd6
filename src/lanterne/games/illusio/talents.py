"""What a talent is; what each does stands in `talents_backstage`, `talents_deck` and `talents_scoring`, which magician
has which in `cards.json`. The engine knows no name.

A talent lists its first decision (`list_actions`), carries it out (`begin`), and pushes a frame where a second one
follows (`second_decisions`). Talents of validation answer `bonus` instead (A-36).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import IllusioAction
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick

IN_TURN: Final = 0  # after the draw, or in windows
IN_DRAW: Final = 1
IN_VALIDATION: Final = 2


class Talent:
    """Silence is the default."""

    def __init__(self, timing: int) -> None:
        self.timing: Final[i64] = timing

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        """Adds the first decisions open to the seat; none where the talent could not be carried through."""

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        """Whether the table can see that the seat might use it: then a window opens, whatever the hand holds."""
        return False

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        """Carries out the first decision."""

    def bonus(self, s: IllusioState, seat: i64, trick: Trick) -> i64:
        """What it adds to a trick of the seat that is being validated, from the state before that trick counts."""
        return 0
