"""`lanterne play`: a plain text table for any game, against bots and among people at one keyboard."""

from __future__ import annotations

import hashlib

from lanterne.bots.kinds import split_calls
from lanterne.bots.registry import bot_from_anywhere, options_with_wishes, usual_bot
from lanterne.commands.common import raw_options
from lanterne.commands.keyboard import Keyboard
from lanterne.commands.screen import Screen
from lanterne.commands.text_table import TextTable
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, check_seats
from lanterne.core.rng import fresh_seed
from lanterne.games.registry import game_named
from lanterne.match.match import Match
from lanterne.sim.players import brought_pictures
from lanterne.text import Words
from lanterne.text.company import bot_line, company


def run(
    game_name: str, bots: str, seats: int | None, option: list[str], lang: str, seed: int | None, speak_up: bool
) -> None:
    words = Words(lang)
    game = game_named(game_name)
    seats, seated = seating(game, seats, split_calls(bots))
    first_bot = seats - len(seated)
    calls = {first_bot + place: call for place, call in enumerate(seated)}
    sitting = {seat: bot_from_anywhere(call, game.name) for seat, call in calls.items()}
    brought_pictures(list(sitting.values()))
    in_words = {each.key: each.in_words for each in game.option_list if each.in_words is not None}
    options = options_with_wishes(game, {**in_words, **raw_options(game, option)}, sitting)
    match = Match(game, options, seats, fresh_seed() if seed is None else seed_of(seed))
    people = people_names(words, first_bot)
    characters = company(words, game.name, [bot.name for bot in sitting.values()], people)
    playbill = [
        bot_line(words, game.name, bot.name, name) for bot, name in zip(sitting.values(), characters, strict=True)
    ]
    TextTable(Keyboard(match, calls, speak_up=speak_up), people + characters, words, Screen(), playbill).run()


def seating(game: AnyGame, seats: int | None, bots: list[str]) -> tuple[int, list[str]]:
    """How many seats, and the bots that take the last ones. Neither said: one person against the best bot."""
    if seats is None:
        seats = max(game.nature.seats[0], len(bots) + 1)
        if not bots:
            bots = [usual_bot(game.name)] * (seats - 1)
    check_seats(game, seats)
    if len(bots) >= seats:
        raise BadInput(f"{len(bots)} bots leave none of {seats} seats for a person; bots alone: lanterne simulate")
    for name in bots:
        bot_from_anywhere(name, game.name)
    return seats, bots


def seed_of(number: int) -> str:
    """A match seed from a short number: the same table again, guessable by whoever knows the number."""
    return "blake2:" + hashlib.sha256(f"lanterne play {number}".encode()).hexdigest()


def people_names(words: Words, people: int) -> list[str]:
    if people == 1:
        return [words.text("play-person")]
    return [words.text("play-person-number", number=number + 1) for number in range(people)]
