"""What a program asks for most, said shortly; `import lanterne` hands it on. Nothing here needs an extra."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, Union

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_from_anywhere, bot_names, enter, kind_from
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame
from lanterne.games.registry import game_named, game_names
from lanterne.sim import arena as arenas
from lanterne.sim import simulate as simulations
from lanterne.sim.deals import planned
from lanterne.sim.processes import Jobs, processes_of

__all__ = ["arena", "bot", "bot_names", "game", "game_names", "simulate"]

Called: TypeAlias = Union[str, type[Bot]]  # a bot by its call, or a class of your own
Options: TypeAlias = Mapping[str, object]
MAIN = "__main__"


def game(name: str) -> AnyGame:
    """The game of that name; `game_names` lists them. Raises `BadInput` where there is none."""
    return game_named(name)


def bot(called: Called, game: str) -> Bot:
    """A bot that can play the game: by its call (`greedy`, `search(seconds=1)`, `file.py:Name`,
    `package.module:Name`), or of a class of your own. Raises `BadInput`."""
    return bot_from_anywhere(call_of_bot(called, 1), game)


def simulate(
    game: str,
    bots: Sequence[Called] = ("random",),
    *,
    games: int = 1000,
    seats: int | None = None,
    options: Options | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    keep: Callable[[list[str]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> simulations.Result:
    """Many games between bots: one for all seats, or one for each. The same games whatever the number of jobs.

    `jobs` are processes of this machine, or an open `sim.cluster.Cluster`. `keep` gets the records of finished games as
    lines, `progress` the number of games just done. The result's `json` holds all figures. Raises `BadInput` on
    anything that cannot be played.
    """
    found = game_named(game)
    check_counts(games, jobs)
    seated = simulations.seat_bots(found, seats, [call_of_bot(each, jobs) for each in bots])
    raw = found.options_json(found.options(options or {}, len(seated)))
    plan = simulations.Plan(found.name, raw, seated, seed, games, keep is not None)
    return simulations.simulate(plan, jobs, keep, progress)


def arena(
    game: str,
    bots: Sequence[Called],
    *,
    games: int = 1000,
    seats: int | None = None,
    options: Options | None = None,
    seconds: float | None = None,
    lineup: str = "all",
    stop: float | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    keep: Callable[[list[str]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> arenas.ArenaResult:
    """Bots rated against each other: every deal is played from every seat, so that luck falls on all alike.

    `seconds` is what bots that look at the clock think about a decision; `stop`, a share, ends it as soon as the first
    bot's share is shown to lie above or below. The result's `json` holds ratings, intervals and the rest.
    Raises `BadInput` on anything that cannot be played.
    """
    check_counts(games, jobs)
    arenas.check_stop(stop)
    plan = planned(
        game_named(game),
        [call_of_bot(each, jobs) for each in bots],
        options or {},
        games=games,
        seats=seats,
        seconds=seconds,
        way=lineup,
        seed=seed,
        keep_records=keep is not None,
    )
    return arenas.arena(plan, jobs, stop, keep=keep, progress=progress)


def check_counts(games: int, jobs: Jobs) -> None:
    if games < 1 or processes_of(jobs) < 1:
        raise BadInput(f"there is at least one game and one job, not {games} and {processes_of(jobs)}")


def call_of_bot(called: Called, jobs: Jobs) -> str:
    """How a bot is called in this process and, where there are several jobs, in others."""
    if isinstance(called, str):
        return called
    name = called.__qualname__
    if called.__module__ != MAIN and "." not in name:
        return f"{called.__module__}:{name}"
    if jobs != 1:
        raise BadInput(f"{name} stands in no module that another process could import: give its call, file.py:Name")
    kind = kind_from(called.__name__.lower(), called)
    if kind.name not in _entered and any([kind.name in bot_names(game) for game in kind.games or game_names()]):
        raise BadInput(f"there is a bot {kind.name} already: call the class otherwise")
    _entered.add(kind.name)
    return enter(kind).name


_entered: set[str] = set()  # from here: a class may be written anew, as one does in a notebook
