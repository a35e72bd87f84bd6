"""`lanterne games`: what can be played here."""

from __future__ import annotations

from lanterne.bots.registry import bot_names
from lanterne.commands.common import plain_console, print_json
from lanterne.core.game import AnyGame, Json
from lanterne.games.registry import all_games
from lanterne.text import LANGUAGES, Words, default_language


def run(as_json: bool) -> None:
    if as_json:
        print_json({"games": [facts(game) for game in all_games()]})
        return
    words = Words(default_language())
    console = plain_console()
    for game in all_games():
        fewest, most = game.nature.seats
        console.print(f"{game.name}  {words.text(f'{game.name}-name')}", style="bold")
        console.print("  " + words.text("games-seats", fewest=fewest, most=most))
        console.print("  " + words.text("games-bots", bots=", ".join(bot_names(game.name))))
        for option in game.option_list:
            line = words.text(f"{game.name}-option-{option.key}")
            console.print("  " + words.text("games-option", key=option.key, words=line))


def facts(game: AnyGame) -> Json:
    return {
        "game": game.name,
        "names": {lang: Words(lang).text(f"{game.name}-name") for lang in LANGUAGES},
        "rules": game.rules,
        **game.nature.json(),
        "options": [option.json() for option in game.option_list],
        "bots": bot_names(game.name),
    }
