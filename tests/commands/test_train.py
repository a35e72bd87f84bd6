"""`lanterne train`: what it tells, and one line for whoever asks for what there is not."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.commands.cli import Runner

LINES: list[dict[str, Any]] = [{"round": 0, "exam": 0.6931}, {"round": 1, "loss": 0.61, "exam": 0.5821}]


def test_it_tells_what_was_learned(lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How it learns is tested where it learns."""
    asked: list[Any] = []

    def train(config: Any, folder: Path, limit: Any, jobs: int, device: str, tell: Any) -> None:
        asked.append((config.game, config.seed, limit.rounds, jobs, device))
        tell("exam", {"round": 0})
        tell("games", {"round": 1})
        tell("fit", {"round": 1})
        tell("round", LINES[1])
        (folder / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in LINES), encoding="utf8")

    monkeypatch.setattr("lanterne.learn.training.train", train)
    folder = tmp_path / "vizia"
    ran = lanterne("train", "vizia", "--rounds", 1, "--jobs", 2, "--seed", 7, "--out", folder)
    assert ran.code == 0, ran.err
    assert asked == [("vizia", 7, 1, 2, "cpu")]
    assert "0.6931" in ran.out
    assert "0.5821" in ran.out
    assert str(folder) in ran.out
    assert "0.5821" in ran.err
    assert (folder / "curve.png").read_bytes().startswith(b"\x89PNG")
    (folder / "curve.png").unlink()
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert "curve" not in lanterne("train", "vizia", "--rounds", 1, "--out", folder).out
    assert not (folder / "curve.png").exists()


def test_of_illusion_it_learns_pictures(lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def train_eye(plan: Any, folder: Path, limit: Any, jobs: int, device: str, tell: Any) -> None:
        asked.append((plan.game, plan.seed, limit.rounds, jobs, device))
        for doing in ("drawing", "looking"):
            tell(doing, {"round": 1})
        tell("round", LINES[1])
        (folder / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in LINES), encoding="utf8")

    monkeypatch.setattr("lanterne.learn.illusion.training.train_eye", train_eye)
    ran = lanterne("train", "illusion", "--rounds", 1, "--seed", 7, "--out", tmp_path)
    assert ran.code == 0, ran.err
    assert asked == [("illusion", 7, 1, 1, "cpu")]
    assert "pictures" in ran.err
    assert "pictures" in ran.out
    assert "games" not in ran.out
    assert (tmp_path / "curve.png").exists()


@pytest.mark.parametrize(
    ("line", "saying"),
    [
        ("train pebbles", "vizia"),
        ("train nothing", "nothing"),
        ("train vizia --device abacus --out FOLDER", "abacus"),
        ("train vizia --jobs 0", "--jobs"),
        ("train vizia --out FOLDER/file/below", "cannot write"),
    ],
)
def test_bad_input_is_one_line(lanterne: Runner, tmp_path: Path, line: str, saying: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf8")
    lanterne.refused(*line.replace("FOLDER", str(tmp_path)).split(), saying=saying)


def test_without_pytorch_it_says_what_is_needed(
    lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("lanterne.learn.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    folder = tmp_path / "vizia"
    lanterne.refused("train", "vizia", "--out", folder, saying="PyTorch")
    assert not folder.exists()
