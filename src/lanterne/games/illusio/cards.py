"""The cards, read from `cards.json`: 15 kinds of component, 6 special actions, 32 objectives (IL-001 to IL-012).

A card of the mixed deck is its kind, an int: components first, special actions after them, in the order of the file.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.cards import read_cards

FACTS_OF_CARDS: Final[dict[str, Any]] = read_cards("illusio")
COMPONENT_CARDS: Final[list[dict[str, Any]]] = FACTS_OF_CARDS["components"]
SPECIAL_CARDS: Final[list[dict[str, Any]]] = FACTS_OF_CARDS["specials"]

# ---------------------------------------------------------------------- the mixed deck

# Numbers that compiled code can fold; a test holds them against the file.
COMPONENTS: Final = 15  # kinds of component: 0 to 14
TRANSFORM: Final = 15
TAKE: Final = 16
ENCORE: Final = 17
SUCCESS: Final = 18
DEJAVU: Final = 19
GRAND: Final = 20
KINDS: Final = 21  # kinds of card in the mixed deck

NAMES: Final[tuple[str, ...]] = tuple([card["name"] for card in COMPONENT_CARDS + SPECIAL_CARDS])
COPIES: Final[tuple[int, ...]] = tuple([card["copies"] for card in COMPONENT_CARDS + SPECIAL_CARDS])
KIND_NAMED: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}

# ---------------------------------------------------------------------- families (IL-009, IL-010)

FAMILIES: Final = 6
FAMILY_NAMES: Final[tuple[str, ...]] = tuple(dict.fromkeys([card["family"] for card in COMPONENT_CARDS]))
FAMILY_OF: Final[tuple[int, ...]] = tuple([FAMILY_NAMES.index(card["family"]) for card in COMPONENT_CARDS])

# A count by family is one number, eight bits a family: UNIT[kind] is one component of that kind.
SHIFT: Final = vec[i64]([8 * family for family in FAMILY_OF])
UNIT: Final = vec[i64]([1 << (8 * family) for family in FAMILY_OF])

ANY_KIND: Final = (1 << COMPONENTS) - 1  # sets of kinds are bit masks
# The kinds that are one of several in their family: Audience and Formula have no types (IL-010).
TYPED: Final[i64] = sum([1 << kind for kind in range(COMPONENTS) if FAMILY_OF.count(FAMILY_OF[kind]) > 1])


def is_typed(kind: i64) -> bool:
    """Whether a component of this kind can be exact (IL-072)."""
    return (TYPED >> kind) & 1 == 1


def mask_of(words: list[str]) -> int:
    """The kinds that a card's text names: kinds, whole families, or `any`."""
    mask = 0
    for kind in range(COMPONENTS):
        if "any" in words or NAMES[kind] in words or FAMILY_NAMES[FAMILY_OF[kind]] in words:
            mask |= 1 << kind
    return mask


def units_fitting(free: i64, have: i64) -> i64:
    """How many components of `have` find a slot in `free`, family by family (IL-046, IL-047)."""
    total: i64 = 0
    shift: i64 = 0
    while shift < 8 * FAMILIES:
        slots = (free >> shift) & 255
        parts = (have >> shift) & 255
        total += slots if slots < parts else parts
        shift += 8
    return total


def fitting_kinds(free: i64) -> i64:
    """The kinds for which a slot is free (IL-046)."""
    mask: i64 = 0
    kind: i64 = 0
    while kind < COMPONENTS:
        if (free >> SHIFT[kind]) & 255 > 0:
            mask |= 1 << kind
        kind += 1
    return mask


# ---------------------------------------------------------------------- objectives


@final
class Objective:
    """One objective card. Its level is the number of its slots (A-04)."""

    def __init__(self, name: str, domain: int, slots: tuple[int, ...]) -> None:
        self.name: Final = name
        self.domain: Final[i64] = domain
        self.slots: Final = slots
        self.level: Final[i64] = len(slots)
        self.threshold: Final[i64] = (len(slots) + 1) // 2  # IL-039, IL-040: half, rounded up
        need: i64 = 0
        exact: i64 = 0
        for kind in slots:
            need += UNIT[kind]
            if is_typed(kind):
                exact |= 1 << kind
        self.need: Final[i64] = need
        self.exact: Final[i64] = exact  # the typed kinds that earn a point each (IL-071)


OBJECTIVE_CARDS: Final[list[dict[str, Any]]] = FACTS_OF_CARDS["objectives"]
DOMAINS: Final = 4
DOMAIN_NAMES: Final[tuple[str, ...]] = tuple(dict.fromkeys([card["domain"] for card in OBJECTIVE_CARDS]))
OBJECTIVES: Final[tuple[Objective, ...]] = tuple(
    [
        Objective(card["name"], DOMAIN_NAMES.index(card["domain"]), tuple([KIND_NAMED[name] for name in card["slots"]]))
        for card in OBJECTIVE_CARDS
    ]
)
OBJECTIVE_COUNT: Final = 32
OBJECTIVE_NAMED: Final[dict[str, int]] = {card.name: index for index, card in enumerate(OBJECTIVES)}


def objective(index: i64) -> Objective:
    return OBJECTIVES[index]


# ---------------------------------------------------------------------- what special actions do (section 7)

# By kind, what each such card on a trick adds to its value (IL-089, IL-090).
POINTS_ON_TRICK: Final[dict[int, int]] = {
    KIND_NAMED[card["name"]]: card["points"] for card in SPECIAL_CARDS if "points" in card
}
