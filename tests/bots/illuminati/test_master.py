"""The searching bots of Illuminati: what they answer follows from what their seat knows, in every variant."""

from __future__ import annotations

from collections import Counter

import pytest

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.illuminati.choices import choices, proposals
from lanterne.bots.illuminati.greedy import IlluminatiGreedy, resolve
from lanterne.bots.illuminati.master import IlluminatiSearcher, TableMind
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.prospects import shares
from lanterne.bots.illuminati.sequel import SpreadDice
from lanterne.bots.kinds import Value
from lanterne.bots.registry import bot_named, bot_names
from lanterne.core.game import Action, Event
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import ACCEPT, REFUSE, Move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.host.playout import play_out
from tests.games.illuminati.parlour import Parlour

TINY: dict[str, Value] = {"iterations": 12}
GREEDY = IlluminatiGreedy()


def played(plies: int, seats: int = 4, **options: object) -> tuple[IlluminatiState, list[list[Event]]]:
    """A position of a game between greedy bots, and what each seat has seen."""
    rng = FastRng(11)
    events: list[Event] = []
    s = GAME.start(GAME.options(options, seats), seats, rng, events)
    for _ in range(plies):
        seat = GAME.to_act(s)[0]
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, resolve(s.copy(), seat, legal, rng, Memory(seat)), rng, events)
    return s, [[event for event in events if event.is_for(seat)] for seat in range(seats)]


def answer(bot: Bot, s: IlluminatiState, seat: int, seen: list[Event]) -> Action:
    mind = bot.new_mind(GAME, seat)
    bot.told(mind, seen)
    legal: list[Action] = list(GAME.legal(s, seat))
    return bot.choose(Ask(GAME, GAME.bot_view(s, seat, {}), seat, legal, FastRng(7), mind, Budget(0.0)))


@pytest.mark.parametrize("plies", [60, 95])
def test_it_answers_alike_in_all_worlds_that_look_alike(plies: int) -> None:
    bot = IlluminatiSearcher("master", {"iterations": 30})
    s, seen = played(plies, hidden_illuminati=True, addon=True, hidden_goals=True)
    seat = GAME.to_act(s)[0]
    witness = GAME.witness(seat)
    for event in seen[seat]:
        witness.see(event)
    world = GAME.dealer(GAME.view(s, seat), witness).deal(FastRng(99))
    assert world.illuminati != s.illuminati
    assert answer(bot, world, seat, seen[seat]) == answer(bot, s, seat, seen[seat])


@pytest.mark.parametrize(
    "options", [{}, {"hidden_illuminati": True, "addon": True}, {"cheating": True, "hidden_goals": True}]
)
def test_it_plays_among_greedy_bots(options: dict[str, object]) -> None:
    bots: list[Bot] = [IlluminatiSearcher("master", {"iterations": 6}), GREEDY, GREEDY]
    chance = Chance(simulation_seed(2, 0))
    state = play_out(GAME, GAME.options({"round_limit": 2, **options}, 3), bots, chance, keep_moves=False).state
    assert isinstance(state, IlluminatiState)
    assert state.result is not None


def test_what_greedy_would_do_is_tried_first_and_so_are_other_attacks() -> None:
    s, _ = played(40)
    seat = GAME.to_act(s)[0]
    legal = GAME.legal(s, seat)
    usual = resolve(s.copy(), seat, legal, FastRng(1), Memory(seat))
    lines = choices(s, seat, legal, usual, Memory(seat), 8)
    assert lines[0].actions == [usual]
    assert [line.key for line in lines] == list(range(len(lines)))
    assert all(line.actions[0] in legal or line.actions[0].code().startswith("offer") for line in lines)


def test_an_offer_is_thought_over_when_it_is_made() -> None:
    s = Parlour(purse=20).own(0, "cia").own(1, "texas").say(0, "offer 1 give 10 want texas").s
    bot = IlluminatiSearcher("master", TINY)
    mind = TableMind(1, None)
    legal: list[Action] = list(GAME.legal(s, 1))
    a = bot.interject(Ask(GAME, GAME.bot_view(s, 1, {}), 1, legal, FastRng(1), mind, Budget(0.0)))
    assert isinstance(a, Move)
    assert a.verb in (ACCEPT, REFUSE)
    assert sorted(row.line.actions[0].code() for row in mind.rows) == ["accept 1", "refuse 1"]


def test_116_in_the_turn_of_another_a_trade_is_weighed_against_silence() -> None:
    table = Parlour(("network", "discordian-society", "bermuda-triangle"), purse=40).own(0, "smof").own(0, "texas")
    table.own(0, "cia").own(1, "l4-society").own(1, "goldfish-fanciers").own(1, "hackers").own(2, "kgb")
    silent, offer = proposals(table.s, 1, Memory(1))
    assert silent.actions == []
    assert table.clause(1, offer.actions[0].code()) == ""
    assert offer.actions[0].code().endswith("want smof")
    mind = TableMind(1, None)
    bot = IlluminatiSearcher("master", {"iterations": 60})
    a = bot.interject(Ask(GAME, GAME.bot_view(table.s, 1, {}), 1, [], FastRng(1), mind, Budget(0.0)))
    assert len(mind.rows) == 2
    assert a is None or a.code() == offer.actions[0].code()


def test_shares_add_up_and_favour_whoever_is_nearer() -> None:
    table = Parlour().own(0, "cia").own(1, "texas")
    before = shares(table.s)
    assert sum(before) == pytest.approx(1.0)
    table.s.treasury[CARD_NUMBERS["cia"]] += 30
    assert shares(table.s)[0] > before[0]


def test_the_first_throws_of_many_worlds_are_spread_evenly() -> None:
    seen: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for number in range(360):
        dice = SpreadDice(number, number)
        seen[dice.die() + dice.die()] += 1
        second[dice.die() + dice.die()] += 1
    for total in range(2, 13):
        due = 10 * (6 - abs(total - 7))
        assert abs(seen[total] - due) <= 3
        assert abs(second[total] - due) <= 3


def test_there_are_five_grades_and_they_take_their_parameters() -> None:
    names = bot_names("illuminati")
    assert [name for name in names if name not in ("random", "greedy-1")] == [
        "beginner",
        "casual",
        "greedy",
        "strong",
        "master",
    ]
    assert bot_named("master(seconds=0.2)", "illuminati").seconds == 0.2
    assert bot_named("master", "illuminati").seconds == 1.0
    assert bot_named("strong", "illuminati").seconds == 0.2
    assert bot_named("strong(iterations=9)", "illuminati").seconds == 0.0


@pytest.mark.parametrize("name", ["beginner", "casual"])
def test_the_weaker_grades_play_whole_games(name: str) -> None:
    for index, options in enumerate(({}, {"hidden_illuminati": True, "addon": True}, {"cheating": True})):
        bots = [bot_named(name, "illuminati")] * 3
        chance = Chance(simulation_seed(4, index))
        state = play_out(GAME, GAME.options({"round_limit": 6, **options}, 3), bots, chance, keep_moves=False).state
        assert GAME.outcome(state) is not None  # type: ignore[arg-type]
