"""The searching bots of Vizia: whole turns, from the view and what was seen alone; and how the grades differ."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import bot_named, bot_names
from lanterne.bots.search.bot import Mind
from lanterne.bots.search.knowledge import Line
from lanterne.bots.vizia.master import ViziaSearcher, with_rest
from lanterne.bots.vizia.plans import WIDTHS, Planner
from lanterne.bots.vizia.prospects import Prospects
from lanterne.bots.vizia.turns import Turns, key_of
from lanterne.bots.vizia.values import FITTED, outlook, share_expected, share_won
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import Action, Event
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.vizia.actions import place_at
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from lanterne.host.playout import play_out
from tests.games.vizia.builder import act, bag, table, wheel
from tests.games.vizia.walks import SWITCHES, start, walk

ALL = dict.fromkeys(SWITCHES, True)
ORIGIN = (0, 0)


def searcher(iterations: int = 40, **values: Any) -> ViziaSearcher:
    return ViziaSearcher("master", {"iterations": iterations, **values})


def chosen(bot: ViziaSearcher, s: ViziaState, mind: Mind, seed: int = 1) -> str:
    seat = int(s.turn)
    legal: list[Action] = list(GAME.legal(s, seat))
    return bot.choose(Ask(GAME, GAME.bot_view(s, seat, {}), seat, legal, FastRng(seed), mind, Budget(0))).code()


def broken(letters: str, missing: int) -> dict[str, str]:
    """A wheel without its last tiles."""
    return dict(list(wheel(ORIGIN, letters).items())[: 6 - missing])


# ---------------------------------------------------------------------- lines


def lines(s: ViziaState) -> list[list[str]]:
    judge = Judge()
    found = Turns(judge, Planner(judge, WIDTHS), 8, 2).lines(s, s.turn, 20)
    return [[a.code() for a in line.actions] for line in found]


@pytest.mark.parametrize("seed", range(3))
def test_every_line_is_a_whole_turn_that_may_be_played(seed: int) -> None:
    s, rng = start(2 + seed % 2, seed, purchase=seed == 1, capture=True)
    for ply, (here, _) in enumerate(walk(s, rng, greed=8)):
        if ply % 30 == 7 and here.phase in (0, 1):
            for line in lines(here):
                twin = here.copy()
                act(twin, *line, draws=FastRng(1))
                assert line[-1] in ("end", "pass") or not GAME.to_act(twin) or line[0].startswith("buy")


def test_lines_lead_to_different_positions() -> None:
    s = table(broken("roygbp", 2), hands=["bp", "rr"], commons="gorr")
    placed = [tuple(sorted(code for code in line if code.startswith("place"))) for line in lines(s)]
    takings = {tuple(code for code in line if code.startswith("take")) for line in lines(s)}
    assert max(placed.count(each) for each in placed) <= 3
    assert len(takings) > 1


def test_the_order_of_laying_makes_no_other_position() -> None:
    one = table({}, hands=["ro", ""], commons="y")
    other = one.copy()
    act(one, "place red 0,0,up from hand", "place orange 0,0,down from hand", "place yellow 1,0,up from commons")
    act(other, "place red 0,0,up from hand", "place orange 0,0,down from hand")
    assert key_of(one) != key_of(other)
    act(other, "place yellow 1,0,up from commons")
    assert key_of(one) == key_of(other)


# ---------------------------------------------------------------------- decisions


def turn(bot: ViziaSearcher, s: ViziaState, mind: Mind) -> list[str]:
    done = [chosen(bot, s, mind)]
    while done[-1] != "end":
        act(s, done[-1], draws=FastRng(2))
        done.append(chosen(bot, s, mind))
    return done


def test_it_can_carry_its_turn_through_without_thinking_again() -> None:
    s = table(broken("roygbp", 2), hands=["bp", "rr"], commons="gorr")
    mind = Mind(None)
    done = turn(searcher(again=0.0), s, mind)
    assert mind.iterations >= 40
    assert (mind.searches, mind.rest) == (1, [])
    assert {"place blue 0,-1,up from hand", "place purple 0,-1,down from hand"} <= set(done)


def test_a_turn_that_was_begun_is_thought_over_and_kept_to() -> None:
    s = table(broken("roygbp", 2), hands=["bp", "rr"], commons="gorr")
    mind = Mind(None)
    done = turn(searcher(again=1.0), s, mind)
    assert 1 < mind.searches <= len(done)
    assert {"place blue 0,-1,up from hand", "place purple 0,-1,down from hand"} <= set(done)


def test_what_was_begun_is_tried_first_and_once() -> None:
    one, two, three = [place_at(0, colour, 300) for colour in range(3)]
    lines = with_rest([one, two], [Line(0, [three], 0.5), Line(1, [two, one], 0.4), Line(2, [one], 0.3)])
    assert [line.actions for line in lines] == [[one, two], [three], [one]]
    assert [line.key for line in lines] == [0, 1, 2]


@pytest.mark.parametrize("raw", [{}, {"capture": True, "purchase": True}])
def test_it_decides_by_view_and_witness_alone(raw: dict[str, bool]) -> None:
    """Whatever true tiles the others hold: the same answer to the same view, mind and seed."""
    rng = FastRng(5)
    events: list[Event] = []
    s = GAME.start(GAME.options(raw, 3), 3, rng, events)
    bot = searcher(24)
    minds = [bot.new_mind(GAME, seat) for seat in range(3)]
    for ply in range(45):
        for seat, mind in enumerate(minds):
            bot.told(mind, [event for event in events if event.is_for(seat)])
        turn = int(s.turn)
        minds[turn].rest = []
        if ply % 15 == 2:
            other = GAME.imagine(GAME.bot_view(s, turn, {}), FastRng(ply), minds[turn].witness)
            there = Mind(minds[turn].witness)
            assert chosen(bot, s, minds[turn]) == chosen(bot, other, there)
            assert minds[turn].iterations == there.iterations
        events = []
        GAME.apply(s, turn, GAME.pick(s, turn, rng), rng, events)


def test_a_line_is_tried_against_what_everybody_saw_the_others_take() -> None:
    """The next seat took the two tiles that an open wheel lacks: only who saw it knows."""
    s = table(broken("roygbp", 2), hands=["rr", ""], commons="bpoo", turn=1, placed=1)
    mind = searcher().new_mind(GAME, 0)
    searcher().told(mind, act(s, "take blue", "take purple"))
    assert mind.witness is not None
    dealt = GAME.dealer(GAME.view(s, 0), mind.witness).deal(FastRng(1))
    assert dealt.hands[1] == bag("bp")


@pytest.mark.parametrize(("seats", "raw"), [(2, ALL), (3, ALL), (4, {**ALL, "teams": True}), (2, {})])
def test_it_plays_every_variant(seats: int, raw: dict[str, Any]) -> None:
    """The first plies by it, the rest by chance: any illegal answer would be an error."""
    bots: list[Bot] = [searcher(4, depth=1, lines=4, rounds=0)] + [bot_named("random", "vizia")] * (seats - 1)
    over = play_out(GAME, GAME.options(raw, seats), bots, Chance(simulation_seed(4, seats)), keep_moves=False)
    outcome = GAME.outcome(over.state)  # type: ignore[arg-type]
    assert outcome is not None
    assert 0 in outcome.winners()


# ---------------------------------------------------------------------- values and grades


def test_shares_add_up_and_follow_the_lead() -> None:
    s = table(wheel(ORIGIN, "roygbp"), tokens={ORIGIN: 0}, hands=["", "", ""], seats=3)
    even = [share_expected(s, seat, [2.0, 2.0, 2.0], FITTED[s.seats]) for seat in range(3)]
    assert even == pytest.approx([1 / 3] * 3)
    led = [share_expected(s, seat, [5.0, 2.0, 1.0], FITTED[s.seats]) for seat in range(3)]
    assert led[0] > led[1] > led[2]
    s.phase = 6
    assert share_won(s, 0, [3.0, 0.0, 0.0]) > 1 > share_won(s, 1, [3.0, 0.0, 0.0])


def test_who_holds_what_an_open_wheel_lacks_hopes_for_more() -> None:
    s = table(broken("roygbp", 2), hands=["", "rr", "bp"], commons="gorr", seats=3)
    judge = Judge()
    nobody, after, holder = judge.hopes(s, 0, bag(""))
    assert holder > nobody
    assert holder > after
    s.hands[2] = bag("rr")
    assert judge.hopes(s, 0, bag(""))[2] < holder
    poor = outlook(s, 0, [1.0, 1.0, 1.0], FITTED[3])
    rich = outlook(s, 0, [1.0, 1.0, 4.0], FITTED[3])
    assert [there - here for here, there in zip(poor, rich, strict=True)] == pytest.approx([0, 0, FITTED[3].later])


def test_a_lead_is_safer_when_less_is_to_come() -> None:
    early = table({}, hands=["", ""])
    late = early.copy()
    late.laid[0] = 11
    assert share_expected(late, 0, [3.0, 0.0], FITTED[2]) > share_expected(early, 0, [3.0, 0.0], FITTED[2]) > 0.5


def test_the_grades_are_five() -> None:
    assert bot_names("vizia") == ["random", "beginner", "casual", "greedy", "net", "strong", "master"]
    assert bot_named("master", "vizia").seconds == 1.0
    assert bot_named("strong", "vizia").seconds == 0.2
    assert bot_named("master(iterations=10)", "vizia").seconds == 0.0


def test_a_short_sighted_player_hopes_for_no_wheel_that_lacks_two_tiles() -> None:
    s = table(broken("roygbp", 2))
    near, far = Prospects(1), Prospects(3)
    near.read(s)
    far.read(s)
    assert near.wheels == 0
    assert far.wheels > 0
