"""Lookers: exact sums, what others' deeds tell, sound decisions, rows of a natural length, grades worth their names."""

from __future__ import annotations

from itertools import product

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.illusion.chain import COUNT, LEFT_ALONE, PLACED, Pairs, deed, reading
from lanterne.bots.illusion.chances import PRIOR, SHARES, chances, law_of
from lanterne.bots.illusion.deeds import deeds_since, pairs_of
from lanterne.bots.illusion.habits import features
from lanterne.bots.illusion.looker import TEMPERS, LookerBot, out_of
from lanterne.bots.illusion.sights import Sight
from lanterne.bots.illusion.stakes import dealt_out
from lanterne.bots.random import RandomBot
from lanterne.core.game import Event
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illusion.eyes import GRADES, SIGMAS
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.games.illusion.witness import IllusionWitness
from lanterne.host.asking import decision
from lanterne.host.playout import play_out
from tests.bots import asking
from tests.games.illusion.builder import play, row, start

NOBODY_GONE = [0] * COUNT
STEADY, KEEN = 3, 5


def all_keen(*shares: int) -> IllusionState:
    """A row of these shares that everybody sees as it is, through keen eyes."""
    s = row(*shares, seats=2)
    s.eyes = [KEEN, KEEN]
    for card in [*s.row, s.next]:
        for seat in range(2):
            s.glances[s.glance_at(seat, card)] = 100 * s.deck.share(card, s.arrow)
    return s


def test_without_deeds_the_sums_are_those_of_chances() -> None:
    laws = [law_of(900, 0.4), law_of(1100, 0.3), law_of(700, 0.5)]
    nothing = Pairs().of(())
    found = reading(laws[:2], [nothing], laws[2])
    plain = chances(laws[:2], laws[2])
    assert found.right == pytest.approx(plain.right)
    assert found.gaps == pytest.approx(plain.gaps)


def test_with_deeds_the_sums_agree_with_counting_all_cases() -> None:
    laws = [law_of(900, 0.4), law_of(1100, 0.3)]
    new = law_of(700, 0.5)
    pair = Pairs().of((deed(STEADY, PLACED), deed(KEEN, LEFT_ALONE)))
    whole = right = 0.0
    gaps = [0.0, 0.0, 0.0]
    for a, b in product(range(COUNT), repeat=2):
        weight = laws[0][a] * laws[1][b] * pair[COUNT * a + b]
        whole += weight
        right += weight * (a <= b)
        for c in range(COUNT):
            gaps[0] += weight * new[c] * (c <= a <= b)
            gaps[1] += weight * new[c] * (a <= c <= b)
            gaps[2] += weight * new[c] * (a <= b <= c)
    found = reading(laws, [pair], new)
    assert found.right == pytest.approx(right / whole)
    assert found.gaps == pytest.approx([gap / whole for gap in gaps])


def test_what_sharper_eyes_let_be_is_the_likelier_right() -> None:
    laws = [law_of(1100, 0.4), law_of(900, 0.4)]
    pairs = Pairs()
    right = [reading(laws, [pairs.of((deed(grade, PLACED),))], PRIOR).right for grade in range(1, 6)]
    assert right == sorted(right)
    assert reading(laws, [pairs.of(())], PRIOR).right < right[0]
    assert reading(laws, [pairs.of((deed(KEEN, LEFT_ALONE),))], PRIOR).right < right[-1]


def test_a_glance_is_read_by_the_decks_own_cards_without_those_that_left() -> None:
    sight = Sight(SIGMAS[STEADY], 0)
    law = sight.law(1000, NOBODY_GONE)
    assert sum(law) == pytest.approx(1)
    assert 0.2 < sum([law[k] for k in range(COUNT) if 9 <= SHARES[k] <= 11]) < 0.9
    gone = NOBODY_GONE[:]
    gone[SHARES.index(60)] = 1
    assert law[SHARES.index(60)] > 0.0
    assert sight.law(1000, gone)[SHARES.index(60)] == 0.0


def test_who_is_sure_of_its_eyes_takes_a_glance_for_more() -> None:
    at = SHARES.index(10)
    assert Sight(SIGMAS[1], 0, 0.6).law(1000, NOBODY_GONE)[at] > Sight(SIGMAS[1], 0).law(1000, NOBODY_GONE)[at]


def test_deeds_are_those_of_the_other_seats_since_the_pair_was_made() -> None:
    s = start(3, eyes1="child", eyes2="steady", eyes3="keen")
    s.turn = 0
    play(s, "place 1", "place 2", "place 3", "place 4")  # by seats 0, 1, 2, 0; seat 1 is asked
    v = GAME.view(s, 1)
    grades = [1, STEADY, KEEN]
    assert sorted(deeds_since(v, 1, 5, 1, grades)) == [deed(1, PLACED), deed(KEEN, LEFT_ALONE)]
    assert sorted(deeds_since(v, 1, 5, 2, grades)) == [deed(1, LEFT_ALONE), deed(KEEN, LEFT_ALONE)]
    assert deeds_since(v, 1, 5, 4, grades) == [deed(1, PLACED)]
    assert len(pairs_of(v, 1, v["row"], grades, Pairs())) == 4


