"""The whole truth of one game of Illuminati, and the stack of frames that says who decides what.

Cards are numbers: 0 to 82 the groups, from 83 on the Illuminati and the illuminated cards (`cards/table.py`).
Directions are 0 north, 1 east, 2 south, 3 west; a cell (x, y) is packed by `cell_at`. A structure is a tree of cards
on a plane of cells, one card to a cell.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.fields import Fields, FieldWriter
from lanterne.core.game import Json, Outcome, Seat, State
from lanterne.games.illuminati.blanks import NO_CARDS, NO_SPECIALS, ZEROES, Hand, every_card
from lanterne.games.illuminati.cards.table import KIND_COUNT
from lanterne.games.illuminati.deals.bundles import Offer
from lanterne.games.illuminati.editions import RULES
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.options import IlluminatiOptions

# Where a card is.
DECK: Final = 0
UNCONTROLLED: Final = 1
CONTROLLED: Final = 2  # in a structure, Illuminati included
DEAD: Final = 3  # destroyed; Campagne médiatique may bring a group back
OUT: Final = 4  # takes no part: not dealt, replaced by its illuminated form, or its owner is out
LIFTED: Final = 5  # of a branch that is being placed: belongs to its future owner, lies nowhere yet

NOBODY: Final = -1
NOWHERE: Final = -1

NORTH: Final = 0
STEP: Final = [1, 256, -1, -256]  # what a cell's number changes by: y + 1, x + 1, y - 1, x - 1
ORIGIN: Final = 128 * 256 + 128  # every Illuminati lies on (0, 0)

# The stages of a turn (3.2); the Turn frame at the bottom of the stack walks through them.
SET_UP: Final = 0
STARTING: Final = 1  # window (a): Commission d'enquête
INCOME: Final = 2
DRAWING: Final = 3
ACTIONS: Final = 4  # steps 3 and 4
TRANSFERS: Final = 5  # step 5
POWERS: Final = 6  # step 6
ENDING: Final = 7  # window (g), then the victory check


def cell_at(x: int, y: int) -> int:
    return (x + 128) * 256 + y + 128


def cell_xy(cell: int) -> tuple[int, int]:
    return cell // 256 - 128, cell % 256 - 128


@final
class IlluminatiState(State):
    """By card (`vec`, CARD_COUNT long) or by seat, as named. A blank one is about to become a copy."""

    def __init__(self, options: IlluminatiOptions, seats: int, *, blank: bool = False) -> None:
        self.options = options
        self.seats = seats
        if blank:
            return
        self.rules: int = RULES  # the number of those it follows (`editions.py`)
        # --- cards
        self.zone: vec[i64] = every_card(OUT)
        self.owner: vec[i64] = NO_CARDS[:]
        self.master: vec[i64] = NO_CARDS[:]
        self.facing: vec[i64] = ZEROES[:]  # the direction from its master to the card
        self.cell: vec[i64] = NO_CARDS[:]
        self.treasury: vec[i64] = ZEROES[:]
        self.knowers: vec[i64] = ZEROES[:]  # seats, as bits, that know the exact treasury; its owner does
        self.used: vec[i64] = ZEROES[:]  # participations in attacks this turn (47, 193)
        self.grid: list[dict[int, int]] = [{} for _ in range(seats)]  # per seat: cell -> card; follows from the rest
        self.deck_groups: list[int] = []  # a bag: sorted, drawn from at random
        self.deck_specials: list[int] = [0] * KIND_COUNT
        self.gone_specials: list[int] = [0] * KIND_COUNT  # played, discarded or lost: public
        # --- seats
        self.illuminati: list[int] = [NOBODY] * seats
        self.exposed: list[bool] = [True] * seats  # face up; False only with hidden Illuminati
        self.alive: list[bool] = [True] * seats
        self.resigning: list[bool] = [False] * seats  # asked for during an attack
        self.resigned: list[bool] = [False] * seats  # left by choice, which is no destruction
        self.specials: list[Hand] = [NO_SPECIALS] * seats
        self.shown: list[Hand] = [NO_SPECIALS] * seats  # of these, face up
        self.known: list[Hand] = [NO_SPECIALS] * (seats * seats)  # face-down ones a viewer can name (`knows_at`)
        self.goal: list[str] = [""] * seats  # a secret goal (Ovnis, hidden goals); "" = the Illuminati's own
        self.goal_shown: list[bool] = [False] * seats
        self.destroyed: list[list[int]] = [[] for _ in range(seats)]  # cards each seat has destroyed, in order
        self.turns: list[int] = [0] * seats  # own turns ended (158); lost ones do not count
        self.skip: list[bool] = [False] * seats  # loses the next turn (137, 181)
        # --- the turn
        self.first: Seat = 0
        self.turn: Seat = 0
        self.round: int = 0
        self.stage: int = SET_UP
        self.actions_left: int = 0
        self.acted: bool = False  # did anything in steps 3 to 6: may not pass for 5 MB any more (27)
        self.transfers_left: int = 0
        self.privilege_bought: bool = False  # this turn (90), and so are the next two (142, 143)
        self.alignment_changed: bool = False
        self.card_bought: bool = False
        self.passed: bool = False  # for 5 MB: plays no card until the victory check
        self.incomes_doubled: bool = False  # in this income step (132)
        self.altered_card: int = NOWHERE  # the group whose alignments are changed until the end of the turn (142)
        self.altered_alignments: int = 0  # its alignments meanwhile
        self.called_off: list[int] = []  # attacks called off this turn, packed attacker, target, type
        self.last_struck: int = NOBODY  # who was made to lose a turn, in the striker's last one (181)
        self.idle: int = 0  # turns in a row on an empty deck without a regular action
        # --- cheating variant
        self.tricks: list[int] = [0] * seats  # this turn's, packed (`secrets/cheating.py`)
        self.called_out: list[int] = [0] * seats  # whom each seat has called out this turn, as bits
        self.top: int = NOWHERE  # the next card of the deck where somebody has looked at it (`cards/deck.py`)
        self.top_known: int = 0  # seats that have, as bits
        # --- decisions, deals, end
        self.frames: list[Frame] = []
        self.waited: list[Seat] | None = None  # whom the top frame asks, kept by `flow.settle`; None: ask the frame
        self.offers: list[Offer] = []
        self.offers_made: list[int] = [0] * seats  # this turn: bounds the talk
        self.promises: list[tuple[Seat, Seat, str]] = []
        self.result: Outcome | None = None

    def knows_at(self, viewer: Seat, holder: Seat) -> int:
        """Where in `known` stands what the viewer knows of the holder's hand."""
        return viewer * self.seats + holder

    # ------------------------------------------------------------------ copies and JSON

    def fields(self, source: IlluminatiState, f: Fields) -> None:
        """Every field that is plain, once (`core/fields.py`)."""
        self.card_fields(source, f)
        self.seat_fields(source, f)
        self.turn_fields(source, f)

    def card_fields(self, source: IlluminatiState, f: Fields) -> None:
        self.zone = f.vector("zone", source.zone)
        self.owner = f.vector("owner", source.owner)
        self.master = f.vector("master", source.master)
        self.facing = f.vector("facing", source.facing)
        self.cell = f.vector("cell", source.cell)
        self.treasury = f.vector("treasury", source.treasury)
        self.knowers = f.vector("knowers", source.knowers)
        self.used = f.vector("used", source.used)
        self.deck_groups = f.numbers("deck_groups", source.deck_groups)
        self.deck_specials = f.numbers("deck_specials", source.deck_specials)
        self.gone_specials = f.numbers("gone_specials", source.gone_specials)

    def seat_fields(self, source: IlluminatiState, f: Fields) -> None:
        self.illuminati = f.numbers("illuminati", source.illuminati)
        self.exposed = f.each("exposed", source.exposed, bool, bool)
        self.alive = f.each("alive", source.alive, bool, bool)
        self.resigning = f.each("resigning", source.resigning, bool, bool)
        self.resigned = f.each("resigned", source.resigned, bool, bool)
        self.specials = f.each("specials", source.specials, list, tuple)
        self.shown = f.each("shown", source.shown, list, tuple)
        self.known = f.each("known", source.known, list, tuple)
        self.goal = f.each("goal", source.goal, str, str)
        self.goal_shown = f.each("goal_shown", source.goal_shown, bool, bool)
        self.destroyed = f.rows("destroyed", source.destroyed, int, int)
        self.turns = f.numbers("turns", source.turns)
        self.skip = f.each("skip", source.skip, bool, bool)
        self.offers_made = f.numbers("offers_made", source.offers_made)
        self.tricks = f.numbers("tricks", source.tricks)
        self.called_out = f.numbers("called_out", source.called_out)

    def turn_fields(self, source: IlluminatiState, f: Fields) -> None:
        self.rules = f.plain("rules", source.rules)
        self.first = f.plain("first", source.first)
        self.turn = f.plain("turn", source.turn)
        self.round = f.plain("round", source.round)
        self.stage = f.plain("stage", source.stage)
        self.actions_left = f.plain("actions_left", source.actions_left)
        self.acted = f.plain("acted", source.acted)
        self.transfers_left = f.plain("transfers_left", source.transfers_left)
        self.privilege_bought = f.plain("privilege_bought", source.privilege_bought)
        self.alignment_changed = f.plain("alignment_changed", source.alignment_changed)
        self.card_bought = f.plain("card_bought", source.card_bought)
        self.passed = f.plain("passed", source.passed)
        self.incomes_doubled = f.plain("incomes_doubled", source.incomes_doubled)
        self.altered_card = f.plain("altered_card", source.altered_card)
        self.altered_alignments = f.plain("altered_alignments", source.altered_alignments)
        self.called_off = f.numbers("called_off", source.called_off)
        self.last_struck = f.plain("last_struck", source.last_struck)
        self.idle = f.plain("idle", source.idle)
        self.top = f.plain("top", source.top)
        self.top_known = f.plain("top_known", source.top_known)

    def copy(self) -> IlluminatiState:
        """Field by field, not by `fields`: search makes millions. A test holds both against each other."""
        twin = IlluminatiState(self.options, self.seats, blank=True)
        self.copy_cards(twin)
        self.copy_seats(twin)
        self.copy_turn(twin)
        twin.grid = [cells.copy() for cells in self.grid]
        twin.frames = [frame.copy() for frame in self.frames]
        twin.waited = self.waited
        twin.offers = [offer.copy() for offer in self.offers] if self.offers else []
        twin.promises = self.promises[:]
        twin.result = self.result
        return twin

    def copy_cards(self, twin: IlluminatiState) -> None:
        twin.zone = self.zone[:]
        twin.owner = self.owner[:]
        twin.master = self.master[:]
        twin.facing = self.facing[:]
        twin.cell = self.cell[:]
        twin.treasury = self.treasury[:]
        twin.knowers = self.knowers[:]
        twin.used = self.used[:]
        twin.deck_groups = self.deck_groups[:]
        twin.deck_specials = self.deck_specials[:]
        twin.gone_specials = self.gone_specials[:]

    def copy_seats(self, twin: IlluminatiState) -> None:
        twin.illuminati = self.illuminati[:]
        twin.exposed = self.exposed[:]
        twin.alive = self.alive[:]
        twin.resigning = self.resigning[:]
        twin.resigned = self.resigned[:]
        twin.specials = self.specials[:]
        twin.shown = self.shown[:]
        twin.known = self.known[:]
        twin.goal = self.goal[:]
        twin.goal_shown = self.goal_shown[:]
        twin.destroyed = [row[:] for row in self.destroyed]
        twin.turns = self.turns[:]
        twin.skip = self.skip[:]
        twin.offers_made = self.offers_made[:]
        twin.tricks = self.tricks[:]
        twin.called_out = self.called_out[:]

    def copy_turn(self, twin: IlluminatiState) -> None:
        twin.rules = self.rules
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.stage = self.stage
        twin.actions_left = self.actions_left
        twin.acted = self.acted
        twin.transfers_left = self.transfers_left
        twin.privilege_bought = self.privilege_bought
        twin.alignment_changed = self.alignment_changed
        twin.card_bought = self.card_bought
        twin.passed = self.passed
        twin.incomes_doubled = self.incomes_doubled
        twin.altered_card = self.altered_card
        twin.altered_alignments = self.altered_alignments
        twin.called_off = self.called_off[:]
        twin.last_struck = self.last_struck
        twin.idle = self.idle
        twin.top = self.top
        twin.top_known = self.top_known

    def json(self) -> Json:
        io = FieldWriter()
        self.fields(self, io)
        plain: Json = {"options": self.options.json(), "seats": self.seats, **io.noted}
        plain["frames"] = [frame.json() for frame in self.frames]
        plain["offers"] = [offer.json() for offer in self.offers]
        plain["promises"] = [list(promise) for promise in self.promises]
        plain["result"] = None if self.result is None else self.result.json()
        return plain
