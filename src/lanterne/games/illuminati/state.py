"""The whole truth of one game of Illuminati, and the stack of frames that says who decides what.

Cards are numbers: 0 to 82 the groups, from 83 on the Illuminati and the illuminated cards (`cards.py`). Directions are
0 north, 1 east, 2 south, 3 west; a cell (x, y) is packed by `cell_at`. A structure is a tree of cards on a plane of
cells, one card to a cell.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Json, Out, Outcome, Seat, State
from lanterne.core.rng import Rng
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.plain import PLAIN_FIELDS, plain_copy
from lanterne.games.illuminati.seeing.frame_views import FrameView

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
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP: Final = (1, 256, -1, -256)  # what a cell's number changes by: y + 1, x + 1, y - 1, x - 1
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


class Frame:
    """One pending piece of the game: who is asked, what they may do, what follows. Finished frames pop themselves."""

    kind: str  # the name under which `frames.frame_from_json` finds the class

    def asked(self, s: IlluminatiState) -> list[Seat]:
        """The seats that are waited for; none when the frame can go on by itself (`step`)."""
        raise NotImplementedError

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        """Goes on without a decision: pushes a frame, pops itself, or comes to ask somebody. Never loops."""
        raise NotImplementedError

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        """Adds what an asked seat may do, in pinned order. The one author of legality in this frame."""
        raise NotImplementedError

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        raise NotImplementedError

    def card_took_effect(self, s: IlluminatiState, seat: Seat) -> None:
        """A special that this seat played while the frame lay on top stands: windows ask everybody anew (A-62)."""
        return

    def cancel_special(self, s: IlluminatiState, out: Out) -> None:
        """The special that was played in this frame is to have no effect (134)."""
        raise AssertionError("no special lies here")

    def hands_changed(self, s: IlluminatiState, specials: bool) -> None:
        """Money or, if so, specials were given while the frame lay on top: all who can use them are asked (56, 115)."""
        return

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        """Why this action is not among the legal ones, as exactly as can be said; None: the general words will do."""
        return None

    def view(self, s: IlluminatiState, viewer: Seat | None) -> FrameView:
        """What a viewer sees of it, named piece by piece; the frame's class has the inverse, `imagined`."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def json(self) -> Json:
        """With its `kind`. The whole truth: `load` of the frame's class is the inverse."""
        raise NotImplementedError


@final
class Offer:
    """A deal on the table: what the proposer gives and wants, open to some seats, the first to accept takes it.

    Its number is the proposer's: a seat has one open offer at most (A-85), and a count would tell of others' talk.
    """

    def __init__(self, number: int, proposer: Seat, to: list[Seat], give: Bundle, want: Bundle, promise: str) -> None:
        self.number = number
        self.proposer = proposer
        self.to = to
        self.give = give
        self.want = want
        self.promise = promise  # a text, recorded and never enforced (122); empty: none

    def copy(self) -> Offer:
        return Offer(self.number, self.proposer, self.to[:], self.give.copy(), self.want.copy(), self.promise)

    def json(self) -> Json:
        return {
            "number": self.number,
            "proposer": self.proposer,
            "to": self.to[:],
            "give": self.give.json(),
            "want": self.want.json(),
            "promise": self.promise,
        }


@final
class Bundle:
    """Things that change hands: money of the Illuminati, specials by kind, groups with their branches."""

    def __init__(self, money: int, specials: list[int], groups: list[int]) -> None:
        self.money = money
        self.specials = specials  # kinds, sorted, repeated when several
        self.groups = groups  # roots, sorted

    def copy(self) -> Bundle:
        return Bundle(self.money, self.specials[:], self.groups[:])

    def json(self) -> Json:
        return {"money": self.money, "specials": self.specials[:], "groups": self.groups[:]}


