"""What goes to other processes comes back as it went: states, actions, options, chance, witnesses, matches."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract import laws
from tests.contract.alike import difference
from tests.contract.chance import Noted
from tests.contract.elsewhere import legal_there
from tests.contract.support import GAMES
from tests.contract.walks import choice, tables, walk

from lanterne.bots.bot import Ask, Bot
from lanterne.core.errors import BadInput, BadOptions, LanterneError, OptionFault, Refusal, Rejected
from lanterne.core.fairness import Draw, commitment_of, pledge_of
from lanterne.core.game import Action, AnyGame, Event
from lanterne.core.outcomes import PathRng
from lanterne.core.phrase import Phrase
from lanterne.core.record import record_from_line
from lanterne.core.rng import Chance, FastRng, Rng, StreamRng, ToldRng, fresh_seed
from lanterne.match.match import Match, replay

HOUSE = ("vizia", "illusion", "illusio", "illuminati")
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
@given(data=st.data())
def test_a_state_comes_back_whole(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for s, _, _ in walk(table):
        before = s.json()
        for twin in (pickled(s), copy.deepcopy(s), copy.copy(s)):
            assert difference(s, twin) == ""
            laws.assert_same(game, s, twin, table.seats)
        assert s.json() == before


@every_game
@given(data=st.data())
def test_a_state_that_came_back_is_played_on_alike(game: AnyGame, data: st.DataObject) -> None:
    """One copy is pickled after every step; it shares nothing with the other."""
    table = data.draw(tables(game))
    s = table.start()
    twin = pickled(s)
    ply = 0
    while game.to_act(s) and ply < 400:
        seat, a = choice(table, s)
        game.apply(s, seat, a, FastRng(table.seed + ply))
        game.apply(twin, seat, pickled(a), FastRng(table.seed + ply))
        twin = pickled(twin) if ply % 2 else copy.deepcopy(twin)
        assert twin.json() == s.json()
        ply += 1


@every_game
@given(data=st.data())
def test_actions_come_back_as_the_objects_they_were(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for s, _, _ in walk(table):
        for seat in range(table.seats):
            for a in game.legal(s, seat):
                twin = pickled(a)
                assert twin == a
                assert twin.code() == a.code()
                if game.name in HOUSE:
                    assert (twin is a) == (game.parse(a.code()) is a)  # interned where they were
                assert copy.deepcopy(a) is a


@every_game
@given(data=st.data())
def test_options_come_back(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    options = game.options(table.raw, table.seats)
    for twin in (pickled(options), copy.deepcopy(options)):
        assert game.options_json(twin) == game.options_json(options)
        assert difference(options, twin) == ""


@every_game
def test_a_game_is_always_the_same(game: AnyGame) -> None:
    for rules in game.plays:
        edition = game.edition(rules)
        assert pickled(edition) is edition
        assert copy.deepcopy(edition) is edition
        assert copy.copy(edition) is edition


@every_game
@given(data=st.data())
def test_what_a_seat_saw_comes_back(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    s = table.start()
    witnesses = [(seat, game.witness(seat)) for seat in [*range(table.seats), None]]
    ply = 0
    while game.to_act(s) and ply < 150:
        seat, a = choice(table, s)
        out: list[Event] = []
        game.apply(s, seat, a, FastRng(table.seed + ply), out)
        for eyes, witness in witnesses:
            for event in out:
                twin_event = pickled(event)
                assert twin_event.whole_json() == event.whole_json()
                if witness is not None and event.is_for(eyes):
                    witness.see(twin_event)
        ply += 1
    for _, witness in witnesses:
        assert difference(witness, pickled(witness)) == ""
        assert difference(witness, copy.deepcopy(witness)) == ""


@every_game
def test_a_match_goes_on_where_it_was(game: AnyGame) -> None:
    match = Match(game, {}, game.nature.seats[0], "fast:00000000000000aa", kept_states=3)
    rng = FastRng(1)
    while game.to_act(match.state) and match.ply < 20:
        seat = game.to_act(match.state)[0]
        match.play(match.ply, seat, game.pick(match.state, seat, rng).code())
    for twin in (pickled(match), copy.deepcopy(match)):
        assert twin.record().line() == match.record().line()
        assert twin.ply_of(None) == match.ply_of(None)
        assert [event.whole_json() for event in twin.events_since(-1)] == [
            event.whole_json() for event in match.events_since(-1)
        ]
        assert twin.state_after(0).json() == match.state_after(0).json()
        before = match.state.json()
        twin.undo()
        seat = game.to_act(twin.state)[0]
        twin.play(twin.ply, seat, game.pick(twin.state, seat, rng).code())
        assert match.state.json() == before
    record = record_from_line(match.record().line())
    assert replay(game, pickled(record)).state.json() == match.state.json()


@every_game
def test_another_process_sees_the_same(game: AnyGame) -> None:
    seats = game.nature.seats[1]
    s = game.start(game.options({}, seats), seats, FastRng(3))
    seat = game.to_act(s)[0]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        actions, view, rng, fault = pool.submit(legal_there, game, s, seat, FastRng(5)).result()
    assert [a.code() for a in actions] == [a.code() for a in game.legal(s, seat)]
    assert view == game.view(s, seat)
    own = FastRng(5)
    own.below(6)
    assert [rng.below(100) for _ in range(9)] == [own.below(100) for _ in range(9)]
    assert isinstance(fault, BadInput)
    assert fault.phrase is not None


def test_chance_goes_on_where_it_was() -> None:
    chance = Chance(fresh_seed())
    streams: list[Rng] = [FastRng(7), StreamRng(b"key", -1, "pass\nand on"), ToldRng(FastRng(2)), PathRng()]
    streams.append(chance.at(4, "end"))
    for rng in streams:
        for _ in range(21):
            rng.below(6)
        for twin in (pickled(rng), copy.deepcopy(rng)):
            assert twin.used
            ahead = copy.deepcopy(rng)
            assert [twin.below(1000) for _ in range(40)] == [ahead.below(1000) for _ in range(40)]
    twin = pickled(chance)
    assert twin.seed == chance.seed
    assert twin.at(3, "x").below(10**6) == chance.at(3, "x").below(10**6)
    assert twin.bot_seed(3, 1) == chance.bot_seed(3, 1)


def test_what_others_derive_comes_back() -> None:
    """Interpreted classes over compiled ones: the fields of both."""
    noted = Noted(3)
    noted.below(6)
    for twin in (pickled(noted), copy.deepcopy(noted)):
        assert (twin.used, twin.draws) == (True, noted.draws)
        assert twin.below(100) == copy.deepcopy(noted).below(100)
    bot = Longing(4)
    twin_bot = pickled(bot)
    assert (twin_bot.name, twin_bot.blind, twin_bot.seconds, twin_bot.wish) == ("longing", False, 2.5, 4)


class Longing(Bot):
    def __init__(self, wish: int) -> None:
        super().__init__("longing", seconds=2.5)
        self.wish = wish

    def choose(self, ask: Ask) -> Action:
        return ask.legal[self.wish]


def test_errors_say_the_same_elsewhere() -> None:
    fault = OptionFault("goal", Phrase("refused-option-number", {"value": "x"}))
    errors: list[LanterneError] = [
        LanterneError("a plain line"),
        BadInput(Phrase("refused-no-game", {"game": "chess", "known": "none"})),
        BadOptions([fault, fault]),
        Rejected("refused", "no", Refusal("VZ-001", Phrase("seat", {"seat": 1}))),
    ]
    for error in errors:
        twin = pickled(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert twin.phrase == error.phrase
    assert pickled(errors[2]).faults == [fault, fault]
    assert pickled(errors[3]).why == "refused"
    assert pickled(errors[3]).refusal.json() == {"clause": "VZ-001", "phrase": {"key": "seat", "args": {"seat": 1}}}


def test_how_a_seed_was_drawn_comes_back() -> None:
    share = "ab" * 32
    draw = Draw(share, commitment_of(share), [(pledge_of(share), share), (pledge_of("x"), None)])
    assert pickled(draw).json() == draw.json()
    assert pickled(draw).seed() == draw.seed()
