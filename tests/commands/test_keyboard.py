"""When people at the text table are asked: when they are waited for, when something was said to them, or on demand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import BotKind
from lanterne.bots.registry import _brought as brought
from lanterne.commands.keyboard import Keyboard
from lanterne.commands.play import seed_of
from lanterne.core.game import Action
from lanterne.core.rng import FastRng, Rng
from lanterne.games.registry import game_named
from lanterne.match.match import Match


class Taciturn(Bot):
    """Plays at random, but makes nobody an offer and answers none."""

    def choose(self, ask: Ask) -> Action:
        silent = [a for a in ask.legal if not a.code().startswith(("offer", "accept", "refuse", "withdraw"))]
        return silent[ask.rng.below(len(silent))]

    def speaks_up(self, rng: Rng) -> bool:
        return False


@pytest.fixture(autouse=True)
def _taciturn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(brought, "taciturn", BotKind("taciturn", lambda values: Taciturn("taciturn")))


def table(bot: str, *, speak_up: bool, seed: int = 7) -> Keyboard:
    match = Match(game_named("illuminati"), {"round_limit": 3}, 4, seed_of(seed))
    return Keyboard(match, dict.fromkeys(range(1, 4), bot), speak_up=speak_up)


def asked_between(at: Keyboard, each: Callable[[Keyboard], None]) -> int:
    """Plays to the end, the person at random; how often it was asked though nobody waited for it."""
    rng = FastRng(1)
    count = 0
    while (turn := at.turn()) is not None:
        seat, waited = turn
        assert seat == 0
        if waited:
            at.move(seat, at.host.game.pick(at.host.match.state, seat, rng).code())
        else:
            each(at)
            at.host.let_go(0)
            count += 1
    return count


def has_an_answer(at: Keyboard) -> None:
    assert 0 in at.host.game.invited(at.host.match.state)


def test_nobody_is_asked_where_nothing_was_said_to_them() -> None:
    assert asked_between(table("taciturn", speak_up=False), has_an_answer) == 0
    assert asked_between(table("taciturn", speak_up=True), lambda at: None) > 12


def test_random_bots_that_talk_are_heard() -> None:
    games = [asked_between(table("random", speak_up=False, seed=seed), has_an_answer) for seed in range(8)]
    assert sum(games) > 0


def test_whoever_is_made_an_offer_is_asked_until_they_let_it_be() -> None:
    at = table("taciturn", speak_up=False)
    while at.turn() != (0, True) or at.host.game.to_act(at.host.match.state) == [0]:
        legal = at.host.legal(0)
        at.move(0, legal[-1].code())
        if at.host.to_act() != [0] and can_offer(at, 1):
            break
    host = at.host
    host.commit(host.move(host.match.ply, 1, "offer 0 give nothing want 1", 0), 0)
    if host.to_act() != [0]:
        before = host.match.ply
        assert at.turn() == (0, False)
        assert host.match.ply == before
        host.let_go(0)
        at.turn()
        assert host.match.ply > before


def can_offer(at: Keyboard, seat: int) -> bool:
    game = at.host.game
    return game.refusal(at.host.match.state, seat, game.parse("offer 0 give nothing want 1")) is None


def test_a_bot_answers_an_offer_in_anybodys_turn() -> None:
    """An offer is answered before anything else happens."""
    match = Match(game_named("illuminati"), {"round_limit": 3}, 4, seed_of(3))
    at = Keyboard(match, dict.fromkeys(range(1, 4), "greedy"))
    asked = 0
    rng = FastRng(5)
    while (turn := at.turn()) is not None and asked < 5:
        code = f"offer {1 + asked % 3} give 2 want 1"
        host = at.host
        if turn[1] and host.game.refusal(match.state, 0, host.game.parse(code)) is None:
            at.move(0, code)
            assert host.game.invited(match.state)
            at.turn()
            assert not host.game.invited(match.state)
            asked += 1
        elif turn[1]:
            at.move(0, host.game.pick(match.state, 0, rng).code())
        else:
            host.let_go(0)
    assert asked == 5


# ---------------------------------------------------------------------- for want of a choice


def people(number: int, *, seed: int = 0, speak_up: bool = False) -> Keyboard:
    match = Match(game_named("illuminati"), {"round_limit": 3}, 4, seed_of(seed))
    return Keyboard(match, dict.fromkeys(range(number, 4), "taciturn"), speak_up=speak_up)


def single_answers(number: int, *, speak_up: bool = False) -> tuple[int, int]:
    """Games at random: how often a person was asked who could only pass, and how often that was done unasked."""
    asked = taken = 0
    for seed in range(12):
        at = people(number, seed=seed, speak_up=speak_up)
        rng = FastRng(seed)
        while (turn := at.turn()) is not None:
            seat, waited = turn
            if waited:
                asked += [a.code() for a in at.host.legal(seat)] == ["pass"] and not at.host.may_undo(seat)
                at.move(seat, at.host.game.pick(at.host.match.state, seat, rng).code())
            else:
                at.host.let_go(seat)
        taken += len(at.taken)
    return asked, taken


def test_nobody_is_asked_who_has_no_choice() -> None:
    asked, taken = single_answers(1)
    assert asked == 0
    assert taken > 2


def test_whoever_wants_to_speak_is_asked_all_the_same() -> None:
    asked, taken = single_answers(1, speak_up=True)
    assert asked > 2
    assert taken == 0


def test_people_who_share_a_keyboard_do_not_learn_who_holds_nothing() -> None:
    asked, taken = single_answers(2)
    assert asked > 2
    assert taken == 0


def test_to_take_back_goes_to_a_decision() -> None:
    """What was done unasked is passed over: else it would be done again at once."""
    for seed in range(30):
        at = people(1, seed=seed)
        rng = FastRng(seed)
        while (turn := at.turn()) is not None:
            if not turn[1]:
                at.host.let_go(0)
                continue
            ply = at.host.match.ply
            at.taken = []
            at.move(0, at.host.game.pick(at.host.match.state, 0, rng).code())
            if at.turn() is not None and at.taken:
                assert at.host.match.ply > ply + 1
                assert at.undo(0)
                assert at.host.match.ply == ply
                assert at.turn() == (0, True)
                return
    raise AssertionError("there was always a choice")