@final
class IlluminatiState(State):
    """Lists indexed by card (CARD_COUNT long) or by seat, as named."""

    def __init__(self, options: IlluminatiOptions, seats: int, card_count: int, kind_count: int) -> None:
        self.options = options
        self.seats = seats
        # --- cards
        self.zone: list[int] = [OUT] * card_count
        self.owner: list[int] = [NOBODY] * card_count
        self.master: list[int] = [NOWHERE] * card_count
        self.facing: list[int] = [NORTH] * card_count  # the direction from its master to the card
        self.cell: list[int] = [NOWHERE] * card_count
        self.treasury: list[int] = [0] * card_count
        self.knowers: list[int] = [0] * card_count  # seats, as bits, that know the exact treasury; its owner does
        self.used: list[int] = [0] * card_count  # participations in attacks this turn (47, 193)
        self.grid: list[dict[int, int]] = [{} for _ in range(seats)]  # per seat: cell -> card
        self.deck_groups: list[int] = []  # a bag: sorted, drawn from at random
        self.deck_specials: list[int] = [0] * kind_count
        self.gone_specials: list[int] = [0] * kind_count  # played, discarded or lost: public
        # --- seats
        self.illuminati: list[int] = [NOBODY] * seats
        self.exposed: list[bool] = [True] * seats  # face up; False only with hidden Illuminati
        self.alive: list[bool] = [True] * seats
        self.resigning: list[bool] = [False] * seats  # asked for during an attack
        self.resigned: list[bool] = [False] * seats  # left by choice, which is no destruction
        self.specials: list[list[int]] = [[0] * kind_count for _ in range(seats)]
        self.shown: list[list[int]] = [[0] * kind_count for _ in range(seats)]  # of these, face up
        self.known: list[list[list[int]]] = [
            [[0] * kind_count for _ in range(seats)] for _ in range(seats)
        ]  # [viewer][holder][kind]: face-down specials the viewer knows to be there
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

    def copy(self) -> IlluminatiState:
        twin = IlluminatiState(self.options, 0, 0, 0)  # empty lists, all of them replaced
        twin.seats = self.seats
        self._copy_cards(twin)
        self._copy_seats(twin)
        self._copy_turn(twin)
        twin.frames = [frame.copy() for frame in self.frames]
        twin.waited = self.waited
        twin.offers = [offer.copy() for offer in self.offers]
        twin.offers_made = self.offers_made[:]
        twin.promises = self.promises[:]
        twin.result = self.result
        return twin

    def _copy_cards(self, twin: IlluminatiState) -> None:
        twin.zone = self.zone[:]
        twin.owner = self.owner[:]
        twin.master = self.master[:]
        twin.facing = self.facing[:]
        twin.cell = self.cell[:]
        twin.treasury = self.treasury[:]
        twin.knowers = self.knowers[:]
        twin.used = self.used[:]
        twin.grid = [cells.copy() for cells in self.grid]
        twin.deck_groups = self.deck_groups[:]
        twin.deck_specials = self.deck_specials[:]
        twin.gone_specials = self.gone_specials[:]

    def _copy_seats(self, twin: IlluminatiState) -> None:
        twin.illuminati = self.illuminati[:]
        twin.exposed = self.exposed[:]
        twin.alive = self.alive[:]
        twin.resigning = self.resigning[:]
        twin.resigned = self.resigned[:]
        twin.specials = [held[:] for held in self.specials]
        twin.shown = [held[:] for held in self.shown]
        twin.known = [[held[:] for held in seen] for seen in self.known]
        twin.goal = self.goal[:]
        twin.goal_shown = self.goal_shown[:]
        twin.destroyed = [cards[:] for cards in self.destroyed]
        twin.turns = self.turns[:]
        twin.skip = self.skip[:]

    def _copy_turn(self, twin: IlluminatiState) -> None:
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
        twin.tricks = self.tricks[:]
        twin.called_out = self.called_out[:]
        twin.top = self.top
        twin.top_known = self.top_known

    def json(self) -> Json:
        plain: Json = {"options": self.options.json(), "seats": self.seats}
        for name in PLAIN_FIELDS:
            plain[name] = plain_copy(getattr(self, name))
        plain["frames"] = [frame.json() for frame in self.frames]
        plain["offers"] = [offer.json() for offer in self.offers]
        plain["promises"] = [list(promise) for promise in self.promises]
        plain["result"] = None if self.result is None else self.result.json()
        return plain
