"""Leaving the game: elimination after the third turn, resignation, the last survivor (158 to 161, A-40 to A-44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import seat_phrase
from lanterne.games.illuminati.blanks import NO_SPECIALS
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI, KIND_COUNT
from lanterne.games.illuminati.goals.goals import goal_of, meets
from lanterne.games.illuminati.goals.measures import MEASURES, Destruction
from lanterne.games.illuminati.goals.victory import finish
from lanterne.games.illuminati.money.treasury import pay
from lanterne.games.illuminati.specials.hands import forget_all
from lanterne.games.illuminati.state import LIFTED, NOBODY, NOWHERE, OUT, IlluminatiState
from lanterne.games.illuminati.structure.geometry import puppets, release_branch

SAFE_TURNS: Final = 3  # own turns during which a seat without groups stays in (159)


def check_elimination(s: IlluminatiState, out: Out, by: Seat = NOBODY) -> None:
    """Puts out every seat that is left with its Illuminati alone; `by` is the seat whose attack just ended (A-41)."""
    if s.result is not None:
        return
    for seat in range(s.seats):
        if s.alive[seat] and s.turns[seat] >= SAFE_TURNS and is_bare(s, seat) and not is_spared(s, seat, by):
            if by not in (NOBODY, seat):
                s.destroyed[by].append(s.illuminati[seat])  # 154, A-75
            put_out(s, seat, "eliminated", out)
    check_last(s, out)


def is_bare(s: IlluminatiState, seat: Seat) -> bool:
    """Only the Illuminati is left, and no group is on its way to the seat."""
    if len(s.grid[seat]) > 1:
        return False
    zone, owner = s.zone, s.owner
    card: i64 = 0
    end: i64 = FIRST_ILLUMINATI
    while card < end:
        if zone[card] == LIFTED and owner[card] == seat:
            return False
        card += 1
    return True


def is_spared(s: IlluminatiState, seat: Seat, by: Seat) -> bool:
    """The eighth destruction was the seat's own last group: it stays in and wins at the end of the turn (160, A-42)."""
    if s.options.very_long:
        return False  # 168: there is no goal to reach
    return by == seat and isinstance(MEASURES.get(goal_of(s, seat)), Destruction) and meets(s, seat, goal_of(s, seat))


def put_out(s: IlluminatiState, seat: Seat, how: str, out: Out) -> None:
    """The seat leaves: groups to the centre, money to the bank, specials and Illuminati out of the game."""
    card = s.illuminati[seat]
    for puppet in puppets(s, card):
        release_branch(s, puppet, out)
    pay(s, card, s.treasury[card], out)
    s.alive[seat] = False
    s.resigning[seat] = False
    s.exposed[seat] = True
    if out is not None:
        clause = "158" if how == "eliminated" else "161"
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, card)}
        out.append(Event(how, dict(args), knew=(seat,), clause=clause))
    s.grid[seat].clear()
    s.zone[card] = OUT
    s.owner[card] = NOBODY
    s.cell[card] = NOWHERE
    lose_specials(s, seat, out)
    s.offers = [offer for offer in s.offers if offer.proposer != seat and offer.to != [seat]]
    for offer in s.offers:
        if seat in offer.to:
            offer.to.remove(seat)


def lose_specials(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """They leave the game, open to all: nothing is ever stolen (A-74, 203)."""
    for kind in range(KIND_COUNT):
        s.gone_specials[kind] += s.specials[seat][kind]
    s.specials[seat] = NO_SPECIALS
    s.shown[seat] = NO_SPECIALS
    for viewer in range(s.seats):
        forget_all(s, viewer, seat)


def check_last(s: IlluminatiState, out: Out) -> None:
    """The only one left wins at once (A-44)."""
    if s.result is not None:
        return
    left = 0
    for alive in s.alive:
        if alive:
            left += 1
    if left == 1:
        finish(s, "survivor", [s.alive.index(True)], out)


# ---------------------------------------------------------------------- resigning


def ask_to_resign(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """Takes effect at once between actions, else when the piece of the game under way is over (A-74)."""
    s.resigning[seat] = True
    if out is not None:
        out.append(Event("resigning", {"seat": seat_phrase(seat)}, clause="A-74"))
    settle_resignations(s, out)


def anyone_resigns(s: IlluminatiState) -> bool:
    for asked in s.resigning:
        if asked:
            break
    else:
        return False
    return True


def settle_resignations(s: IlluminatiState, out: Out) -> None:
    """Called whenever nothing but the turn itself is open."""
    if len(s.frames) > 1 or s.result is not None:
        return
    for seat in range(s.seats):
        if s.resigning[seat] and s.result is None:
            s.resigned[seat] = True
            put_out(s, seat, "resigned", out)
            check_last(s, out)
