"""Facts for the page, made from the engine's own constants so that the page need not repeat them."""

from __future__ import annotations

from typing import Final

from lanterne.games.illusio.cards import (
    COMPONENTS,
    COPIES,
    DOMAIN_NAMES,
    FAMILY_NAMES,
    FAMILY_OF,
    KINDS,
    NAMES,
    OBJECTIVES,
    POINTS_ON_TRICK,
    Objective,
    is_typed,
)
from lanterne.games.illusio.frames import FRAME_NAMES
from lanterne.games.illusio.items import COVERED_TEXT, OPEN_TEXT
from lanterne.games.illusio.limits import ACTIONS, CONTEST, EXACT_POINT, FIRST_HAND, HAND_LIMIT, PROJECTS
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.games.illusio.refusal import FRAME_CLAUSES


def component(kind: int) -> dict[str, object]:
    """A component is typed when its family has several kinds: only then can it be exact."""
    return {"family": FAMILY_NAMES[FAMILY_OF[kind]], "copies": COPIES[kind], "typed": is_typed(kind)}


def trick(card: Objective) -> dict[str, object]:
    """`half` components take it; `needs` counts its slots by family: a component fits where one of these is free."""
    families = [FAMILY_NAMES[FAMILY_OF[kind]] for kind in card.slots]
    return {
        "domain": DOMAIN_NAMES[card.domain],
        "level": int(card.level),
        "half": int(card.threshold),
        "slots": [NAMES[kind] for kind in card.slots],
        "needs": {family: families.count(family) for family in dict.fromkeys(families)},
    }


def clauses() -> dict[str, str]:
    """What each question rests on, by the kind of its frame; `talent` is a talent used in one's own turn.

    `backstage` and `covered` say what a backstage is, and what a covered component.
    """
    found: dict[str, str] = {FRAME_NAMES[kind]: clause for kind, clause in FRAME_CLAUSES.items()}
    found.update({"turn": "IL-034", "draw": "IL-031", "into": "IL-080", "keep": "IL-031", "talent": "IL-048"})
    found.update({"backstage": "IL-035", "covered": "A-39"})
    return found


def script(pattern: str) -> str:
    """A pattern as JavaScript writes it."""
    return pattern.replace("(?P<", "(?<")


FACTS: Final[dict[str, object]] = {
    "cards": list(NAMES),  # in the order in which a hand is laid out
    "components": {NAMES[kind]: component(kind) for kind in range(COMPONENTS)},
    "specials": {NAMES[kind]: {"copies": COPIES[kind]} for kind in range(COMPONENTS, KINDS)},
    "points_on_trick": {NAMES[kind]: points for kind, points in POINTS_ON_TRICK.items()},
    "exact_point": EXACT_POINT,
    "component_texts": [script(OPEN_TEXT), script(COVERED_TEXT)],  # of components on the table
    "families": {
        family: [NAMES[kind] for kind in range(COMPONENTS) if FAMILY_OF[kind] == at]
        for at, family in enumerate(FAMILY_NAMES)
    },
    "domains": list(DOMAIN_NAMES),
    "tricks": {card.name: trick(card) for card in OBJECTIVES},
    "magicians": [magician.name for magician in MAGICIANS],
    "questions": list(FRAME_NAMES),  # kinds of frames
    "actions": ACTIONS,  # of a turn
    "first_hand": FIRST_HAND,
    "hand_limit": HAND_LIMIT,
    "contest": CONTEST,
    "projects": PROJECTS,
    "clauses": clauses(),
}
