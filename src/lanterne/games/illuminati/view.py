"""What a seat sees, built up by naming it.

Cards are named as in `references.py`: a face-down Illuminati is spoken of by its seat, its card is never named. Sums
that a viewer does not know are None.
"""

from __future__ import annotations

from typing import Final, TypedDict

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.called_off import parts_of
from lanterne.games.illuminati.cards.alignments import names_of
from lanterne.games.illuminati.cards.deck import FIRST_SPECIAL, deck_size
from lanterne.games.illuminati.cards.references import CENTRES, ids_of, numbers_of
from lanterne.games.illuminati.cards.table import CARD_IDS, FIRST_ILLUMINATI, REPLACED, SPECIAL_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.moves import ATTACKS
from lanterne.games.illuminati.options import OptionsView
from lanterne.games.illuminati.seeing.frame_views import FrameView
from lanterne.games.illuminati.seeing.seat_view import (
    BotSeatView,
    FreeGroupFacts,
    FreeGroupView,
    SeatView,
    bot_seat_view,
    counts,
    free_group_facts,
    free_group_view,
    seat_view,
    sees_illuminati,
)
from lanterne.games.illuminati.state import (
    DEAD,
    NOBODY,
    NOWHERE,
    OUT,
    IlluminatiState,
)
from lanterne.games.illuminati.structure.geometry import uncontrolled
from lanterne.games.illuminati.structure.previews import PreviewView, previews

STAGES: Final[tuple[str, ...]] = ("set-up", "starting", "income", "drawing", "actions", "transfers", "powers", "ending")
WITHDRAWN: Final = "withdrawn"


class AlteredView(TypedDict):
    """The group whose alignments are changed until the end of the turn (142)."""

    card: str
    alignments: list[str]


class CalledOffView(TypedDict):
    """An attack that was called off this turn."""

    attacker: str
    target: str
    kind: str  # control, neutralise, destroy; withdrawn: a claimed immunity kept the attacker out


class BundleView(TypedDict):
    money: int
    specials: list[str]
    groups: list[str]  # with their branches


class OfferView(TypedDict):
    number: int
    proposer: Seat
    to: list[Seat]
    give: BundleView
    want: BundleView
    promise: str | None


class PromiseView(TypedDict):
    giver: Seat
    to: Seat
    text: str


class ResultView(TypedDict):
    reason: str
    places: list[int]
    scores: list[int]


class TableFacts(TypedDict):
    """What is to be known of the table, seats and uncontrolled groups apart."""

    seat: Seat | None  # whose view; None: a spectator's
    options: OptionsView
    first: Seat
    turn: Seat
    round: int
    stage: str
    actions_left: int
    acted: bool  # the turn player did something: no pass for 5 MB any more
    transfers_left: int
    privilege_bought: bool  # this turn, and so are the next three
    alignment_changed: bool
    card_bought: bool
    passed: bool
    incomes_doubled: bool
    altered: AlteredView | None
    called_off: list[CalledOffView]
    last_struck: Seat | None  # whom the Post Office made lose a turn, in its last one
    idle: int  # turns in a row on an empty deck without a regular action
    deck: int  # cards left, groups and specials together
    top: str | None  # cheating variant: the next card, where this viewer has looked
    dead: list[str]
    marked: list[str]  # dead groups that took part in an attack this turn (193)
    out: list[str]  # groups known to take no part
    gone: dict[str, int]  # specials that have left the game
    asked: list[Seat]
    frames: list[FrameView]
    offers: list[OfferView]
    promises: list[PromiseView]
    result: ResultView | None


class IlluminatiBotView(TableFacts):
    """All that imagining a world needs, and no more: made for every decision of a bot."""

    seats: list[BotSeatView]
    uncontrolled: list[FreeGroupFacts]


class IlluminatiView(TableFacts):
    seats: list[SeatView]
    uncontrolled: list[FreeGroupView]
    previews: list[PreviewView]  # while this viewer lays a branch: what every arrow would bring


def view_of(s: IlluminatiState, seat: Seat | None) -> IlluminatiView:
    return {
        **table_facts(s, seat),
        "seats": [seat_view(s, seat, other) for other in range(s.seats)],
        "uncontrolled": [free_group_view(s, card) for card in uncontrolled(s)],
        "previews": previews(s, seat),
    }


