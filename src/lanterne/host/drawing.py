"""What is known so far of a table's seed: it is drawn together, and until the start there is none (`core.fairness`)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.fairness import Draw

NO_SEED: Final = "blake2:" + "0" * 64  # what is set up before the start, and shown to nobody


@final
class Drawing:
    def __init__(
        self,
        house: str = "",
        commitment: str = "",
        pledges: dict[str, str] | None = None,
        shares: dict[str, str] | None = None,
        asked_ms: int | None = None,
    ) -> None:
        self.house = house  # its share, secret until the end; empty: the seed was there from the beginning
        self.commitment = commitment
        self.pledges: dict[str, str] = pledges or {}  # by person
        self.shares: dict[str, str] = shares or {}
        self.asked_ms = asked_ms  # when the start was asked for: from then on shares are shown, and no pledge is taken

    def missing(self) -> list[str]:
        """Those whose shares have not been shown."""
        return [user for user in self.pledges if user not in self.shares]

    def draw(self) -> Draw | None:
        if not self.house:
            return None
        shares = [(pledge, self.shares.get(user)) for user, pledge in self.pledges.items()]
        return Draw(self.house, self.commitment, shares)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawing) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.commitment)

    def _parts(self) -> tuple[object, ...]:
        return (self.house, self.commitment, self.pledges, self.shares, self.asked_ms)
