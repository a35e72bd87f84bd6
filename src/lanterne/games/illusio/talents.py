"""What talents do, as a few typed effects; which magician has which stands in `magicians`. The engine knows no name.

A talent lists its first decision (`moves`), carries it out (`begin`), and pushes a frame where a second one follows
(`follow`). Talents of validation answer `bonus` instead (A-36).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import FREE_ADD, FREE_MOVE, FREE_PREPARE, TARGET, Move, of_kind
from lanterne.games.illusio.cards import ANY_KIND, COMPONENTS, KINDS, SHIFT
from lanterne.games.illusio.items import kind_of, plain_item, printed_of
from lanterne.games.illusio.lists import add_fitting, backstage_has, list_backstage
from lanterne.games.illusio.phrases import card_phrase
from lanterne.games.illusio.pieces import GIVE, INTO, LEAVE, Frame, Trick
from lanterne.games.illusio.state import State
from lanterne.games.illusio.zones import (
    WRONG,
    discard_attached,
    gain_openly,
    leave_backstage,
    lose_openly,
    named_item,
    place_item,
    project_of,
    put_backstage,
    tell,
    tell_card,
    true_item,
)

IN_TURN: Final = 0  # after the draw, or in windows
IN_DRAW: Final = 1
IN_VALIDATION: Final = 2


class Talent:
    """Silence is the default."""

    def __init__(self, timing: int) -> None:
        self.timing: Final[i64] = timing

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        """Adds the first decisions the seat may take; none where nothing can be carried out to the end."""

    def may_answer(self, s: State, seat: i64) -> bool:
        """Whether the table can see that the seat might use it: then a window opens, whatever the hand holds."""
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        """Carries out the first decision."""

    def bonus(self, s: State, seat: i64, trick: Trick) -> i64:
        """What it adds to a trick of the seat that is being validated, from the state before that trick counts."""
        return 0


@final
class Reshape(Talent):
    """A component of one of some kinds, in the own or in any backstage, becomes another of some kinds."""

    def __init__(self, targets: int, results: int, *, own_only: bool) -> None:
        super().__init__(IN_TURN)
        self.targets: Final[i64] = targets
        self.results: Final[i64] = results
        self.own_only: Final = own_only

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        owner: i64 = 0
        while owner < s.seats:
            if owner == seat or not self.own_only:
                list_backstage(s, owner, self.targets, TARGET, found, seat=owner)
            owner += 1

    def may_answer(self, s: State, seat: i64) -> bool:
        owner: i64 = 0
        while owner < s.seats:
            if (owner == seat or not self.own_only) and backstage_has(s, owner, self.targets):
                return True
            owner += 1
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        item = named_item(s, seat, a.seat, a.item, out)
        if item == WRONG:
            return
        frame = Frame(INTO, seat)
        frame.owner = a.seat
        frame.item = item
        frame.mask = self.results & ~(1 << kind_of(item))
        s.frames.append(frame)


@final
class Filch(Talent):
    """A component of some kinds goes from another backstage to the own hand, one of the own hand takes its place."""

    def __init__(self, targets: int) -> None:
        super().__init__(IN_TURN)
        self.targets: Final[i64] = targets

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        kind: i64 = 0
        while kind < COMPONENTS and s.hands[seat * KINDS + kind] == 0:
            kind += 1
        if kind == COMPONENTS:
            return  # nothing to leave there
        for owner in range(s.seats):
            if owner != seat:
                list_backstage(s, owner, self.targets, TARGET, found, seat=owner)

    def may_answer(self, s: State, seat: i64) -> bool:
        if s.hand_sizes[seat] == 0:
            return False
        owner: i64 = 0
        while owner < s.seats:
            if owner != seat and backstage_has(s, owner, self.targets):
                return True
            owner += 1
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        item = named_item(s, seat, a.seat, a.item, out)
        if item == WRONG:
            return
        frame = Frame(LEAVE, seat)
        frame.owner = a.seat
        frame.item = item
        s.frames.append(frame)


@final
class Mirror(Talent):
    """One component of the own backstage for one of another; what lies on them travels along."""

    def __init__(self) -> None:
        super().__init__(IN_TURN)

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        if s.backstage_sizes[seat] == 0:
            return
        for owner in range(s.seats):
            if owner != seat:
                list_backstage(s, owner, ANY_KIND, TARGET, found, seat=owner, unsaid=True)

    def may_answer(self, s: State, seat: i64) -> bool:
        if s.backstage_sizes[seat] == 0:
            return False
        owner: i64 = 0
        while owner < s.seats:
            if owner != seat and s.backstage_sizes[owner] > 0:
                return True
            owner += 1
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        frame = Frame(GIVE, seat)
        frame.owner = a.seat
        frame.item = true_item(s, a.seat, a.item)
        s.frames.append(frame)


@final
class Recall(Talent):
    """A component of a backstage that holds at least so many returns to its owner's hand."""

    def __init__(self, at_least: int) -> None:
        super().__init__(IN_TURN)
        self.at_least: Final[i64] = at_least

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        for owner in range(s.seats):
            if s.backstage_sizes[owner] >= self.at_least:
                list_backstage(s, owner, ANY_KIND, TARGET, found, seat=owner, unsaid=True)

    def may_answer(self, s: State, seat: i64) -> bool:
        owner: i64 = 0
        while owner < s.seats:
            if s.backstage_sizes[owner] >= self.at_least:
                return True
            owner += 1
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        item = true_item(s, a.seat, a.item)
        return_to_hand(s, a.seat, a.seat, item)
        if out is not None:
            more = {"other": seat_phrase(a.seat), "card": card_phrase(printed_of(item))}
            tell(out, "recalled", "IL-050", seat, {**more})


