"""Bots that are other programs: a line of JSON each way, and whatever such a program may do wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lanterne.bots import program as programs
from lanterne.bots import registry
from lanterne.bots.program import PREFIX, ProgramBot
from lanterne.bots.registry import bot_from_anywhere, bot_named, bring
from lanterne.core.errors import BadInput, LanterneError
from lanterne.games.registry import OWN, game_named
from lanterne.sim.simulate import Plan, play_chunk

FIRST = """
import json, sys
told = open("asked.txt", "a")
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(question, sort_keys=True), file=told, flush=True)
    if question["ask"] == "hello":
        answer = {"name": "first", "interjects": True, "seconds": 0.25}
    elif question["ask"] == "interject":
        answer = {"code": None}
    else:
        answer = {"code": question["legal"][question["chance"] % len(question["legal"])]}
    print(json.dumps(answer), flush=True)
"""

POLITE = "import sys\nsys.stdin.readline()\nprint('{}', flush=True)\n"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """A program of that text, as a bot is called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_brought", {})
    monkeypatch.setattr(programs, "_started", {})

    def write(text: str) -> str:
        (tmp_path / "bot.py").write_text(text, encoding="utf8")
        return f"{PREFIX}{sys.executable} bot.py"

    yield write
    programs.end_all()


@pytest.mark.parametrize("game", OWN)
def test_it_plays_every_game_and_the_same_for_the_same_seed(
    game: str, written: Callable[[str], str], tmp_path: Path
) -> None:
    plan = Plan(game, {}, (written(FIRST), "random"), 5, 2, keep_records=True)
    assert play_chunk(plan, 0, 2).lines == play_chunk(plan, 0, 2).lines
    asked = [json.loads(line) for line in (tmp_path / "asked.txt").read_text(encoding="utf8").splitlines()]
    questions = [each for each in asked if each["ask"] == "choose"]
    assert {each["game"] for each in questions} == {game}
    assert all(each["legal"] and each["view"] and each["seconds"] <= 0.25 for each in questions)
    tables = {each["table"] for each in questions}
    assert len(tables) == 4
    firsts = [next(each for each in asked if each.get("table") == table) for table in tables]
    seen = [len([e for each in asked if each.get("table") == t for e in each["events"]]) for t in tables]
    assert all(first["events"] for first in firsts)  # the set-up comes first
    assert min(seen) > 10


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ('print("no json", flush=True)', "no JSON object"),
        ('print("[1]", flush=True)', "no JSON object"),
        ("sys.exit()", "has ended"),
        ('print("{}", flush=True)', "without a code"),
        ("""print('{"code": 3}', flush=True)""", "no text"),
        ("""print('{"code": "no such thing"}', flush=True)""", "is no action of vizia"),
        ("""print('{"code": "pass now"}', flush=True)""", "is no action of vizia"),
        ("sys.stdout.write('x' * 1_100_000); sys.stdout.flush()", "more than a line"),
    ],
)
def test_what_it_does_wrong_is_an_error_that_says_so(written: Callable[[str], str], answer: str, fault: str) -> None:
    call = written(f"{POLITE}for line in sys.stdin:\n    {answer}\n")
    with pytest.raises(LanterneError, match=fault):
        play_chunk(Plan("vizia", {}, (call, call), 1, 1), 0, 1)


def test_silence_ends_it(written: Callable[[str], str]) -> None:
    asked = programs.program(written(f"{POLITE}for line in sys.stdin: pass\n").removeprefix(PREFIX))
    with pytest.raises(LanterneError, match="in time"):
        asked.ask({"ask": "choose"}, 0.05)
    assert not asked.runs()


def test_one_that_ended_is_started_anew_and_told_everything(written: Callable[[str], str], tmp_path: Path) -> None:
    bot = bot_from_anywhere(written(FIRST), "vizia")
    assert isinstance(bot, ProgramBot)
    game = game_named("vizia")
    mind = bot.new_mind(game, 0)
    mind.events.extend([{"name": "one", "args": {}}, {"name": "two", "args": {}}])
    first = programs.program(bot.command)
    assert [len(mind.take(first)), len(mind.take(first))] == [2, 0]
    first.end()
    again = programs.program(bot.command)
    assert again is not first
    assert len(mind.take(again)) == 2


def test_its_name_and_its_time_are_what_it_says(written: Callable[[str], str]) -> None:
    call = written(FIRST)
    assert bring(call).name == "first"
    assert bot_named("first", "illusio").seconds == 0.25
    assert bot_named("first(seconds=2)", "illusio").seconds == 2
    assert bot_from_anywhere(f"{call}(seconds=2)", "vizia").name == "first(seconds=2)"
    with pytest.raises(BadInput, match="refused-no-bot"):
        bot_named(call, "vizia")  # over the wire nobody can start a program


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('import sys\nsys.stdin.readline()\nprint(\'{"name": "two words"}\')', "cannot be used"),
        ("import sys\nsys.stdin.readline()\nprint('{\"games\": 3}')", "cannot be used"),
        ('import sys\nsys.stdin.readline()\nprint(\'{"seconds": "x"}\')', "could not convert"),
        ("raise SystemExit", "has ended"),
    ],
)
def test_a_hello_that_cannot_be_used(written: Callable[[str], str], text: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        bring(written(text))


def test_there_is_no_such_program() -> None:
    with pytest.raises(BadInput, match="cannot be started"):
        bot_from_anywhere("run:./nowhere-at-all", "vizia")


def test_one_that_plays_other_games(written: Callable[[str], str]) -> None:
    call = written(POLITE.replace("{}", '{"games": ["illusio"]}') + "sys.stdin.read()")
    with pytest.raises(BadInput, match="plays illusio, not vizia"):
        bot_from_anywhere(call, "vizia")
