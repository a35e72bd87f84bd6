"""Worlds made from a view alone: what is seen stands, the rest is dealt out at random."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lanterne.core.fields import FieldReader
from lanterne.core.game import Dealer
from lanterne.core.rng import Rng
from lanterne.games.illusio.cards import (
    COMPONENTS,
    COPIES,
    DEJAVU,
    ENCORE,
    GRAND,
    KIND_NAMED,
    KINDS,
    OBJECTIVE_COUNT,
    OBJECTIVE_NAMED,
    TRANSFORM,
)
from lanterne.games.illusio.frames import EXCHANGE, INTO, KEEP, LEAVE, NOBODY, PLACING, PROGRAMME, Frame, frame_from
from lanterne.games.illusio.items import UNSAID, attached_to, badge_of, item_from, kind_of, printed_of, with_kind
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.magicians import MAGICIAN_NAMED, by_rules
from lanterne.games.illusio.options import options_from
from lanterne.games.illusio.state import IllusioState, open_fields
from lanterne.games.illusio.tricks import trick_from
from lanterne.games.illusio.view import Counts, FrameView, IllusioView
from lanterne.games.illusio.witness import Hand, IllusioWitness
from lanterne.games.illusio.zones import put_backstage


@final
class IllusioDealer(Dealer[IllusioState]):
    def __init__(self, v: IllusioView, rules: int, witness: IllusioWitness | None = None) -> None:
        self.base = public_state(v, rules)
        self.doubtful: list[Hand | None] = [None] * v["seats"]
        if witness is not None:
            recall_badges(self.base, witness)
            self.doubtful = [
                hand if hand.gone and seat != witness.seat else None
                for seat, hand in enumerate(witness.hands[: v["seats"]])
            ]
        self.viewer: i64 = NOBODY if v["seat"] is None else v["seat"]
        self.hand_sizes = [player["hand"] for player in v["players"]]
        self.hidden_chosen = [frame["count"] if frame["chosen"] is None else 0 for frame in v["frames"]]
        self.bag_size = v["bag"]
        self.under = [NOBODY if name is None else OBJECTIVE_NAMED[name] for name in v["under"]]
        self.held = sure_cards(self.base, v)
        self.cards = unseen_cards(self.base, self.held)
        self.objectives = unseen_objectives(self.base, self.under)

    def deal(self, rng: Rng) -> IllusioState:
        s = self.base.copy()
        guess_badges(s, rng)
        self.deal_objectives(s, rng)
        self.deal_cards(s, rng)
        count_up(s)
        return s

    def deal_objectives(self, s: IllusioState, rng: Rng) -> None:
        left = self.objectives[:]
        rng.shuffle(left)
        s.under = [left.pop() if index == NOBODY else index for index in self.under]
        for frame in s.frames:
            if frame.kind == PROGRAMME and frame.objective == NOBODY:
                frame.objective = left.pop()
        s.bag = left

    def deal_cards(self, s: IllusioState, rng: Rng) -> None:
        left: list[int] = []
        hands: list[list[int]] = []
        while not hands or cannot_leave(s, hands):
            left = self.cards[:]
            rng.shuffle(left)
            hands = self.dealt(s.seats, left, rng)
        for seat, hand in enumerate(hands):
            for kind in hand:
                s.hands[seat * KINDS + kind] += 1
            for at, frame in enumerate(s.frames):
                if frame.kind == EXCHANGE and frame.seat == seat and self.hidden_chosen[at]:
                    rng.shuffle(hand)
                    frame.chosen = sorted(hand[: self.hidden_chosen[at]])
        for at, frame in enumerate(s.frames):
            if frame.kind == KEEP and self.hidden_chosen[at]:
                frame.chosen = sorted([left.pop() for _ in range(self.hidden_chosen[at])])
        for kind in left:
            s.deck[kind] += 1

    def dealt(self, seats: i64, left: list[int], rng: Rng) -> list[list[int]]:
        """The hands; what is dealt out leaves `left`, which is shuffled."""
        hands = [hand[:] for hand in self.held]
        for seat, seen in enumerate(self.doubtful):
            if seen is not None:
                recall_cards(hands[seat], seen, self.hand_sizes[seat], left, rng)
        for seat in range(seats):
            while len(hands[seat]) < self.hand_sizes[seat]:
                hands[seat].append(left.pop())
        return hands


def cannot_leave(s: IllusioState, hands: list[list[int]]) -> bool:
    """Whoever is about to leave a component somewhere has one: such deals alone are possible."""
    frame = s.frames[-1]
    return frame.kind == LEAVE and not any([kind < COMPONENTS for kind in hands[frame.seat]])


def recall_cards(hand: list[int], seen: Hand, size: int, left: list[int], rng: Rng) -> None:
    """Cards that were seen to enter the hand before others were taken from it unseen, each of which was any of it."""
    rest: list[int] = []
    gone = seen.gone
    for kind, count in enumerate(seen.seen):
        for _ in range(count - hand.count(kind)):
            if kind in left:
                left.remove(kind)
                rest.append(kind)
            else:
                gone -= 1
    rng.shuffle(rest)
    known = sum(seen.seen)
    while gone > 0 and rest:
        gone -= 1
        if len(hand) + len(rest) > size or rng.below(size + 1) < known:
            left.insert(rng.below(len(left) + 1), rest.pop())
    hand += rest


def recall_badges(s: IllusioState, witness: IllusioWitness) -> None:
    for row in s.changed:
        for at, item in enumerate(row):
            if badge_of(item) in witness.kinds:
                row[at] = with_kind(item, witness.kinds[badge_of(item)])


# ---------------------------------------------------------------------- reading the view


def public_state(v: IllusioView, rules: int) -> IllusioState:
    """All that the view tells, hands and decks left empty."""
    s = IllusioState(options_from(v["options"], v["seats"]), v["seats"])
    open_fields(s, FieldReader(v))
    s.frames = [read_frame(frame) for frame in v["frames"]]
    for name, count in v["discard"].items():
        s.discard[KIND_NAMED[name]] = count
    for seat in range(s.seats):
        read_player(s, v, seat, rules)
    return s


def read_player(s: IllusioState, v: IllusioView, seat: i64, rules: int) -> None:
    player = v["players"][seat]
    s.magicians[seat] = by_rules(MAGICIAN_NAMED[player["magician"]], rules)
    s.talent_used[seat] = 1 if player["talent_used"] else 0
    s.scores[seat] = player["score"]
    s.projects[seat] = [trick_from(raw) for raw in player["projects"]]
    s.displayed[seat] = [trick_from(raw) for raw in player["displayed"]]
    s.validated[seat] = [OBJECTIVE_NAMED[name] for name in player["validated"]]
    for text in player["backstage"]:
        put_backstage(s, seat, item_from(text))
    for viewer in range(s.seats + 1):
        if viewer != seat:
            know(s, viewer, seat, player["public"])
    know(s, s.seats if v["seat"] is None else v["seat"], seat, player["known"])


def know(s: IllusioState, viewer: i64, seat: i64, cards: Counts) -> None:
    """The viewer knows these cards of the seat's hand."""
    for name, count in cards.items():
        s.known[(viewer * s.seats + seat) * KINDS + KIND_NAMED[name]] = count


