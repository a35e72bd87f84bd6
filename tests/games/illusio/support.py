"""What the laws for all games need to know of this one."""

from __future__ import annotations

from tests.games.illusio.ledger import Ledger
from tests.games.illusio.swaps import swaps

__all__ = ["Ledger", "swaps"]
