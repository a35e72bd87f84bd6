"""Every bot says why: a sentence in both languages for whatever it decides, from its own view alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterne.bots import illuminati, illusio, vizia
from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import bot_kinds, bot_named
from lanterne.bots.search.knowledge import Line, Weighed
from lanterne.bots.search.why import searched
from lanterne.core.game import Action, AnyGame, Event, Seat, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.games.vizia.game import GAME as VIZIA
from lanterne.text import LANGUAGES, Words

GAMES = ("vizia", "illusio", "illusion", "illuminati")
DECISIONS = {"vizia": 14, "illusio": 60, "illusion": 30, "illuminati": 60}
WORDS = {lang: Words(lang, strict=True) for lang in LANGUAGES}
BOTS = [(game, kind.name) for game in GAMES for kind in bot_kinds(game)]


def quick(game: str, name: str) -> Bot:
    """One that searches counts a few iterations, and answers alike whenever it is asked alike."""
    kind = next(kind for kind in bot_kinds(game) if kind.name == name)
    return bot_named(f"{name}(iterations=12)" if any(p.key == "iterations" for p in kind.params) else name, game)


class Table:
    """One bot at every seat."""

    def __init__(self, game: AnyGame, bot: Bot, seed: int) -> None:
        self.game, self.bot, self.rng = game, bot, FastRng(seed)
        seats = max(2, game.nature.seats[0])
        wishes: dict[str, str] = {}
        for seat in range(seats):
            wishes.update(bot.wishes(seat))
        out: list[Event] = []
        self.s: State = game.start(game.options(wishes, seats), seats, self.rng, out)
        self.minds = [bot.new_mind(game, seat) for seat in range(seats)]
        self.tell(out)

    def tell(self, events: list[Event]) -> None:
        for seat, mind in enumerate(self.minds):
            if mind is not None:
                self.bot.told(mind, [event for event in events if event.is_for(seat)])

    def ask(self, s: State, seat: Seat, seed: int) -> Ask:
        view = self.game.bot_view(s, seat, self.bot.wishes(seat))
        legal: list[Action] = list(self.game.legal(s, seat))
        return Ask(self.game, view, seat, legal, FastRng(seed), self.minds[seat], Budget(self.bot.seconds))

    def apply(self, seat: Seat, a: Action) -> None:
        out: list[Event] = []
        self.game.apply(self.s, seat, a, self.rng, out)
        self.tell(out)


def say(phrase: Phrase | None) -> str:
    """In every language; a message or an argument that is missing raises."""
    assert phrase is not None
    told = {WORDS[lang].say(phrase) for lang in LANGUAGES}
    assert all(text.endswith((".", "…", "!")) for text in told), told
    return WORDS["en"].say(phrase)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_every_grade_gives_a_reason_for_whatever_it_decides(game: str, name: str) -> None:
    table = Table(game_named(game), quick(game, name), 7)
    told: set[str] = set()
    for ply in range(DECISIONS[game]):
        waited = table.game.to_act(table.s)
        if not waited:
            break
        ask = table.ask(table.s, waited[0], ply)
        a = table.bot.choose(ask)
        told.add(say(table.bot.reason(ask, a)))
        table.apply(waited[0], a)
    assert len(told) > (0 if name == "random" else 3), told


@pytest.mark.parametrize(("game", "name"), [row for row in BOTS if row[1] != "random"])
def test_a_reason_tells_nothing_that_the_seat_does_not_know(game: str, name: str) -> None:
    """The same where the truth is another one that looks alike."""
    table = Table(game_named(game), quick(game, name), 11)
    compared = 0
    for ply in range(DECISIONS[game] // 3):
        seat = table.game.to_act(table.s)[0]
        ask = table.ask(table.s, seat, ply)
        ask.mind = None  # asked out of the blue: a memory would be of this truth, and not of the other
        other = table.game.imagine(ask.view, FastRng(ply))
        twin = table.ask(other, seat, ply)
        a = table.bot.choose(ask)
        if len(ask.legal) > 1 and twin.view == ask.view:
            twin.mind = None
            assert table.bot.choose(twin) == a
            assert say(table.bot.reason(twin, a)) == say(table.bot.reason(ask, a))
            compared += 1
        table.apply(seat, a)
    assert compared > 2


def test_a_search_tells_what_it_expects_and_what_the_next_best_would_give() -> None:
    one, other, third = (VIZIA.parse(code) for code in ("end", "take red", "take blue"))
    rows = [
        Weighed(Line(0, [one], 0.5), 9, 0.43),
        Weighed(Line(1, [third], 0.1), 0, 0.9),  # never followed: nothing is known of it
        Weighed(Line(2, [other, one], 0.4), 5, 0.38),
    ]
    phrase = searched(VIZIA, rows, one)
    assert phrase is not None
    assert phrase.key == "why-searched"
    assert (phrase.args["share"], phrase.args["second"]) == (43, 38)
    assert "common tile" in say(phrase)
    assert searched(VIZIA, rows, third) is None


def test_a_plan_is_told_and_carried_on() -> None:
    first, second, last = (VIZIA.parse(code) for code in ("take red", "take blue", "end"))
    rows = [Weighed(Line(0, [first, second, last], 1.0), 9, 0.5)]
    assert say(searched(VIZIA, rows, first)).count(" – ") == 2
    long = [Weighed(Line(0, [first, second, first, second, last], 1.0), 9, 0.5)]
    assert say(searched(VIZIA, long, first)).endswith("and so on.")
    carried = searched(VIZIA, rows, second)
    assert carried is not None
    assert carried.key == "why-carried-plan"
    ending = searched(VIZIA, rows, last)
    assert ending is not None
    assert ending.key == "why-carried"


@pytest.mark.parametrize("package", [vizia, illusio, illuminati])
def test_every_reason_has_its_words(package: object) -> None:
    path = Path(str(package.__file__)).parent / "reasons.py"  # type: ignore[attr-defined]
    game = path.parent.name
    source = path.read_text(encoding="utf8")
    found = set(re.findall(rf'"({game}-why-[a-z-]+[a-z])"', source))
    found |= {f"{game}-why-{word}" for word in re.findall(r"^    [A-Z_]+: \"([a-z-]+)\"", source, re.MULTILINE)}
    assert len(found) > 8
    for lang in LANGUAGES:
        assert not [key for key in found if not WORDS[lang].has(key)]
