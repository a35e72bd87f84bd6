"""The bot of Vizia that plays by a net: here by one that likes points, and by one that likes nothing."""

from __future__ import annotations

import pytest

from lanterne.bots.nets.file import inputs_of, read_net, written
from lanterne.bots.nets.net import ONE, share_of
from lanterne.bots.search.bot import Mind
from lanterne.bots.vizia.valued import Valuer, ViziaByNet, turn_by_net
from lanterne.bots.vizia.values import points_of, share_won
from lanterne.core.features import starts_of
from lanterne.games.vizia.actions import PASS
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.scoring import score
from lanterne.games.vizia.state import OVER
from tests.bots import asking
from tests.games.vizia.builder import act, bag, table, wheel
from tests.games.vizia.walks import start, walk

INPUTS = inputs_of(GAME, actions=False)
CELLS = sum(int(str(size)) for _, size in INPUTS)
BLOCKS = [block.name for block in GAME.feature_blocks()]


def valuer(liked: int) -> Valuer:
    """A net of one number: so many eighths for each own point; what it dislikes leaves less of five."""
    weights = [0] * CELLS
    first = starts_of(GAME.feature_blocks())[BLOCKS.index("points")]
    weights[first : first + 36] = [liked * ONE // 8] * 36
    return Valuer(read_net(written({"inputs": INPUTS}, weights, [0 if liked > 0 else 5 * ONE], [([ONE], [0])]), INPUTS))


def turn_of(found: Valuer) -> list[str]:
    s = table(dict(list(wheel((0, 0), "roygbp").items())[:4]), hands=["bp", "rr"], commons="gorr")
    return [a.code() for a in turn_by_net(found, s, 0)]


def test_it_plays_the_turn_whose_end_the_net_likes_best() -> None:
    assert {"place blue 0,-1,up from hand", "place purple 0,-1,down from hand"} <= set(turn_of(valuer(1)))
    assert not {"place blue 0,-1,up from hand", "place purple 0,-1,down from hand"} <= set(turn_of(valuer(-1)))


def test_a_position_is_worth_what_the_net_says_and_an_end_what_it_brought() -> None:
    by_points = valuer(1)
    s, rng = start(2, 3)
    for here, _ in walk(s, rng, greed=8):
        for seat in range(2):
            expected = share_won(here, seat, points_of(here)) if here.phase == OVER else share_of(score(here, seat) / 8)
            assert by_points.share(here, seat) == expected
    assert s.phase == OVER
    assert by_points.share(s, 0) == share_won(s, 0, points_of(s))


def test_taking_changes_nothing_in_the_position_that_is_weighed() -> None:
    s = table({}, hands=["", "rr"], commons="roy")
    act(s, "place red 0,0,up from commons")
    before = s.json()
    valuer(1).after_taking(s, 0, bag("oy"), 1)
    assert s.json() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_is_legal_and_the_turn_is_carried_through(seats: int) -> None:
    bot = ViziaByNet("net", valuer(1))
    s, rng = start(seats, 11, capture=True, purchase=True)
    minds = [Mind(None) for _ in range(seats)]
    for _ in range(60):
        if s.phase == OVER:
            break
        seat = int(s.turn)
        ask = asking.question(bot, GAME, s, seat)
        ask.mind = minds[seat]
        a = bot.choose(ask)
        assert a in ask.legal
        if minds[seat].rest:
            assert a.code() not in ("end", "pass")
        act(s, a.code(), draws=rng)


def test_a_plan_that_came_to_nothing_is_dropped() -> None:
    bot = ViziaByNet("net", valuer(0))
    mind = Mind(None)
    mind.rest = [PASS]
    bot.drop_plan(mind)
    assert mind.rest == []