def test_keen_eyes_place_where_the_card_belongs_and_doubt_what_looks_wrong() -> None:
    s = all_keen(3, 12, 40)
    s.glances[s.glance_at(0, s.next)] = 2400
    assert asking.chosen(LookerBot("keen"), GAME, s, 0).code() == "place 2"
    assert asking.chosen(LookerBot("keen"), GAME, all_keen(40, 3, 12), 0).code() == "doubt"


def test_nobody_doubts_what_they_believe() -> None:
    """Not even where it would hand the arrow to somebody harmless instead of one who is about to win."""
    s = row(3, 12, 40, seats=3)
    s.eyes = [KEEN, KEEN, KEEN]
    for card in [*s.row, s.next]:
        s.glances[s.glance_at(0, card)] = 100 * s.deck.share(card, s.arrow)
    s.won[4] = 2
    assert asking.chosen(LookerBot("keen"), GAME, s, 0).code().startswith("place")


def test_without_a_next_card_it_doubts_and_without_eyes_it_still_plays() -> None:
    s = start(2, eyes1="steady", eyes2="steady")
    while s.next >= 0:
        play(s, "place 0")
    assert asking.chosen(LookerBot("steady"), GAME, s, s.turn).code() == "doubt"
    s = start(2)
    play(s, "place 0")
    ask = asking.question(LookerBot("keen"), GAME, s, s.turn)
    ask.view = GAME.view(s, s.turn)
    assert LookerBot("keen").choose(ask) in GAME.legal(s, s.turn)


def test_only_who_remembers_keeps_count_of_what_left() -> None:
    s = start(2, seed=3)
    witness = IllusionWitness()
    for event in play(s, "place 0", "doubt"):
        witness.see(event)
    play(s, "place 0")
    v = GAME.view(s, 0)
    assert sum(out_of(v, 0, witness)) == 2
    assert sum(out_of(v, 0, None)) == 0
    assert LookerBot("keen").new_mind(GAME, 0) is not None
    assert LookerBot("child").new_mind(GAME, 0) is None


def test_the_arrow_falls_to_somebody() -> None:
    for seats in (2, 3, 4, 5):
        for placed in (0.0, 0.5, 1.0):
            shares = dealt_out(seats, features(placed, 4, STEADY, KEEN))
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1, abs=0.01)


def test_it_never_looks_at_the_truth() -> None:
    """In a world imagined from its view and what it saw, it answers the same."""
    bot = LookerBot("keen")
    rng = FastRng(4)
    raw = {"length": "twelve", "eyes1": "keen", "eyes2": "keen"}
    events: list[Event] = []
    s = GAME.start(GAME.options(raw, 2), 2, rng, events)
    minds = [bot.new_mind(GAME, seat) for seat in range(2)]
    for _ in range(60):
        for mind in minds:
            bot.told(mind, events)
        events = []
        if s.over:
            break
        seat = s.turn
        a = decision(GAME, s, seat, bot, minds[seat], FastRng(1))
        world = GAME.imagine(GAME.bot_view(s, seat, bot.wishes(seat)), rng, minds[seat])
        assert decision(GAME, world, seat, bot, minds[seat], FastRng(1)) is a
        GAME.apply(s, seat, GAME.parse(a.code()), rng, events)


def cards_at_doubts(grade: str, seats: int, games: int) -> list[int]:
    """How long the rows are when somebody doubts."""
    bot = LookerBot(grade)
    raw: dict[str, object] = {}
    for seat in range(seats):
        raw.update(bot.wishes(seat))
    found: list[int] = []
    for index in range(games):
        over = play_out(
            GAME, GAME.options(raw, seats), [bot] * seats, Chance(simulation_seed(7, index)), keep_moves=True
        )
        assert over.moves is not None
        cards = 1
        for _, code in over.moves:
            if code == "doubt":
                found.append(cards)
            cards = 1 if code == "doubt" else cards + 1
    return found


@pytest.mark.parametrize(("grade", "least", "most"), [("child", 3.2, 4.6), ("steady", 4.0, 6.0), ("keen", 6.5, 10.5)])
def test_rows_are_neither_cut_short_nor_without_end(grade: str, least: float, most: float) -> None:
    found = cards_at_doubts(grade, 3, 8)
    assert least < sum(found) / len(found) < most
    assert max(found) < 25


def share_of_wins(one: Bot, other: Bot, games: int) -> float:
    """Of two seats; every deal is played from both."""
    wins = 0.0
    for index in range(games):
        seat = index % 2
        bots = [one, other] if seat == 0 else [other, one]
        raw = {**bots[0].wishes(0), **bots[1].wishes(1)}
        over = play_out(GAME, GAME.options(raw, 2), bots, Chance(simulation_seed(6, index // 2)), keep_moves=False)
        outcome = GAME.outcome(over.state)  # type: ignore[arg-type]
        assert outcome is not None
        wins += seat in outcome.winners()
    return wins / games


@pytest.mark.parametrize(("better", "worse"), list(zip(GRADES[2:], GRADES[1:], strict=False)))
def test_each_grade_beats_the_one_below(better: str, worse: str) -> None:
    assert share_of_wins(LookerBot(better), LookerBot(worse), 100) >= 0.57


def test_a_child_beats_chance() -> None:
    assert share_of_wins(LookerBot("child"), RandomBot(), 40) >= 0.75
    assert set(TEMPERS) == set(GRADES[1:])
