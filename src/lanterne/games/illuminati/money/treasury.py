"""Treasuries: what flows to and from the bank or between seats is public, what moves inside a structure is not (A-70).

`s.knowers` keeps, for each treasury, who knows the exact sum. That a treasury is empty is public (A-27).
"""

from __future__ import annotations

from lanterne.core.game import Event, Out, Seat
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.state import IlluminatiState


def everyone(s: IlluminatiState) -> int:
    return (1 << s.seats) - 1


def knows_treasury(s: IlluminatiState, seat: Seat, card: int) -> bool:
    """With cheats at the table nobody is sure of what lies on another's Illuminati, unless money lies open (A-86)."""
    if s.options.cheating and card >= FIRST_ILLUMINATI and s.owner[card] != seat and not s.options.open_money:
        return s.treasury[card] == 0
    return s.knowers[card] >> seat & 1 == 1


def total_money(s: IlluminatiState, seat: Seat) -> int:
    """Over the whole structure (151)."""
    total = 0
    for card in s.grid[seat].values():
        total += s.treasury[card]
    return total


def gain(s: IlluminatiState, card: int, money: int, out: Out) -> None:
    """From the bank, which never runs out (A-26), onto the card."""
    if money == 0:
        return
    s.treasury[card] += money
    if out is not None:
        out.append(Event("received", {"card": card_phrase(s, card), "money": money}, clause="A-70"))


def pay(s: IlluminatiState, card: int, money: int, out: Out) -> None:
    """From the card to the bank."""
    if money == 0:
        return
    s.treasury[card] -= money
    note_empty(s, card)
    if out is not None:
        out.append(Event("paid", {"card": card_phrase(s, card), "money": money}, clause="A-70"))


def hand(s: IlluminatiState, giver: int, taker: int, money: int, out: Out) -> None:
    """From a card of one seat to a card of another."""
    if money == 0:
        return
    s.treasury[giver] -= money
    s.treasury[taker] += money
    note_empty(s, giver)
    if out is not None:
        args = {"card": card_phrase(s, giver), "to": card_phrase(s, taker)}
        out.append(Event("handed", {**args, "money": money}, clause="A-70"))


def move_money(s: IlluminatiState, source: int, sink: int, money: int, out: Out) -> None:
    """Inside one structure: that it happens is public, how much is not. Who knew both still does if all of it goes."""
    if money == 0:
        return
    sure = s.knowers[source] & s.knowers[sink]
    s.treasury[source] -= money
    s.treasury[sink] += money
    hide_treasury(s, source)
    hide_treasury(s, sink)
    if s.treasury[source] == 0:
        s.knowers[sink] |= sure
    tell_moved(s, source, sink, money, out)


def tell_moved(s: IlluminatiState, source: int, sink: int, money: int, out: Out) -> None:
    if out is None:
        return
    args = {"card": card_phrase(s, source), "to": card_phrase(s, sink)}
    if s.options.open_money:
        out.append(Event("money-moved", {**args, "money": money}, clause="97"))
        return
    owner = s.owner[source]
    others = tuple([seat for seat in range(s.seats) if seat != owner])
    out.append(Event("money-moved", {**args, "money": money}, (owner,), (owner,), clause="97"))
    out.append(Event("money-moved-unseen", dict(args), others, clause="A-70"))


def note_empty(s: IlluminatiState, card: int) -> None:
    if s.treasury[card] == 0:
        s.knowers[card] = everyone(s)


def show_treasury(s: IlluminatiState, card: int) -> None:
    """From now on everybody knows its sum (A-27)."""
    s.knowers[card] = everyone(s)


def hide_treasury(s: IlluminatiState, card: int) -> None:
    """After its sum was changed unseen: only its owner knows it, unless it is empty or money lies open."""
    s.knowers[card] = 1 << s.owner[card]
    note_empty(s, card)
    if s.options.open_money:
        show_treasury(s, card)
