"""The cells, block by block. A block `by seat` has one run of cells a seat, in order from the asking seat on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Block, starts_of
from lanterne.games.illusio.cards import COMPONENTS, DOMAINS, FAMILIES, KINDS, OBJECTIVE_COUNT
from lanterne.games.illusio.frames import FRAME_NAMES
from lanterne.games.illusio.options import FEWEST, MOST

LEVELS: Final = 4
MAGICIANS: Final = 11  # today's ten, and one as it was; a test counts them
FITS: Final = LEVELS + 1  # how many components of an objective are at hand: none to all
REACH: Final = LEVELS * FITS * LEVELS  # by level, components that fit, exact ones among them
MOST_GOAL: Final = 24
LEAST_GOAL: Final = 6
GOALS: Final = MOST_GOAL - LEAST_GOAL + 1
HAND_STEPS: Final = 10
CARD_STEPS: Final = 4
UNSEEN_STEPS: Final = 6
BACK_STEPS: Final = 3
FAMILY_STEPS: Final = 4
FEW: Final = 2
WORTH_STEPS: Final = 12
TRICK_STEPS: Final = 8
CHOSEN_STEPS: Final = 8
SUPPLY: Final = [1, 5, 10, 20, 30, 40, 50, 60]
OBJECTIVES_LEFT: Final = [1, 3, 6, 10, 15, 20]
DRY_STEPS: Final = 6

BLOCKS: Final = (
    Block("question", len(FRAME_NAMES), "what is asked now"),
    Block("asked", MOST, "which seat is asked"),
    Block("turn", MOST, "whose turn it is"),
    Block("actions", FEW, "steps: actions left in this turn"),
    Block("seats", MOST - FEWEST + 1, "how many play"),
    Block("options", 3, "memory; talents at any time; displayed tricks fill the limit"),
    Block("goal", GOALS, "points that end the game"),
    Block("needs", MOST * MOST_GOAL, "steps by seat: points still missing to the goal"),
    Block("domains", MOST * DOMAINS, "by seat: domains with a validated trick"),
    Block("validated", MOST * TRICK_STEPS, "steps by seat: validated tricks"),
    Block("magician", MOST * MAGICIANS, "by seat: its magician"),
    Block("talent-used", MOST, "by seat: the talent is spent"),
    Block("hand-size", MOST * HAND_STEPS, "steps by seat: cards in hand"),
    Block("hand", KINDS * CARD_STEPS, "steps by kind: cards in the own hand"),
    Block("known", (MOST - 1) * KINDS, "by other seat: kinds of card known to be in its hand"),
    Block("supply", len(SUPPLY), "steps: cards that can still be drawn"),
    Block("unseen", KINDS * UNSEEN_STEPS, "steps by kind: cards of which this seat does not know where they are"),
    Block("backstage", MOST * COMPONENTS * BACK_STEPS, "steps by seat and kind: open components backstage"),
    Block("families", MOST * FAMILIES * FAMILY_STEPS, "steps by seat and family: open components backstage"),
    Block("covered", MOST * FEW, "steps by seat: components backstage whose kind is covered"),
    Block("remembered", MOST * COMPONENTS, "by seat and kind: covered components whose kind was seen (witness)"),
    Block("attached", MOST * FEW, "steps by seat: Transform cards backstage"),
    Block("contest", OBJECTIVE_COUNT, "objectives of the Contest"),
    Block("reach", REACH, "objectives of the Contest by level, components in the own backstage that fit, exact ones"),
    Block("reach-with-hand", REACH, "the same with the components of the own hand"),
    Block("rivals-reach", (MOST - 1) * LEVELS * FITS, "by other seat: the same by level and components that fit"),
    Block("owned", MOST * OBJECTIVE_COUNT, "by seat: objectives under realization"),
    Block("missing", MOST * LEVELS * LEVELS, "by seat: those by level and components still missing"),
    Block("missing-families", MOST * FAMILIES, "by seat: families that its objectives still need"),
    Block("missing-kinds", COMPONENTS, "exact kinds that the own objectives could still earn a point with"),
    Block("fillable", LEVELS * FITS, "own objectives by components missing and how many of them are at hand"),
    Block("promised", MOST * WORTH_STEPS, "steps by seat: what its objectives would pay, complete as they are"),
    Block("displayed", MOST * OBJECTIVE_COUNT, "by seat: tricks on display"),
    Block("due", MOST * WORTH_STEPS, "steps by seat: what its displayed tricks pay"),
    Block("winning", MOST, "by seat: its displayed tricks bring it to the goal"),
    Block("encore", MOST, "by seat: a displayed trick stays for a further round"),
    Block("full", MOST, "by seat: no further objective may be taken"),
    Block("under", OBJECTIVE_COUNT, "the next objective of the deck, where this seat knows it"),
    Block("objectives-left", len(OBJECTIVES_LEFT), "steps: objectives of deck and discard"),
    Block("dry", 3 + DRY_STEPS, "Contest short; something happened, was validated in this turn; steps: dry turns"),
    Block("frame-objective", OBJECTIVE_COUNT, "the objective that the question is about, where this seat knows it"),
    Block("frame-owner", MOST, "whose component the question is about"),
    Block("frame-item", COMPONENTS, "the kind of that component"),
    Block("frame-into", COMPONENTS, "the kinds it may become"),
    Block("frame-card", 1, "a Transform card does it"),
    Block("frame-count", CHOSEN_STEPS, "steps: cards or components chosen so far, or looked at"),
    Block("frame-chosen", KINDS * FEW, "steps by kind: which, as far as this seat sees them"),
)

START: Final = {block.name: start for block, start in zip(BLOCKS, starts_of(BLOCKS), strict=True)}
QUESTION: Final[i64] = START["question"]
ASKED: Final[i64] = START["asked"]
WHOSE_TURN: Final[i64] = START["turn"]
ACTIONS: Final[i64] = START["actions"]
SEATS: Final[i64] = START["seats"]
OPTIONS: Final[i64] = START["options"]
GOAL: Final[i64] = START["goal"]
NEEDS: Final[i64] = START["needs"]
DOMAIN: Final[i64] = START["domains"]
VALIDATED: Final[i64] = START["validated"]
MAGICIAN: Final[i64] = START["magician"]
TALENT_USED: Final[i64] = START["talent-used"]
HAND_SIZE: Final[i64] = START["hand-size"]
HAND: Final[i64] = START["hand"]
KNOWN: Final[i64] = START["known"]
CARDS_LEFT: Final[i64] = START["supply"]
UNSEEN: Final[i64] = START["unseen"]
BACKSTAGE: Final[i64] = START["backstage"]
FAMILY: Final[i64] = START["families"]
COVERED: Final[i64] = START["covered"]
REMEMBERED: Final[i64] = START["remembered"]
ATTACHED: Final[i64] = START["attached"]
CONTEST: Final[i64] = START["contest"]
REACHED: Final[i64] = START["reach"]
REACHED_WITH_HAND: Final[i64] = START["reach-with-hand"]
RIVALS_REACH: Final[i64] = START["rivals-reach"]
OWNED: Final[i64] = START["owned"]
MISSING: Final[i64] = START["missing"]
MISSING_FAMILIES: Final[i64] = START["missing-families"]
MISSING_KINDS: Final[i64] = START["missing-kinds"]
FILLABLE: Final[i64] = START["fillable"]
PROMISED: Final[i64] = START["promised"]
DISPLAYED: Final[i64] = START["displayed"]
DUE: Final[i64] = START["due"]
WINNING: Final[i64] = START["winning"]
ENCORED: Final[i64] = START["encore"]
FULL: Final[i64] = START["full"]
UNDER: Final[i64] = START["under"]
LEFT: Final[i64] = START["objectives-left"]
DRY: Final[i64] = START["dry"]
FRAME_OBJECTIVE: Final[i64] = START["frame-objective"]
FRAME_OWNER: Final[i64] = START["frame-owner"]
FRAME_ITEM: Final[i64] = START["frame-item"]
FRAME_INTO: Final[i64] = START["frame-into"]
FRAME_CARD: Final[i64] = START["frame-card"]
FRAME_COUNT: Final[i64] = START["frame-count"]
FRAME_CHOSEN: Final[i64] = START["frame-chosen"]
