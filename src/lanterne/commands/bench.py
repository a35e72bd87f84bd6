"""`lanterne bench`: how fast the engines are here, beside OpenSpiel's."""

from __future__ import annotations

from rich.progress import track

from lanterne.commands.common import plain_console, print_json
from lanterne.compiled import version_of
from lanterne.core.game import Json
from lanterne.games.registry import all_games, game_named
from lanterne.sim.bench import ROUNDS, SLICE_S, contest, measure
from lanterne.sim.contestants import open_spiel
from lanterne.text import Words, default_language


def run(names: list[str], as_json: bool) -> None:
    games = [game_named(name) for name in dict.fromkeys(names)] or all_games()
    progress = plain_console(stderr=True)
    words = Words(default_language())
    label = words.text("simulate-progress")
    contests = track(games, label, console=progress, transient=True, disable=not progress.is_terminal)
    results = [measure(contest(game), ROUNDS, SLICE_S) for game in contests]
    spiel = version_of("open_spiel") if open_spiel() is not None else None
    if as_json:
        print_json({"rounds": ROUNDS, "open_spiel": spiel, "games": results})
    else:
        print_results(results, spiel is not None, words)


def print_results(results: list[Json], peers: bool, words: Words) -> None:
    console = plain_console()
    console.print(words.text("bench-columns", rounds=ROUNDS), style="bold")
    for found in results:
        how = words.text("compiled" if found["compiled"] else "interpreted")
        console.print(words.text("bench-game", name=words.text(f"{found['game']}-name"), how=how))
        for row in found["rows"]:
            console.print("  " + words.text(f"bench-row-{row['what']}", speed=round(row["decisions_per_s"])))
            for peer in row["peers"]:
                ratio = f"{peer['ratio']:.2f}"
                per_s = round(peer["decisions_per_s"])
                line = words.text(f"bench-peer-{row['what']}", name=peer["game"], speed=per_s, ratio=ratio)
                console.print("    " + line)
    if not peers:
        console.print(words.text("bench-no-peers"), style="yellow")
