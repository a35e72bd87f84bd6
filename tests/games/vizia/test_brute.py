"""The engine against the second implementation: the same moves, the same results, the same points."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.scoring import scores
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia import brute
from tests.games.vizia.brute_points import points
from tests.games.vizia.builder import ring_texts, stripes, table
from tests.games.vizia.test_capture import chain, lay, two_rings
from tests.games.vizia.test_end import BLOCK
from tests.games.vizia.test_wheels import many_wheels
from tests.games.vizia.walks import SWITCHES, option_sets, start, walk

ALL = dict.fromkeys(SWITCHES, True)
INNER = [(a, b) for a in range(1, 6) for b in range(1, 6)]


def compare(s: ViziaState, rng: FastRng, greed: int, every: int = 1) -> None:
    """Plays on to the end, comparing before and after each action."""
    for number, (now, a) in enumerate(walk(s, rng, greed)):
        if number % every and a.code().startswith(("place", "take")):
            continue
        p = brute.from_json(now.json())
        legal = [b.code() for b in GAME.legal(now, int(now.turn))]
        assert sorted(legal) == sorted(brute.moves(p))
        assert scores(now) == [points(p, seat) for seat in range(int(now.seats))]
        after = now.copy()
        GAME.apply(after, int(now.turn), a, FastRng(number))
        assert brute.key(brute.from_json(after.json())) in {brute.key(q) for q in brute.play(p, a.code())}
    assert scores(s) == [points(brute.from_json(s.json()), seat) for seat in range(int(s.seats))]


@pytest.mark.parametrize("greed", [0, 8])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_game_agrees(seats: int, greed: int) -> None:
    compare(*start(seats, seats + greed), greed)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, 32, 5))
def test_advanced_rules_agree(number: int) -> None:
    compare(*start(2 + number % 3, number, **option_sets()[number]), number % 10, every=3)


@pytest.mark.parametrize("seed", range(3))
def test_all_rules_in_teams_agree(seed: int) -> None:
    compare(*start(4, seed, teams=True, **ALL), 5 + seed, every=2)


def test_choices_near_the_twelfth_token_agree() -> None:
    for count in (9, 10, 11):
        compare(many_wheels(count), FastRng(count), 9)
    for s, vertex in ((chain(), (2, 0)), (two_rings(3), (1, 0))):
        lay(s, vertex)
        compare(s, FastRng(4), 5)


def crowded(seed: int) -> ViziaState:
    """Nearly all tiles lie, tokens of everybody stand on the closed wheels, a few wheels are empty."""
    rng = FastRng(seed)
    tiles = stripes(BLOCK)
    gaps = [cell for cell in ("1,1,up", "3,3,down", "4,1,up", "1,4,down", "2,3,up", "4,4,up") if rng.below(4)]
    rest = "".join(tiles.pop(cell)[0] for cell in gaps)
    seats = 2 + seed % 3
    closed = [v for v in INNER if all(cell in tiles for cell in ring_texts(v))]
    laid = {v: int(rng.below(seats)) for v in closed}
    freed = [v for v in closed if rng.below(5) == 0]
    owners = {v: seat for v, seat in laid.items() if v not in freed and list(laid.values()).count(seat) < 12}
    freed = [v for v in closed if v not in owners]
    options: dict[str, Any] = ALL | {"teams": seats == 4 and seed % 2 == 0}
    return table(
        tiles, tokens=owners, freed=freed, hands=[rest[:2], rest[2:4]], commons=rest[4:], seats=seats, **options
    )


@pytest.mark.slow
def test_crowded_tables_agree() -> None:
    seen: set[str] = set()
    for seed in range(60):
        s = crowded(seed)
        for now, a in walk(s.copy(), FastRng(seed), 6):
            out: list[Event] = []
            GAME.apply(now.copy(), int(now.turn), a, FastRng(0), out)
            seen |= {event.name for event in out}
        compare(s, FastRng(seed), 6)
    assert {"token-captured", "wheel-captured", "tile-moved", "tile-placed"} <= seen
