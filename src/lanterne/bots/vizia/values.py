"""What a position is worth as a share of the victory: points and prospects against how much is still to come."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from lanterne.games.vizia.scoring import outcome_of, score
from lanterne.games.vizia.state import TILES, TOKENS, ViziaState

TILES_A_TOKEN: Final = 5.4  # that are laid while the seat with the most tokens lays one more
MARGIN: Final = 0.004  # what a point is worth beside winning, so that no lead is too safe and no game lost too early


@final
class Weights:
    """What a position is judged by, for one number of seats; in points."""

    def __init__(
        self,
        calm: float,
        blur: float,
        token: float,
        tempo: float,
        hope: float,
        fear: float,
        later: float,
        *,
        roots: bool = False,
    ) -> None:
        self.calm = calm  # a lead is blurred by so much when nothing is left
        self.blur = blur  # and by so much for the root of each tile to come
        self.token = token  # a wheel more, whatever it paid: it is nearer to the end, or wins a tie
        self.tempo = tempo  # not to have moved last
        self.hope = hope  # a point that the seat that moved last may hope for
        self.fear = fear  # a point that the next seat may hope for
        self.later = later  # and any other
        self.roots = roots  # of hopes count: at a full table most wheels that one hopes for are closed by another


NOBODY: Final = Weights(0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
# By number of seats, fitted to games of greedy against itself (`scripts/vizia_values.py`).
FITTED: Final = (
    NOBODY,
    NOBODY,
    Weights(0.3, 0.52, 0.75, 0.85, 0.22, 0.47, 0.0),
    Weights(0.1, 0.35, 0.2, 0.07, 0.68, 1.55, 0.95, roots=True),
    Weights(0.1, 0.28, 0.27, 0.09, 0.74, 1.74, 1.06, roots=True),
)
ALIKE: Final = Weights(0.5, 0.42, 0.0, 0.0, 0.25, 0.4, 0.0)  # what greedy minds
PLAIN: Final = (NOBODY, NOBODY, ALIKE, ALIKE, ALIKE)


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


def share_expected(s: ViziaState, seat: i64, points: list[float], weights: Weights) -> float:
    """What the seat may expect with these points and prospects of all."""
    blur = weights.calm + weights.blur * math.sqrt(to_come(s))
    if s.options.teams:
        lead = ahead(s, seat, points)
        return 1.0 / (1.0 + math.exp(-lead / blur)) + MARGIN * lead
    rivals = 0.0
    for other in range(s.seats):
        if other != seat:
            rivals += math.exp((points[other] - points[seat]) / blur)
    return 1.0 / (1.0 + rivals) + MARGIN * ahead(s, seat, points)


def outlook(s: ViziaState, mover: i64, hopes: list[float], weights: Weights) -> list[float]:
    """By seat, points and what they promise, where the mover has just played; by what each may hope for."""
    points = points_of(s)
    after: i64 = 0 if mover + 1 == s.seats else mover + 1
    for seat in range(s.seats):
        hope = math.sqrt(hopes[seat]) if weights.roots else hopes[seat]
        points[seat] += weights.token * float(s.laid[seat])
        if seat == mover:
            points[seat] += weights.hope * hope
        else:
            points[seat] += weights.tempo + (weights.fear if seat == after else weights.later) * hope
    return points


def points_of(s: ViziaState) -> list[float]:
    return [float(score(s, seat)) for seat in range(s.seats)]


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
