"""Points: wheels, the two bonuses, and who wins (VZ-055, VZ-061, VZ-062, VZ-071 to VZ-075, VZ-082)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.game import Outcome, places_by
from lanterne.games.vizia.lattice import WIDTH, around
from lanterne.games.vizia.state import OVER, REASONS, ViziaState, token_seat, token_vertex
from lanterne.games.vizia.wheels import KINDS, WORTH, kind_of, tokens_of

GROUP_POINTS: Final = 1  # VZ-071, for each token of the largest group
TRIANGLE_POINTS: Final = 2  # VZ-073, for each triangle
POINTS: Final[vec[i64]] = vec[i64](list(WORTH))  # by kind


def wheels_by_kind(s: ViziaState, seat: i64) -> list[int]:
    """How many simple wheels, bicolour wheels and prisms carry the seat's token."""
    counts = [0] * len(KINDS)
    for vertex in tokens_of(s, seat):
        counts[kind_of(s, vertex)] += 1
    return counts


def largest_group(s: ViziaState, seat: i64) -> int:
    """VZ-072: the size of the seat's largest group of tokens on neighbouring vertices."""
    apart = set(tokens_of(s, seat))
    largest = 0
    while apart:
        group = [apart.pop()]
        for vertex in group:  # grows while it is iterated over
            for beside in around(vertex):
                if beside in apart:
                    apart.remove(beside)
                    group.append(beside)
        largest = max(largest, len(group))
    return largest


def triangles(s: ViziaState, seat: i64) -> int:
    """VZ-075: the cells whose three vertices all carry the seat's tokens."""
    own = set(tokens_of(s, seat))
    found = 0
    for vertex in own:
        if vertex + 1 in own and vertex + WIDTH in own:  # the up cell
            found += 1
        if vertex + 1 in own and vertex - WIDTH + 1 in own:  # the down cell on the left: (a, b), (a, b+1), (a-1, b+1)
            found += 1
    return found


def wheel_points(s: ViziaState, seat: i64) -> int:
    """VZ-055: what the wheels with the seat's tokens pay."""
    points: i64 = 0
    for token in s.tokens:
        if token_seat(token) == seat:
            points += POINTS[kind_of(s, token_vertex(token))]
    return int(points)


def score(s: ViziaState, seat: i64) -> int:
    points = wheel_points(s, seat)
    if s.options.group_bonus:
        points += GROUP_POINTS * largest_group(s, seat)
    if s.options.triangle_bonus:
        points += TRIANGLE_POINTS * triangles(s, seat)
    return points


def scores(s: ViziaState) -> list[int]:
    return [score(s, seat) for seat in range(s.seats)]


def team_of(seat: int) -> int:
    """V-32: seats that do not sit side by side."""
    return seat % 2


def places(s: ViziaState, points: list[int]) -> list[int]:
    """VZ-062, V-10, V-11: points, then tokens on the board, then shared. VZ-082, V-31: in teams, sums of both."""
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        if s.options.teams:
            partner = (seat + 2) % 4
            keys.append((points[seat] + points[partner], int(s.laid[seat] + s.laid[partner])))
        else:
            keys.append((points[seat], int(s.laid[seat])))
    return places_by(keys)


def outcome_of(s: ViziaState) -> Outcome | None:
    if s.phase != OVER:
        return None
    points = scores(s)
    return Outcome(REASONS[s.reason], places(s, points), points)
