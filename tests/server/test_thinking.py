"""What a thinking process makes of an order."""

from __future__ import annotations

import pytest

from lanterne.bots.bot import Ask, Bot
from lanterne.core.game import Action
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.server.thinking import process
from lanterne.server.thinking.orders import Order


class Curious(Bot):
    """Says by which rules it thinks the table plays."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.rules: list[int] = []

    def choose(self, ask: Ask) -> Action:
        self.rules += [ask.game.rules, ask.game.imagine(ask.view, ask.rng).json()["rules"]]
        return ask.legal[0]


@pytest.mark.parametrize("rules", [2, 3])
def test_a_bot_thinks_by_the_rules_of_its_table(rules: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("illuminati").edition(rules)
    s = game.start(game.options({}, 3), 3, FastRng(1))
    seat = game.to_act(s)[0]
    bot = Curious()
    monkeypatch.setattr(process, "bot_named", lambda name, game: bot)
    order = Order(
        game="illuminati",
        rules=rules,
        bot="curious",
        mind="a table",
        heard=-1,
        until=0,
        events=[],
        seat=seat,
        speaks=False,
        view=game.bot_view(s, seat, {}),
        legal=[a.code() for a in game.legal(s, seat)],
        seed=1,
        seconds=0.0,
    )
    thought = process.answer(order, process.Minds())
    assert thought.failure == ""
    assert bot.rules == [rules, rules]
