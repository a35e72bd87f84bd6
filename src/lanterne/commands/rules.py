"""`lanterne rules`: the rules of a game, clause by clause."""

from __future__ import annotations

from lanterne.commands.common import plain_console
from lanterne.games.registry import game_named
from lanterne.text import Words


def rule_lines(words: Words, game: str) -> list[tuple[str, str]]:
    """Every clause with its text, in the order of the catalogue."""
    return [(clause, words.clause(game, clause)) for clause in words.clauses(game)]


def run(game_name: str, lang: str) -> None:
    words = Words(lang)
    game = game_named(game_name)
    console = plain_console()
    console.print(words.text(f"{game.name}-name"), style="bold")
    console.print(words.text("unofficial"), style="dim")
    for clause, text in rule_lines(words, game.name):
        console.print(f"{clause:<8} {text}")
