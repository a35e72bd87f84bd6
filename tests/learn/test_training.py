"""A net learns from games; killed, a run goes on as if nothing had happened."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.learn.config import Config
from lanterne.learn.learner import Learner
from lanterne.learn.model import torch
from lanterne.learn.players import player
from lanterne.learn.training import Limit, log_of, train

TINY = Config("vizia", games=1, shards=2, window=2, steps=8, batch=256, pieces=2, by_net=1, lag=1, exam=2)


def silent(doing: str, figures: Json) -> None:
    return None


def run(folder: Path, rounds: int, config: Config = TINY) -> Learner:
    return train(config, folder, Limit(0.0, rounds), 1, "cpu", silent)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    run(folder, 3)
    return folder


def state_of(folder: Path) -> Json:
    found: Json = torch.load(folder / "state.pt", weights_only=True)
    return found


def same(one: object, other: object) -> bool:
    if isinstance(one, torch.Tensor):
        return bool(torch.equal(one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def test_a_fresh_net_improves_on_games_it_never_learned_from(trained: Path) -> None:
    exams = [line["exam"] for line in log_of(trained) if "exam" in line]
    assert exams[-1] < exams[0] - 0.02


def test_the_log_has_a_line_for_each_round(trained: Path) -> None:
    assert [line["round"] for line in log_of(trained)] == [0, 1, 2, 3]


def test_a_run_that_was_killed_goes_on_exactly(trained: Path, tmp_path: Path) -> None:
    """After its second round it wrote on without keeping, and some games are lost."""
    folder = tmp_path / "killed"
    shutil.copytree(trained / "games", folder / "games")  # each follows from its number alone
    run(folder, 2)
    kept = (folder / "state.pt").read_bytes()
    run(folder, 3)
    (folder / "state.pt").write_bytes(kept)
    lost = sorted(path for path in (folder / "games").iterdir() if not path.name.startswith("exam"))[-1]
    games = lost.read_bytes()
    lost.unlink()
    run(folder, 3)
    assert lost.read_bytes() == games
    assert same(state_of(folder), state_of(trained))
    assert (folder / "trained.net").read_bytes() == (trained / "trained.net").read_bytes()
    assert [line["round"] for line in log_of(folder)] == [0, 1, 2, 3]


def test_a_run_goes_on_by_what_it_began_with(trained: Path) -> None:
    learner = run(trained, 3, Config("vizia", seed=5))
    assert learner.config == TINY
    assert learner.rounds == 3


def test_its_nets_can_be_called_as_bots(trained: Path) -> None:
    for name in ("trained.net", "fresh.net"):
        kind = player("vizia", trained / name)
        assert kind.called({}).name == "Net"


def test_the_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text('{"game": "other"}', encoding="utf8")
    with pytest.raises(BadInput):
        run(tmp_path, 1)
    (tmp_path / "config.json").write_text('{"colour": 3}', encoding="utf8")
    with pytest.raises(BadInput, match="no configuration"):
        run(tmp_path, 1)
