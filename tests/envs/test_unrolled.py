"""A game with its chance unrolled: the same game, every draw a node; what a seat can tell apart, nothing else."""

from __future__ import annotations

import pickle
from fractions import Fraction
from typing import Any

import pytest

from lanterne.core.game import AnyGame, Event, Json
from lanterne.core.rng import FastRng, ToldRng
from lanterne.envs.heard import Step, chain_from_json, chain_json, digest_of, heard_by
from lanterne.envs.unrolled import CHANCE, OVER, Draw, Unrolled, chances_of, parts_of
from lanterne.games.registry import game_named

TABLES: tuple[tuple[str, int, Json], ...] = (
    ("vizia", 3, {"capture": True, "remember": True}),
    ("illusion", 2, {"eyes1": "keen", "ear": True}),
    ("illusio", 3, {"goal": 6, "memory": True}),
    ("illuminati", 4, {"hidden_goals": True, "hidden_illuminati": True, "round_limit": 3}),
)
every_table = pytest.mark.parametrize(("name", "seats", "raw"), TABLES)
PLIES = 150


def table_of(name: str, seats: int, raw: Json) -> Unrolled:
    game = game_named(name)
    return Unrolled(game, game.options(raw, seats), seats).begun()


def draw(table: Unrolled, drawn: int) -> None:
    """Leads the open draw to this outcome, node by node."""
    node = table.draw
    assert node is not None
    while node.left > 1:
        parts = parts_of(node.left)
        number = next(each for each in range(len(parts)) if drawn < node.least + sum(parts[: each + 1]))
        table.choose(number)
        node = node.narrowed(number)


def by_chance(table: Unrolled, rng: FastRng) -> None:
    """One node or decision at random."""
    count = len(table.chances()) if table.player == CHANCE else len(table.actions)
    table.choose(int(rng.below(count)))


@every_table
def test_it_is_the_same_game(name: str, seats: int, raw: Json) -> None:
    table = table_of(name, seats, raw)
    game: AnyGame = table.game
    chance = ToldRng(FastRng(5))
    choices = FastRng(6)
    s = game.start(table.options, seats, chance)
    asked = 0
    for _ in range(PLIES):
        for sides, drawn in chance.draws:
            if sides > 1:
                draw(table, drawn)
                asked += 1
        chance.draws.clear()
        assert table.s is not None
        assert table.s.json() == s.json()
        waited = game.to_act(s)
        if not waited:
            break
        assert table.player == waited[0]
        number = int(choices.below(len(table.actions)))
        game.apply(s, waited[0], game.legal(s, waited[0])[number], chance)
        table.choose(number)
    assert asked > 3


@pytest.mark.parametrize("sides", [2, 256, 257, 1000, 2**31, 2**31 - 1])
def test_every_outcome_of_a_draw_is_as_likely(sides: int) -> None:
    for wanted in {0, 1, sides // 3, sides - 1}:
        chance, node = Fraction(1), Draw(sides)
        while node.left > 1:
            parts = parts_of(node.left)
            assert sum(parts) == node.left
            assert len(parts) <= 256
            assert sum(likely for _, likely in chances_of(node.left)) == pytest.approx(1.0)
            number = next(each for each in range(len(parts)) if wanted < node.least + sum(parts[: each + 1]))
            chance *= Fraction(parts[number], node.left)
            node = node.narrowed(number)
        assert node.least == wanted
        assert chance == Fraction(1, sides)


@every_table
def test_an_imagined_world_cannot_be_told_apart(name: str, seats: int, raw: Json) -> None:
    table, rng = table_of(name, seats, raw), FastRng(11)
    worlds: set[str] = set()
    for turn in range(600):
        if table.player == OVER:
            break
        if turn % 40 < 20 and table.player != CHANCE:
            seat = table.player
            world = table.imagined(seat, rng)
            assert world.information(seat) == table.information(seat)
            assert [a.code() for a in world.actions] == [a.code() for a in table.actions]
            worlds.add("same" if world.truth() == table.truth() else "other")
        by_chance(table, rng)
    assert "other" in worlds, "nothing was hidden: the trial shows nothing"


@every_table
def test_it_is_kept_and_found_again(name: str, seats: int, raw: Json) -> None:
    table, rng = table_of(name, seats, raw), FastRng(12)
    kept = 0
    for turn in range(400):
        if table.player == OVER:
            break
        if turn % 13 == 0 or (table.player == CHANCE and turn % 3 == 0):
            kept += 1
            twin: Unrolled = pickle.loads(pickle.dumps(table))
            assert twin.json() == table.json()
            assert twin.player == table.player
            for seat in range(seats):
                assert twin.information(seat) == table.information(seat)
            table = twin
        by_chance(table, rng)
    assert kept > 5


def test_a_copy_goes_its_own_way() -> None:
    table, rng = table_of("vizia", 2, {}), FastRng(1)
    while table.player == CHANCE:
        by_chance(table, rng)
    before = table.truth()
    twin = table.copy()
    twin.choose(0)
    assert table.truth() == before != twin.truth()


# ---------------------------------------------------------------------- what was heard


def told(before: Step | None, name: str, audience: tuple[int, ...] | None, seat: int = 2, code: str = "do") -> Step:
    return Step(before, seat, code, [Event(name, {"count": 1}, audience)])


def test_a_secret_changes_what_its_audience_knows_and_nothing_else() -> None:
    start = told(None, "began", None)
    one, other = told(start, "drew-red", (0,)), told(start, "drew-blue", (0,))
    assert digest_of(one, 0) != digest_of(other, 0)
    assert digest_of(one, 1) == digest_of(other, 1) == digest_of(start, 1)


def test_what_one_did_oneself_is_known_though_nobody_was_told() -> None:
    one, other = Step(None, 1, "hide 3", []), Step(None, 1, "hide 4", [])
    assert digest_of(one, 1) != digest_of(other, 1)
    assert digest_of(one, 0) == digest_of(other, 0)


def test_a_long_game_is_no_deep_one() -> None:
    last: Step | None = None
    for number in range(5000):
        last = told(last, f"event-{number}", None)
    assert digest_of(last, 0) == digest_of(chain_from_json(chain_json(last)), 0)


def test_of_others_secrets_nothing_is_handed_on() -> None:
    start = told(None, "began", None)
    last = told(told(start, "drew-red", (0,), 0, "draw"), "laid", None, 0, "lay")
    known = heard_by(last, 1)
    names: list[Any] = [event["name"] for step in chain_json(known) for event in step["events"]]
    assert names == ["began", "laid"]
    assert "draw" not in [step["code"] for step in chain_json(known)]
    assert digest_of(known, 1) == digest_of(last, 1)


# ---------------------------------------------------------------------- how it ended


def test_who_wins_alone_has_one_and_all_sums_to_nothing() -> None:
    table, rng = table_of("illuminati", 4, {"round_limit": 2}), FastRng(3)
    assert table.returns() == [0.0] * 4
    while table.player != OVER:
        by_chance(table, rng)
    assert table.s is not None
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    winners = outcome.winners()
    expected = (4 / len(winners) - 1) / 3
    returns = table.returns()
    assert sum(returns) == pytest.approx(0.0)
    assert [returns[seat] for seat in winners] == [pytest.approx(expected)] * len(winners)
    assert all(value == pytest.approx(-1 / 3) for seat, value in enumerate(returns) if seat not in winners)
