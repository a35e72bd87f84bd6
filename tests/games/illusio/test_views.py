"""Views and imagined worlds: point 34, A-37, and what each seat knows of hands."""

from __future__ import annotations

import pytest

from lanterne.core.game import Json
from lanterne.core.rng import FastRng
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.state import IllusioState
from tests.games.illusio.ledger import conserve
from tests.games.illusio.table import Table

VARIANTS: list[Json] = [
    {},
    {"memory": True, "goal": 8},
    {"talents": "any-time", "goal": 8},
    {"memory": True, "talents": "any-time", "displayed_count": True, "goal": 6},
]


def test_point_34_hands_are_hidden() -> None:
    t = Table(hands={0: ["rope"], 1: ["dove", "dove"]}, backstages={1: ["cage"]})
    v = GAME.view(t.s, 0)
    assert v["hand"] == {"rope": 1}
    assert [player["hand"] for player in v["players"]] == [1, 2]
    assert "dove" not in str({**v, "suits": []})  # which name what the tricks of the Contest ask for
    assert v["players"][1]["backstage"] == ["cage"]
    assert GAME.view(t.s, None)["hand"] is None


def test_a_37_discards_lie_open() -> None:
    t = Table(hands={0: ["rope", "dove"]}, projects={0: {"C2a": ["rabbit"]}})
    t.play("exchange rope", "done", "abandon C2a")
    assert GAME.view(t.s, 1)["discard"] == {"rope": 1}
    assert GAME.view(t.s, 1)["objective_discard"] == ["C2a"]


def test_known_cards_stay_known_until_they_leave() -> None:
    t = Table(3, magicians=["altamora"] * 3, backstages={1: ["rope", "cage", "dove"]})
    t.play("talent 1 dove")
    for seat in (0, 2, None):
        assert GAME.view(t.s, seat)["players"][1]["known"] == {"dove": 1}
    for seat in (0, 1, 2, None):
        assert GAME.view(t.s, seat)["players"][1]["public"] == {"dove": 1}
        assert GAME.view(GAME.imagine(GAME.view(t.s, seat), t.rng), None) == GAME.view(t.s, None)
    for _ in range(20):
        world = GAME.imagine(GAME.view(t.s, 2), t.rng)
        assert GAME.view(world, 1)["hand"] == {"dove": 1}
    t.play("end", "prepare dove")
    assert GAME.view(t.s, 2)["players"][1]["known"] == {}


def test_a_hidden_take_makes_knowledge_doubtful() -> None:
    t = Table(4, hands={0: ["take"], 1: ["rope", "dove"]})
    for viewer in (2, 4):
        t.s.known[(viewer * 4 + 1) * 21 + 0] = 1
    t.play("play take 1")
    assert GAME.view(t.s, 2)["players"][1]["known"] == {}
    assert GAME.view(t.s, None)["players"][1]["known"] == {}


def test_exchange_and_looks_show_only_how_many() -> None:
    t = Table(hands={0: ["rope", "dove"]})
    t.play("exchange rope")
    frame = GAME.view(t.s, 1)["frames"][-1]
    assert (frame["count"], frame["chosen"]) == (1, None)
    assert GAME.view(t.s, 0)["frames"][-1]["chosen"] == ["rope"]


def check_laws(s: IllusioState, rng: FastRng) -> None:
    raw = s.json()
    assert GAME.load(raw).json() == raw
    for seat in [*range(s.seats), None]:
        v = GAME.view(s, seat)
        world = GAME.imagine(v, rng)
        conserve(world)
        assert GAME.view(world, seat) == v
        if seat is not None:
            assert [a.code() for a in GAME.legal(world, seat)] == [a.code() for a in GAME.legal(s, seat)]


@pytest.mark.slow
@pytest.mark.parametrize("raw", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_laws_along_random_games(raw: Json, seats: int) -> None:
    rng = FastRng(seats * 100 + len(raw))
    s = GAME.start(GAME.options(raw, seats), seats, rng)
    plies = 0
    while GAME.to_act(s) and plies < 500:
        seat = GAME.to_act(s)[0]
        conserve(s)
        if plies % 4 == 0 or s.top().kind > 2:
            check_laws(s, rng)
        legal = GAME.legal(s, seat)
        assert len({a.code() for a in legal}) == len(legal) > 0
        GAME.apply(s, seat, legal[rng.below(len(legal))], rng)
        plies += 1
    check_laws(s, rng)


def test_imagined_worlds_can_be_played_on() -> None:
    rng = FastRng(8)
    s = GAME.start(GAME.options({"memory": True, "talents": "any-time", "goal": 6}, 3), 3, rng)
    for ply in range(300):
        waiting = GAME.to_act(s)
        if not waiting:
            break
        if ply % 10 == 0:
            world = GAME.imagine(GAME.view(s, (waiting[0] + 1) % 3), rng)
            for _ in range(30):
                who = GAME.to_act(world)
                if who:
                    GAME.apply(world, who[0], GAME.pick(world, who[0], rng), rng)
                    conserve(world)
        GAME.apply(s, waiting[0], GAME.pick(s, waiting[0], rng), rng)
