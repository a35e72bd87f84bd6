"""Games from which nets of actions learn: what was done is kept with what its seat came to, the same for a seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.bots import asking
from tests.games.illuminati.parlour import Parlour

from lanterne.bots.illuminati.by_net import IlluminatiByNet, IlluminatiScorer, turned
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illusio.by_net import IllusioScorer
from lanterne.bots.illusio.greedy import best_of
from lanterne.bots.illusio.outlook import Outlook
from lanterne.bots.nets.file import inputs_of, read_net, written
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import Scorer
from lanterne.core.game import Outcome
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.game import GAME as ILLUMINATI
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illusio.game import GAME as ILLUSIO
from lanterne.games.registry import game_named
from lanterne.learn.config import Config
from lanterne.learn.players import player
from lanterne.learn.samples import Samples
from lanterne.learn.shares import WON, shares_of
from lanterne.learn.task import Task
from lanterne.learn.tasks import task_of
from lanterne.learn.training import Limit, log_of, train

SCORERS: dict[str, Callable[[Net], Scorer]] = {"illusio": IllusioScorer, "illuminati": IlluminatiScorer}
every_task = pytest.mark.parametrize("name", SCORERS)


NOTHING = 26 + 22  # a covered component of unsaid kind: there are none without the memory option


def net_liking(name: str, cell: int) -> Net:
    """A net of one number: whether this cell of the actions is on."""
    inputs = inputs_of(game_named(name), actions=True)
    cells = sum(int(str(size)) for _, size in inputs)
    parts = sum(int(str(size)) for kind, size in inputs if kind not in ("action", "deed"))
    table = [0] * cells
    table[parts + cell] = 4096
    return read_net(written({"inputs": inputs}, table, [0], [([4096], [0])]), inputs)


def played(task: Task, seed: int, net: Net | None) -> Samples:
    samples = Samples()
    task.play(seed, net, samples)
    return samples


@every_task
def test_games_follow_from_their_seed(name: str) -> None:
    task = task_of(name)
    one, other = played(task, 5, None), played(task, 5, None)
    assert one.rows == other.rows
    assert one.shares == other.shares
    assert one.rows != played(task, 6, None).rows


@every_task
def test_what_is_kept_are_cells_of_positions_with_one_action(name: str) -> None:
    task = task_of(name)
    samples = played(task, 3, net_liking(name, 0))
    first = sum(block.size for block in task.game.feature_blocks())
    assert len(samples) > 10
    assert all(min(row) >= 0 and max(row) < task.cells for row in samples.rows)
    assert {len([cell for cell in row if cell >= first]) for row in samples.rows} == {6}
    assert all(0.0 <= share <= 1.0 for share in samples.shares)


def test_a_victory_is_most_of_what_a_game_is_worth() -> None:
    shares = shares_of(Outcome("goal", [1, 2, 2], [12, 3, 5]))
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > WON > shares[2] > shares[1]
    assert shares_of(Outcome("dry", [1, 1], [0, 0])) == [0.5, 0.5]


@every_task
def test_the_action_that_the_net_likes_is_played(name: str) -> None:
    game = game_named(name)
    s = game.start(game.options({}, 3), 3, FastRng(8))
    while len(game.legal(s, game.to_act(s)[0])) < 3:
        seat = game.to_act(s)[0]
        game.apply(s, seat, game.pick(s, seat, FastRng(2)), FastRng(1))
    seat = game.to_act(s)[0]
    for a in game.legal(s, seat):
        verb = a.parts()[0]
        scorer = SCORERS[name](net_liking(name, verb))
        assert scorer.best(s, seat, game.legal(s, seat)).parts()[0] == verb


def test_seats_of_actions_are_counted_from_the_one_that_is_asked() -> None:
    s = ILLUMINATI.start(ILLUMINATI.options({}, 4), 4, FastRng(1))
    told = [turned(s, seat, ILLUMINATI.parse(f"levy {(seat + 1) % 4}")) for seat in range(4)]
    assert len(set(told)) == 1
    world = ILLUSIO.start(ILLUSIO.options({}, 3), 3, FastRng(1))
    scorer = IllusioScorer(net_liking("illusio", 0))
    takes = [scorer.turned(world, seat, ILLUSIO.parse(f"play take {(seat + 1) % 3}")) for seat in range(3)]
    assert len(set(takes)) == 1


def test_a_net_that_trusts_greed_does_as_greed_would() -> None:
    bot = IlluminatiByNet("net", IlluminatiScorer(net_liking("illuminati", 0)), trust=9.0)
    rng = FastRng(6)
    s = ILLUMINATI.start(ILLUMINATI.options({}, 3), 3, rng)
    for ply in range(60):
        seat = ILLUMINATI.to_act(s)[0]
        a = asking.chosen(IlluminatiGreedy(), ILLUMINATI, s, seat, ply)
        assert asking.chosen(bot, ILLUMINATI, s, seat, ply) == a
        ILLUMINATI.apply(s, seat, cast(IlluminatiAction, a), rng)


@pytest.mark.parametrize(("code", "liked"), [("accept", 31), ("refuse", 32)])
def test_an_offer_is_answered_as_the_net_likes_it(code: str, liked: int) -> None:
    t = Parlour(purse=9).own(0, "cia").own(1, "kgb").own(2, "hollywood")
    t.say(0, "offer 1 give 5 want kgb")
    bot = IlluminatiByNet("net", IlluminatiScorer(net_liking("illuminati", liked)))
    a = asking.interjected(bot, ILLUMINATI, t.s, 1)
    assert a is not None
    assert a.code().startswith(code)
    assert asking.interjected(bot, ILLUMINATI, t.s, 2) is None


def test_a_net_learns_what_deeds_come_to(tmp_path: Path) -> None:
    config = Config("illusio", games=8, shards=2, window=2, steps=10, batch=256, pieces=2, by_net=9, exam=1)
    train(config, tmp_path, Limit(0.0, 3), 1, "cpu", lambda doing, figures: None)
    exams = [line["exam"] for line in log_of(tmp_path) if "exam" in line]
    assert exams[-1] < exams[0]
    assert player("illusio", tmp_path / "trained.net").called({}).name == "Net"


def test_with_trust_and_a_net_that_knows_nothing_greed_decides() -> None:
    scorer = IllusioScorer(net_liking("illusio", NOTHING), trust=1.0)
    rng = FastRng(3)
    s = ILLUSIO.start(ILLUSIO.options({}, 3), 3, rng)
    asked = 0
    while not s.reason and asked < 60:
        seat = int(s.frames[-1].seat)
        legal = ILLUSIO.legal(s, seat)
        a = best_of(Outlook(s, seat), legal)
        if len(legal) > 1:
            asked += 1
            assert scorer.best(s, seat, list(legal)) == a
        ILLUSIO.apply(s, seat, a, rng)
