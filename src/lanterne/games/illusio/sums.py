"""The sums a person sees, summand by summand: what a trick is worth now, and each score. Made from a view."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.game import Json, Term, sum_of
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.illusio.cards import OBJECTIVE_NAMED, objective
from lanterne.games.illusio.dealer import public_state
from lanterne.games.illusio.phrases import domain_phrase, objective_phrase
from lanterne.games.illusio.pieces import trick_from
from lanterne.games.illusio.scoring import value_parts
from lanterne.games.illusio.stored import count_up
from lanterne.games.illusio.view import View

CLAUSES: Final = {
    "level": "IL-070",
    "exact": "IL-071",
    "specialization": "IL-075",
    "grand": "IL-090",
    "dejavu": "IL-089",
    "talent": "A-36",
    "floor": "A-21",
}
ABOUT: Final = {
    "level": "objective",
    "specialization": "domain",
    "talent": "talent",
}  # what its words speak of


def sum_topics(v: View) -> list[str]:
    """`trick C3a` for every trick in the making or on display, `score 0` for every seat."""
    topics: list[str] = []
    for player in v["players"]:
        topics += [f"trick {raw['objective']}" for raw in player["projects"] + player["displayed"]]
    return topics + [f"score {seat}" for seat in range(v["seats"])]


def sum_terms(v: View, topic: str) -> list[Term]:
    for seat, player in enumerate(v["players"]):
        if topic == f"score {seat}":
            return score_terms(v, seat)
        for raw in player["projects"] + player["displayed"]:
            if topic == f"trick {raw['objective']}":
                return trick_terms(v, seat, raw)
    raise BadInput(f"there is no sum {topic!r} at this table")


def trick_value(v: View, seat: int, raw: Json) -> int:
    return sum_of(trick_terms(v, seat, raw))


def trick_terms(v: View, seat: int, raw: Json) -> list[Term]:
    """The value of section 6; before the trick is complete, what it would be as it stands."""
    s = public_state(v)
    count_up(s)
    trick = trick_from(raw)
    words: dict[str, Arg] = {"objective": objective_phrase(trick.objective)}
    words["domain"] = domain_phrase(objective(trick.objective).domain)
    words["talent"] = Phrase(f"illusio-talent-{v['players'][seat]['magician']}")
    return [Term(value, _part(name, words), CLAUSES[name]) for name, value in value_parts(s, seat, trick)]


def _part(name: str, words: dict[str, Arg]) -> Phrase:
    """The words of one summand, with what it speaks of."""
    about = ABOUT.get(name, "")
    return _words(name, {about: words[about]} if about else None)


def score_terms(v: View, seat: int) -> list[Term]:
    """What is written down (IL-005), and what the tricks on display will add if nothing happens to them."""
    player = v["players"][seat]
    terms = [Term(player["score"], _words("score", {"tricks": len(player["validated"])}), "IL-005")]
    for raw in player["displayed"]:
        name: dict[str, Arg] = {"objective": objective_phrase(OBJECTIVE_NAMED[raw["objective"]])}
        terms.append(Term(trick_value(v, seat, raw), _words("displayed", name), "IL-064"))
    return terms


def _words(name: str, args: dict[str, Arg] | None = None) -> Phrase:
    return Phrase(f"illusio-term-{name}", args)
