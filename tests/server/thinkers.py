"""Bots that try a house's patience, for tests: each is brought as `thinkers.py:Name`."""

from __future__ import annotations

import os
import time
from typing import Any

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param
from lanterne.core.game import Action, Event


class Sleeper(Bot):
    """Lets go of the processor, and takes its time."""

    params = (Param("seconds", 5.0, least=0.0, most=30.0),)

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds=seconds)

    def choose(self, ask: Ask) -> Action:
        time.sleep(self.seconds)
        return ask.legal[0]


class Spinner(Sleeper):
    """Runs compiled code (where there is some) without a break: nothing else of its process gets a word in."""

    def choose(self, ask: Ask) -> Action:
        from lanterne.host.playout import play_series

        options = ask.game.options({}, 2)
        bots = [_random(), _random()]
        number = 0
        while not ask.budget.is_over():
            play_series(ask.game, options, bots, 1, number, 20, keep_moves=False)
            number += 20
        return ask.legal[0]


class Meddler(Bot):
    """Pays against every attack, one MB at a time."""

    def choose(self, ask: Ask) -> Action:
        paying = [a for a in ask.legal if a.code() == "interfere 1 against"]
        return (paying or ask.legal)[0]


class Stalled(Bot):
    """Says that it answers at once, and never does."""

    def choose(self, ask: Ask) -> Action:
        while True:
            time.sleep(1)


class Dying(Bot):
    """Takes its process along."""

    def choose(self, ask: Ask) -> Action:
        os.kill(os.getpid(), 9)
        raise AssertionError("still alive")


class Deaf(Bot):
    """Answers, and hears no more."""

    def choose(self, ask: Ask) -> Action:
        os.close(0)
        return ask.legal[0]


class Lost(Bot):
    def choose(self, ask: Ask) -> Action:
        raise RuntimeError("at a loss")


class Rogue(Bot):
    """Chooses what is not allowed."""

    def choose(self, ask: Ask) -> Action:
        a: Action = ask.game.parse("end")
        return a


class Chatterbox(Bot):
    """Prints, which must not get among its answers."""

    def choose(self, ask: Ask) -> Action:
        print("let me think", flush=True)
        os.write(1, b"aloud")
        return ask.legal[0]


class Scribe(Bot):
    """Plays the first legal action and writes down what its mind has heard, into a file named by the environment."""

    def new_mind(self, game: Any, seat: int) -> list[str]:
        return [f"seat {seat}"]

    def told(self, mind: list[str], events: list[Event]) -> None:
        mind.extend(event.name for event in events)

    def choose(self, ask: Ask) -> Action:
        ask.mind.append("asked")
        with open(os.path.join(os.environ["HOME"], f"scribe-{ask.seat}"), "a", encoding="utf8") as file:
            file.write(" ".join(ask.mind) + "\n")
        return ask.legal[0]


def _random() -> Bot:
    from lanterne.bots.random import RandomBot

    return RandomBot()
