"""Every way an action can turn out: chance nodes for search and counting, without writing them into the rules."""

from __future__ import annotations

import json
from typing import Any, final

from mypy_extensions import i64

from lanterne.core.errors import BadInput
from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.rng import Rng

MOST_OUTCOMES = 100_000


@final
class PathRng(Rng):
    """Walks through all scripts of chance: repeats its path, goes on with zeros, and `advance` takes the next one."""

    def __init__(self) -> None:
        self.used = False
        self.path: list[int] = []
        self.sizes: list[int] = []  # what was asked at each step of the path
        self.at: int = 0

    def below(self, n: i64) -> i64:
        self.used = True
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        k = self.path[self.at]
        self.at += 1
        return k

    def probability(self) -> float:
        """Of the path walked."""
        p = 1.0
        for n in self.sizes:
            p /= n
        return p

    def advance(self) -> bool:
        """Turns to the next path, like an odometer; False when all were walked."""
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        self.at = 0
        self.used = False
        if not self.path:
            return False
        self.path[-1] += 1
        return True

    def __reduce__(self) -> tuple[Any, ...]:
        return path_again, (self.path, self.sizes, self.at, self.used)


def path_again(path: list[int], sizes: list[int], at: int, used: bool) -> PathRng:
    rng = PathRng()
    rng.path = path
    rng.sizes = sizes
    rng.at = at
    rng.used = used
    return rng


def enumerate_chance(
    game: AnyGame, s: State, seat: Seat, a: Action, most: int = MOST_OUTCOMES
) -> list[tuple[float, State]]:
    """Each (probability, state) that the action can lead to, one for each script of chance; `s` stays as it is.

    Raises `BadInput` when there are more than `most`: a shuffled deck has more outcomes than anybody can count.
    """
    found: list[tuple[float, State]] = []
    rng = PathRng()
    while True:
        if len(found) == most:
            raise BadInput(f"{a.code()!r} has more than {most} outcomes")
        after = s.copy()
        game.apply(after, seat, a, rng)
        found.append((rng.probability(), after))
        if not rng.advance():
            return found


def enumerate_starts(
    game: AnyGame, options: object, seats: int, most: int = MOST_OUTCOMES
) -> list[tuple[float, State]]:
    """The same for the set-up."""
    found: list[tuple[float, State]] = []
    rng = PathRng()
    while True:
        if len(found) == most:
            raise BadInput(f"the set-up of {game.name} has more than {most} outcomes")
        s: State = game.start(options, seats, rng)
        found.append((rng.probability(), s))
        if not rng.advance():
            return found


def merged(outcomes: list[tuple[float, State]]) -> list[tuple[float, State]]:
    """Equal states as one, with the sum of their probabilities: two equal cards drawn are one outcome."""
    place: dict[str, int] = {}
    found: list[tuple[float, State]] = []
    for p, s in outcomes:
        text = json.dumps(s.json(), sort_keys=True)
        if text in place:
            k = place[text]
            found[k] = (found[k][0] + p, found[k][1])
        else:
            place[text] = len(found)
            found.append((p, s))
    return found
