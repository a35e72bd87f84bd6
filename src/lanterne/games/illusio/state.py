"""The whole truth of one game: nouns and one-line questions. Hands and decks are counts by kind."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lanterne.core.fields import Fields, FieldWriter
from lanterne.core.game import Json, State
from lanterne.games.illusio.cards import COMPONENTS, DOMAINS, KINDS, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.frames import Frame, frame_from
from lanterne.games.illusio.items import item_from, item_text
from lanterne.games.illusio.limits import PROJECTS
from lanterne.games.illusio.options import IllusioOptions
from lanterne.games.illusio.tricks import Trick, trick_from


@final
class IllusioState(State):
    def __init__(self, options: IllusioOptions, seats: i64) -> None:
        self.options: Final = options
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.actions_left: i64 = 0
        self.frames: list[Frame] = []
        self.reason: str = ""  # why the game is over
        # cards of the mixed deck: counts by kind, one row per seat
        self.hands: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.hand_sizes: vec[i64] = vec[i64]([0] * seats)
        self.deck: vec[i64] = vec[i64]([0] * KINDS)
        self.deck_size: i64 = 0
        self.discard: vec[i64] = vec[i64]([0] * KINDS)
        self.discard_size: i64 = 0
        self.known: vec[u8] = vec[u8]([0] * ((seats + 1) * seats * KINDS))  # rows by viewer, spectators last
        # the backstages: plain components as counts, changed ones as sorted items, and all of them by family
        self.plain: vec[i64] = vec[i64]([0] * (seats * COMPONENTS))
        self.changed: list[list[int]] = [[] for _ in range(seats)]
        self.units: vec[i64] = vec[i64]([0] * seats)  # components with a badge are left out: they may be anything
        self.backstage_sizes: vec[i64] = vec[i64]([0] * seats)
        self.badges: i64 = 0  # given out so far
        # objectives
        self.contest: list[int] = []
        self.bag: list[int] = []  # the deck's cards in unknown order
        self.under: list[int] = []  # those put under it, the next to come first
        self.under_known: list[int] = []  # who knows each: one bit per seat, the highest for spectators
        self.objective_discard: list[int] = []
        self.projects: list[list[Trick]] = [[] for _ in range(seats)]  # under realization
        self.displayed: list[list[Trick]] = [[] for _ in range(seats)]  # the oldest first
        self.validated: list[list[int]] = [[] for _ in range(seats)]
        self.domains: vec[i64] = vec[i64]([0] * (seats * DOMAINS))
        self.scores: vec[i64] = vec[i64]([0] * seats)
        # magicians
        self.magicians: list[int] = [0] * seats
        self.talent_used: vec[i64] = vec[i64]([0] * seats)
        # how the game might run dry (IL-104, A-41)
        self.short: bool = False  # there was a time when the Contest could not be filled
        self.dry: i64 = 0  # turns in a row without a validation, counted afresh from then on
        self.quiet: i64 = 0  # turns in a row in which nothing happened
        self.stirred: bool = False  # this turn: somebody drew, acted or used a talent
        self.scored: bool = False  # this turn: a trick was validated

    # ------------------------------------------------------------------ questions

    def top(self) -> Frame:
        return self.frames[-1]

    def supply(self) -> i64:
        """Cards that can still be drawn."""
        return self.deck_size + self.discard_size

    def objective_supply(self) -> i64:
        return len(self.bag) + len(self.under) + len(self.objective_discard)

    def has_room(self, seat: i64) -> bool:
        """Whether the seat may own one more objective to realize (IL-045, A-09, A-35)."""
        owned: i64 = len(self.projects[seat])
        if self.options.displayed_count:
            owned += len(self.displayed[seat])
        return owned < PROJECTS

    # ------------------------------------------------------------------ copies

    def copy(self) -> IllusioState:
        twin = IllusioState(self.options, 0)
        twin.copy_cards(self)
        twin.seats = self.seats
        twin.turn = self.turn
        twin.actions_left = self.actions_left
        twin.frames = [frame.copy() for frame in self.frames]
        twin.reason = self.reason
        twin.contest = self.contest[:]
        twin.bag = self.bag[:]
        twin.under = self.under[:]
        twin.under_known = self.under_known[:]
        twin.objective_discard = self.objective_discard[:]
        twin.projects = [[trick.copy() for trick in row] for row in self.projects]
        twin.displayed = [[trick.copy() for trick in row] for row in self.displayed]
        twin.validated = [row[:] for row in self.validated]
        twin.domains = self.domains[:]
        twin.scores = self.scores[:]
        twin.magicians = self.magicians[:]
        twin.talent_used = self.talent_used[:]
        twin.short = self.short
        twin.dry = self.dry
        twin.quiet = self.quiet
        twin.stirred = self.stirred
        twin.scored = self.scored
        return twin

    def copy_cards(self, other: IllusioState) -> None:
        self.hands = other.hands[:]
        self.hand_sizes = other.hand_sizes[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discard = other.discard[:]
        self.discard_size = other.discard_size
        self.known = other.known[:]
        self.plain = other.plain[:]
        self.changed = [row[:] for row in other.changed]
        self.units = other.units[:]
        self.backstage_sizes = other.backstage_sizes[:]
        self.badges = other.badges

    def json(self) -> Json:
        io = FieldWriter()
        fields(self, io)
        return {"options": self.options.json(), "seats": self.seats, **io.noted}


# ---------------------------------------------------------------------- fields, for JSON and back


def fields(s: IllusioState, io: Fields) -> None:
    """Sizes, family counts and domains are derived from these: `load.count_up`."""
    open_fields(s, io)
    s.frames = io.each("frames", s.frames, Frame.json, frame_from)
    s.hands = io.vector("hands", s.hands)
    s.deck = io.vector("deck", s.deck)
    s.discard = io.vector("discard", s.discard)
    s.known = vec[u8](io.numbers("known", list(s.known)))
    s.plain = io.vector("plain", s.plain)
    s.changed = io.rows("changed", s.changed, item_text, item_from)
    s.bag = io.each("bag", s.bag, objective_name, OBJECTIVE_NAMED.__getitem__)
    s.under = io.each("under", s.under, objective_name, OBJECTIVE_NAMED.__getitem__)
    s.projects = io.rows("projects", s.projects, Trick.json, trick_from)
    s.displayed = io.rows("displayed", s.displayed, Trick.json, trick_from)
    s.validated = io.rows("validated", s.validated, objective_name, OBJECTIVE_NAMED.__getitem__)
    s.scores = io.vector("scores", s.scores)
    s.magicians = io.numbers("magicians", s.magicians)
    s.talent_used = io.vector("talent_used", s.talent_used)


def open_fields(s: IllusioState, io: Fields) -> None:
    """What stands in every view under the same name and in the same form."""
    s.turn = io.plain("turn", s.turn)
    s.actions_left = io.plain("actions_left", s.actions_left)
    s.reason = io.plain("reason", s.reason)
    s.contest = io.each("contest", s.contest, objective_name, OBJECTIVE_NAMED.__getitem__)
    s.under_known = io.numbers("under_known", s.under_known)
    s.objective_discard = io.each("objective_discard", s.objective_discard, objective_name, OBJECTIVE_NAMED.__getitem__)
    s.badges = io.plain("badges", s.badges)
    s.short = io.plain("short", s.short)
    s.dry = io.plain("dry", s.dry)
    s.quiet = io.plain("quiet", s.quiet)
    s.stirred = io.plain("stirred", s.stirred)
    s.scored = io.plain("scored", s.scored)


def objective_name(index: i64) -> str:
    return OBJECTIVES[index].name
