"""When people at the text table are asked: when they are waited for, when it concerns them, or on demand."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.random import RandomBot
from lanterne.commands.play import seed_of
from lanterne.commands.table import Table, concerns
from lanterne.core.game import Action, Event
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import FastRng, Rng
from lanterne.games.registry import game_named
from lanterne.match.match import Match


class Taciturn(Bot):
    """Plays at random, but makes nobody an offer and answers none."""

    def __init__(self) -> None:
        super().__init__("taciturn")

    def choose(self, ask: Ask) -> Action:
        silent = [a for a in ask.legal if not a.code().startswith(("offer", "accept", "refuse", "withdraw"))]
        return silent[ask.rng.below(len(silent))]

    def speaks_up(self, rng: Rng) -> bool:
        return False


def table(bot: Bot, speak_up: bool, seed: int = 7) -> Table:
    match = Match(game_named("illuminati"), {"round_limit": 3}, 4, seed_of(seed))
    return Table(match, dict.fromkeys(range(1, 4), bot), ["Ada", "B", "C", "D"], seed, speak_up)


def asked_between(at: Table, each: Callable[[Table], None]) -> int:
    """Plays to the end, the person at random; how often it was asked though nobody waited for it."""
    rng = FastRng(1)
    count = 0
    while (turn := at.turn()) is not None:
        seat, waited = turn
        assert seat == 0
        if waited:
            a = at.match.game.pick(at.match.state, seat, rng)
            at.match.play(at.match.ply, seat, a.code())
        else:
            each(at)
            at.let_go()
            count += 1
    return count


def has_an_answer(at: Table) -> None:
    """What was said since the last decision of a bot was said to this seat."""
    since = [step for step in at.match.steps[at._decided :] if step.seat != 0]
    assert any(event.is_for(0) and concerns(event, step.seat, 0) for step in since for event in step.events)


def test_nobody_is_asked_about_what_does_not_concern_him() -> None:
    quiet = asked_between(table(Taciturn(), False), has_an_answer)
    assert quiet < 12 < asked_between(table(Taciturn(), True), lambda at: None)


def test_whoever_is_made_an_offer_is_asked() -> None:
    at = table(Taciturn(), False)
    while at.match.game.to_act(at.match.state)[0] == 0:
        at.match.play(at.match.ply, 0, at.match.game.legal(at.match.state, 0)[0].code())
    before = at.match.ply
    at._decided = before
    at.match.play(before, 1, "offer 0 give nothing want 1")
    assert at.turn() == (0, False)
    at.let_go()
    at.turn()
    assert at.match.ply > before + 1


def test_random_bots_that_talk_are_heard() -> None:
    assert sum(asked_between(table(RandomBot(), False, seed), has_an_answer) for seed in range(8)) > 0


def test_what_concerns_a_seat() -> None:
    named = Event("x", {"who": Phrase("y", {"inner": seat_phrase(2)})})
    assert concerns(named, 0, 2)
    assert not concerns(named, 0, 1)
    aside = Event("x", {}, audience=(0, 2))
    assert concerns(aside, 0, 2)
    assert not concerns(aside, 0, 1)
    assert not concerns(Event("x", {}, audience=(1, 2)), 0, 2)  # told to all but the doer
