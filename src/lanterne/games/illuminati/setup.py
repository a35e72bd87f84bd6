"""Setting the table: Illuminati, first incomes, the deck (3.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.naming import card_name
from lanterne.games.illuminati.cards.table import (
    CARD_COUNT,
    CARDS,
    FIRST_ILLUMINATED,
    FIRST_ILLUMINATI,
    REPLACED,
    SPECIALS,
)
from lanterne.games.illuminati.editions import RULES
from lanterne.games.illuminati.money.treasury import everyone, gain
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.state import DECK, NOBODY, OUT, IlluminatiState
from lanterne.games.illuminati.structure.geometry import seat_illuminati
from lanterne.games.illuminati.turn.main_actions import ACTIONS_A_TURN
from lanterne.games.illuminati.turn.turn import Turn

GROUPS: Final = list(range(FIRST_ILLUMINATI))
COUNTS: Final = [special.count for special in SPECIALS]


def set_up(options: IlluminatiOptions, seats: int, rng: Rng, out: Out, rules: int = RULES) -> IlluminatiState:
    """Illuminati dealt and paid, the deck made; what needs decisions follows in the turn frame's first stage."""
    s = IlluminatiState(options, seats)
    s.rules = rules
    s.knowers = every_card(everyone(s))
    s.exposed = [not options.hidden_illuminati] * seats
    deal_illuminati(s, rng, out)
    make_deck(s)
    if not options.hidden_illuminati:
        for seat in range(seats):
            gain(s, s.illuminati[seat], CARDS[s.illuminati[seat]].income, out)  # 4; A-82: as printed
    s.frames.append(Turn(0, ACTIONS_A_TURN, False, False))
    return s


def deal_illuminati(s: IlluminatiState, rng: Rng, out: Out) -> None:
    """One each, at random; the others take no part (3, 5). The chosen illuminated cards join the eight (A-83)."""
    end = CARD_COUNT if s.options.addon else FIRST_ILLUMINATED
    cards = list(range(FIRST_ILLUMINATI, end))
    rng.shuffle(cards)
    for seat in range(s.seats):
        seat_illuminati(s, seat, cards[seat])
        tell_dealt(s, seat, out)


def tell_dealt(s: IlluminatiState, seat: Seat, out: Out) -> None:
    if out is None:
        return
    card = s.illuminati[seat]
    args = {"seat": seat_phrase(seat), "card": card_name(card)}
    audience = None if s.exposed[seat] else (seat,)
    out.append(Event("dealt", dict(args), audience, (), clause="3"))


def make_deck(s: IlluminatiState) -> None:
    """All groups and specials (6), less the groups whose illuminated form was dealt (A-50, A-83)."""
    zone = s.zone
    card: i64 = 0
    end: i64 = FIRST_ILLUMINATI
    while card < end:
        zone[card] = DECK
        card += 1
    s.deck_groups = GROUPS[:]
    for illuminati in s.illuminati:
        replaced = REPLACED[illuminati]
        if replaced != NOBODY:
            s.zone[replaced] = OUT
            s.deck_groups.remove(replaced)
    s.deck_specials = COUNTS[:]
