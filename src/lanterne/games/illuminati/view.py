"""What a seat sees, built up by naming it. A face-down Illuminati is spoken of by its seat: its card is never named.

Cards are ids, and `centre` where a card's master is an Illuminati; sums a viewer does not know are None.
"""

from __future__ import annotations

from typing import Final, TypedDict

from lanterne.core.game import Json, Seat
from lanterne.games.illuminati.actions import ATTACKS, DIRECTIONS
from lanterne.games.illuminati.attack import Attack, current_attack
from lanterne.games.illuminati.attack_number import bonus_of
from lanterne.games.illuminati.cards import CARD_IDS, FIRST_ILLUMINATI, REPLACED, SPECIAL_IDS
from lanterne.games.illuminati.drawing import FIRST_SPECIAL, deck_size
from lanterne.games.illuminati.hands import face_down, held
from lanterne.games.illuminati.masks import masked_frame
from lanterne.games.illuminati.money import knows_treasury
from lanterne.games.illuminati.offers import bundle_text
from lanterne.games.illuminati.state import (
    DEAD,
    LIFTED,
    NOBODY,
    NOWHERE,
    OUT,
    UNCONTROLLED,
    IlluminatiState,
    Offer,
    cell_xy,
)
from lanterne.games.illuminati.structure import groups_of

STAGES: Final = ("set-up", "starting", "income", "drawing", "actions", "transfers", "powers", "ending")
CENTRE: Final = "centre"


class GroupView(TypedDict):
    card: str
    master: str | None  # a group's id, `centre`, or None while it is being placed
    facing: str  # from its master to it
    place: list[int] | None  # x and y, the Illuminati at 0, 0; None while it is being placed
    money: int | None
    rich: bool  # its treasury is not empty: public
    knowers: int  # seats that know the sum, as bits
    used: int


class SeatView(TypedDict):
    seat: Seat
    alive: bool
    resigned: bool
    resigning: bool
    illuminati: str | None  # None: face down
    exposed: bool
    money: int | None
    rich: bool
    knowers: int
    used: int
    groups: list[GroupView]
    specials: int
    shown: dict[str, int]
    known: dict[str, int]  # face-down ones this viewer can name: all of his own
    goal: str | None  # None: none of its own, or secret
    goal_shown: bool
    destroyed: list[str | None]
    turns: int
    skip: bool
    offers_made: int | None
    trick: int | None  # cheating variant: this turn's, one's own only
    called_out: int


class View(TypedDict):
    game: str
    seat: Seat | None
    options: Json
    seats: list[SeatView]
    first: Seat
    turn: Seat
    round: int
    stage: str
    actions_left: int
    acted: bool
    transfers_left: int
    bavaria_used: bool
    lasers_used: bool
    recycled: bool
    passed: bool
    market: bool
    laser_card: str | None
    laser_mask: int
    called_off: list[list[object]]
    post_victim: int
    idle: int
    deck: int  # cards left, groups and specials together
    top: str | None  # cheating variant: the next card, where this viewer has looked
    uncontrolled: list[str]
    marked: dict[str, int]  # uncontrolled groups that took part in an attack this turn (193)
    dead: list[str]
    out: list[str]  # groups known to take no part
    gone: dict[str, int]
    asked: list[Seat]
    frames: list[Json]
    claimed: int  # the bonus a face-down attacker has claimed, which all can see
    offers: list[Json]
    promises: list[list[object]]
    result: Json | None


def view_of(s: IlluminatiState, seat: Seat | None) -> View:
    frames = [masked_frame(s, seat, frame) for frame in s.frames]
    return {
        "game": "illuminati",
        "seat": seat,
        "options": s.options.json(),
        "seats": [seat_view(s, seat, other) for other in range(s.seats)],
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "stage": STAGES[s.stage],
        "actions_left": s.actions_left,
        "acted": s.acted,
        "transfers_left": s.transfers_left,
        "bavaria_used": s.bavaria_used,
        "lasers_used": s.lasers_used,
        "recycled": s.recycled,
        "passed": s.passed,
        "market": s.market,
        "laser_card": None if s.laser_card == NOWHERE else CARD_IDS[s.laser_card],
        "laser_mask": s.laser_mask,
        "called_off": called_off(s),
        "post_victim": s.post_victim,
        "idle": s.idle,
        "deck": deck_size(s),
        "top": top_card(s, seat),
        "uncontrolled": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if s.zone[card] == UNCONTROLLED],
        "marked": {CARD_IDS[c]: s.used[c] for c in range(FIRST_ILLUMINATI) if s.used[c] and s.owner[c] == NOBODY},
        "dead": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if s.zone[card] == DEAD],
        "out": [CARD_IDS[card] for card in range(FIRST_ILLUMINATI) if is_known_out(s, seat, card)],
        "gone": counts(s.gone_specials),
        "asked": [] if s.result is not None else s.frames[-1].asked(s)[:],
        "frames": frames,
        "claimed": claimed_bonus(s, current_attack(s)),
        "offers": [offer_view(offer) for offer in s.offers if is_party(offer, seat)],
        "promises": [[giver, to, text] for giver, to, text in s.promises if seat in (giver, to)],
        "result": None if s.result is None else s.result.json(),
    }


