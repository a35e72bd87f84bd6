"""The cards as declared facts: 15 kinds of component, 6 special actions, 32 objectives (IL-001 to IL-012).

A card of the mixed deck is its kind, an int: components first, special actions after them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# ---------------------------------------------------------------------- the mixed deck

ROPE: Final = 0
SCARF: Final = 1
CARDS: Final = 2
BLADES: Final = 3
RABBIT: Final = 4
DOVE: Final = 5
TIGER: Final = 6
CURTAIN: Final = 7
MIRRORS: Final = 8
SMOKE: Final = 9
CASE: Final = 10
CAGE: Final = 11
RESERVOIR: Final = 12
AUDIENCE: Final = 13
FORMULA: Final = 14
TRANSFORM: Final = 15
TAKE: Final = 16
ENCORE: Final = 17
SUCCESS: Final = 18
DEJAVU: Final = 19
GRAND: Final = 20

COMPONENTS: Final = 15  # kinds of component: 0 to 14
KINDS: Final = 21  # kinds of card in the mixed deck

NAMES: Final = (
    "rope", "scarf", "cards", "blades", "rabbit", "dove", "tiger", "curtain", "mirrors", "smoke", "case", "cage",
    "reservoir", "audience", "formula", "transform", "take", "encore", "success", "dejavu", "grand",
)  # fmt: skip
COPIES: Final = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 4, 4, 4, 4, 4)
KIND_NAMED: Final = {name: kind for kind, name in enumerate(NAMES)}

# ---------------------------------------------------------------------- families (IL-009, IL-010)

ACCESSORIES: Final = 0
ANIMALS: Final = 1
ARTIFICES: Final = 2
BOXES: Final = 3
PUBLIC: Final = 4
FORMULAS: Final = 5
FAMILIES: Final = 6
FAMILY_NAMES: Final = ("accessories", "animals", "artifices", "boxes", "audience", "formulas")
FAMILY_OF: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5)

# A count by family is one number, eight bits a family: UNIT[kind] is one component of that kind.
SHIFT: Final = vec[i64]([8 * family for family in FAMILY_OF])
UNIT: Final = vec[i64]([1 << (8 * family) for family in FAMILY_OF])

ANY_KIND: Final = (1 << COMPONENTS) - 1  # sets of kinds are bit masks
FAMILY_MASK: Final = tuple(
    [sum([1 << kind for kind in range(COMPONENTS) if FAMILY_OF[kind] == family]) for family in range(FAMILIES)]
)


def is_typed(kind: i64) -> bool:
    """Audience and Formula have no types, so they are never exact (IL-010, IL-072)."""
    return kind < 13


def units_fitting(free: i64, have: i64) -> i64:
    """How many components of `have` find a slot in `free`, family by family (IL-046, IL-047)."""
    total: i64 = 0
    shift: i64 = 0
    while shift < 48:
        slots = (free >> shift) & 255
        parts = (have >> shift) & 255
        total += slots if slots < parts else parts
        shift += 8
    return total


# ---------------------------------------------------------------------- objectives

CLOSEUP: Final = 0
ILLUSION: Final = 1
EVASION: Final = 2
MENTALISM: Final = 3
DOMAINS: Final = 4
DOMAIN_NAMES: Final = ("closeup", "illusion", "evasion", "mentalism")


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


OBJECTIVES: Final = (
    Objective("C1a", CLOSEUP, (AUDIENCE,)),
    Objective("C1b", CLOSEUP, (FORMULA,)),
    Objective("C2a", CLOSEUP, (RABBIT, SCARF)),
    Objective("C2b", CLOSEUP, (CARDS, DOVE)),
    Objective("C3a", CLOSEUP, (ROPE, SCARF, MIRRORS)),
    Objective("C3b", CLOSEUP, (CARDS, BLADES, SMOKE)),
    Objective("C4a", CLOSEUP, (DOVE, SCARF, CASE, AUDIENCE)),
    Objective("C4b", CLOSEUP, (CARDS, ROPE, RABBIT, AUDIENCE)),
    Objective("I1a", ILLUSION, (AUDIENCE,)),
    Objective("I1b", ILLUSION, (FORMULA,)),
    Objective("I2a", ILLUSION, (DOVE, CAGE)),
    Objective("I2b", ILLUSION, (SMOKE, RABBIT)),
    Objective("I3a", ILLUSION, (TIGER, MIRRORS, CURTAIN)),
    Objective("I3b", ILLUSION, (TIGER, SCARF, SMOKE)),
    Objective("I4a", ILLUSION, (TIGER, CAGE, MIRRORS, FORMULA)),
    Objective("I4b", ILLUSION, (DOVE, BLADES, CASE, FORMULA)),
    Objective("E1a", EVASION, (AUDIENCE,)),
    Objective("E1b", EVASION, (FORMULA,)),
    Objective("E2a", EVASION, (ROPE, CURTAIN)),
    Objective("E2b", EVASION, (CASE, SCARF)),
    Objective("E3a", EVASION, (RESERVOIR, ROPE, CURTAIN)),
    Objective("E3b", EVASION, (CAGE, BLADES, SMOKE)),
    Objective("E4a", EVASION, (RESERVOIR, CASE, BLADES, AUDIENCE)),
    Objective("E4b", EVASION, (TIGER, CAGE, RESERVOIR, FORMULA)),
    Objective("M1a", MENTALISM, (AUDIENCE,)),
    Objective("M1b", MENTALISM, (FORMULA,)),
    Objective("M2a", MENTALISM, (CARDS, MIRRORS)),
    Objective("M2b", MENTALISM, (RABBIT, CURTAIN)),
    Objective("M3a", MENTALISM, (MIRRORS, SMOKE, DOVE)),
    Objective("M3b", MENTALISM, (CARDS, ROPE, CASE)),
    Objective("M4a", MENTALISM, (TIGER, CURTAIN, BLADES, AUDIENCE)),
    Objective("M4b", MENTALISM, (CAGE, RESERVOIR, RABBIT, FORMULA)),
)
OBJECTIVE_COUNT: Final = 32
OBJECTIVE_NAMED: Final = {card.name: index for index, card in enumerate(OBJECTIVES)}


def objective(index: i64) -> Objective:
    return OBJECTIVES[index]


# ---------------------------------------------------------------------- what special actions do (section 7)

POINTS_ON_TRICK: Final = {DEJAVU: -1, GRAND: 2}  # IL-089, IL-090
