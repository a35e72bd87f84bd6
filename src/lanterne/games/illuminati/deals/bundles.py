"""What is on the table between seats: bundles of things, and offers of one for another."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Json, Seat


@final
class Bundle:
    """Things that change hands: money of the Illuminati, specials by kind, groups with their branches."""

    def __init__(self, money: int, specials: list[int], groups: list[int]) -> None:
        self.money = money
        self.specials = specials  # kinds, sorted, repeated when several
        self.groups = groups  # roots, sorted

    def copy(self) -> Bundle:
        return Bundle(self.money, self.specials[:], self.groups[:])

    def json(self) -> Json:
        return {"money": self.money, "specials": self.specials[:], "groups": self.groups[:]}

    @staticmethod
    def load(raw: Json) -> Bundle:
        return Bundle(raw["money"], list(raw["specials"]), list(raw["groups"]))


@final
class Offer:
    """A deal on the table: what the proposer gives and wants, open to some seats, the first to accept takes it.

    Its number is that of no other open offer (`judging.number_of`).
    """

    def __init__(self, number: int, proposer: Seat, to: list[Seat], give: Bundle, want: Bundle, promise: str) -> None:
        self.number = number
        self.proposer = proposer
        self.to = to
        self.give = give
        self.want = want
        self.promise = promise  # a text, recorded and never enforced (122); empty: none

    def copy(self) -> Offer:
        return Offer(self.number, self.proposer, self.to[:], self.give.copy(), self.want.copy(), self.promise)

    def text(self) -> str:
        """The same for no other offer of a turn but its own repetition."""
        return str([self.number, self.give.json(), self.want.json(), self.promise])

    def json(self) -> Json:
        return {
            "number": self.number,
            "proposer": self.proposer,
            "to": self.to[:],
            "give": self.give.json(),
            "want": self.want.json(),
            "promise": self.promise,
        }

    @staticmethod
    def load(raw: Json) -> Offer:
        give, want = Bundle.load(raw["give"]), Bundle.load(raw["want"])
        return Offer(raw["number"], raw["proposer"], list(raw["to"]), give, want, raw["promise"])
