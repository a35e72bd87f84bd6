"""A bot asked once, in a position."""

from __future__ import annotations

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.rng import FastRng


def question(bot: Bot, game: AnyGame, s: State, seat: Seat, seed: int = 1) -> Ask:
    legal: list[Action] = list(game.legal(s, seat))
    return Ask(game, game.bot_view(s, seat, bot.wishes(seat)), seat, legal, FastRng(seed), None, Budget(bot.seconds))


def chosen(bot: Bot, game: AnyGame, s: State, seat: Seat, seed: int = 1) -> Action:
    return bot.choose(question(bot, game, s, seat, seed))


def interjected(bot: Bot, game: AnyGame, s: State, seat: Seat, seed: int = 1) -> Action | None:
    return bot.interject(question(bot, game, s, seat, seed))
