"""Whatever the others hide: the same answer to the same view, mind and seed, by every bot of every game."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import bot_kinds, bot_named
from lanterne.core.game import Action, AnyGame, Event, Seat, State
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named, game_names

PLIES = {"vizia": 28, "illusio": 90, "illuminati": 160, "illusion": 60}
LOOKS = 7  # decisions of each bot that are compared
TABLES: dict[str, dict[str, object]] = {
    "illusio": {"memory": True, "talents": "any-time"},
    "illuminati": {"hidden_illuminati": True, "addon": True, "hidden_goals": True},
    "vizia": {"remember": True},
}


def calls() -> list[tuple[str, str]]:
    """Every bot of the house; those that search count iterations."""
    found: list[tuple[str, str]] = []
    for game in game_names():
        for kind in bot_kinds(game):
            searches = any(param.key == "iterations" for param in kind.params)
            found.append((game, f"{kind.name}(iterations=14)" if searches else kind.name))
    return found


def answer(game: AnyGame, bot: Bot, s: State, seat: Seat, seen: list[Event]) -> tuple[str, list[float]]:
    """By a fresh mind that was told all that the seat saw; and what its search found, if it searched."""
    mind: Any = bot.new_mind(game, seat)
    if mind is not None:
        bot.told(mind, seen)
    view = game.bot_view(s, seat, bot.wishes(seat))
    legal: list[Action] = list(game.legal(s, seat))
    a = bot.choose(Ask(game, view, seat, legal, FastRng(7), mind, Budget(0.0)))
    return a.code(), [row.value for row in getattr(mind, "rows", [])]


def table(game: AnyGame, bot: Bot) -> tuple[State, list[list[Event]], FastRng]:
    """The start of a game at which the bot could sit anywhere, and what each seat saw of it."""
    known = {option.key for option in game.option_list}
    seats = 3
    raw = {key: value for key, value in TABLES.get(game.name, {}).items() if key in known}
    for seat in range(seats):
        raw |= bot.wishes(seat)
    rng, events = FastRng(6), list[Event]()
    s = game.start(game.options(raw, seats), seats, rng, events)
    return s, [[event for event in events if event.is_for(seat)] for seat in range(seats)], rng


@pytest.mark.parametrize(("name", "call"), calls())
def test_the_truth_changes_no_answer(name: str, call: str) -> None:
    game: AnyGame = game_named(name)
    bot = bot_named(call, name)
    s, seen, rng = table(game, bot)
    others = found = 0
    for ply in range(PLIES[name]):
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0]
        if ply % (PLIES[name] // LOOKS) == PLIES[name] // LOOKS - 1:
            witness = game.witness(seat)
            if witness is not None:
                for event in seen[seat]:
                    witness.see(event)
            world = game.imagine(game.bot_view(s, seat, bot.wishes(seat)), FastRng(ply), witness)
            others += world.json() != s.json()
            given = answer(game, bot, s, seat, seen[seat])
            assert answer(game, bot, world, seat, seen[seat]) == given
            found += len(given[1])
        events: list[Event] = []
        game.apply(s, seat, game.pick(s, seat, rng), rng, events)
        for other, eyes in enumerate(seen):
            eyes += [event for event in events if event.is_for(other)]
    assert others >= 2, "nothing was hidden"
    assert found or "iterations" not in call, "nothing was searched"
