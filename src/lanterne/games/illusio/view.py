"""What a seat sees, named piece by piece: hands and decks are counts, tables and discards are open (A-37)."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from lanterne.core.game import Seat
from lanterne.games.illusio.cards import COMPONENTS, KINDS, NAMES, OBJECTIVES, objective
from lanterne.games.illusio.frames import EXCHANGE, FRAME_NAMES, GIVE, KEEP, NOBODY, PLACING, Frame, Question
from lanterne.games.illusio.items import item_text, plain_item
from lanterne.games.illusio.magicians import magician_of
from lanterne.games.illusio.options import OptionsJson
from lanterne.games.illusio.scoring import is_exact, pays
from lanterne.games.illusio.second_decisions import covered
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import EMPTY, Trick, seated
from lanterne.games.illusio.zones import open_backstage

Counts = dict[str, int]  # cards by name


class SlotView(TypedDict):
    """A slot of an objective and the component that stands there, exact ones first (IL-046, IL-071)."""

    wanted: str
    item: str | None
    exact: bool  # it earns a point


class FrameView(TypedDict):
    kind: Question
    seat: int
    objective: str | None
    owner: int | None
    item: str | None
    into: list[str]
    knows: int
    card: bool
    count: int  # cards or components chosen so far, or looked at
    chosen: list[str] | None  # None: others see only how many
    slots: list[SlotView]  # placing; display only: not in a bot's view


class TrickView(TypedDict):
    objective: str
    placed: list[str]
    grands: int
    deja_vus: int
    encores: int
    encore: bool
    waits: bool
    slots: list[SlotView]  # display only: not in a bot's view


class SuitView(TypedDict):
    """What lies backstage for an objective of the Contest: all that would fit, exact ones first."""

    objective: str
    items: list[str]
    slots: list[SlotView]
    enough: bool  # for taking it (IL-039)
    worth: int  # of the trick as it would then stand


class PlayerView(TypedDict):
    magician: str
    talent_used: bool
    score: int
    hand: int  # how many cards
    known: Counts  # cards this viewer knows to be among them; the viewer's own hand is in `IllusioView.hand`
    public: Counts  # those of them that everybody knows
    backstage: list[str]
    projects: list[TrickView]
    displayed: list[TrickView]
    validated: list[str]


class IllusioView(TypedDict):
    seat: int | None
    seats: int
    options: OptionsJson
    turn: int
    actions_left: int
    frames: list[FrameView]
    reason: str
    contest: list[str]
    bag: int  # objectives in the deck in unknown order
    under: list[str | None]  # those put under them, the next to come first
    under_known: list[int]
    objective_discard: list[str]
    deck: int
    discard: Counts
    hand: Counts | None
    players: list[PlayerView]
    badges: int
    short: bool
    dry: int
    quiet: int
    stirred: bool
    scored: bool
    suits: list[SuitView]  # display only, one per objective of the Contest; not for spectators nor bots


def view_of(s: IllusioState, seat: Seat | None) -> IllusioView:
    """What a person at the seat sees."""
    v = bare_view_of(s, seat)
    for other in range(s.seats):
        for at, trick in enumerate(s.projects[other]):
            v["players"][other]["projects"][at]["slots"] = _slots_view(trick.objective, trick.placed)
        for at, trick in enumerate(s.displayed[other]):
            v["players"][other]["displayed"][at]["slots"] = _slots_view(trick.objective, trick.placed)
    for at, frame in enumerate(s.frames):
        if frame.kind == PLACING:
            v["frames"][at]["slots"] = _slots_view(frame.objective, frame.chosen)
    if seat is not None:
        v["suits"] = [_suit_view(s, seat, index) for index in s.contest]
    return v


def bare_view_of(s: IllusioState, seat: Seat | None) -> IllusioView:
    """The same without the display-only parts: what a bot sees."""
    bit: i64 = s.seats if seat is None else seat  # spectators have the last row and the highest bit
    return {
        "seat": seat,
        "seats": s.seats,
        "options": s.options.json(),
        "turn": s.turn,
        "actions_left": s.actions_left,
        "frames": [_frame_view(frame, bit) for frame in s.frames],
        "reason": s.reason,
        "contest": [OBJECTIVES[index].name for index in s.contest],
        "bag": len(s.bag),
        "under": [OBJECTIVES[index].name if s.under_known[at] >> bit & 1 else None for at, index in enumerate(s.under)],
        "under_known": s.under_known[:],
        "objective_discard": [OBJECTIVES[index].name for index in s.objective_discard],
        "deck": s.deck_size,
        "discard": {NAMES[kind]: s.discard[kind] for kind in range(KINDS) if s.discard[kind] > 0},
        "hand": None if seat is None else _hand_view(s, seat),
        "players": [_player_view(s, other, bit) for other in range(s.seats)],
        "badges": s.badges,
        "short": s.short,
        "dry": s.dry,
        "quiet": s.quiet,
        "stirred": s.stirred,
        "scored": s.scored,
        "suits": [],
    }


def _hand_view(s: IllusioState, seat: i64) -> Counts:
    return {NAMES[kind]: s.hands[seat * KINDS + kind] for kind in range(KINDS) if s.hands[seat * KINDS + kind] > 0}


def _player_view(s: IllusioState, seat: i64, viewer: i64) -> PlayerView:
    return {
        "magician": magician_of(s.magicians[seat]).name,
        "talent_used": s.talent_used[seat] > 0,
        "score": s.scores[seat],
        "hand": s.hand_sizes[seat],
        "known": _known_view(s, seat, viewer),
        "public": _known_view(s, seat, s.seats),
        "backstage": _backstage_view(s, seat),
        "projects": [_trick_view(trick) for trick in s.projects[seat]],
        "displayed": [_trick_view(trick) for trick in s.displayed[seat]],
        "validated": [OBJECTIVES[index].name for index in s.validated[seat]],
    }


def _trick_view(trick: Trick) -> TrickView:
    return {
        "objective": OBJECTIVES[trick.objective].name,
        "placed": [item_text(item) for item in trick.placed],
        "grands": trick.grands,
        "deja_vus": trick.deja_vus,
        "encores": trick.encores,
        "encore": trick.encore,
        "waits": trick.waits,
        "slots": [],
    }


def _slots_view(index: i64, items: list[int]) -> list[SlotView]:
    card = objective(index)
    shown: list[SlotView] = []
    for at, item in enumerate(seated(card, items)):
        wanted = card.slots[at]
        there = None if item == EMPTY else item_text(item)
        shown.append({"wanted": NAMES[wanted], "item": there, "exact": item != EMPTY and is_exact(wanted, item)})
    return shown


def _suit_view(s: IllusioState, seat: i64, index: i64) -> SuitView:
    """Components whose badge hides their kind are left out: to place one is to name it (A-39)."""
    card = objective(index)
    trick = Trick(index)
    for item in seated(card, open_backstage(s, seat)):
        if item != EMPTY:
            trick.add(item)
    return {
        "objective": card.name,
        "items": [item_text(item) for item in trick.placed],
        "slots": _slots_view(index, trick.placed),
        "enough": len(trick.placed) >= card.threshold,
        "worth": pays(s, seat, trick),
    }


def _known_view(s: IllusioState, seat: i64, viewer: i64) -> Counts:
    row = (viewer * s.seats + seat) * KINDS
    return {NAMES[kind]: int(s.known[row + kind]) for kind in range(KINDS) if s.known[row + kind] > 0}


def _backstage_view(s: IllusioState, seat: i64) -> list[str]:
    """Face up (IL-035); with the memory option only the badge of a changed component shows (A-39)."""
    shown: list[str] = []
    for kind in range(COMPONENTS):
        shown += [item_text(plain_item(kind))] * s.plain[seat * COMPONENTS + kind]
    return shown + [item_text(covered(item)) for item in s.changed[seat]]


def _frame_view(frame: Frame, viewer: i64) -> FrameView:
    known = frame.objective != NOBODY and (frame.kind == PLACING or frame.knows >> viewer & 1 == 1)
    chosen: list[str] | None = None
    if frame.kind == PLACING:
        chosen = [item_text(item) for item in frame.chosen]
    elif frame.kind not in (EXCHANGE, KEEP) or frame.seat == viewer:
        chosen = [NAMES[kind] for kind in frame.chosen]
    return {
        "kind": FRAME_NAMES[frame.kind],
        "seat": frame.seat,
        "objective": OBJECTIVES[frame.objective].name if known else None,
        "owner": None if frame.owner == NOBODY else frame.owner,
        "item": None if frame.owner == NOBODY else _frame_item(frame),
        "into": [NAMES[kind] for kind in range(COMPONENTS) if frame.mask >> kind & 1],
        "knows": frame.knows,
        "card": frame.card,
        "count": len(frame.chosen),
        "chosen": chosen,
        "slots": [],
    }


def _frame_item(frame: Frame) -> str:
    """Where its kind matters it has just been stated; where it does not, the badge still hides it."""
    return item_text(covered(frame.item) if frame.kind == GIVE else frame.item)
