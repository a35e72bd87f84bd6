"""Why a search chose a line: the share of the victory that it expects of it, and of the next best."""

from __future__ import annotations

from lanterne.bots.search.knowledge import Weighed
from lanterne.core.game import Action, AnyGame
from lanterne.core.phrase import Phrase, joined

LONGEST = 3  # actions of a plan that are told one by one


def only_choice() -> Phrase:
    return Phrase("why-only")


def percent(share: float) -> int:
    return min(100, max(0, round(100.0 * share)))


def both(one: Phrase | None, other: Phrase | None) -> Phrase | None:
    """Two sentences, or the one that there is."""
    if one is None or other is None:
        return one or other
    return Phrase("why-both", {"one": one, "other": other})


def searched(game: AnyGame, rows: list[Weighed], a: Action) -> Phrase | None:
    """From what the search found, the chosen line first; None where the action does not belong to that."""
    if not rows or a not in rows[0].line.actions:
        return None
    chosen = rows[0].line.actions
    at = chosen.index(a)
    plan = plan_of(game, chosen[at:])
    if at > 0:
        return Phrase("why-carried") if plan is None else Phrase("why-carried-plan", {"plan": plan})
    found = compared(game, rows)
    return found if plan is None else Phrase("why-plan", {"why": found, "plan": plan})


def compared(game: AnyGame, rows: list[Weighed]) -> Phrase:
    """The next best is one that begins otherwise: among lines that begin alike there is nothing to choose now."""
    first = rows[0].line.actions[0]
    best: Weighed | None = None
    for row in rows[1:]:
        begins = row.line.actions
        if row.visits and begins and begins[0] != first and (best is None or row.value > best.value):
            best = row
    share = percent(rows[0].value)
    if best is None:
        return Phrase("why-expected", {"share": share})
    second = percent(best.value)
    key = "why-searched" if share > second else "why-level"
    return Phrase(key, {"share": share, "other": game.say(best.line.actions[0]), "second": second})


def plan_of(game: AnyGame, actions: list[Action]) -> Phrase | None:
    """A line of several actions in words; None where there is but one."""
    if len(actions) < 2:
        return None
    told = [game.say(a) for a in actions[:LONGEST]]
    if len(actions) > LONGEST:
        told.append(Phrase("why-more"))
    return joined(told, "why-then")
