"""Talents that touch components: change, exchange, call back or place them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import FREE_ADD, FREE_MOVE, FREE_PREPARE, TARGET, IllusioAction, of_kind
from lanterne.games.illusio.cards import ANY_KIND, COMPONENTS, KINDS, SHIFT
from lanterne.games.illusio.frames import GIVE, INTO, LEAVE, Frame
from lanterne.games.illusio.items import kind_of, plain_item, printed_of
from lanterne.games.illusio.legal_parts import add_fitting, backstage_has, list_backstage
from lanterne.games.illusio.phrases import card_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_TURN, Talent
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


@final
class Reshape(Talent):
    """A component of certain kinds, in the seat's own backstage or in any, becomes another of certain kinds.

    Components of other kinds may become one of `others`, where there are any.
    """

    def __init__(self, targets: int, results: int, others: int = 0, *, own_only: bool) -> None:
        super().__init__(IN_TURN)
        self.targets: Final[i64] = ANY_KIND if others else targets
        self.own_only: Final = own_only
        self._first: Final[i64] = targets
        self._results: Final[i64] = results
        self._others: Final[i64] = others

    def results(self, kind: i64) -> i64:
        """What a component of that kind may become."""
        return (self._results if (self._first >> kind) & 1 else self._others) & ~(1 << kind)

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        owner: i64 = 0
        while owner < s.seats:
            if owner == seat or not self.own_only:
                list_backstage(s, owner, self.targets, TARGET, found, seat=owner)
            owner += 1

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        owner: i64 = 0
        while owner < s.seats:
            if (owner == seat or not self.own_only) and backstage_has(s, owner, self.targets):
                return True
            owner += 1
        return False

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        item = named_item(s, seat, a.seat, a.item, out)
        if item == WRONG:
            return
        frame = Frame(INTO, seat)
        frame.owner = a.seat
        frame.item = item
        frame.mask = self.results(kind_of(item))
        s.frames.append(frame)


@final
class Filch(Talent):
    """A component of certain kinds goes from another backstage to the seat's hand; one from the hand replaces it."""

    def __init__(self, targets: int) -> None:
        super().__init__(IN_TURN)
        self.targets: Final[i64] = targets

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        kind: i64 = 0
        while kind < COMPONENTS and s.hands[seat * KINDS + kind] == 0:
            kind += 1
        if kind == COMPONENTS:
            return  # nothing to leave there
        for owner in range(s.seats):
            if owner != seat:
                list_backstage(s, owner, self.targets, TARGET, found, seat=owner)

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        if s.hand_sizes[seat] == 0:
            return False
        owner: i64 = 0
        while owner < s.seats:
            if owner != seat and backstage_has(s, owner, self.targets):
                return True
            owner += 1
        return False

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        item = named_item(s, seat, a.seat, a.item, out)
        if item == WRONG:
            return
        frame = Frame(LEAVE, seat)
        frame.owner = a.seat
        frame.item = item
        s.frames.append(frame)


@final
class Mirror(Talent):
    """Swaps a component of the seat's own backstage for one of another; what lies on them travels along."""

    def __init__(self) -> None:
        super().__init__(IN_TURN)

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        if s.backstage_sizes[seat] == 0:
            return
        for owner in range(s.seats):
            if owner != seat:
                list_backstage(s, owner, ANY_KIND, TARGET, found, seat=owner, unsaid=True)

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        if s.backstage_sizes[seat] == 0:
            return False
        owner: i64 = 0
        while owner < s.seats:
            if owner != seat and s.backstage_sizes[owner] > 0:
                return True
            owner += 1
        return False

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        frame = Frame(GIVE, seat)
        frame.owner = a.seat
        frame.item = true_item(s, a.seat, a.item)
        s.frames.append(frame)


@final
class Recall(Talent):
    """A component returns to its owner's hand, from a backstage that holds at least so many."""

    def __init__(self, at_least: int) -> None:
        super().__init__(IN_TURN)
        self.at_least: Final[i64] = at_least

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        for owner in range(s.seats):
            if s.backstage_sizes[owner] >= self.at_least:
                list_backstage(s, owner, ANY_KIND, TARGET, found, seat=owner, unsaid=True)

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
        owner: i64 = 0
        while owner < s.seats:
            if s.backstage_sizes[owner] >= self.at_least:
                return True
            owner += 1
        return False

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        item = true_item(s, a.seat, a.item)
        return_to_hand(s, a.seat, a.seat, item)
        if out is not None:
            more = {"other": seat_phrase(a.seat), "card": card_phrase(printed_of(item))}
            tell(out, "recalled", "IL-050", seat, {**more})


@final
class FreePlacing(Talent):
    """A component of certain kinds is placed for free: from hand to backstage, or around an objective of the seat."""

    def __init__(self, kinds: int) -> None:
        super().__init__(IN_TURN)
        self.kinds: Final[i64] = kinds

    def list_actions(self, s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
        kind: i64 = 0
        while kind < COMPONENTS:
            if self.kinds >> kind & 1 and s.hands[seat * KINDS + kind] > 0:
                found.append(of_kind(FREE_PREPARE, kind))
            kind += 1
        for trick in s.projects[seat]:
            add_fitting(s, seat, trick, self.kinds, FREE_ADD, FREE_MOVE, found)

    def may_answer(self, s: IllusioState, seat: i64) -> bool:
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

    def begin(self, s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
        if a.verb == FREE_PREPARE:
            lose_openly(s, seat, a.kind)
            put_backstage(s, seat, plain_item(a.kind))
            tell_card(out, "prepared", "IL-050", seat, a.kind)
            return
        trick = project_of(s, seat, a.objective)
        assert trick is not None
        if a.verb == FREE_ADD:
            lose_openly(s, seat, a.kind)
            place_item(s, seat, trick, plain_item(a.kind), out, from_hand=True)
            return
        item = named_item(s, seat, seat, a.item, out)
        if item == WRONG:
            return
        leave_backstage(s, seat, item)
        place_item(s, seat, trick, item, out)


def return_to_hand(s: IllusioState, owner: i64, to: i64, item: i64) -> None:
    """From a backstage to a hand: the printed kind, seen by all, its Transform cards discarded (A-17)."""
    leave_backstage(s, owner, item)
    gain_openly(s, to, printed_of(item))
    discard_attached(s, item)
