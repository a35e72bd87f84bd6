"""What the search of Illusio is told, and that it finds what wins, from what its seat knows alone."""

from __future__ import annotations

import pytest

from lanterne.bots.bot import Ask, Budget
from lanterne.bots.illusio.knowledge import IllusioKnowledge, key_of
from lanterne.bots.illusio.rollout import greedy_step, play_on
from lanterne.bots.illusio.stock import count_of, open_slots, stock_of
from lanterne.bots.illusio.values import PLAIN, chances, features
from lanterne.bots.illusio.weights import TALENTS, WEIGHTS
from lanterne.bots.registry import bot_named, bot_names
from lanterne.bots.search.bot import Mind, SearchBot
from lanterne.core.game import Action, Event
from lanterne.core.rng import FastRng
from lanterne.games.illusio.cards import COMPONENTS, KINDS, objective
from lanterne.games.illusio.frames import TURN
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.items import plain_item
from lanterne.games.illusio.legal import legal_actions
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import EMPTY, seated
from tests.games.illusio.table import Table

FAR = Budget(3600.0)
EVERY = {"memory": True, "talents": "any-time"}


def started(seats: int, seed: int, **options: object) -> IllusioState:
    return GAME.start(GAME.options(options, seats), seats, FastRng(seed))


def searcher(name: str, iterations: int = 60) -> SearchBot:
    bot = bot_named(f"{name}(iterations={iterations})", "illusio")
    assert isinstance(bot, SearchBot)
    return bot


def choice(t: Table, told: list[Event], name: str = "master", iterations: int = 60) -> str:
    bot = searcher(name, iterations)
    seat = t.s.top().seat
    mind = bot.new_mind(GAME, seat)
    bot.told(mind, [event for event in told if event.is_for(seat)])
    view = GAME.bot_view(t.s, seat, {})
    return bot.choose(Ask(GAME, view, seat, list(GAME.legal(t.s, seat)), FastRng(5), mind, FAR)).code()


def test_the_grades_from_weak_to_strong() -> None:
    assert bot_names("illusio") == ["random", "beginner", "casual", "greedy", "net", "strong", "master"]
    assert (bot_named("strong", "illusio").seconds, bot_named("master", "illusio").seconds) == (0.0, 1.0)
    assert bot_named("strong(iterations=0)", "illusio").seconds == 0.2
    assert bot_named("master(seconds=0.5)", "illusio").seconds == 0.5


@pytest.mark.parametrize("name", ["beginner", "casual", "strong(iterations=3)", "master(iterations=3)"])
@pytest.mark.parametrize("options", [{}, EVERY])
def test_each_grade_plays_a_game_to_its_end(name: str, options: dict[str, object]) -> None:
    bot = bot_named(name, "illusio")
    s, rng = started(3, 4, goal=8, **options), FastRng(9)
    minds = [bot.new_mind(GAME, seat) for seat in range(3)]
    plies = 0
    while not s.reason and plies < 1500:
        seat = s.frames[-1].seat
        legal: list[Action] = list(GAME.legal(s, seat))
        a = bot.choose(Ask(GAME, GAME.bot_view(s, seat, {}), seat, legal, rng, minds[seat], FAR))
        assert a in legal
        out: list[Event] = []
        GAME.apply(s, seat, GAME.parse(a.code()), rng, out)
        for other, mind in enumerate(minds):
            if mind is not None:
                bot.told(mind, [event for event in out if event.is_for(other)])
        plies += 1
    assert s.reason == "goal"


def test_it_wins_where_it_can_win_at_once() -> None:
    t = Table(
        hands={0: ["success", "grand", "dove", "transform"]},
        displayed={0: {"I2a": ["dove", "cage"]}},
        scores=[7, 10],
    )
    codes: list[str] = []
    while not t.s.reason:
        codes.append(choice(t, [], iterations=150))
        t.play(codes[-1])
        assert t.s.turn == 0
    assert "play success I2a" in codes
    assert t.s.scores[0] >= 12


def test_the_truth_changes_no_answer() -> None:
    """Same view, same mind, same seed: the same answer, whatever the others hide."""
    s, rng = started(3, 11), FastRng(2)
    play_on(s, 7, rng)
    seat = s.frames[-1].seat
    view = GAME.view(s, seat)
    other = GAME.imagine(view, FastRng(8))
    assert other.json() != s.json()
    bot = searcher("master", 40)
    answers = []
    for truth in (s, other):
        mind = bot.new_mind(GAME, seat)
        ask = Ask(GAME, GAME.bot_view(truth, seat, {}), seat, list(GAME.legal(truth, seat)), FastRng(3), mind, FAR)
        answers.append((bot.choose(ask).code(), [(row.visits, row.value) for row in mind.rows]))
    assert answers[0] == answers[1]
    assert sum(visits for visits, _ in answers[0][1]) == 40


