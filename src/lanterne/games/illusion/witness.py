"""What a seat has seen happen: the shares of the cards that left, and in which order the cards of the row came."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Event, State, Witness
from lanterne.core.phrase import Arg
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.state import IllusionState


@final
class IllusionWitness(Witness):
    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}  # four shares by picture, of the cards that are out (N-08)
        self.order: list[int] = []  # the row's pictures as they came

    def see(self, event: Event) -> None:
        if event.name == "opened":
            self.order = [number(event.args["picture"])]
        elif event.name == "placed":
            self.order.append(number(event.args["picture"]))
        elif event.name == "revealed":
            self.known[number(event.args["picture"])] = [number(event.args[word]) for word in COLOURS]
        elif event.name == "won":
            self.order = []  # IN-040
        elif event.name == "rebuilt":
            self.known = {}  # N-16: what came back is seen anew

    def agrees(self, s: State) -> bool:
        assert isinstance(s, IllusionState)
        if sorted(self.order) != sorted([s.picture[card] for card in s.row]):
            return False
        shown = {s.picture[card]: s.deck.four(card) for card in s.removed}
        return all([shown.get(picture) == four for picture, four in self.known.items()])


def number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg
