"""Every lesson can be given: its moves are legal, its words are in both languages, its pieces are there."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from lanterne.bots.registry import bot_named
from lanterne.games.registry import all_games, game_named
from lanterne.host.host import PLAYING, Host, House
from lanterne.host.sitter import Sitter
from lanterne.host.teaching import astray, followed
from lanterne.lessons.lesson import GAMES, Lesson, lesson_named, lesson_of, seed_of
from lanterne.match.clock import Clock
from lanterne.match.match import Match
from lanterne.text import Words
from lanterne.text.languages import LANGUAGES
from tests.lessons.pieces import is_there

FOLLOWS = {"illusio": ("place", "done")}  # what the page sends by itself with what was confirmed before
MOST_WORDS = 42  # of a card: it is read beside the board


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found = lesson_named(request.param)
    assert found is not None
    return found


def table(lesson: Lesson) -> Host:
    match = Match(game_named(lesson.game), lesson.options, lesson.seats, lesson.seed)
    sitters = [Sitter(None, bot_named(call, lesson.game).name, call) for call in lesson.bots]
    sitters.insert(lesson.learner, Sitter("ada", "", "Ada"))
    host = Host(match, sitters, Clock([None] * lesson.seats), House(), owner="ada", status=PLAYING, lesson=lesson)
    host.came("ada")
    host.arrive(0)
    return host


def goes_on(host: Host) -> None:
    """One move of the lesson, by whoever is to make it."""
    lesson = host.lesson
    assert lesson is not None
    seat, code = lesson.moves[host.match.ply]
    question = host.question(0)
    if seat == lesson.learner:
        assert question is None, "bots wait for the learner"
        change = host.move(host.match.ply, seat, code, 0)
    else:
        assert question is not None
        assert (question.seat, question.given) == (seat, code)
        answered = host.answer(question, question.given, 0)
        assert answered is not None
        change = answered
    host.commit(change, 0)


def test_it_can_be_played_to_its_end(lesson: Lesson) -> None:
    host = table(lesson)
    while host.match.ply < len(lesson.moves):
        assert host.status == PLAYING
        assert (followed(host), astray(host)) == (host.match.ply, 0)
        goes_on(host)
    assert lesson.learner in host.to_act() or host.status != PLAYING, "its end is read in peace"


def test_something_is_said_before_each_move_of_the_learner(lesson: Lesson) -> None:
    said = [card.at for card in lesson.cards]
    assert said == sorted(said)
    follows = FOLLOWS.get(lesson.game, ())
    moves = [(at, code.split(" ")[0]) for at, (seat, code) in enumerate(lesson.moves) if seat == lesson.learner]
    assert set(said) == {at for at, verb in moves if verb not in follows} | {len(lesson.moves)}
    keys = [card.says for card in lesson.cards]
    assert len(keys) == len(set(keys))
    assert keys[-1] == "done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_few(lesson: Lesson, language: str) -> None:
    words = Words(language)
    for card in lesson.cards:
        text = words.text(f"{lesson.game}-lesson-{card.says}")
        assert len(text.split()) <= MOST_WORDS, text
    source = files("lanterne.text").joinpath(language, f"{lesson.game}-lesson.ftl").read_text(encoding="utf8")
    told = set(re.findall(rf"^{lesson.game}-lesson-(\S+) =", source, re.MULTILINE))
    assert told == {card.says for card in lesson.cards}, "nothing is said that no card says"


def test_what_it_points_at_is_there(lesson: Lesson) -> None:
    host = table(lesson)
    for card in lesson.cards:
        while host.match.ply < card.at:
            goes_on(host)
        match, seat = host.match, lesson.learner
        view, legal = host.game.view(match.state, seat), [a.code() for a in host.legal(seat)]
        for point in card.points:
            assert is_there(point, view, legal), f"{card.says} points at {point}, which is not there"


def test_whoever_leaves_it_plays_with_bots_that_think(lesson: Lesson) -> None:
    host = table(lesson)
    while lesson.moves[host.match.ply][0] != lesson.learner:
        goes_on(host)
    meant = lesson.moves[host.match.ply][1]
    other = next(a.code() for a in host.legal(lesson.learner) if a.code() != meant)
    ply = host.match.ply
    host.commit(host.move(ply, lesson.learner, other, 0), 0)
    assert (followed(host), astray(host)) == (ply, 1)
    question = host.question(0)
    assert question is None or question.given == ""


def test_no_other_table_comes_by_its_seed(lesson: Lesson) -> None:
    assert lesson_of(lesson.game, lesson.seed) is lesson
    assert lesson_of(lesson.game, seed_of(lesson.game, lesson.deal + 1)) is None
    assert all(lesson_of(game.name, lesson.seed) is None for game in all_games() if game.name != lesson.game)
