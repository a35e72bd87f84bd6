"""The acceptance points of the rules that are about play; those about decks and pictures stand with them."""

from __future__ import annotations

import json

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illusion.actions import DOUBT, PLACES
from lanterne.games.illusion.apply import first_fall
from lanterne.games.illusion.game import GAME
from lanterne.match.match import Match, replay
from tests.games.illusion.builder import give, names, play, refused, row, start

SEED = "blake2:" + "5a" * 32


def numbers_in(value: object) -> list[str]:
    """The keys under which shares could stand in a message."""
    text = json.dumps(value)
    words = ("shares", '"red":', '"yellow":', '"green":', '"blue":', "haze", "famil", "seeds")
    return [word for word in words if word in text]


def test_1_twelve_arrows_and_98_cards() -> None:
    s = start()
    assert sum(s.arrows_left) + 1 == 12
    assert len(s.bag) + 2 == 98


def test_8_set_up() -> None:
    v = GAME.view(start(4), None)
    assert (sum(v["arrows_left"]), len(v["row"]), v["pile"], v["next"]) == (11, 1, 97, 1)
    assert v["arrow"] in ("red", "yellow", "green", "blue")


def test_9_first_player_of_a_round() -> None:
    s = start()
    assert refused(s, "doubt") == "IN-021"
    assert GAME.refusal(s, s.turn, GAME.parse("place 0")) is None
    assert GAME.refusal(s, s.turn, GAME.parse("place 1")) is None
    assert refused(s, "place 2") == "IN-023"


def test_10_gaps_of_a_row() -> None:
    s = row(5, 8, 16, 20)
    accepted = [a.code() for a in [DOUBT, *PLACES] if GAME.refusal(s, s.turn, a) is None]
    assert accepted == ["doubt", *(f"place {gap}" for gap in range(5))]


def test_11_second_player_may_doubt() -> None:
    s = start()
    play(s, "place 0")
    assert GAME.refusal(s, s.turn, GAME.parse("doubt")) is None


@pytest.mark.parametrize(("shares", "fall"), [((5, 8, 8, 16), 0), ((5, 16, 11), 2), ((60, 2), 1)])
def test_12_right_and_wrong_rows(shares: tuple[int, ...], fall: int) -> None:
    for colour in ("red", "yellow", "green", "blue"):
        assert first_fall(row(*shares, colour=colour)) == fall


@pytest.mark.parametrize("turn", range(4))
def test_13_never_a_third_player(turn: int) -> None:
    for shares, winner in (((16, 5), turn), ((5, 16), (turn - 1) % 4)):
        s = row(*shares, seats=4, turn=turn)
        play(s, "doubt")
        assert [int(s.arrows_of(seat)) for seat in range(4)] == [int(seat == winner) for seat in range(4)]


def test_14_after_the_check() -> None:
    s = row(5, 16, turn=2)
    checked = s.row[:]
    play(s, "doubt")
    assert s.removed == checked
    assert (len(s.row), s.turn, s.rounds) == (1, 1, 2)


def test_15_third_arrow_ends_the_standard_game_only() -> None:
    standard = give(row(16, 5, turn=0), 0, 2)
    play(standard, "doubt")
    assert GAME.to_act(standard) == []
    long = give(row(16, 5, turn=0, length="twelve"), 0, 2)
    play(long, "doubt")
    assert GAME.to_act(long) == [0]


def test_16_no_message_tells_a_share_before_the_reveal() -> None:
    match = Match(GAME, {}, 3, SEED)
    for code in ("place 0", "place 1", "place 0", "place 2"):
        step = match.play(match.ply, match.game.to_act(match.state)[0], code)
        told = [event.json() for event in step.events]
        views = [match.game.view(match.state, seat) for seat in (0, 1, 2, None)]
        assert numbers_in(told) == []
        assert numbers_in(views) == []
    step = match.play(match.ply, match.game.to_act(match.state)[0], "doubt")
    revealed = [event for event in step.events if event.name == "revealed"]
    assert len(revealed) == 5
    assert all({"red", "yellow", "green", "blue"} <= set(event.args) for event in revealed)


def test_16_pictures_are_numbered_as_they_are_seen() -> None:
    """So a picture's number is the same whatever card it is, and tells nothing about it."""
    for seed in range(5):
        s = start(2, seed=seed)
        play(s, "place 1", "place 2", "place 3")
        assert GAME.view(s, 0)["row"] == [0, 1, 2, 3]


def test_17_equal_seeds_give_equal_matches() -> None:
    def played() -> str:
        match = Match(GAME, {"eyes1": "sharp"}, 2, SEED)
        rng = FastRng(3)
        while seats := match.game.to_act(match.state):
            match.play(match.ply, seats[0], match.game.pick(match.state, seats[0], rng).code())
        assert replay(GAME, match.record()).state.json() == match.state.json()
        return json.dumps([match.record().json(), match.state.json()])

    assert played() == played()


def test_18_five_players_two_arrows_each() -> None:
    s = row(16, 5, seats=5, turn=4)
    for seat in range(5):
        give(s, seat, 2)
    play(s, "doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners() == [4]


def test_19_an_empty_pile_returns_before_the_next_decision() -> None:
    s = start(2, length="twelve", seed=8)
    rebuilt = 0
    while GAME.to_act(s):
        events = play(s, "doubt" if len(s.row) > 11 else "place 0")
        rebuilt += names(events).count("rebuilt")
        assert s.over or GAME.view(s, 0)["next"] is not None
        assert len(s.bag) + len(s.row) + len(s.removed) + 1 == 98
    assert rebuilt == 1


def test_20_two_players_a_wrong_doubt_pays_the_other() -> None:
    s = row(5, 16, seats=2, turn=0)
    play(s, "doubt")
    assert [int(s.arrows_of(0)), int(s.arrows_of(1))] == [0, 1]
