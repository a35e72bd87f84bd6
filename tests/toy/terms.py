"""The sums of the toy game, summand by summand (T-4, T-5, T-8)."""

from __future__ import annotations

from lanterne.core.phrase import Phrase
from lanterne.core.terms import Term
from tests.toy.scoring import GOAL_BONUS
from tests.toy.view import ToyView


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
