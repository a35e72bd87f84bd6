"""The geometry of structures: trees of cards on cells, one card to a cell.

Each seat's `grid` tells which card lies on a cell, so whether an arrow is free is one look, never a walk (108, 110).
"""

from __future__ import annotations

from lanterne.core.game import Event, Out, Seat
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.money.treasury import everyone, pay
from lanterne.games.illuminati.state import (
    CONTROLLED,
    DEAD,
    LIFTED,
    NOBODY,
    NORTH,
    NOWHERE,
    ORIGIN,
    STEP,
    UNCONTROLLED,
    IlluminatiState,
)

# ---------------------------------------------------------------------- questions


def alignments_of(s: IlluminatiState, card: int) -> int:
    """As they are now, after the Lasers (142)."""
    return s.altered_alignments if card == s.altered_card else CARDS[card].alignments


def out_directions(s: IlluminatiState, card: int) -> list[int]:
    """Where its control arrows point as it lies; read only."""
    return CARDS[card].ways[s.facing[card]]


def free_arrows(s: IlluminatiState, card: int) -> list[int]:
    """Directions of its arrows that are neither occupied nor blocked (108)."""
    grid = s.grid[s.owner[card]]
    cell = s.cell[card]
    return [way for way in CARDS[card].ways[s.facing[card]] if cell + STEP[way] not in grid]


def has_free_arrow(s: IlluminatiState, card: int) -> bool:
    grid = s.grid[s.owner[card]]
    cell = s.cell[card]
    for way in CARDS[card].ways[s.facing[card]]:
        if cell + STEP[way] not in grid:
            break
    else:
        return False
    return True  # found without making a list: asked for every card of every list of actions


def blocker(s: IlluminatiState, card: int, direction: int) -> int:
    """The card that lies where the arrow points, or NOWHERE."""
    return s.grid[s.owner[card]].get(s.cell[card] + STEP[direction], NOWHERE)


def puppets(s: IlluminatiState, card: int) -> list[int]:
    """What it controls directly, by direction."""
    found: list[int] = []
    grid = s.grid[s.owner[card]]
    cell = s.cell[card]
    for way in CARDS[card].ways[s.facing[card]]:
        there = grid.get(cell + STEP[way], NOWHERE)
        if there != NOWHERE and s.master[there] == card:
            found.append(there)
    return found


def has_puppets(s: IlluminatiState, card: int) -> bool:
    grid = s.grid[s.owner[card]]
    cell = s.cell[card]
    for way in CARDS[card].ways[s.facing[card]]:
        there = grid.get(cell + STEP[way], NOWHERE)
        if there != NOWHERE and s.master[there] == card:
            break
    else:
        return False
    return True


def branch(s: IlluminatiState, card: int) -> list[int]:
    """The card and everything under it, masters before puppets."""
    found = [card]
    at = 0
    while at < len(found):
        found.extend(puppets(s, found[at]))
        at += 1
    return found


def depth(s: IlluminatiState, card: int) -> int:
    """How many groups lie between it and its Illuminati (58)."""
    between = 0
    master = s.master[card]
    while master < FIRST_ILLUMINATI:
        between += 1
        master = s.master[master]
    return between


def controlled(s: IlluminatiState, seat: Seat) -> list[int]:
    """All cards of a structure by number, its Illuminati last."""
    cards = list(s.grid[seat].values())
    if len(cards) > 1:
        cards.sort()
    return cards


def groups_of(s: IlluminatiState, seat: Seat) -> list[int]:
    """The groups of a structure by number, without its Illuminati."""
    cards = [card for card in s.grid[seat].values() if card < FIRST_ILLUMINATI]
    if len(cards) > 1:
        cards.sort()
    return cards


def uncontrolled(s: IlluminatiState) -> list[int]:
    return [card for card in range(FIRST_ILLUMINATI) if s.zone[card] == UNCONTROLLED]


def has_room(s: IlluminatiState, seat: Seat) -> bool:
    """Whether any arrow of the structure is free (197)."""
    return any([has_free_arrow(s, card) for card in s.grid[seat].values()])


# ---------------------------------------------------------------------- changes


def seat_illuminati(s: IlluminatiState, seat: Seat, card: int) -> None:
    s.illuminati[seat] = card
    s.zone[card] = CONTROLLED
    s.owner[card] = seat
    s.facing[card] = NORTH
    s.cell[card] = ORIGIN
    s.grid[seat][ORIGIN] = card
    s.knowers[card] = everyone(s)


def attach(s: IlluminatiState, seat: Seat, card: int, master: int, direction: int) -> None:
    """Lays the card on that arrow of its new master; the cell must be free."""
    cell = s.cell[master] + STEP[direction]
    assert cell not in s.grid[seat]
    s.zone[card] = CONTROLLED
    s.owner[card] = seat
    s.master[card] = master
    s.facing[card] = direction
    s.cell[card] = cell
    s.grid[seat][cell] = card
    s.knowers[card] |= 1 << seat


def lift_branch(s: IlluminatiState, card: int) -> list[int]:
    """Takes the branch off the table, root first; masters and facings are kept for placing it again (A-71)."""
    lifted = branch(s, card)
    for each in lifted:
        take_up(s, each)
    return lifted


def take_up(s: IlluminatiState, card: int) -> None:
    del s.grid[s.owner[card]][s.cell[card]]
    s.cell[card] = NOWHERE
    s.zone[card] = LIFTED


def release_branch(s: IlluminatiState, card: int, out: Out) -> None:
    """The branch becomes uncontrolled, its money goes to the bank (A-22)."""
    release(s, branch(s, card), out)


def release(s: IlluminatiState, cards: list[int], out: Out) -> None:
    """These cards, which lie in a structure or are lifted, become uncontrolled. The mark of an attack stays (193)."""
    for card in cards:
        leave(s, card, UNCONTROLLED, out)
        if out is not None:
            out.append(Event("released", {"card": card_phrase(s, card)}, clause="A-22"))


def destroy_group(s: IlluminatiState, card: int, out: Out) -> None:
    """To the dead pile, its money to the bank (185); its puppets become uncontrolled (82)."""
    if s.zone[card] == CONTROLLED:
        for puppet in puppets(s, card):
            release_branch(s, puppet, out)
    leave(s, card, DEAD, out)
    if out is not None:
        out.append(Event("destroyed", {"card": card_phrase(s, card)}, clause="82"))


def leave(s: IlluminatiState, card: int, zone: int, out: Out) -> None:
    """Out of its structure into a zone where nobody owns it and no money lies."""
    pay(s, card, s.treasury[card], out)
    if s.zone[card] == CONTROLLED:
        take_up(s, card)
    s.zone[card] = zone
    s.owner[card] = NOBODY
    s.master[card] = NOWHERE
    s.facing[card] = NORTH
    s.knowers[card] = everyone(s)
