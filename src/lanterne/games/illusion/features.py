"""What a position of Illusion tells a seat, as cells: arrows, the row, and how its cards look to the seat's own eyes.

Whoever has no eyes of the table's (N-17, N-18) looks at the pictures, which no cell can tell: of the row such a seat is
told its length alone. Glances are those that a bot without wishes is shown (`view.bot_view_of`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Block, Cells, starts_of
from lanterne.games.illusion.colours import ARROWS_PER_COLOUR
from lanterne.games.illusion.deck import ENDLESS
from lanterne.games.illusion.eyes import GRADES, NONE
from lanterne.games.illusion.options import FEWEST, MOST, TWELVE
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, NOBODY, IllusionState
from lanterne.games.illusion.view import BOT, glance_of
from lanterne.games.illusion.witness import IllusionWitness

PLACES: Final = 12  # of the row that are told apart
GAPS: Final = PLACES + 1
ARROW_STEPS: Final = 6
LOOKS: Final = [100, 200, 350, 550, 800, 1100, 1500, 2000, 2700, 3600, 5000]  # hundredths of a per cent
SHADES: Final = len(LOOKS) + 1
RATIOS: Final = [70, 85, 95, 105, 118, 143]  # per cent of one glance in another
LEANS: Final = len(RATIOS) + 1
PILE: Final = [1, 3, 6, 10, 20, 30, 45, 60, 80]
REVEALED: Final = [1, 5, 10, 20, 40]
SHARES: Final = [5, 10, 20, 35]  # per cent: bounds of what is known to be out
OUT_STEPS: Final = 4
FALLS: Final = 4

BLOCKS: Final = (
    Block("table", MOST - FEWEST + 3, "how many seats; twelve rounds; an endless deck"),
    Block("eyes", len(GRADES), "the grade of the own eyes, the first for none"),
    Block("moment", 2 + 2 * MOST, "a card can be placed; doubted; whose turn, who placed last, from the own seat on"),
    Block("colour", 4, "the colour of the round"),
    Block("arrows-left", 4 * ARROWS_PER_COLOUR, "steps by colour: arrows in the pile"),
    Block("arrows", MOST * ARROW_STEPS, "steps by seat: arrows won"),
    Block("row-length", PLACES + 4, "steps: cards in the row"),
    Block("pile", len(PILE), "marks: cards in the pile"),
    Block("check", 2 + 2 * MOST, "a check lies open; the row was wrong; who doubted, who won"),
    Block("next-looks", SHADES, "how much the next card seems to have"),
    Block("row-looks", PLACES * SHADES, "by place: how much the card there seems to have"),
    Block(
        "order-looks",
        (PLACES - 1) * LEANS,
        "by place from the second on: how it seems to stand to the one before",
    ),
    Block("falls", FALLS, "steps: places where the row seems to fall"),
    Block("gap-looks", GAPS * LEANS, "by gap: how well the next card seems to fit, the worse of its two sides"),
    Block("newest", PLACES, "the place of the card that came last (witness)"),
    Block("revealed", len(REVEALED), "marks: cards that are out and whose shares were seen (witness)"),
    Block("out", (len(SHARES) + 1) * OUT_STEPS, "steps by share of the round's colour: how many of those (witness)"),
)
START: Final = starts_of(BLOCKS)
EYES: Final[i64] = START[1]
MOMENT: Final[i64] = START[2]
COLOUR: Final[i64] = START[3]
ARROWS_LEFT: Final[i64] = START[4]
WON: Final[i64] = START[5]
ROW_LENGTH: Final[i64] = START[6]
CHECK: Final[i64] = START[8]
NEXT_LOOKS: Final[i64] = START[9]
ROW_LOOKS: Final[i64] = START[10]
ORDER_LOOKS: Final[i64] = START[11]
FALLEN: Final[i64] = START[12]
GAP_LOOKS: Final[i64] = START[13]
NEWEST: Final[i64] = START[14]
REVEALS: Final[i64] = START[15]
OUT: Final[i64] = START[16]


def features_of(s: IllusionState, seat: i64, witness: IllusionWitness | None) -> list[int]:
    c = Cells()
    write_table(s, seat, c)
    write_check(s, seat, c)
    if s.arrow != NO_ARROW and s.grade(int(seat)) != NONE:
        write_looks(s, seat, c)
    if witness is not None:
        write_seen(s, witness, c)
    return c.on


def write_table(s: IllusionState, seat: i64, c: Cells) -> None:
    seats: i64 = s.seats
    c.one_of(seats - FEWEST, MOST - FEWEST + 1)
    c.flag(s.length == TWELVE)
    c.flag(s.deck.kind == ENDLESS)
    c.begin(EYES)
    c.one_of(s.grade(int(seat)), len(GRADES))
    c.begin(MOMENT)
    c.flag(not s.over and s.next != NO_CARD)
    c.flag(not s.over and len(s.row) > 1)
    if not s.over:
        c.one_of((s.turn - seat + seats) % seats, MOST)
        if s.last_placer != NOBODY:
            c.one_of((s.last_placer - seat + seats) % seats, MOST)
    c.begin(COLOUR)
    if s.arrow != NO_ARROW:
        c.one_of(s.arrow, 4)
    c.begin(ARROWS_LEFT)
    for left in s.arrows_left:
        c.steps(left, ARROWS_PER_COLOUR)
    c.begin(WON)
    at: i64 = 0
    while at < seats:
        c.steps(s.arrows_of((seat + at) % seats), ARROW_STEPS)
        at += 1
    c.begin(ROW_LENGTH)
    c.steps(len(s.row), PLACES + 4)
    write_marks(len(s.bag) + (0 if s.next == NO_CARD else 1), PILE, c)


def write_marks(number: i64, marks: list[int], c: Cells) -> None:
    """Whether the number has come to each of the marks."""
    for mark in marks:
        c.flag(number >= mark)


def write_check(s: IllusionState, seat: i64, c: Cells) -> None:
    check = s.check
    if check is None:
        return
    seats: i64 = s.seats
    c.begin(CHECK)
    c.flag(True)
    c.flag(check.fall > 0)
    c.one_of((check.doubter - seat + seats) % seats, MOST)
    c.one_of((check.winner - seat + seats) % seats, MOST)


# ---------------------------------------------------------------------- glances


def passed(number: i64, bounds: list[int]) -> i64:
    """How many of the bounds the number has reached."""
    count: i64 = 0
    for bound in bounds:
        if number >= bound:
            count += 1
    return count


def lean(low: i64, high: i64) -> i64:
    """How surely the second seems to have more than the first, from not at all on."""
    return passed(high * 100 // low, RATIOS)


def write_looks(s: IllusionState, seat: i64, c: Cells) -> None:
    grade = s.grade(int(seat))
    row = [glance_of(s, int(seat), card, grade, BOT, True) for card in s.row]
    c.begin(NEXT_LOOKS)
    if s.next != NO_CARD:
        c.one_of(passed(glance_of(s, int(seat), s.next, grade, BOT, True), LOOKS), SHADES)
    c.begin(ROW_LOOKS)
    for seen in row[:PLACES]:
        c.one_of(passed(seen, LOOKS), SHADES)
    falls: i64 = 0
    c.begin(ORDER_LOOKS)
    for at in range(1, len(row)):
        if at < PLACES:
            c.one_of(lean(row[at - 1], row[at]), LEANS)
        if row[at] < row[at - 1]:
            falls += 1
    c.begin(FALLEN)
    c.steps(falls, FALLS)
    c.begin(GAP_LOOKS)
    if s.next != NO_CARD:
        write_gaps(row, glance_of(s, int(seat), s.next, grade, BOT, True), c)


def write_gaps(row: list[int], coming: int, c: Cells) -> None:
    for gap in range(min(len(row) + 1, GAPS)):
        worse: i64 = LEANS - 1
        if gap > 0:
            worse = lean(row[gap - 1], coming)
        if gap < len(row):
            after = lean(coming, row[gap])
            if after < worse:
                worse = after
        c.one_of(worse, LEANS)


# ---------------------------------------------------------------------- what was seen to happen


def write_seen(s: IllusionState, witness: IllusionWitness, c: Cells) -> None:
    c.begin(NEWEST)
    if len(s.row) > 0 and witness.order:
        for at, card in enumerate(s.row):
            if s.picture[card] == witness.order[-1]:
                c.one_of(at, PLACES)
    known = known_shares(s, witness)
    c.begin(REVEALS)
    write_marks(len(known), REVEALED, c)
    counts = [0] * (len(SHARES) + 1)
    for share in known:
        counts[int(passed(share, SHARES))] += 1
    for count in counts:
        c.steps(count, OUT_STEPS)


def known_shares(s: IllusionState, witness: IllusionWitness) -> list[int]:
    """Of the cards that are out: how much of the round's colour they had, where it was seen."""
    if s.arrow == NO_ARROW:
        return []
    return [witness.known[s.picture[card]][s.arrow] for card in s.removed if s.picture[card] in witness.known]
