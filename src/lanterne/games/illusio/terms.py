"""The sums a person sees, summand by summand: what a trick is worth now, and each score. Made from a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase
from lanterne.core.terms import Term, sum_of
from lanterne.games.illusio.cards import OBJECTIVE_NAMED, objective
from lanterne.games.illusio.dealer import public_state
from lanterne.games.illusio.editions import RULES
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.phrases import domain_phrase, objective_phrase
from lanterne.games.illusio.scoring import validate, value_parts
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick, trick_from
from lanterne.games.illusio.view import IllusioView, PlayerView, TrickView

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
}  # which argument the words of a summand take


def topics(v: IllusioView) -> list[str]:
    """`trick C3a` for every trick in the making or on display, `score 0` for every seat."""
    topics: list[str] = []
    for player in v["players"]:
        topics += [f"trick {raw['objective']}" for raw in player["projects"] + player["displayed"]]
    return topics + [f"score {seat}" for seat in range(v["seats"])]


def terms(v: IllusioView, topic: str) -> list[Term]:
    for seat, player in enumerate(v["players"]):
        if topic == f"score {seat}":
            return score_terms(v, seat)
        for raw in player["projects"] + player["displayed"]:
            if topic == f"trick {raw['objective']}":
                return trick_terms(v, seat, raw)
    raise BadInput(f"there is no sum {topic!r} at this table")


def trick_value(v: IllusioView, seat: int, raw: TrickView) -> int:
    return sum_of(trick_terms(v, seat, raw))


def trick_terms(v: IllusioView, seat: int, raw: TrickView) -> list[Term]:
    """The value of section 6 when its turn comes; before the trick is complete, what it would be as it stands."""
    trick = trick_from(raw)
    s = state_before(v, seat, trick.objective)
    words: dict[str, Arg] = {"objective": objective_phrase(trick.objective)}
    words["domain"] = domain_phrase(objective(trick.objective).domain)
    words["talent"] = Phrase(f"illusio-talent-{v['players'][seat]['magician']}")
    return [Term(value, _part(name, words), CLAUSES[name]) for name, value in value_parts(s, seat, trick)]


def _part(name: str, words: dict[str, Arg]) -> Phrase:
    """The words of one summand, with the argument they take."""
    about = ABOUT.get(name, "")
    return _words(name, {about: words[about]} if about else None)


def score_terms(v: IllusioView, seat: int) -> list[Term]:
    """What is written down (IL-005), and while the game lasts what displayed tricks will add if nobody interferes."""
    player = v["players"][seat]
    terms = _written_down(player)
    for raw in player["displayed"] if not v["reason"] else []:
        name: dict[str, Arg] = {"objective": objective_phrase(OBJECTIVE_NAMED[raw["objective"]])}
        terms.append(Term(trick_value(v, seat, raw), _words("displayed", name), "IL-064"))
    return terms


def _written_down(player: PlayerView) -> list[Term]:
    """What the levels of the validated tricks came to, and all that was added to them or taken off."""
    tricks = player["validated"]
    levels = sum([int(objective(OBJECTIVE_NAMED[name]).level) for name in tricks])
    found = [Term(levels, _words("score", {"tricks": len(tricks)}), "IL-005")]
    if player["score"] != levels:
        found.append(Term(player["score"] - levels, _words("bonuses"), "IL-071"))
    return found


def _words(name: str, args: dict[str, Arg] | None = None) -> Phrase:
    return Phrase(f"illusio-term-{name}", args)


# ---------------------------------------------------------------------- when a trick is due


def state_before(v: IllusioView, seat: i64, index: i64) -> IllusioState:
    """What the view tells, with the owner's tricks that are due before this one already validated (A-30, A-36)."""
    s = public_state(v, RULES)  # talents of validation are the same in all editions
    count_up(s)
    shown = s.displayed[seat][:]
    wanted = [turns_until(s, seat, trick) for trick in shown if trick.objective == index]
    for turns in range(1, wanted[0] + 1 if wanted and not s.reason else 1):
        if turns > 1:
            s.talent_used[seat] = 0
        for trick in shown:
            if turns_until(s, seat, trick) == turns:
                if trick.objective == index:
                    return s
                validate(s, seat, trick, None)
    return s


def turns_until(s: IllusioState, seat: i64, trick: Trick) -> int:
    """At which of its owner's next turns a trick on display is due (IL-062, IL-084, A-38)."""
    return 1 + (1 if trick.encore else 0) + (1 if trick.waits and s.turn != seat else 0)
