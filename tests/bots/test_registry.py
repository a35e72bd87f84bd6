"""Bots by call: names, parameters, and those that come from outside."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lanterne.bots import registry
from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import BotKind, Param, call_of, read_call, split_calls
from lanterne.bots.random import RandomBot
from lanterne.bots.registry import bot_from_anywhere, bot_kinds, bot_named, bot_names, bring, kind_from, usual_bot
from lanterne.core.errors import BadInput
from lanterne.core.game import Action
from lanterne.games.registry import OWN

SOURCE = """
from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param

class Bold(Bot):
    games = ("vizia",)
    params = (
        Param("nerve", 3, least=1, most=9),
        Param("pace", 0.5, least=0.1, most=2),
        Param("loud", False),
        Param("style", "plain", choices=("plain", "wild")),
    )

    def __init__(self, nerve=3, pace=0.5, loud=False, style="plain"):
        super().__init__(seconds=pace)
        self.given = (nerve, pace, loud, style)

    def choose(self, ask):
        return ask.legal[0]

NOTHING = 3
"""


@pytest.fixture
def bold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(registry, "_brought", {})
    path = tmp_path / "bold.py"
    path.write_text(SOURCE, encoding="utf8")
    return f"{path}:Bold"


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_its_bots_the_usual_one_among_them(game: str) -> None:
    names = bot_names(game)
    assert names[0] == "random"
    assert usual_bot(game) in names
    for name in names:
        assert bot_named(name, game).name == name
        assert bot_named(name, game) is bot_named(name, game)


def test_no_bot_of_the_house_fails_to_answer_a_call_without_brackets() -> None:
    assert bot_named("random()", "vizia").blind
    assert usual_bot("no-such-game") == "random"


@pytest.mark.parametrize(
    ("text", "name", "given"),
    [
        ("greedy", "greedy", {}),
        (" greedy ( ) ", "greedy", {}),
        ("search(seconds=1, worlds=20)", "search", {"seconds": "1", "worlds": "20"}),
    ],
)
def test_how_a_call_is_written(text: str, name: str, given: dict[str, str]) -> None:
    assert read_call(text) == (name, given)
    assert read_call(call_of(name, given)) == (name, given)


@pytest.mark.parametrize("text", ["a(", "a(b)", "a(b=1", "a(b=1)c", "a(=1)", "a(b=1,b=2)"])
def test_how_it_is_not(text: str) -> None:
    with pytest.raises(BadInput, match="refused-bot-call"):
        read_call(text)


def test_commas_inside_brackets_do_not_separate() -> None:
    assert split_calls("a(x=1,y=2), b ,c(z=3)") == ["a(x=1,y=2)", "b", "c(z=3)"]
    assert split_calls("  ") == []
    assert split_calls("a,,b") == ["a", "", "b"]


def test_a_file_brings_a_bot_with_parameters(bold: str) -> None:
    kind = bring(bold)
    assert kind.name == "bold"
    assert bot_names("vizia")[-1] == "bold"
    assert "bold" not in bot_names("illusio")
    bot = bot_named("bold(nerve=9,loud=on,style=wild,pace=1)", "vizia")
    assert vars(bot)["given"] == (9, 1.0, True, "wild")
    assert bot.name == "bold(loud=on,nerve=9,pace=1,style=wild)"
    assert bot.seconds == 1.0
    assert bot_named("bold(nerve=9)", "vizia") is bot_named("bold(nerve=9)", "vizia")  # made once: it may take its time


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("nerve=0", "range"),
        ("nerve=10", "range"),
        ("nerve=two", "number"),
        ("nerve=1.5", "number"),
        ("nerve=٣", "number"),
        ("pace=nan", "range"),
        ("pace=inf", "range"),
        ("loud=maybe", "switch"),
        ("style=mad", "choice"),
        ("depth=2", "no-param"),
    ],
)
def test_parameters_are_bounded(bold: str, given: str, fault: str) -> None:
    bring(bold)
    with pytest.raises(BadInput, match=fault):
        bot_named(f"bold({given})", "vizia")


def test_straight_from_a_file_where_the_command_line_asks(bold: str) -> None:
    assert bot_from_anywhere(f"{bold}(nerve=2)", "vizia").name == "bold(nerve=2)"
    assert bot_from_anywhere("random", "vizia").name == "random"
    with pytest.raises(BadInput, match="plays vizia, not illusio"):
        bot_from_anywhere(bold, "illusio")
    with pytest.raises(BadInput, match="refused-no-bot"):
        bot_named(bold, "vizia")  # over the wire a path is a name that nobody has


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda path: path.replace(":Bold", ":Missing"), "nothing called 'Missing'"),
        (lambda path: path.replace(":Bold", ":NOTHING"), "neither a class of bots"),
        (lambda path: path.replace("bold.py", "absent.py"), "no Python file"),
    ],
)
def test_a_file_that_holds_no_bot_is_named(bold: str, change: object, fault: str) -> None:
    assert callable(change)
    with pytest.raises(BadInput, match=fault):
        bot_from_anywhere(change(bold), "vizia")


def test_a_file_that_fails_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("raise RuntimeError('no')", encoding="utf8")
    with pytest.raises(BadInput, match="cannot be run: RuntimeError: no"):
        bring(f"{path}:Bot")


class Installed(Bot):
    games = ("illusio",)

    def choose(self, ask: Ask) -> Action:
        return ask.legal[0]


def test_a_package_brings_bots_by_entry_points(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n", encoding="utf8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [
        EntryPoint("leaving", "leaving:Bot", registry.GROUP),
        EntryPoint("installed", f"{__name__}:Installed", registry.GROUP),
        EntryPoint("gone", "no_such_module:Bot", registry.GROUP),
        EntryPoint("random", f"{__name__}:Installed", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    monkeypatch.setattr(registry, "_installed", [])
    monkeypatch.setattr(registry, "_read", False)
    assert bot_names("illusio")[-1] == "installed"
    assert "installed" not in bot_names("vizia")
    assert "gone" in caplog.text
    assert "leaving" in caplog.text
    assert isinstance(next(kind for kind in bot_kinds("illusio") if kind.name == "random").called({}), RandomBot)


def test_a_kind_can_be_brought_as_it_is() -> None:
    kind = BotKind("mine", lambda values: RandomBot(), params=(Param("x", 1, least=0, most=2),))
    assert kind_from("other", kind) is kind


def test_bots_without_number_are_not_all_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_made", {})
    monkeypatch.setattr(registry, "MOST_MADE", 3)
    for game in ("vizia", "illusion", "illusio", "illuminati", "vizia"):
        bot_named("random", game)
    assert len(registry._made) <= 3