def read_frame(raw: FrameView) -> Frame:
    """Read like a stored frame; what the view hides is left empty."""
    return frame_from({**raw, "chosen": raw["chosen"] or []})


def sure_cards(s: IllusioState, v: IllusioView) -> list[list[int]]:
    """What each hand surely holds: all of the viewer's own, those seen to enter others, a Transform being played."""
    held: list[list[int]] = []
    own = v["hand"]
    for seat, player in enumerate(v["players"]):
        hand = spread(own) if own is not None and seat == v["seat"] else spread(player["known"])
        top = s.frames[-1]
        if top.kind == INTO and top.card and top.seat == seat and TRANSFORM not in hand:
            hand.append(TRANSFORM)
        held.append(hand)
    return held


def spread(counts: Counts) -> list[int]:
    cards: list[int] = []
    for name, count in counts.items():
        cards += [KIND_NAMED[name]] * count
    return cards


def unseen_cards(s: IllusioState, held: list[list[int]]) -> list[int]:
    """The cards of the mixed deck that are not accounted for."""
    left = list(COPIES)
    for hand in held:
        for kind in hand:
            left[kind] -= 1
    for kind in range(KINDS):
        left[kind] -= s.discard[kind]
    for frame in s.frames:
        if frame.kind == KEEP:
            for kind in frame.chosen:
                left[kind] -= 1
    for seat in range(s.seats):
        items = s.changed[seat][:]
        for kind in range(COMPONENTS):
            left[kind] -= s.plain[seat * COMPONENTS + kind]
        for trick in s.projects[seat] + s.displayed[seat]:
            items += trick.placed
            left[ENCORE] -= trick.encores
            left[DEJAVU] -= trick.deja_vus
            left[GRAND] -= trick.grands
        for item in items:
            left[printed_of(item)] -= 1
            left[TRANSFORM] -= attached_to(item)
    cards: list[int] = []
    for kind, count in enumerate(left):
        cards += [kind] * count
    return cards


def unseen_objectives(s: IllusioState, under: list[int]) -> list[int]:
    seen = s.contest + s.objective_discard + under
    for seat in range(s.seats):
        seen += s.validated[seat] + [trick.objective for trick in s.projects[seat] + s.displayed[seat]]
    for frame in s.frames:
        if frame.kind == PROGRAMME:
            seen.append(frame.objective)
    return [index for index in range(OBJECTIVE_COUNT) if index not in seen]


def guess_badges(s: IllusioState, rng: Rng) -> None:
    """A kind for each component whose badge hides it; the stated one, where a question on the table has stated it."""
    for seat in range(s.seats):
        row = s.changed[seat]
        for at, item in enumerate(row):
            if badge_of(item) and kind_of(item) == UNSAID:
                row[at] = with_kind(item, stated_kind(s, badge_of(item), rng))
    for frame in s.frames:
        if frame.owner != NOBODY and badge_of(frame.item) and kind_of(frame.item) == UNSAID:
            for item in s.changed[frame.owner]:
                if badge_of(item) == badge_of(frame.item):
                    frame.item = item


def stated_kind(s: IllusioState, badge: i64, rng: Rng) -> i64:
    for frame in s.frames:
        named = frame.chosen if frame.kind == PLACING else [frame.item]
        for item in named:
            if badge_of(item) == badge and kind_of(item) != UNSAID:
                return kind_of(item)
    return rng.below(COMPONENTS)
