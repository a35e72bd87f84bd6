"""What a viewer sees of a seat: its Illuminati, its groups with their figures and arrows, its hand as far as known.

A view for people is a bot's view and more: figures and arrows, which follow from the rest, are for the board alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.number import shelter_of
from lanterne.games.illuminati.cards.alignments import names_of
from lanterne.games.illuminati.cards.figures import power_of, transferable_of
from lanterne.games.illuminati.cards.references import CENTRES, ids_of, optional_reference, reference
from lanterne.games.illuminati.cards.table import CARD_IDS, CARDS, FIRST_ILLUMINATI, SPECIAL_IDS
from lanterne.games.illuminati.money.income import LARGE_GAME, is_lifted
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.moves import DIRECTIONS
from lanterne.games.illuminati.secrets.cheating import CAUGHT, TRICKS, trick_amount, trick_number
from lanterne.games.illuminati.seeing.seat_sets import seats_in
from lanterne.games.illuminati.specials.hands import face_down, held, known_of
from lanterne.games.illuminati.state import LIFTED, NOBODY, NOWHERE, IlluminatiState, cell_xy
from lanterne.games.illuminati.structure.geometry import alignments_of, blocker, groups_of, out_directions


class GroupFacts(TypedDict):
    """What is to be known of a group that somebody controls; one that is being placed lies nowhere."""

    card: str
    acted: bool  # took part in an attack this turn
    master: str | None  # None: the root of a branch that is being placed
    facing: str  # from its master to it
    place: list[int] | None  # x and y, the Illuminati at 0, 0
    money: int | None
    rich: bool  # its treasury is not empty: public
    known_to: list[Seat]  # who knows the sum


class ArrowView(TypedDict):
    """A control arrow of a card that lies on the table."""

    way: str
    state: str  # free, puppet, blocked
    card: str | None  # its puppet, or what blocks it
    why: str | None  # what blocks it: illuminati, group


class FiguresView(TypedDict):
    """A group as it counts now."""

    power: int
    transferable: int
    resistance: int  # with what other groups of its owner lend it
    income: int  # less what it costs
    alignments: list[str]


class FreeGroupFacts(TypedDict):
    card: str
    acted: bool


class FreeGroupView(FreeGroupFacts, FiguresView):
    """A group that nobody controls."""


class GroupView(GroupFacts, FiguresView):
    """With all that a board shows and that follows from the rest."""

    shelter: int  # what its place adds to its defence
    arrows: list[ArrowView]


class TrickView(TypedDict):
    name: str
    amount: int


class SeatFacts(TypedDict):
    """What is to be known of a seat, its groups apart."""

    seat: Seat
    alive: bool
    resigned: bool
    resigning: bool
    illuminati: str | None  # None: face down
    exposed: bool
    money: int | None
    rich: bool
    known_to: list[Seat]
    attacks: int  # its Illuminati took part in this turn
    specials: int  # how many it holds
    shown: dict[str, int]
    known: dict[str, int]  # face-down ones this viewer can name: all of one's own
    goal: str | None  # None: none of its own, or secret
    goal_shown: bool
    destroyed: list[str]
    turns: int
    loses_turn: bool
    offers_made: int | None  # one's own only
    trick: TrickView | None  # cheating variant: this turn's, one's own only
    called_out: list[Seat]  # cheating variant: whom it has called out this turn


class BotSeatView(SeatFacts):
    groups: list[GroupFacts]


class SeatView(SeatFacts):
    groups: list[GroupView]
    power: int | None  # its Illuminati's figures; None: face down
    transferable: int | None
    income: int | None
    arrows: list[ArrowView]


def bot_seat_view(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> BotSeatView:
    groups = [group_facts(s, viewer, card) for card in groups_and_lifted(s, seat)]
    return {**seat_facts(s, viewer, seat), "groups": groups}


def seat_view(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> SeatView:
    centre = s.illuminati[seat]
    seen = sees_illuminati(s, viewer, seat)
    return {
        **seat_facts(s, viewer, seat),
        "groups": groups_view(s, viewer, seat, seen),
        "power": power_of(s, centre) if seen else None,
        "transferable": transferable_of(s, centre) if seen else None,
        "income": CARDS[centre].income + LARGE_GAME.get(s.seats, 0) if seen else None,
        "arrows": arrows_of(s, centre),
    }


def seat_facts(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> SeatFacts:
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
        "known_to": seats_in(s.knowers[centre]),
        "attacks": s.used[centre],
        "specials": held(s, seat),
        "shown": counts(s.shown[seat]),
        "known": known_specials(s, viewer, seat),
        "goal": s.goal[seat] if s.goal[seat] and (own or s.goal_shown[seat]) else None,
        "goal_shown": s.goal_shown[seat],
        "destroyed": ids_of(s.destroyed[seat]),
        "turns": s.turns[seat],
        "loses_turn": s.skip[seat],
        "offers_made": s.offers_made[seat] if own else None,
        "trick": trick_view(s.tricks[seat]) if own else None,
        "called_out": seats_in(s.called_out[seat]),
    }


def counts(held_of: Sequence[int]) -> dict[str, int]:
    return {SPECIAL_IDS[kind]: count for kind, count in enumerate(held_of) if count}


def sees_illuminati(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> bool:
    return s.exposed[seat] or viewer == seat


def knows_sum(s: IlluminatiState, viewer: Seat | None, card: int) -> bool:
    """A spectator knows what everybody knows."""
    if viewer is None:
        return all([knows_treasury(s, seat, card) for seat in range(s.seats)])
    return knows_treasury(s, viewer, card)


def known_specials(s: IlluminatiState, viewer: Seat | None, seat: Seat) -> dict[str, int]:
    if viewer is None:
        return {}
    if viewer == seat:
        return counts([count - s.shown[seat][kind] for kind, count in enumerate(s.specials[seat])])
    return counts(known_of(s, viewer, seat)) if face_down(s, seat) else {}


def trick_view(trick: int) -> TrickView | None:
    if trick == 0:
        return None
    if trick == CAUGHT:
        return {"name": "caught", "amount": 0}
    return {"name": TRICKS[trick_number(trick)], "amount": trick_amount(trick)}


# ---------------------------------------------------------------------- groups


def groups_view(s: IlluminatiState, viewer: Seat | None, seat: Seat, seen: bool) -> list[GroupView]:
    """`seen`: the viewer knows the Illuminati, and so what it does for the incomes of its groups (180)."""
    least = CARDS[s.illuminati[seat]].least_income if seen else 0
    lent = 0
    for card in s.grid[seat].values():
        lent += CARDS[card].lent_resistance
    return [group_view(s, viewer, card, lent, least) for card in groups_and_lifted(s, seat)]


def groups_and_lifted(s: IlluminatiState, seat: Seat) -> list[int]:
    if LIFTED not in s.zone:
        return groups_of(s, seat)
    lifted = [card for card in range(FIRST_ILLUMINATI) if s.zone[card] == LIFTED and s.owner[card] == seat]
    return sorted(groups_of(s, seat) + lifted)


def group_facts(s: IlluminatiState, viewer: Seat | None, card: int) -> GroupFacts:
    cell = s.cell[card]
    return {
        "card": CARD_IDS[card],
        "acted": s.used[card] > 0,
        "master": optional_reference(s, s.master[card]),
        "facing": DIRECTIONS[s.facing[card]],
        "place": None if cell == NOWHERE else place_of(cell),
        "money": s.treasury[card] if knows_sum(s, viewer, card) else None,
        "rich": s.treasury[card] > 0,
        "known_to": seats_in(s.knowers[card]),
    }


def group_view(s: IlluminatiState, viewer: Seat | None, card: int, lent: int, least: int) -> GroupView:
    lies = s.cell[card] != NOWHERE
    facts = CARDS[card]
    return {
        **group_facts(s, viewer, card),
        "power": power_of(s, card),
        "transferable": transferable_of(s, card),
        "resistance": facts.resistance + (lent - facts.lent_resistance if lies else 0),
        "income": (least if is_lifted(card) else facts.income) - facts.upkeep,
        "alignments": names_of(alignments_of(s, card)),
        "shelter": shelter_of(s, card) if lies else 0,
        "arrows": arrows_of(s, card) if lies else [],
    }


def free_group_facts(s: IlluminatiState, card: int) -> FreeGroupFacts:
    return {"card": CARD_IDS[card], "acted": s.used[card] > 0}


def free_group_view(s: IlluminatiState, card: int) -> FreeGroupView:
    facts = CARDS[card]
    return {
        **free_group_facts(s, card),
        "power": facts.power,
        "transferable": facts.transferable,
        "resistance": facts.resistance,
        "income": facts.income - facts.upkeep,
        "alignments": names_of(alignments_of(s, card)),
    }


def place_of(cell: int) -> list[int]:
    x, y = cell_xy(cell)
    return [x, y]


def arrows_of(s: IlluminatiState, card: int) -> list[ArrowView]:
    """None of a card that lies nowhere."""
    if s.owner[card] == NOBODY:
        return []
    return [arrow_view(s, card, way) for way in out_directions(s, card)]


def arrow_view(s: IlluminatiState, card: int, way: int) -> ArrowView:
    there = blocker(s, card, way)
    if there == NOWHERE:
        return {"way": DIRECTIONS[way], "state": "free", "card": None, "why": None}
    name = reference(s, there)
    if s.master[there] == card:
        return {"way": DIRECTIONS[way], "state": "puppet", "card": name, "why": None}
    why = "illuminati" if name in CENTRES else "group"
    return {"way": DIRECTIONS[way], "state": "blocked", "card": name, "why": why}
