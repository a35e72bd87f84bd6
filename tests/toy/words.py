"""The toy game in words: keys only, it has no text catalogue."""

from __future__ import annotations

from lanterne.core.game import Term
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from tests.toy.actions import AMOUNT, SEAT, SHAPES, WORD, ToyAction
from tests.toy.score import GOAL_BONUS
from tests.toy.state import PICTURES
from tests.toy.view import ToyView


def say(a: ToyAction) -> Phrase:
    args: dict[str, Arg] = {}
    shape = SHAPES[a.verb]
    if WORD in shape:
        args["word"] = Phrase(f"toy-{'picture' if a.verb == 'goal' else 'card'}-{a.word}")
    if SEAT in shape:
        args["seat"] = seat_phrase(a.seat)
    if AMOUNT in shape:
        args["amount"] = a.amount
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


def topics(v: ToyView) -> list[str]:
    known = [f"score {seat}" for seat, score in enumerate(v["scores"]) if score is not None]
    return known if v["need"] is None else [*known, "need"]


def terms(v: ToyView, topic: str) -> list[Term]:
    if topic == "need":
        attack = [frame for frame in v["frames"] if frame["kind"] == "attack"][-1]
        shields = [Term(2, Phrase("toy-term-shield"), "T-5") for _ in range(attack["defence"])]
        return [Term(3, Phrase("toy-term-need"), "T-4"), *shields]
    seat = int(topic.removeprefix("score "))
    found = [Term(v["coins"][seat], Phrase("toy-term-coins"), "T-8")]
    for lot in v["lots"]:
        if lot["owner"] == seat and lot["number"] is not None:
            found.append(Term(lot["number"], Phrase("toy-term-lot"), "T-8"))
            if lot["picture"] == v["goals"][seat]:
                found.append(Term(GOAL_BONUS, Phrase("toy-term-goal"), "T-8"))
    return found
