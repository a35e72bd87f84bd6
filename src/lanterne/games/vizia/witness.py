"""What everybody saw of the personal tiles: those that were taken from the commons or shown, and not laid since (V-12).

A tile laid from the hand uses up a known one of its colour if there is one. That loses nothing: of a known red tile and
an unseen one, the unseen one is left whichever of two red ones was laid.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.game import Event, Seat, State, Witness
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.vizia.bag import EMPTY_BAG, count_of, one
from lanterne.games.vizia.lattice import COLOURS
from lanterne.games.vizia.state import NO_COUNTS, ViziaState


@final
class ViziaWitness(Witness):
    """The same for every pair of eyes: nobody learns more of the hands of others than all do."""

    def __init__(self) -> None:
        self.known: vec[i64] = NO_COUNTS[:]  # by seat, bags
        self.showing: bool = False  # in the middle of a hand that is shown (V-34)

    def see(self, event: Event) -> None:
        name = event.name
        shown = name == "tile-shown"
        if shown or name == "common-taken" or (name == "tile-placed" and event.args["source"] == "hand"):
            seat: i64 = seat_in(event.args["seat"])
            colour: i64 = COLOURS.index(event.args["colour"])
            if shown and not self.showing:
                self.known[seat] = EMPTY_BAG  # all of them are shown
            if name != "tile-placed":
                self.known[seat] += one(colour)
            elif count_of(self.known[seat], colour) > 0:
                self.known[seat] -= one(colour)
        self.showing = shown

    def agrees(self, s: State) -> bool:
        assert isinstance(s, ViziaState)
        for seat in range(s.seats):
            for colour in range(6):
                if count_of(self.known[seat], colour) > count_of(s.hands[seat], colour):
                    return False
        return True


def seat_in(arg: Arg) -> Seat:
    """The inverse of `seat_phrase`."""
    assert isinstance(arg, Phrase)
    seat = arg.args["seat"]
    assert isinstance(seat, int)
    return seat
