"""The cells, block by block. A block `by seat` has one run of cells a seat, in order from the asking seat on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Block, starts_of
from lanterne.games.illuminati.attack.attack import PHASES
from lanterne.games.illuminati.cards.alignments import NAMES
from lanterne.games.illuminati.cards.table import CARD_COUNT, FIRST_ILLUMINATI, GOAL_IDS, KIND_COUNT
from lanterne.games.illuminati.moves import ATTACKS
from lanterne.games.illuminati.seeing.frames import BY_KIND
from lanterne.games.illuminati.view import STAGES

SEATS: Final = 8
OTHERS: Final = SEATS - 1
OPTIONS: Final = 12
CENTRES: Final = CARD_COUNT - FIRST_ILLUMINATI
CARD_STEPS: Final = 14
NEED_STEPS: Final = 13
GOAL_STEPS: Final = 8  # eighths of what a special goal needs
ALIGNED_STEPS: Final = 3
HELD_STEPS: Final = 5
HAND_STEPS: Final = 2
FEW: Final = 3
PLACES: Final = 4  # of a group: uncontrolled, dead, being placed, or somebody's
OWNERS: Final = 3 + SEATS
DEPTHS: Final = 3
WITH_CENTRE: Final = FIRST_ILLUMINATI + 1  # a group, or the Illuminati of its seat
ROUNDS: Final = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30]
DECK: Final = [1, 5, 10, 20, 30, 45, 60, 80]
POWERS: Final = [1, 3, 6, 10, 15, 20, 25, 30, 40]
INCOMES: Final = [1, 3, 6, 9, 12, 16, 20, 30]
MONEY: Final = [1, 3, 6, 10, 15, 20, 30, 50]
PURSE: Final = [1, 3, 6, 12]
NUMBERS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]
KINDS_OF_FRAME: Final = {kind: at for at, kind in enumerate(sorted(BY_KIND))}
GOALS: Final = {goal: at for at, goal in enumerate(GOAL_IDS)}

BLOCKS: Final = (
    Block("options", SEATS - 1 + OPTIONS, "how many seats; each option that is switched on or is not nought"),
    Block("question", len(KINDS_OF_FRAME) + SEATS, "the kind of question on top; by seat: whether it is asked"),
    Block("turn", SEATS + len(STAGES), "whose turn it is, and its stage"),
    Block("turn-state", 2 * FEW + 7, "steps: actions, transfers left; what was done or bought in this turn"),
    Block("course", len(ROUNDS) + len(DECK) + FEW, "marks: rounds, cards of the deck; steps: idle turns"),
    Block("alive", SEATS, "by seat: still plays"),
    Block("loses-turn", SEATS, "by seat: loses its next turn"),
    Block("centre", SEATS * (CENTRES + 1), "by seat: its Illuminati, the last for one that lies face down"),
    Block("exposed", 1, "the own Illuminati lies face up"),
    Block("cards", SEATS * CARD_STEPS, "steps by seat: cards it controls"),
    Block("needs", SEATS * NEED_STEPS, "steps by seat: cards missing to the basic goal"),
    Block("goal", SEATS * len(GOALS), "by seat: its special goal, where this seat knows it"),
    Block("goal-progress", SEATS * GOAL_STEPS, "steps by seat: eighths of that goal, where that can be seen"),
    Block("power", SEATS * len(POWERS), "marks by seat: power of its groups"),
    Block("income", SEATS * len(INCOMES), "marks by seat: income of its groups"),
    Block("centre-money", SEATS * len(MONEY), "marks by seat: treasury of its Illuminati, where it is known"),
    Block("money", SEATS * len(MONEY), "marks by seat: all treasuries that are known"),
    Block("money-hidden", SEATS, "by seat: the treasury of its Illuminati is not known"),
    Block("aligned", SEATS * len(NAMES) * ALIGNED_STEPS, "steps by seat and alignment: its groups"),
    Block("destroyed", SEATS * GOAL_STEPS, "steps by seat: cards it has destroyed"),
    Block("used", SEATS * FEW, "steps by seat: attacks of this turn in which its Illuminati took part"),
    Block("free-arrows", GOAL_STEPS, "steps: free arrows of the own structure"),
    Block("specials-held", OTHERS * HELD_STEPS, "steps by other seat: specials it holds"),
    Block("specials-known", OTHERS * KIND_COUNT, "by other seat and kind: specials shown or known to be there"),
    Block("hand", KIND_COUNT * HAND_STEPS, "steps by kind: own specials"),
    Block("specials-gone", KIND_COUNT * HAND_STEPS, "steps by kind: specials that have left the game"),
    Block("whose", FIRST_ILLUMINATI * OWNERS, "by group: uncontrolled, dead, being placed, or of which seat"),
    Block("acted", FIRST_ILLUMINATI, "by group: took part in an attack in this turn"),
    Block("depth", FIRST_ILLUMINATI * DEPTHS, "by group: how many groups lie above it"),
    Block("rich", FIRST_ILLUMINATI, "by group: its treasury is not empty"),
    Block("purse", FIRST_ILLUMINATI * len(PURSE), "marks by group: its treasury, where it is known"),
    Block("attack", 1 + len(PHASES) + len(ATTACKS), "an attack is open; its phase and kind"),
    Block("attack-seats", SEATS + SEATS + 1, "who attacks, who defends, the last for nobody"),
    Block("attacker", WITH_CENTRE, "the card that attacks"),
    Block("target", FIRST_ILLUMINATI, "the card that is attacked"),
    Block("attack-aid", FEW + 4, "steps: cards that aid; rumours, privilege, bonus claimed, money committed"),
    Block("attack-number", len(NUMBERS) + 2, "marks: what the roll must not exceed; it is known; below one"),
    Block("attack-money", 4 * len(MONEY), "marks: money of the attacker, the defender, for and against by others"),
    Block("attack-roll", 11, "what was thrown, from two on"),
    Block("offers", FEW + SEATS + 4, "steps: offers with the own seat; who made the last one, what it gives and wants"),
    Block("offer-money", 2 * len(MONEY), "marks: money that the last one gives and wants"),
    Block("barred", OTHERS * CENTRES, "by other seat with a face-down Illuminati: what it cannot be (witness)"),
    Block("goals-out", OTHERS * len(GOALS), "by other seat: goals that it cannot have (witness)"),
)
START: Final = {block.name: start for block, start in zip(BLOCKS, starts_of(BLOCKS), strict=True)}


def start(name: str) -> i64:
    return START[name]
