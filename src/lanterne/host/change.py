"""What a table is about to become: checked, not yet true. Whoever keeps it makes it happen (`Host.commit`)."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Outcome, Seat
from lanterne.host.remark import Remark
from lanterne.host.rules_question import RulesQuestion
from lanterne.host.sitter import Sitter
from lanterne.host.wishes import Wishes
from lanterne.match.match import Step


@final
class Change:
    """All of it happens or none. Unset parts stay as they are."""

    def __init__(self, at_ms: int) -> None:
        self.at_ms = at_ms
        self.step: Step | None = None
        self.back_to: int | None = None  # the moves from this ply on are taken back
        self.sitters: dict[Seat, Sitter] = {}
        self.wishes: dict[Seat, Wishes] = {}
        self.pledges: dict[str, str] = {}  # by person; empty: the pledge is withdrawn
        self.shares: dict[str, str] = {}  # by person
        self.asks_shares = False  # the start is asked for
        self.seed: str | None = None  # it is drawn
        self.drawn_from: list[str] = []  # by the shares of these people
        self.owner: str | None = None
        self.shown_out: dict[str, str] = {}  # who may not come back, and who said so
        self.status: str | None = None
        self.outcome: Outcome | None = None
        self.clocks: list[int | None] | None = None  # what each seat has left at `at_ms`
        self.remark: Remark | None = None  # what a bot says with its step
        self.rules_question: RulesQuestion | None = None  # with one more answer
        self.rules: int | None = None  # it goes on by these

    def write_down(self, at_ms: int) -> None:
        """It is kept at this time of day."""
        self.sitters = {seat: sitter.written(at_ms) for seat, sitter in self.sitters.items()}

    def is_empty(self) -> bool:
        return self.is_private() and not self.wishes

    def is_private(self) -> bool:
        """Nothing of it is for the others: at most somebody's wishes are new."""
        return (
            self.step is None
            and self.back_to is None
            and not self.sitters
            and not self.shown_out
            and not self.pledges
            and not self.shares
            and not self.asks_shares
            and self.owner is None
            and self.status is None
            and self.rules_question is None
            and self.rules is None
        )
