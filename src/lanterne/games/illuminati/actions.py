"""Actions: a verb of the table below and its parameters; the table writes and reads their codes.

`Move` covers all but offers and promises, which carry bundles and texts (`deals.py`).
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from lanterne.games.illuminati.alignments import NAMES as ALIGNMENT_NAMES
from lanterne.games.illuminati.cards import CARD_IDS, CARD_NUMBERS, GOAL_IDS, SPECIAL_IDS, SPECIAL_NUMBERS

DIRECTIONS: Final = ("north", "east", "south", "west")
ATTACKS: Final = ("control", "neutralise", "destroy")
CONTROL: Final = 0
NEUTRALISE: Final = 1
DESTROY: Final = 2
SIDES: Final = ("for", "against")
FOR: Final = 0
AGAINST: Final = 1
CHANGES: Final = ("add", "remove", "reverse")

# Kinds of parameter. CARD and SPECIAL are ids, the rest numbers or words of a short list.
CARD: Final = 0
NUMBER: Final = 1
SPECIAL: Final = 2
SEAT: Final = 3
DIRECTION: Final = 4
ATTACK: Final = 5
SIDE: Final = 6
ALIGNMENT: Final = 7
CHANGE: Final = 8
GOAL: Final = 9
WORDS: Final[dict[int, tuple[str, ...]]] = {
    DIRECTION: DIRECTIONS,
    ATTACK: ATTACKS,
    SIDE: SIDES,
    ALIGNMENT: ALIGNMENT_NAMES,
    CHANGE: CHANGES,
    GOAL: GOAL_IDS,
}

# The verbs. Their numbers are used in code, their words in codes: neither is ever reused for something else.
PASS: Final = 0  # in a window, a round of spending, an optional step
ATTACK_WITH: Final = 1
TARGET: Final = 2
RUMOURS: Final = 3  # target of an attack to destroy with Rumeurs scabreuses
AID: Final = 4
PRIVILEGE: Final = 5  # by discarding a special
BAVARIA: Final = 6  # by the Bavarian 5 MB
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
LEVY: Final = 22  # Fisc: tax that seat
TAX: Final = 23  # the taxed seat: so much from that card
LASERS: Final = 24  # at that group; the change follows (ALTER)
RECYCLE: Final = 25
CHOOSE_GOAL: Final = 26
SHOW_GOAL: Final = 27
ACCUSE: Final = 28
LIFT: Final = 29  # Triangle: take a card up
DONE: Final = 30
ACCEPT: Final = 31
REFUSE: Final = 32
WITHDRAW: Final = 33
RESIGN: Final = 34
SHOW: Final = 35  # turn one own special face up
HIDE: Final = 36
SPY_TREASURY: Final = 37  # Espionnage: what is looked at
SPY_SPECIALS: Final = 38
REVIVE: Final = 39  # Campagne médiatique: that dead group
BRIBE: Final = 40  # Pot-de-vin: that uncontrolled group
STRIKE: Final = 41  # Post Office: that seat loses its next turn
LISTEN: Final = 42  # Phone Companies: look at that seat's face-down specials
PAY_POST: Final = 43  # Poste: that card pays
SHOW_MONEY: Final = 44  # show everybody one own treasury
CHEAT: Final = 45  # cheating variant: the trick of that number
CALL_OUT: Final = 46  # cheating variant: call that seat's last trick out
ALTER: Final = 47  # Lasers: the change
SPY_CENTRE: Final = 48  # Espionnage: the treasury of that seat's Illuminati, which may lie face down

SIGNATURES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("pass", ()),
    ("attack", (CARD,)),
    ("target", (CARD, ATTACK)),
    ("rumours", (CARD,)),
    ("aid", (CARD,)),
    ("privilege", (SPECIAL,)),
    ("privilege-bavaria", ()),
    ("announce", ()),
    ("power", (NUMBER,)),
    ("claim", ()),
    ("spend", (NUMBER, CARD)),
    ("interfere", (NUMBER, SIDE)),
    ("roll", ()),
    ("call-off", ()),
    ("play", (SPECIAL,)),
    ("attach", (CARD, CARD, DIRECTION)),
    ("drop", (CARD,)),
    ("transfer", (CARD, CARD)),
    ("amount", (NUMBER,)),
    ("move", (CARD,)),
    ("pass-turn", ()),
    ("end", ()),
    ("levy", (SEAT,)),
    ("tax", (NUMBER, CARD)),
    ("lasers", (CARD,)),
    ("recycle", ()),
    ("goal", (GOAL,)),
    ("show-goal", ()),
    ("accuse", (SEAT, CARD)),
    ("lift", (CARD,)),
    ("done", ()),
    ("accept", (NUMBER,)),
    ("refuse", (NUMBER,)),
    ("withdraw", (NUMBER,)),
    ("resign", ()),
    ("show", (SPECIAL,)),
    ("hide", (SPECIAL,)),
    ("spy-treasury", (CARD,)),
    ("spy-specials", (SEAT,)),
    ("revive", (CARD,)),
    ("bribe", (CARD,)),
    ("strike", (SEAT,)),
    ("listen", (SEAT,)),
    ("pay-post", (CARD,)),
    ("show-money", (CARD,)),
    ("cheat", (NUMBER, NUMBER)),
    ("call-out", (SEAT,)),
    ("alter", (CHANGE, ALIGNMENT)),
    ("spy-centre", (SEAT,)),
)
VERB_NUMBERS: Final = {word: number for number, (word, _) in enumerate(SIGNATURES)}


@final
class Move(Action):
    """A verb with up to three parameters. Made by `move`, so that equal ones are the same object."""

    def __init__(self, verb: int, a: int, b: int, c: int) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def code(self) -> str:
        word, kinds = SIGNATURES[self.verb]
        values = (self.a, self.b, self.c)
        parts = [word]
        for place, kind in enumerate(kinds):
            parts.append(parameter_text(kind, values[place]))
        return " ".join(parts)


MOST_NUMBER: Final = 2047  # the greatest parameter
_moves: dict[int, Move] = {}
# The same for small parameters: one table for each verb, rows by the second one.
_small: list[list[list[Move | None]]] = [[[] for _ in range(128)] for _ in SIGNATURES]


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


def rare_move(verb: int, a: int, b: int, c: int) -> Move:
    key = ((verb * 2048 + a) * 2048 + b) * 2048 + c
    found = _moves.get(key)
    if found is None:
        found = Move(verb, a, b, c)
        _moves[key] = found
    return found


def parameter_text(kind: int, value: int) -> str:
    if kind == CARD:
        return CARD_IDS[value]
    if kind == SPECIAL:
        return SPECIAL_IDS[value]
    words = WORDS.get(kind)
    return str(value) if words is None else words[value]


def parse_move(code: str) -> Move:
    """The inverse of `Move.code`, for all verbs of the table. Raises `BadCode`."""
    parts = code.split(" ")
    verb = VERB_NUMBERS.get(parts[0])
    if verb is None:
        raise BadCode(f"{code!r}: there is no action {parts[0]!r}")
    kinds = SIGNATURES[verb][1]
    if len(parts) - 1 != len(kinds):
        raise BadCode(f"{code!r}: {parts[0]} takes {len(kinds)} words after it, not {len(parts) - 1}")
    values = [0, 0, 0]
    for place, kind in enumerate(kinds):
        values[place] = parameter_value(kind, parts[place + 1], code)
    return move(verb, values[0], values[1], values[2])


def parameter_value(kind: int, text: str, code: str) -> int:
    if kind == CARD:
        number = CARD_NUMBERS.get(text, -1)
    elif kind == SPECIAL:
        number = SPECIAL_NUMBERS.get(text, -1)
    elif kind in WORDS:
        words = WORDS[kind]
        number = words.index(text) if text in words else -1
    else:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= 4 and str(int(text)) == text else -1
        if number > MOST_NUMBER:
            number = -1
    if number < 0:
        raise BadCode(f"{code!r}: {text!r} cannot stand there")
    return number