def bot_view_of(s: IlluminatiState, seat: Seat) -> IlluminatiBotView:
    return {
        **table_facts(s, seat),
        "seats": [bot_seat_view(s, seat, other) for other in range(s.seats)],
        "uncontrolled": [free_group_facts(s, card) for card in uncontrolled(s)],
    }


def table_facts(s: IlluminatiState, seat: Seat | None) -> TableFacts:
    return {
        "seat": seat,
        "options": s.options.view(),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "stage": STAGES[s.stage],
        "actions_left": s.actions_left,
        "acted": s.acted,
        "transfers_left": s.transfers_left,
        "privilege_bought": s.privilege_bought,
        "alignment_changed": s.alignment_changed,
        "card_bought": s.card_bought,
        "passed": s.passed,
        "incomes_doubled": s.incomes_doubled,
        "altered": altered_view(s),
        "called_off": [called_off_view(s, key) for key in s.called_off],
        "last_struck": None if s.last_struck == NOBODY else s.last_struck,
        "idle": s.idle,
        "deck": deck_size(s),
        "top": top_card(s, seat),
        "dead": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if s.zone[card] == DEAD],
        "marked": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if s.zone[card] == DEAD and s.used[card]],
        "out": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if is_known_out(s, seat, card)],
        "gone": counts(s.gone_specials),
        "asked": [] if s.result is not None else s.frames[-1].asked(s)[:],
        "frames": [frame.view(s, seat) for frame in s.frames],
        "offers": [offer_view(offer) for offer in s.offers if is_party(offer, seat)],
        "promises": [{"giver": giver, "to": to, "text": text} for giver, to, text in s.promises if seat in (giver, to)],
        "result": result_view(s),
    }


def altered_view(s: IlluminatiState) -> AlteredView | None:
    if s.altered_card == NOWHERE:
        return None
    return {"card": CARD_IDS[s.altered_card], "alignments": names_of(s.altered_alignments)}


def called_off_view(s: IlluminatiState, key: int) -> CalledOffView:
    """All of them were the turn player's, and so is an Illuminati that attacked."""
    attacker, target, kind = parts_of(key)
    return {
        "attacker": CENTRES[s.turn] if attacker >= FIRST_ILLUMINATI else CARD_IDS[attacker],
        "target": CARD_IDS[target],
        "kind": ATTACKS[kind] if kind < len(ATTACKS) else WITHDRAWN,
    }


def top_card(s: IlluminatiState, viewer: Seat | None) -> str | None:
    if viewer is None or s.top == NOWHERE or not s.top_known >> viewer & 1:
        return None
    return SPECIAL_IDS[s.top - FIRST_SPECIAL] if s.top >= FIRST_SPECIAL else CARD_IDS[s.top]


def is_known_out(s: IlluminatiState, viewer: Seat | None, card: int) -> bool:
    """A group that an illuminated card this viewer can see has replaced (A-50)."""
    if s.zone[card] != OUT:
        return False
    for seat in range(s.seats):
        if REPLACED[s.illuminati[seat]] == card:
            return sees_illuminati(s, viewer, seat)
    return False


def is_party(offer: Offer, seat: Seat | None) -> bool:
    return seat is not None and (offer.proposer == seat or seat in offer.to)


def offer_view(offer: Offer) -> OfferView:
    return {
        "number": offer.number,
        "proposer": offer.proposer,
        "to": offer.to[:],
        "give": bundle_view(offer.give),
        "want": bundle_view(offer.want),
        "promise": offer.promise or None,
    }


def bundle_view(bundle: Bundle) -> BundleView:
    return {
        "money": bundle.money,
        "specials": [SPECIAL_IDS[kind] for kind in bundle.specials],
        "groups": ids_of(bundle.groups),
    }


def bundle_from(plain: BundleView) -> Bundle:
    """The inverse of `bundle_view`."""
    specials = [SPECIAL_NUMBERS[word] for word in plain["specials"]]
    return Bundle(plain["money"], specials, numbers_of(plain["groups"]))


def result_view(s: IlluminatiState) -> ResultView | None:
    if s.result is None:
        return None
    return {"reason": s.result.reason, "places": s.result.places[:], "scores": s.result.scores[:]}
