"""What a position of Vizia tells a seat, as cells: points, tiles, and the open wheels by what would close them.

The layout itself is told by its open wheels alone: where on the table they lie is of no account.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Block, Cells, starts_of
from lanterne.games.vizia.bag import EMPTY_BAG, count_of, size_of
from lanterne.games.vizia.open_wheels import PAIRS, WHO, WORTHS, OpenWheels
from lanterne.games.vizia.scoring import score
from lanterne.games.vizia.state import HAND, PHASES, TOKENS, ViziaState
from lanterne.games.vizia.witness import ViziaWitness

SEATS: Final = 4
MOST_POINTS: Final = 36
LEAD: Final = 14  # points ahead or behind that are told apart
ONE_STEPS: Final = (5, 2, 2)  # by worth: wheels that lack one tile of a colour
PAIR_STEPS: Final = 3
CLOSABLE_STEPS: Final = (4, 3, 2)  # by how many tiles a wheel lacks, less one

BLOCKS: Final = (
    Block("rules", 3 + 7, "how many seats, and the seven options"),
    Block("moment", SEATS + len(PHASES) + 3, "whose turn it is, from the asking seat on; the phase; tiles laid in it"),
    Block("course", 24 + 12, "tiles on the table by threes; tiles left in the pile up to twelve"),
    Block("points", SEATS * MOST_POINTS, "of each seat, from the asking one on"),
    Block("leads", (SEATS - 1) * 2 * LEAD, "of the asking seat over each other seat: steps from 14 behind to 14 ahead"),
    Block("tokens", SEATS * (TOKENS + 1), "of each seat on the table"),
    Block("hand", 6 * 2, "the seat's own tiles by colour"),
    Block("hands", (SEATS - 1) * (2 + 6 * 2), "of each other seat: how many tiles, and those remembered by colour"),
    Block("commons", 6 * 3, "by colour"),
    Block("unseen", 6 * 6, "tiles that the seat has not seen, by colour and by twos"),
    Block("edge", 6 * 6, "cells of the edge that take a colour, by fours"),
    Block("lacking-one", 6 * sum(ONE_STEPS), "wheels that a tile of the colour would close, by their worth"),
    Block("lacking-two", PAIRS * PAIR_STEPS, "wheels that a pair of colours would close"),
    Block("lacking-three", 12, "wheels that lack three tiles, by twos"),
    Block(
        "closable",
        WHO * WORTHS * sum(CLOSABLE_STEPS),
        "wheels that could be closed from the commons, or with the tiles of a seat besides, by lack and worth",
    ),
    Block("freed", 3, "wheels that lost their token"),
)
STARTS: Final = starts_of(BLOCKS)
WHEELS: Final = OpenWheels()  # rows that are filled again at every reading


def features(s: ViziaState, seat: i64, witness: ViziaWitness | None) -> list[int]:
    cells = Cells()
    write_table(s, seat, cells)
    write_points(s, seat, cells)
    known = [known_of(s, seat, (seat + k) % s.seats, witness) for k in range(s.seats)]
    write_tiles(s, seat, known, cells)
    write_wheels(s, known, cells)
    cells.begin(STARTS[15])
    cells.steps(len(s.freed), 3)
    return cells.on


def known_of(s: ViziaState, seat: i64, other: i64, witness: ViziaWitness | None) -> i64:
    """What the seat knows of a hand: all of its own, of others what the table or it itself remembers (V-12)."""
    if other == seat:
        return s.hands[seat]
    if s.options.remember:
        return s.known[other]
    return EMPTY_BAG if witness is None else witness.known[other]


def write_table(s: ViziaState, seat: i64, cells: Cells) -> None:
    options = s.options
    cells.one_of(s.seats - 2, 3)
    cells.flag(options.three_commons)
    cells.flag(options.group_bonus)
    cells.flag(options.triangle_bonus)
    cells.flag(options.capture)
    cells.flag(options.purchase)
    cells.flag(options.teams)
    cells.flag(options.remember)
    cells.begin(STARTS[1])
    cells.one_of((s.turn - seat + s.seats) % s.seats, SEATS)
    cells.one_of(s.phase, len(PHASES))
    cells.steps(s.placed, 3)
    cells.begin(STARTS[2])
    cells.steps(len(s.tiles) // 3, 24)
    cells.steps(size_of(s.pile), 12)


def write_points(s: ViziaState, seat: i64, cells: Cells) -> None:
    points = [score(s, (seat + k) % s.seats) for k in range(s.seats)]
    cells.begin(STARTS[3])
    for number in points:
        cells.steps(number, MOST_POINTS)
    cells.begin(STARTS[4])
    for number in points[1:]:
        cells.steps(points[0] - number + LEAD, 2 * LEAD)
    cells.begin(STARTS[5])
    for k in range(s.seats):
        cells.one_of(s.laid[(seat + k) % s.seats], TOKENS + 1)


def write_tiles(s: ViziaState, seat: i64, known: list[int], cells: Cells) -> None:
    cells.begin(STARTS[6])
    write_bag(known[0], HAND, cells)
    cells.begin(STARTS[7])
    unseen = s.pile
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        cells.steps(s.hand_size(other), HAND)
        write_bag(known[k], HAND, cells)
        unseen += s.hands[other] - known[k]
    cells.begin(STARTS[8])
    write_bag(s.commons, 3, cells)
    cells.begin(STARTS[9])
    for colour in range(6):
        cells.steps((count_of(unseen, colour) + 1) // 2, 6)
    cells.begin(STARTS[10])
    for colour in range(6):
        cells.steps((count_of(s.fits, colour) + 3) // 4, 6)


def write_bag(bag: i64, most: i64, cells: Cells) -> None:
    for colour in range(6):
        cells.steps(count_of(bag, colour), most)


def write_wheels(s: ViziaState, known: list[int], cells: Cells) -> None:
    wheels = WHEELS
    wheels.read(s, known)
    cells.begin(STARTS[11])
    at: i64 = 0
    for _ in range(6):
        for steps in ONE_STEPS:
            cells.steps(wheels.ones[at], steps)
            at += 1
    cells.begin(STARTS[12])
    for pair in range(PAIRS):
        cells.steps(wheels.pairs[pair], PAIR_STEPS)
    cells.begin(STARTS[13])
    cells.steps((wheels.threes + 1) // 2, 12)
    cells.begin(STARTS[14])
    at = 0
    for _ in range(WHO):
        for steps in CLOSABLE_STEPS:
            for _ in range(WORTHS):
                cells.steps(wheels.closable[at], steps)
                at += 1
