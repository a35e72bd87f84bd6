"""Positions written small: a row by its shares, whose turn it is, who placed last."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Event
from lanterne.core.rng import FastRng, Rng
from lanterne.games.illusion.colours import CARDS, COLOURS
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import UNSEEN, IllusionState


def start(seats: int = 3, seed: int = 1, **raw: Any) -> IllusionState:
    return GAME.start(GAME.options(raw, seats), seats, FastRng(seed))


def play(s: IllusionState, *codes: str, rng: Rng | None = None) -> list[Event]:
    """Plays codes for whoever is to act; all are legal. The events of the last one."""
    out: list[Event] = []
    for code in codes:
        seat = GAME.to_act(s)[0]
        a = GAME.parse(code)
        assert GAME.refusal(s, seat, a) is None, code
        out = []
        GAME.apply(s, seat, a, rng or FastRng(5), out)
    return out


def refused(s: IllusionState, code: str, seat: int | None = None) -> str:
    """The clause that refuses the code."""
    refusal = GAME.refusal(s, s.turn if seat is None else seat, GAME.parse(code))
    assert refusal is not None, f"{code} is accepted"
    return refusal.clause


def row(
    *shares: int, colour: str = "red", seats: int = 3, turn: int = 0, length: str = "standard", **raw: Any
) -> IllusionState:
    """A round in which cards with these shares of the arrow's colour lie from left to right."""
    s = start(seats, length=length, **raw)
    index = COLOURS.index(colour)
    s.arrows_left[s.arrow] += 1
    s.arrows_left[index] -= 1
    s.arrow = index
    left = list(range(CARDS))
    s.row = []
    for share in shares:
        card = next(card for card in left if s.deck.share(card, index) == share)
        left.remove(card)
        s.row.append(card)
    s.next = left.pop()
    s.bag = left
    s.picture = [UNSEEN] * CARDS
    for picture, card in enumerate([*s.row, s.next]):
        s.picture[card] = picture
    s.pictures = len(shares) + 1
    s.turn = turn
    s.last_placer = (turn - 1) % seats
    return s


def give(s: IllusionState, seat: int, arrows: int) -> IllusionState:
    """The seat has won so many arrows before."""
    s.won[4 * seat] += arrows
    s.rounds += arrows
    taken = arrows
    for colour in range(4):
        some = min(taken, s.arrows_left[colour])
        s.arrows_left[colour] -= some
        taken -= some
    return s


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]
