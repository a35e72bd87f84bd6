"""Actions as values: a verb with what it names. One canonical text, one interned object for each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, KINDS, NAMES, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.items import badge_of, component_kind, is_plain, item_from, item_text, kind_of, plain_item

END: Final = 0
PASS: Final = 1
DRAW_CARDS: Final = 2
DONE: Final = 3
DECLINE: Final = 4
LOOK: Final = 5  # `talent`: one that looks at a deck
PREPARE: Final = 6  # A
PLAY_TAKE: Final = 7  # B
PLAY_ON: Final = 8
PLAY_TRANSFORM: Final = 9
PUT_ASIDE: Final = 10  # C
TAKE_OBJECTIVE: Final = 11  # D
PLACE: Final = 12
ADD: Final = 13  # E, from the hand
MOVE: Final = 14  # E, from the backstage
ABANDON: Final = 15  # F
DISCARD: Final = 16
BECOME: Final = 17
LEAVE_CARD: Final = 18
GIVE_ITEM: Final = 19
KEEP_CARD: Final = 20
SWAP: Final = 21
TARGET: Final = 22  # talents
FREE_PREPARE: Final = 23
FREE_ADD: Final = 24
FREE_MOVE: Final = 25
VERBS: Final = 26

NO_KIND: Final = KINDS
NO_OBJECTIVE: Final = 32
NO_SEAT: Final = 6
SEATS_MOST: Final = 6


@final
class IllusioAction(Action):
    """`kind` is a card of a hand or of a deck, `item` a component on the table."""

    def __init__(self, verb: i64, kind: i64, item: i64, objective: i64, seat: i64) -> None:
        self.verb: Final[i64] = verb
        self.kind: Final[i64] = kind
        self.item: Final[i64] = item
        self.objective: Final[i64] = objective
        self.seat: Final[i64] = seat
        self.text: str = ""  # made when first asked for

    def code(self) -> str:
        if not self.text:
            self.text = code_of(self.verb, self.kind, self.item, self.objective, self.seat)
        return self.text


def code_of(verb: i64, kind: i64, item: i64, objective: i64, seat: i64) -> str:
    name = NAMES[kind] if kind < KINDS else ""
    card = OBJECTIVES[objective].name if objective < NO_OBJECTIVE else ""
    if verb in BARE:
        return BARE[verb]
    if verb in OF_KIND:
        return f"{OF_KIND[verb]} {name}"
    if verb in OF_ITEM:
        return f"{OF_ITEM[verb]} {item_text(item)}"
    if verb in OF_OBJECTIVE:
        return f"{OF_OBJECTIVE[verb]} {card}"
    if verb in KIND_TO:
        return f"{KIND_TO[verb]} {name} to {card}"
    if verb in ITEM_TO:
        return f"{ITEM_TO[verb]} {item_text(item)} to {card}"
    if verb == PLAY_TAKE:
        return f"play take {seat}"
    if verb == PLAY_ON:
        return f"play {name} {card}"
    assert verb == TARGET
    return f"talent {seat} {item_text(item)}"


BARE: Final = {END: "end", PASS: "pass", DRAW_CARDS: "draw", DONE: "done", DECLINE: "decline", LOOK: "talent"}
OF_KIND: Final = {
    PREPARE: "prepare", PUT_ASIDE: "exchange", DISCARD: "discard", BECOME: "into", LEAVE_CARD: "leave",
    KEEP_CARD: "keep", FREE_PREPARE: "talent prepare",
}  # fmt: skip
OF_ITEM: Final = {PLAY_TRANSFORM: "play transform", PLACE: "place", GIVE_ITEM: "give"}
OF_OBJECTIVE: Final = {TAKE_OBJECTIVE: "take", ABANDON: "abandon", SWAP: "swap"}
KIND_TO: Final = {ADD: "add", FREE_ADD: "talent add"}
ITEM_TO: Final = {MOVE: "move", FREE_MOVE: "talent move"}
ANY_CARD: Final = (PUT_ASIDE, DISCARD, KEEP_CARD)  # the others of OF_KIND name components only


# ---------------------------------------------------------------------- one object for each

_COLUMN: Final = (KINDS + 1) * (NO_OBJECTIVE + 1) * (NO_SEAT + 1)
_plain: Final[list[IllusioAction | None]] = [None] * (VERBS * _COLUMN)
_changed: Final[dict[tuple[int, int, int, int], IllusioAction]] = {}


def of_kind(verb: i64, kind: i64, objective: i64 = NO_OBJECTIVE, seat: i64 = NO_SEAT) -> IllusioAction:
    """The move that names a card, or a plain component, or neither (`NO_KIND`)."""
    index = ((verb * (KINDS + 1) + kind) * (NO_OBJECTIVE + 1) + objective) * (NO_SEAT + 1) + seat
    found = _plain[index]
    if found is not None:
        return found
    item = plain_item(kind) if kind < COMPONENTS else 0
    made = IllusioAction(verb, kind, item, objective, seat)
    _plain[index] = made
    return made


def of_item(verb: i64, item: i64, objective: i64 = NO_OBJECTIVE, seat: i64 = NO_SEAT) -> IllusioAction:
    """The move that names a component on the table."""
    if is_plain(item):
        return of_kind(verb, kind_of(item), objective, seat)
    if badge_of(item):
        return IllusioAction(verb, NO_KIND, item, objective, seat)  # badges are without number: nothing is kept
    key = (verb, item, objective, seat)
    found = _changed.get(key)
    if found is None:
        found = IllusioAction(verb, NO_KIND, item, objective, seat)
        _changed[key] = found
    return found


def bare(verb: i64) -> IllusioAction:
    return of_kind(verb, NO_KIND)


def on_objective(verb: i64, objective: i64) -> IllusioAction:
    return of_kind(verb, NO_KIND, objective)


# ---------------------------------------------------------------------- reading


def parse(code: str) -> IllusioAction:
    """The inverse of `IllusioAction.code`. Raises `BadCode`."""
    found = _read_move(code.split(" "))
    if found is None or found.code() != code:
        raise BadCode(f"{code!r} is no action of Illusio")
    return found


def _read_move(words: list[str]) -> IllusioAction | None:
    code = " ".join(words)
    for verb, text in BARE.items():
        if code == text:
            return bare(verb)
    if len(words) < 2:
        return None
    if words[0] == "talent" and words[1].isdigit():
        return of_item(TARGET, item_from(words[2]), seat=_seat(words[1])) if len(words) == 3 else None
    if words[0] == "play" and words[1] != "transform":
        return _read_play(words)
    head = " ".join(words[:2]) if words[0] in ("play", "talent") else words[0]
    rest = words[2:] if words[0] in ("play", "talent") else words[1:]
    if len(rest) == 3 and rest[1] == "to":
        return _read_to(head, rest[0], rest[2])
    return _read_one(head, rest[0]) if len(rest) == 1 else None


def _read_play(words: list[str]) -> IllusioAction | None:
    if len(words) != 3:
        return None
    if words[1] == "take":
        return of_kind(PLAY_TAKE, NO_KIND, seat=_seat(words[2]))
    if words[1] in ("encore", "success", "dejavu", "grand"):
        return of_kind(PLAY_ON, KIND_NAMED[words[1]], _objective(words[2]))
    return None


def _read_to(head: str, what: str, card: str) -> IllusioAction | None:
    for verb, text in KIND_TO.items():
        if head == text:
            return of_kind(verb, component_kind(what), _objective(card))
    for verb, text in ITEM_TO.items():
        if head == text:
            return of_item(verb, item_from(what), _objective(card))
    return None


def _read_one(head: str, what: str) -> IllusioAction | None:
    for verb, text in OF_KIND.items():
        if head == text:
            return of_kind(verb, KIND_NAMED[what] if verb in ANY_CARD and what in KIND_NAMED else component_kind(what))
    for verb, text in OF_ITEM.items():
        if head == text:
            return of_item(verb, item_from(what))
    for verb, text in OF_OBJECTIVE.items():
        if head == text:
            return on_objective(verb, _objective(what))
    return None


def _objective(name: str) -> int:
    if name not in OBJECTIVE_NAMED:
        raise BadCode(f"{name!r} is no objective")
    return OBJECTIVE_NAMED[name]


def _seat(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) < SEATS_MOST):
        raise BadCode(f"{text!r} is no seat")
    return int(text)
