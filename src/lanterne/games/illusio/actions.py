"""Actions as values: a verb with what it names. `SHAPES` says how each is written; one interned object for each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.core.features import Parts
from lanterne.core.game import Action
from lanterne.core.grammar import Shape, Slot, read_code
from lanterne.games.illusio.cards import (
    COMPONENTS,
    ENCORE,
    GRAND,
    KIND_NAMED,
    KINDS,
    NAMES,
    OBJECTIVE_COUNT,
    OBJECTIVE_NAMED,
    OBJECTIVES,
)
from lanterne.games.illusio.items import ITEM_TEXT, badge_of, is_plain, item_from, item_text, kind_of, plain_item
from lanterne.games.illusio.options import MOST
from lanterne.games.illusio.parts import KIND_SIZE, OBJECTIVE_SIZE, WHERE_SIZE, parts_of

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

NO_KIND: Final = KINDS
NO_OBJECTIVE: Final = OBJECTIVE_COUNT
NO_SEAT: Final = MOST
LONGEST_SHOWN: Final = 60  # letters of a code that is no action

# Slots bear the names that the words of an action use: a card of a hand or of a deck, a component on the table.
CARD: Final = Slot("card", "card", words=NAMES)
COMPONENT_CARD: Final = Slot("card", "component-card", words=NAMES[:COMPONENTS])
ON_TRICK: Final = Slot("card", "card-on-trick", words=NAMES[ENCORE : GRAND + 1])
ITEM: Final = Slot("component", "component", pattern=ITEM_TEXT)
OBJECTIVE: Final = Slot("objective", "objective", words=tuple([card.name for card in OBJECTIVES]))
OTHER: Final = Slot("seat", "seat", words=tuple([str(seat) for seat in range(MOST)]))
SHAPES: Final = (  # by verb
    Shape("end"),
    Shape("pass"),
    Shape("draw"),
    Shape("done"),
    Shape("decline"),
    Shape("talent"),
    Shape("prepare", COMPONENT_CARD),
    Shape("play", "take", OTHER, name="play-take"),
    Shape("play", ON_TRICK, OBJECTIVE, name="play-on"),
    Shape("play", "transform", ITEM, name="play-transform"),
    Shape("exchange", CARD),
    Shape("take", OBJECTIVE),
    Shape("place", ITEM),
    Shape("add", COMPONENT_CARD, "to", OBJECTIVE),
    Shape("move", ITEM, "to", OBJECTIVE),
    Shape("abandon", OBJECTIVE),
    Shape("discard", CARD),
    Shape("into", COMPONENT_CARD),
    Shape("leave", COMPONENT_CARD),
    Shape("give", ITEM),
    Shape("keep", CARD),
    Shape("swap", OBJECTIVE),
    Shape("talent", OTHER, ITEM, name="talent-target"),
    Shape("talent", "prepare", COMPONENT_CARD, name="talent-prepare"),
    Shape("talent", "add", COMPONENT_CARD, "to", OBJECTIVE, name="talent-add"),
    Shape("talent", "move", ITEM, "to", OBJECTIVE, name="talent-move"),
)


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
            values = {"component": item_text(self.item), "seat": str(self.seat)}
            values["card"] = NAMES[self.kind] if self.kind < KINDS else ""
            values["objective"] = OBJECTIVES[self.objective].name if self.objective < OBJECTIVE_COUNT else ""
            self.text = SHAPES[self.verb].write(values)  # takes those it has a slot for
        return self.text

    def parts(self) -> Parts:
        return parts_of(self.verb, self.kind, self.item, self.objective, self.seat)


PART_SIZES: Final[Parts] = (len(SHAPES), KIND_SIZE, OBJECTIVE_SIZE, WHERE_SIZE)

# ---------------------------------------------------------------------- one object for each

_COLUMN: Final = (KINDS + 1) * (NO_OBJECTIVE + 1) * (NO_SEAT + 1)
_plain: Final[list[IllusioAction | None]] = [None] * (len(SHAPES) * _COLUMN)
_changed: Final[dict[tuple[int, int, int, int], IllusioAction]] = {}


def of_kind(verb: i64, kind: i64, objective: i64 = NO_OBJECTIVE, seat: i64 = NO_SEAT) -> IllusioAction:
    """The action that names a card, a plain component, or neither (`NO_KIND`)."""
    index = ((verb * (KINDS + 1) + kind) * (NO_OBJECTIVE + 1) + objective) * (NO_SEAT + 1) + seat
    found = _plain[index]
    if found is not None:
        return found
    item = plain_item(kind) if kind < COMPONENTS else 0
    made = IllusioAction(verb, kind, item, objective, seat)
    _plain[index] = made
    return made


def of_item(verb: i64, item: i64, objective: i64 = NO_OBJECTIVE, seat: i64 = NO_SEAT) -> IllusioAction:
    """The action that names a component on the table."""
    if is_plain(item):
        return of_kind(verb, kind_of(item), objective, seat)
    if badge_of(item):
        return IllusioAction(verb, NO_KIND, item, objective, seat)  # there is no end of badges: none are interned
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
    found = read_code(SHAPES, code)
    if found is None:
        raise BadCode(f"{code[:LONGEST_SHOWN]!r} is no action of illusio")
    shape, values = found
    verb = SHAPES.index(shape)
    objective = OBJECTIVE_NAMED[values["objective"]] if "objective" in values else NO_OBJECTIVE
    seat = int(values["seat"]) if "seat" in values else NO_SEAT
    if "component" in values:
        return of_item(verb, item_from(values["component"]), objective, seat)
    return of_kind(verb, KIND_NAMED[values["card"]] if "card" in values else NO_KIND, objective, seat)
