"""What `import lanterne` promises to programs: these names, and that they do what they say."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import lanterne
from lanterne.bots import registry
from lanterne.core.game import Action

NAMES = [
    "Action",
    "Ask",
    "BadInput",
    "Bot",
    "Chance",
    "Event",
    "FastRng",
    "Game",
    "LanterneError",
    "Match",
    "Outcome",
    "Param",
    "Record",
    "Rejected",
    "Rng",
    "State",
    "arena",
    "bot",
    "bot_names",
    "fresh_seed",
    "game",
    "game_names",
    "record_from_line",
    "replay",
    "simulate",
]
TYPED = """
import lanterne
from lanterne import Ask, Action, Bot

class First(Bot):
    def choose(self, ask: Ask) -> Action:
        return ask.legal[0]

match: lanterne.Match = lanterne.Match(lanterne.game("vizia"), {}, 2, lanterne.fresh_seed())
share: dict[str, object] = lanterne.simulate("vizia", [First, "random"], games=2).json()
reveal_type(lanterne.bot_names("vizia"))
"""


@pytest.fixture(autouse=True)
def nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are brought here are gone afterwards."""
    monkeypatch.setattr(registry, "_brought", {})


class First(lanterne.Bot):
    """A bot of one's own, in a module that can be imported."""

    def choose(self, ask: lanterne.Ask) -> Action:
        return ask.legal[0]


def test_these_are_the_names() -> None:
    assert sorted(NAMES, key=lambda name: (name.islower(), name)) == NAMES
    assert sorted(lanterne.__all__) == sorted(NAMES)
    assert set(NAMES) <= set(dir(lanterne))
    for name in NAMES:
        assert getattr(lanterne, name) is getattr(lanterne, name)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        lanterne.Nothing  # noqa: B018


def test_every_name_says_what_it_is() -> None:
    """Compiled too: the build puts the docstrings of the sources where `help` looks for them."""
    for name in NAMES:
        assert inspect.getdoc(getattr(lanterne, name)), name
    assert (inspect.getdoc(lanterne.Game.legal) or "").startswith("What the seat may do now, in pinned order")
    assert inspect.getdoc(lanterne.Bot.choose) == "One of the legal actions, from the seat's view alone."
    assert "Raises `BadRecord`" in (inspect.getdoc(lanterne.replay) or "")


def test_a_game_by_hand() -> None:
    game = lanterne.game("vizia")
    rng = lanterne.FastRng(1)
    s = game.start(game.options({}, 2), 2, rng)
    while game.to_act(s):
        seat = game.to_act(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0], rng)
    assert game.outcome(s) is not None
    assert lanterne.game_names()[:4] == ["vizia", "illusion", "illusio", "illuminati"]


def test_a_match_and_its_record() -> None:
    game = lanterne.game("illusion")
    match = lanterne.Match(game, {}, 2, "fast:0000000000000001")
    match.play(0, game.to_act(match.state)[0], "place 0")
    record = lanterne.record_from_line(match.record().line())
    assert lanterne.replay(game, record).state.json() == match.state.json()


def test_simulate_takes_calls_and_classes() -> None:
    lines: list[str] = []
    result = lanterne.simulate("vizia", [First, "random"], games=4, options={"capture": False}, keep=lines.extend)
    assert set(result.json()["wins"]["by_bot"]) == {"test_api", "random"}
    assert len(lines) == 4
    assert lanterne.record_from_line(lines[0]).options["capture"] is False
    with pytest.raises(lanterne.BadInput, match="at least one game"):
        lanterne.simulate("vizia", games=0)
    with pytest.raises(lanterne.BadInput):
        lanterne.simulate("vizia", ["nobody"])


def test_a_class_of_no_module_plays_in_this_process_alone() -> None:
    class Passing(First):
        pass

    assert set(lanterne.simulate("vizia", [Passing], games=1).json()["wins"]["by_bot"]) == {"passing"}
    assert lanterne.bot(Passing, "vizia").name == "passing"
    with pytest.raises(lanterne.BadInput, match="stands in no module"):
        lanterne.simulate("vizia", [Passing], games=2, jobs=2)
    taken = type("Random", (First,), {"__qualname__": "here.Random"})
    with pytest.raises(lanterne.BadInput, match="there is a bot random already"):
        lanterne.bot(taken, "vizia")


def test_arena_rates_bots() -> None:
    found = lanterne.arena("illusion", [First, "random"], games=6).json()
    assert sorted(row["bot"] for row in found["results"]) == ["random", "test_api"]
    assert found["games"] == 6
    for wrong in ({"stop": 2.0}, {"seconds": 0.0}, {"lineup": "two"}, {"jobs": 0}):
        with pytest.raises(lanterne.BadInput):
            lanterne.arena("illusion", ["random", First], **wrong)  # type: ignore[arg-type, unused-ignore]


def test_what_the_readme_shows_runs(capsys: pytest.CaptureFixture[str]) -> None:
    shown = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf8").split("```python\n")[1]
    exec(shown.partition("```")[0], {})
    assert "Outcome(" in capsys.readouterr().out


def test_importing_it_reads_nothing_else() -> None:
    """Names are read when they are asked for."""
    line = "import sys, lanterne; print(sorted(name for name in sys.modules if name.startswith('lanterne')))"
    env = {"PYTHONPATH": str(Path(lanterne.__path__[0]).parent)}
    ran = subprocess.run([sys.executable, "-P", "-c", line], env=env, capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "['lanterne']"


@pytest.mark.slow
def test_programs_that_use_it_are_typed(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(TYPED)
    line = [sys.executable, "-m", "mypy", "--strict", "--follow-imports", "silent", "--cache-dir", str(tmp_path / "c")]
    home = Path(lanterne.__path__[0]).parent
    by_itself = home.name == "site-packages"
    env = {"PATH": ""} if by_itself else {"PATH": "", "MYPYPATH": str(home)}
    ran = subprocess.run([*line, "program.py"], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert "Success" in ran.stdout, ran.stdout + ran.stderr
    assert 'Revealed type is "list[str]"' in ran.stdout.replace("builtins.", "")