def covered() -> tuple[Table, list[Event]]:
    """A component that was made into the Tiger that is lacking, two turns ago."""
    t = Table(
        hands={0: ["transform"]},
        backstages={0: ["rope"]},
        projects={0: {"I4a": ["cage", "mirrors", "formula"]}},
        contest=["C1b", "I1b", "E1b", "M1b"],
        memory=True,
    )
    told = t.play("play transform rope", "into tiger")
    t.s.actions_left = 2
    return t, told


def test_a39_the_master_remembers_what_was_covered() -> None:
    t, told = covered()
    assert choice(t, told) == "move ?rope+1#1=tiger to I4a"


def test_a39_the_strong_one_does_not() -> None:
    t, told = covered()
    assert "#1" not in choice(t, told, "strong")


def test_lines_are_legal_and_likely_in_sum() -> None:
    knowledge = IllusioKnowledge(1)
    s, rng = started(2, 3), FastRng(1)
    for _ in range(60):
        seat = knowledge.waited(s)
        legal = legal_actions(s, seat)
        lines = knowledge.lines(s, seat, rng)
        assert all(line.actions[0] in legal for line in lines)
        assert len({line.key for line in lines}) == len(lines) <= knowledge.widest
        assert sum(line.prior for line in lines) == pytest.approx(1.0)
        assert [line.prior for line in lines] == sorted([line.prior for line in lines], reverse=True)
        if s.frames[-1].kind == TURN:
            assert len([line for line in lines if line.actions[0].code().startswith("exchange")]) <= 1
        knowledge.follow(s, seat, lines[-1], rng)
        if s.reason:
            break


def test_the_same_key_means_the_same_action() -> None:
    keys: dict[int, str] = {}
    for seed in range(4):
        s, rng = started(3, seed, **EVERY), FastRng(seed)
        for _ in range(150):
            for a in legal_actions(s, s.frames[-1].seat) if not s.reason else []:
                assert keys.setdefault(key_of(a), a.code()) == a.code()
            if not s.reason:
                GAME.apply(s, s.frames[-1].seat, GAME.pick(s, s.frames[-1].seat, rng), rng)
    assert len(set(keys.values())) == len(keys) > 300


def test_chances_are_shares_of_one_game() -> None:
    s, rng = started(4, 6), FastRng(6)
    while not s.reason:
        found = chances(s)
        assert sum(found) == pytest.approx(1.0)
        assert min(found) > 0.0
        greedy_step(s, rng)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert chances(s) == [1.0 / len(outcome.winners()) if place == 1 else 0.0 for place in outcome.places]


def test_every_feature_has_its_weight() -> None:
    s = started(2, 1)
    assert len(features(s, 0)) == PLAIN
    assert all(len(row) == PLAIN for row in WEIGHTS.values())
    assert all(len(row) == len(MAGICIANS) for row in TALENTS.values())


def test_who_has_more_points_stands_better() -> None:
    assert chances(Table(scores=[9, 3]).s)[0] > 0.8


def test_a_packed_stock_counts_as_the_position_does() -> None:
    s, rng = started(2, 12), FastRng(12)
    for _ in range(120):
        for seat in range(2):
            stock = stock_of(s, seat)
            for kind in range(COMPONENTS):
                assert count_of(stock.hand, kind) == s.hands[seat * KINDS + kind]
            assert sum(count_of(stock.back, kind) for kind in range(COMPONENTS)) == s.backstage_sizes[seat]
            for trick in s.projects[seat]:
                check_slots(trick.objective, trick.placed)
        if s.reason:
            break
        GAME.apply(s, s.frames[-1].seat, GAME.pick(s, s.frames[-1].seat, rng), rng)


def check_slots(index: int, placed: list[int]) -> None:
    empty = [at for at, item in enumerate(seated(objective(index), placed)) if item == EMPTY]
    assert open_slots(index, placed) == sum(1 << at for at in empty)


def test_slots_are_filled_as_the_rules_seat_components() -> None:
    rng = FastRng(4)
    for index in range(32):
        for _ in range(20):
            check_slots(index, [plain_item(rng.below(COMPONENTS)) for _ in range(rng.below(5))])


def test_a_mind_is_made_with_a_witness() -> None:
    mind = searcher("master").new_mind(GAME, 1)
    assert isinstance(mind, Mind)
    assert mind.witness is not None
