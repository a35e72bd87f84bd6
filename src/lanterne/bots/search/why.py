"""Why a search chose a line: the share of the victory that it expects of it, and of the next best."""

from __future__ import annotations

from lanterne.bots.search.knowledge import Line
from lanterne.core.game import Action, AnyGame
from lanterne.core.phrase import Phrase, joined

LONGEST = 8  # actions of a plan that are told one by one


def only_choice() -> Phrase:
    return Phrase("why-only")


def percent(share: float) -> int:
    return min(100, max(0, round(100.0 * share)))


def both(one: Phrase | None, other: Phrase | None) -> Phrase | None:
    """Two sentences, or the one that there is."""
    if one is None or other is None:
        return one or other
    return Phrase("why-both", {"one": one, "other": other})


def searched(game: AnyGame, lines: list[Line], worths: list[float], a: Action) -> Phrase | None:
    """From the lines that were compared, the chosen one first; None where the action is of none of them."""
    if not lines or a not in lines[0].actions:
        return None
    chosen = lines[0].actions
    at = chosen.index(a)
    plan = plan_of(game, chosen[at:])
    if at > 0:
        return Phrase("why-carried") if plan is None else Phrase("why-carried-plan", {"plan": plan})
    found = compared(game, lines, worths)
    return found if plan is None else Phrase("why-plan", {"why": found, "plan": plan})


def compared(game: AnyGame, lines: list[Line], worths: list[float]) -> Phrase:
    """The next best is one that begins otherwise; among lines that begin alike there is nothing to choose now."""
    first = lines[0].actions[0]
    best = -1
    for at in range(1, len(lines)):
        other = lines[at].actions
        if other and other[0] != first and (best < 0 or worths[at] > worths[best]):
            best = at
    if best < 0:
        return Phrase("why-expected", {"share": percent(worths[0])})
    other_one = lines[best].actions[0]
    share, second = percent(worths[0]), percent(worths[best])
    key = "why-searched" if share > second else "why-level"
    return Phrase(key, {"share": share, "other": game.say(other_one), "second": second})


def plan_of(game: AnyGame, actions: list[Action]) -> Phrase | None:
    """A line of several actions in words; None where there is but one."""
    if len(actions) < 2:
        return None
    return joined([game.say(a) for a in actions[:LONGEST]], "why-then")
