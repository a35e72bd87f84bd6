"""The toy game in words: keys only, it has no text catalogue."""

from __future__ import annotations

from lanterne.core.phrase import Arg, Phrase, seat_phrase
from tests.toy.actions import SHAPE_OF, ToyAction
from tests.toy.state import PICTURES
from tests.toy.view import ToyView


def say(a: ToyAction) -> Phrase:
    args: dict[str, Arg] = {}
    for slot in SHAPE_OF[a.verb].slots():
        if slot.name == "word":
            args["word"] = Phrase(f"toy-{slot.kind}-{a.word}")
        else:
            args[slot.name] = seat_phrase(a.seat) if slot.name == "seat" else a.amount
    return Phrase(f"toy-action-{a.verb}", args)


def describe(v: ToyView) -> list[Phrase]:
    lines = [Phrase("toy-view-round", {"round": v["round"]})]
    for seat, coins in enumerate(v["coins"]):
        lines.append(Phrase("toy-view-seat", {"seat": seat_phrase(seat), "coins": coins, "cards": v["hands"][seat]}))
    for lot in v["lots"]:
        picture = Phrase(f"toy-picture-{PICTURES[lot['picture']]}")
        number = Phrase("toy-view-hidden") if lot["number"] is None else lot["number"]
        lines.append(Phrase("toy-view-lot", {"picture": picture, "number": number}))
    return lines