def counts(held_of: list[int]) -> dict[str, int]:
    return {SPECIAL_IDS[kind]: count for kind, count in enumerate(held_of) if count}


# ---------------------------------------------------------------------- seats


def sees_illuminati(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> bool:
    return s.exposed[seat] or viewer == seat


def knows_sum(s: IlluminatiState, viewer: Seat | None, card: int) -> bool:
    """A spectator knows what everybody knows."""
    if viewer is None:
        return all([knows_treasury(s, seat, card) for seat in range(s.seats)])
    return knows_treasury(s, viewer, card)


def seat_view(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> SeatView:
    centre = s.illuminati[seat]
    own = viewer == seat
    return {
        "seat": seat,
        "alive": s.alive[seat],
        "resigned": s.resigned[seat],
        "resigning": s.resigning[seat],
        "illuminati": CARD_IDS[centre] if sees_illuminati(s, viewer, seat) else None,
        "exposed": s.exposed[seat],
        "money": s.treasury[centre] if knows_sum(s, viewer, centre) else None,
        "rich": s.treasury[centre] > 0,
        "knowers": s.knowers[centre],
        "used": s.used[centre],
        "groups": [group_view(s, viewer, card) for card in groups_and_lifted(s, seat)],
        "specials": held(s, seat),
        "shown": counts(s.shown[seat]),
        "known": known_specials(s, viewer, seat),
        "goal": s.goal[seat] if s.goal[seat] and (own or s.goal_shown[seat]) else None,
        "goal_shown": s.goal_shown[seat],
        "destroyed": [CARD_IDS[card] for card in s.destroyed[seat]],
        "turns": s.turns[seat],
        "skip": s.skip[seat],
        "offers_made": s.offers_made[seat] if own else None,
        "trick": s.tricks[seat] if own else None,
        "called_out": s.called_out[seat],
    }


def known_specials(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> dict[str, int]:
    if viewer is None:
        return {}
    if viewer == seat:
        return counts([count - s.shown[seat][kind] for kind, count in enumerate(s.specials[seat])])
    return counts(s.known[viewer][seat]) if face_down(s, seat) else {}


def groups_and_lifted(s: IlluminatiState, seat: Seat) -> list[int]:
    lifted = [card for card in range(FIRST_ILLUMINATI) if s.zone[card] == LIFTED and s.owner[card] == seat]
    return sorted(groups_of(s, seat) + lifted) if lifted else groups_of(s, seat)


def group_view(s: IlluminatiState, viewer: Seat | None, card: int) -> GroupView:
    master = s.master[card]
    place: list[int] | None = None
    if s.cell[card] != NOWHERE:
        x, y = cell_xy(s.cell[card])
        place = [x, y]
    return {
        "card": CARD_IDS[card],
        "master": None if master == NOWHERE else CENTRE if master >= FIRST_ILLUMINATI else CARD_IDS[master],
        "facing": DIRECTIONS[s.facing[card]],
        "place": place,
        "money": s.treasury[card] if knows_sum(s, viewer, card) else None,
        "rich": s.treasury[card] > 0,
        "knowers": s.knowers[card],
        "used": s.used[card],
    }


# ---------------------------------------------------------------------- the rest


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


def called_off(s: IlluminatiState) -> list[list[object]]:
    """Attacks called off this turn: attacker (an Illuminati is `centre`), target, type."""
    found: list[list[object]] = []
    for key in s.called_off:
        attacker, target, kind = key // 512, key // 4 % 128, key % 4
        name = CENTRE if attacker >= FIRST_ILLUMINATI else CARD_IDS[attacker]
        found.append([name, CARD_IDS[target], ATTACKS[kind] if kind < len(ATTACKS) else "withdrawn"])
    return found


def claimed_bonus(s: IlluminatiState, atk: Attack | None) -> int:
    if atk is None or not atk.claimed or s.exposed[atk.seat]:
        return 0
    return bonus_of(s, atk, s.illuminati[atk.seat])


def is_party(offer: Offer, seat: Seat | None) -> bool:
    return seat is not None and (offer.proposer == seat or seat in offer.to)


def offer_view(offer: Offer) -> Json:
    return {
        "number": offer.number,
        "proposer": offer.proposer,
        "to": offer.to[:],
        "give": bundle_text(offer.give),
        "want": bundle_text(offer.want),
        "promise": offer.promise,
    }