@final
class FreePlacing(Talent):
    """A component of some kinds is placed without an action: hand to backstage, or around an own objective."""

    def __init__(self, kinds: int) -> None:
        super().__init__(IN_TURN)
        self.kinds: Final[i64] = kinds

    def moves(self, s: State, seat: i64, found: list[Move]) -> None:
        kind: i64 = 0
        while kind < COMPONENTS:
            if self.kinds >> kind & 1 and s.hands[seat * KINDS + kind] > 0:
                found.append(of_kind(FREE_PREPARE, kind))
            kind += 1
        for trick in s.projects[seat]:
            add_fitting(s, seat, trick, self.kinds, FREE_ADD, FREE_MOVE, found)

    def may_answer(self, s: State, seat: i64) -> bool:
        if s.hand_sizes[seat] > 0:
            return True
        for trick in s.projects[seat]:
            kind: i64 = 0
            while kind < COMPONENTS:
                wanted: i64 = 1 << kind
                if self.kinds & wanted and (trick.free >> SHIFT[kind]) & 255 > 0 and backstage_has(s, seat, wanted):
                    return True
                kind += 1
        return False

    def begin(self, s: State, seat: i64, a: Move, rng: Rng, out: Out) -> None:
        if a.verb == FREE_PREPARE:
            lose_openly(s, seat, a.kind)
            put_backstage(s, seat, plain_item(a.kind))
            tell_card(out, "prepared", "IL-050", seat, a.kind)
            return
        trick = project_of(s, seat, a.objective)
        assert trick is not None
        if a.verb == FREE_ADD:
            lose_openly(s, seat, a.kind)
            place_item(s, seat, trick, plain_item(a.kind), out)
            return
        item = named_item(s, seat, seat, a.item, out)
        if item == WRONG:
            return
        leave_backstage(s, seat, item)
        place_item(s, seat, trick, item, out)


def return_to_hand(s: State, owner: i64, to: i64, item: i64) -> None:
    """From a backstage to a hand: the printed kind, seen by all, its Transform cards discarded (A-17)."""
    leave_backstage(s, owner, item)
    gain_openly(s, to, printed_of(item))
    discard_attached(s, item)
