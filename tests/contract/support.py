"""What the laws need to know of each game: found by convention in `tests/games/<game>`, or beside a game from outside.

`vocabulary.py`        `vocabulary(s) -> list[str]`: codes to judge in a position, every kind of action among them.
`support.py`, if any   `shown(v, topic) -> int | None`: the number on the screen whose terms are `terms(v, topic)`;
                       `MOST_PLIES`: games end within so many; `FLEETING`: names of events that tell what no view keeps;
                       `fleeting(s)`: those that do so in the variant of this game alone;
                       `Ledger`: a `Watcher` of what must hold in this game after every action;
                       `bold(acts, rng)`: a choice by which random games go further than by blind chance;
                       `swaps(s, rng) -> list[tuple[State, set[Seat]]]`: true states in which hidden things have
                       changed places, each with the seats that could notice. Nobody else may.
                       `UNMET`: shapes of codes that random games hardly ever come upon, each with its reason.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tests.toy.game import GAME as TOY

from lanterne.core.errors import BadOptions
from lanterne.core.game import Action, AnyGame, Event, Json, Seat
from lanterne.core.options import Option, Value
from lanterne.core.rng import Rng
from lanterne.games.registry import all_games

GAMES: list[AnyGame] = [*all_games(), TOY]
MOST_PLIES = 20_000


def folder(game: AnyGame) -> str:
    package = type(game).__module__.rpartition(".")[0]
    return f"tests.games.{game.name}" if package == f"lanterne.games.{game.name}" else package


def vocabulary(game: AnyGame) -> Callable[[Any], list[str]]:
    found: Callable[[Any], list[str]] = import_module(f"{folder(game)}.vocabulary").vocabulary
    return found


def support(game: AnyGame) -> ModuleType | None:
    name = f"{folder(game)}.support"
    return import_module(name) if find_spec(name) else None


def most_plies(game: AnyGame) -> int:
    found: int = getattr(support(game), "MOST_PLIES", MOST_PLIES)
    return found


def fleeting(game: AnyGame, s: Any) -> frozenset[str]:
    ask = getattr(support(game), "fleeting", None)
    return frozenset(getattr(support(game), "FLEETING", ())) | frozenset(() if ask is None else ask(s))


def shown(game: AnyGame, v: Any, topic: str) -> int | None:
    """The number a person sees for the topic, where the game's support names it."""
    ask = getattr(support(game), "shown", None)
    return None if ask is None else ask(v, topic)


def bold(game: AnyGame) -> Callable[[list[Any], Rng], Any] | None:
    return getattr(support(game), "bold", None)


def swaps(game: AnyGame, s: Any, rng: Rng) -> list[tuple[Any, set[Seat]]]:
    ask = getattr(support(game), "swaps", None)
    return [] if ask is None else ask(s, rng)


def unmet_shapes(game: AnyGame) -> dict[str, str]:
    found: dict[str, str] = getattr(support(game), "UNMET", {})
    return found


class Watcher:
    """Told of every action of a game, fails where something does not hold; this one is content with everything."""

    listens = False  # whether it wants to know the events; making them takes its time

    def __init__(self, s: Any) -> None: ...

    def watch(self, s: Any, events: list[Event]) -> None: ...


def watcher(game: AnyGame, s: Any) -> Watcher:
    """Somebody to watch a game that is about to begin."""
    found: Watcher = getattr(support(game), "Ledger", Watcher)(s)
    return found


def watched_step(game: AnyGame, s: Any, seat: Seat, a: Action, rng: Rng, eyes: Watcher) -> None:
    """Does it, and lets the watcher look."""
    events: list[Event] = []
    game.apply(s, seat, a, rng, events if eyes.listens else None)
    eyes.watch(s, events)


# ---------------------------------------------------------------------- variants


def is_valid(game: AnyGame, raw: Json, seats: int) -> bool:
    try:
        game.options(raw, seats)
    except BadOptions:
        return False
    return True


def other_values(option: Option) -> list[Value]:
    """The values that make a variant: the other side of a switch, both ends of a number, the other choices."""
    if option.kind() == "switch":
        return [not option.default]
    values: tuple[Value, ...] = (option.least, option.most) if option.kind() == "number" else option.choices
    return [value for value in dict.fromkeys(values) if value != option.default]


def told_values(option: Option) -> list[Value]:
    """Those that get a preset of their own: of a long list of choices the last one stands for all."""
    values = other_values(option)
    return values if len(values) <= 2 else values[-1:]


def presets(game: AnyGame, seats: int) -> dict[str, Json]:
    """The default, each option alone, all together: those that are valid at a table of so many."""
    found: dict[str, Json] = {"default": {}}
    together: Json = {}
    for option in game.option_list:
        for value in told_values(option):
            raw = {option.key: value}
            if is_valid(game, raw, seats):
                found[preset_name(option, value)] = raw
        value = other_values(option)[-1]
        if is_valid(game, {**together, option.key: value}, seats):
            together[option.key] = value
    if len(together) > 1:
        found["together"] = together
    return {name: raw for name, raw in found.items() if is_valid(game, raw, seats)}


def preset_name(option: Option, value: Value) -> str:
    if option.kind() == "switch":
        return option.key if value else f"no_{option.key}"
    return f"{option.key}_{value}"


def seat_counts(game: AnyGame) -> range:
    fewest, most = game.nature.seats
    return range(fewest, most + 1)
