"""What a position is worth as a share of the victory: points and prospects against how much is still to come."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lanterne.games.vizia.scoring import outcome_of, score
from lanterne.games.vizia.state import TILES, TOKENS, ViziaState

TILES_A_TOKEN: Final = 5.4  # that are laid while the seat with the most tokens lays one more
MARGIN: Final = 0.004  # what a point is worth beside winning, so that no lead is too safe and no game lost too early

# By number of seats, fitted to games of greedy against itself (`scripts/vizia_values.py`); in points but for the first.
BLUR: Final = (0.0, 0.0, 0.48, 0.40, 0.32)  # by so much a lead is blurred, for the root of each tile to come
CALM: Final = 0.3  # and by so much when nothing is left
TOKEN: Final = (0.0, 0.0, 0.6, 0.45, 0.37)  # a wheel more, whatever it paid: it is nearer to the end, or wins a tie
TEMPO: Final = (0.0, 0.0, 0.75, 0.6, 0.5)  # not to have moved last
HOPE: Final = (0.0, 0.0, 0.2, 0.1, 0.0)  # a point that the seat that moved last may hope for
FEAR: Final = (0.0, 0.0, 0.44, 0.4, 0.35)  # a point that the next seat may hope for


def to_come(s: ViziaState) -> float:
    """How many tiles will still be laid, about: until all lie, or until somebody's twelfth token."""
    tiles = float(TILES - len(s.tiles))
    fewest: i64 = TOKENS
    for seat in range(s.seats):
        left = s.tokens_left(seat)
        if left < fewest:
            fewest = left
    by_tokens = TILES_A_TOKEN * float(fewest)
    return tiles if tiles < by_tokens else by_tokens


def share_won(s: ViziaState, seat: i64, points: list[float]) -> float:
    """Of a finished game; partners win together."""
    found = outcome_of(s)
    assert found is not None
    winners = found.winners()
    share = 0.0
    if int(seat) in winners:
        share = (2.0 if s.options.teams else 1.0) / len(winners)
    return share + MARGIN * ahead(s, seat, points)


def outlook(s: ViziaState, mover: i64, hope: float, fear: float) -> list[float]:
    """By seat, points and what they promise, where the mover has just played and may hope, and the next seat, too."""
    seats = s.seats
    points = points_of(s)
    for seat in range(seats):
        points[seat] += TOKEN[seats] * float(s.laid[seat])
        if seat != mover:
            points[seat] += TEMPO[seats]
    points[mover] += HOPE[seats] * hope
    points[0 if mover + 1 == seats else mover + 1] += FEAR[seats] * fear
    return points


def points_of(s: ViziaState) -> list[float]:
    return [float(score(s, seat)) for seat in range(s.seats)]


def share_expected(s: ViziaState, seat: i64, points: list[float]) -> float:
    """What the seat may expect with these points and prospects of all."""
    blur = CALM + BLUR[s.seats] * math.sqrt(to_come(s))
    if s.options.teams:
        lead = ahead(s, seat, points)
        return 1.0 / (1.0 + math.exp(-lead / blur)) + MARGIN * lead
    rivals = 0.0
    for other in range(s.seats):
        if other != seat:
            rivals += math.exp((points[other] - points[seat]) / blur)
    return 1.0 / (1.0 + rivals) + MARGIN * ahead(s, seat, points)


def ahead(s: ViziaState, seat: i64, points: list[float]) -> float:
    """Of the best of the others, in teams of the other pair."""
    if s.options.teams:
        mine = points[seat] + points[(seat + 2) % 4]
        return mine + mine - sum(points)
    best = -1000.0
    for other in range(s.seats):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
