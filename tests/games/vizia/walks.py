"""Games for tests: random ones, and greedy ones that close wheels and so reach captures and the twelfth token."""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import ViziaAction
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState

SWITCHES = ("three_commons", "group_bonus", "triangle_bonus", "capture", "purchase")


def option_sets() -> list[dict[str, bool]]:
    """All 32 combinations of the advanced rules."""
    return [{key: bool(number >> k & 1) for k, key in enumerate(SWITCHES)} for number in range(32)]


def start(seats: int, seed: int, **options: bool) -> tuple[ViziaState, FastRng]:
    rng = FastRng(seed)
    return GAME.start(GAME.options(options, seats), seats, rng), rng


def greedy(s: ViziaState, rng: FastRng) -> ViziaAction:
    """Something that lays tokens, if there is such a thing; else anything."""
    seat = int(s.turn)
    best, most = GAME.pick(s, seat, rng), 0
    for a in GAME.legal(s, seat):
        if a.code().startswith(("place", "put")):
            twin = s.copy()
            GAME.apply(twin, seat, a, FastRng(0))
            if twin.laid[seat] - s.laid[seat] > most:
                best, most = a, int(twin.laid[seat] - s.laid[seat])
    return best


def walk(s: ViziaState, rng: FastRng, greed: int = 0) -> Iterator[tuple[ViziaState, ViziaAction]]:
    """Each position of a game with the action to come; greedy in so many of ten decisions. The state goes on."""
    while GAME.to_act(s):
        a = greedy(s, rng) if rng.below(10) < greed else GAME.pick(s, int(s.turn), rng)
        yield s, a
        GAME.apply(s, int(s.turn), a, rng)
