"""Moves: a verb and up to three parameters. One table of shapes writes and reads their codes.

They are all actions but offers and promises, which carry bundles and texts (`deals/offers.py`).
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.features import Parts
from lanterne.core.game import Action
from lanterne.core.grammar import SEAT, Shape, Slot
from lanterne.games.illuminati.cards.alignments import NAMES as ALIGNMENT_NAMES
from lanterne.games.illuminati.cards.table import CARD_IDS, GOAL_IDS, SPECIAL_IDS

DIRECTIONS: Final[tuple[str, ...]] = ("north", "east", "south", "west")
ATTACKS: Final[tuple[str, ...]] = ("control", "neutralise", "destroy")
CONTROL: Final = 0
NEUTRALISE: Final = 1
DESTROY: Final = 2
SIDES: Final[tuple[str, ...]] = ("for", "against")
FOR: Final = 0
AGAINST: Final = 1
CHANGES: Final = ("add", "remove", "reverse")

# The verbs. Their numbers are used in code, their words in codes: neither is ever reused for something else.
PASS: Final = 0  # in a window, a round of spending, an optional step
ATTACK_WITH: Final = 1
TARGET: Final = 2
RUMOURS: Final = 3  # target of an attack to destroy by rumours (135)
AID: Final = 4
PRIVILEGE: Final = 5  # by discarding a special
BUY_PRIVILEGE: Final = 6  # for money (90)
ANNOUNCE: Final = 7
POWER: Final = 8  # the power a hidden Illuminati names
CLAIM: Final = 9  # the ability a hidden Illuminati claims
SPEND: Final = 10  # attacker or defender: so much from that card
INTERFERE: Final = 11  # a third seat: so much, for or against
ROLL: Final = 12
CALL_OFF: Final = 13
PLAY: Final = 14  # a special that needs no parameter, or whose parameters are asked in a frame of its own
ATTACH: Final = 15  # a card being placed, to that master, in that direction
DROP: Final = 16
TRANSFER: Final = 17  # money from card to card; the amount follows
AMOUNT: Final = 18
MOVE: Final = 19  # a group to another arrow of the structure; where to follows (ATTACH)
PASS_TURN: Final = 20  # for 5 MB
END: Final = 21  # of the actions, of the transfers
LEVY: Final = 22  # tax that seat (15)
TAX: Final = 23  # the taxed seat: so much from that card
CHANGE_ALIGNMENT: Final = 24  # of that group; which change follows (ALTER)
BUY_CARD: Final = 25  # from the deck (143)
CHOOSE_GOAL: Final = 26
SHOW_GOAL: Final = 27
ACCUSE: Final = 28
LIFT: Final = 29  # take a card up, to rebuild the structure (149)
DONE: Final = 30
ACCEPT: Final = 31
REFUSE: Final = 32
WITHDRAW: Final = 33
RESIGN: Final = 34
SHOW: Final = 35  # turn one own special face up
HIDE: Final = 36
SPY_TREASURY: Final = 37  # what is looked at (131)
SPY_SPECIALS: Final = 38
REVIVE: Final = 39  # that dead group (139)
BRIBE: Final = 40  # that uncontrolled group (130)
STRIKE: Final = 41  # that seat loses its next turn (181)
LISTEN: Final = 42  # look at that seat's face-down specials (179)
PAY_UPKEEP: Final = 43  # that card pays (16)
SHOW_MONEY: Final = 44  # show everybody one own treasury
CHEAT: Final = 45  # cheating variant: the trick of that number
CALL_OUT: Final = 46  # cheating variant: call that seat's last trick out
ALTER: Final = 47  # the change of an alignment
SPY_CENTRE: Final = 48  # the treasury of that seat's Illuminati, which may lie face down

# ---------------------------------------------------------------------- codes

MOST_NUMBER: Final = 2047  # the greatest parameter
CARD: Final = Slot("card", "card", words=CARD_IDS)
SPECIAL: Final = Slot("special", "special", words=SPECIAL_IDS)
NUMBER: Final = Slot("n", "number", pattern=r"0|[1-9][0-9]{0,2}|1[0-9]{3}|20[0-3][0-9]|204[0-7]")
DIRECTION: Final = Slot("direction", "direction", words=DIRECTIONS)
ATTACK: Final = Slot("kind", "attack", words=ATTACKS)
SIDE: Final = Slot("side", "side", words=SIDES)
ALIGNMENT: Final = Slot("alignment", "alignment", words=ALIGNMENT_NAMES)
CHANGE: Final = Slot("change", "change", words=CHANGES)
GOAL: Final = Slot("goal", "goal", words=GOAL_IDS)

MOVE_SHAPES: Final[tuple[Shape, ...]] = (  # by the numbers of the verbs
    Shape("pass"),
    Shape("attack", CARD),
    Shape("target", CARD, ATTACK),
    Shape("rumours", CARD),
    Shape("aid", CARD),
    Shape("privilege", SPECIAL),
    Shape("privilege-bavaria"),
    Shape("announce"),
    Shape("power", NUMBER),
    Shape("claim"),
    Shape("spend", NUMBER, CARD),
    Shape("interfere", NUMBER, SIDE),
    Shape("roll"),
    Shape("call-off"),
    Shape("play", SPECIAL),
    Shape("attach", CARD, CARD.called("other"), DIRECTION),
    Shape("drop", CARD),
    Shape("transfer", CARD, CARD.called("other")),
    Shape("amount", NUMBER),
    Shape("move", CARD),
    Shape("pass-turn"),
    Shape("end"),
    Shape("levy", SEAT),
    Shape("tax", NUMBER, CARD),
    Shape("lasers", CARD),
    Shape("recycle"),
    Shape("goal", GOAL),
    Shape("show-goal"),
    Shape("accuse", SEAT, CARD),
    Shape("lift", CARD),
    Shape("done"),
    Shape("accept", NUMBER),
    Shape("refuse", NUMBER),
    Shape("withdraw", NUMBER),
    Shape("resign"),
    Shape("show", SPECIAL),
    Shape("hide", SPECIAL),
    Shape("spy-treasury", CARD),
    Shape("spy-specials", SEAT),
    Shape("revive", CARD),
    Shape("bribe", CARD),
    Shape("strike", SEAT),
    Shape("listen", SEAT),
    Shape("pay-post", CARD),
    Shape("show-money", CARD),
    Shape("cheat", NUMBER, NUMBER.called("other")),
    Shape("call-out", SEAT),
    Shape("alter", CHANGE, ALIGNMENT),
    Shape("spy-centre", SEAT),
)
SLOTS: Final = [shape.slots() for shape in MOVE_SHAPES]
VERB_NUMBERS: Final = {shape.name: number for number, shape in enumerate(MOVE_SHAPES)}


# Of an action's parts: moves have the verbs above, offers and promises the two that follow.
OFFERING: Final = len(MOVE_SHAPES)
PROMISING: Final = OFFERING + 1
MOST_SECOND: Final = 127
MOST_THIRD: Final = 19
PART_SIZES: Final[Parts] = (PROMISING + 1, MOST_NUMBER + 1, MOST_SECOND + 1, MOST_THIRD + 1)


class IlluminatiAction(Action):
    """A move, an offer or a promise."""


@final
class Move(IlluminatiAction):
    """A verb with up to three parameters. Made by `move`, so that equal ones are usually the same object."""

    def __init__(self, verb: int, a: int, b: int, c: int) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def code(self) -> str:
        values = (self.a, self.b, self.c)
        parts = [MOVE_SHAPES[self.verb].verb]
        for place, slot in enumerate(SLOTS[self.verb]):
            parts.append(slot.words[values[place]] if slot.words else str(values[place]))
        return " ".join(parts)

    def parts(self) -> Parts:
        """Its parameters as they are; the second and third of what is legal are never as great."""
        return self.verb, self.a, min(self.b, MOST_SECOND), min(self.c, MOST_THIRD)


MOST_KEPT: Final = 50_000  # anybody can think up millions of codes
_moves: dict[int, Move] = {}
# The same for small parameters: one table for each verb, rows by the second one.
_small: list[list[list[Move | None]]] = [[[] for _ in range(128)] for _ in MOVE_SHAPES]


def move(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Move:
    """The one move with these parameters."""
    if c or a >= 128 or b >= 128:
        return rare_move(verb, a, b, c)
    row = _small[verb][b]
    if not row:
        row.extend([None] * 128)
    found = row[a]
    if found is None:
        found = rare_move(verb, a, b, c)
        row[a] = found
    return found


# By verb and second parameter, the moves with 1, 2, ... as their first one: lists of amounts are copied from here.
_rows: dict[int, list[IlluminatiAction]] = {}


def add_amounts(verb: int, most: int, b: int, acts: list[IlluminatiAction]) -> None:
    """The moves with 1 to `most` as their first parameter."""
    key = verb * 2048 + b
    row = _rows.get(key)
    if row is None:
        row = [move(verb, amount, b) for amount in range(1, 128)]
        _rows[key] = row
    if most > 0:
        acts.extend(row[:most])
    for amount in range(128, most + 1):
        acts.append(move(verb, amount, b))


def rare_move(verb: int, a: int, b: int, c: int) -> Move:
    key = ((verb * 2048 + a) * 2048 + b) * 2048 + c
    found = _moves.get(key)
    if found is None:
        found = Move(verb, a, b, c)
        if len(_moves) < MOST_KEPT:
            _moves[key] = found
    return found


def move_from(shape: Shape, values: dict[str, str]) -> Move:
    """The move of a code, read by its shape."""
    verb = VERB_NUMBERS[shape.name]
    numbers = [0, 0, 0]
    for place, slot in enumerate(SLOTS[verb]):
        text = values[slot.name]
        numbers[place] = slot.words.index(text) if slot.words else int(text)
    return move(verb, numbers[0], numbers[1], numbers[2])
