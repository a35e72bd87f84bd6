"""The one list of bots: `random`, those of `bots/<game>/grades.py`, and those from outside.

From outside a bot comes by an entry point of the group `lanterne.bots`, by what whoever runs the house named
(`serve --bot`), or, where a command line asks for it, straight from a file, `file.py:Name`, a module,
`package.module:Name`, or a program, `run:COMMAND`. Over the wire only names that stand in the list are known: a guest
can run no code.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from lanterne.bots.bot import Bot
from lanterne.bots.estimate import BlindEstimate, Estimate
from lanterne.bots.kinds import BotKind, Param, Value, read_call
from lanterne.bots.program import PREFIX, kind_from_program
from lanterne.bots.random import RANDOM, RandomBot
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, Json, Seat
from lanterne.core.phrase import Arg, Phrase

GROUP: Final = "lanterne.bots"
log = logging.getLogger("lanterne.bots")


def random_bot(values: dict[str, Value]) -> Bot:
    return RandomBot()


ANY_GAME: Final = BotKind(RANDOM, random_bot)
MOST_MADE = 500
_made: dict[tuple[str, str], Bot] = {}
_brought: dict[str, BotKind] = {}  # by whoever runs the house
_installed: list[BotKind] = []  # by entry points, read once
_read = False


def bot_kinds(game: str) -> list[BotKind]:
    """The same bots as `bot_names` calls them."""
    found = {ANY_GAME.name: ANY_GAME}
    module = _grades(game)
    for kind in [*(module.KINDS if module is not None else ()), *installed(), *_brought.values()]:
        if not kind.games or game in kind.games:
            found.setdefault(kind.name, kind)  # nobody takes a name that is taken
    return list(found.values())


def bot_names(game: str) -> list[str]:
    """How the bots that can play the game are called, the weakest of the house first, then those from outside."""
    return [kind.name for kind in bot_kinds(game)]


def opponents(game: str) -> list[str]:
    """Whom people are offered, from gentle to strong, then those from outside.

    One that plays by chance where there is nobody else.
    """
    module = _grades(game)
    company = [] if module is None else list(module.OPPONENTS)
    house = {ANY_GAME.name, *([kind.name for kind in module.KINDS] if module is not None else [])}
    return company + [name for name in bot_names(game) if name not in house] or [ANY_GAME.name]


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody chose, and stands in for one that fails."""
    module = _grades(game)
    return RANDOM if module is None else str(module.USUAL)


def best_bot(game: str) -> str:
    """The strongest that people are offered: whoever judges finished games."""
    module = _grades(game)
    return RANDOM if module is None else str(module.OPPONENTS[-1])


def adviser(game: str) -> str:
    """Whom people may ask for advice in the middle of a game; "": nobody."""
    module = _grades(game)
    return "" if module is None else str(getattr(module, "ADVISER", module.USUAL))


def estimate_of(game: AnyGame, seats: int) -> Estimate:
    """What tells the worth of a position that lies open."""
    module = _grades(game.name)
    estimate = None if module is None else getattr(module, "ESTIMATE", None)
    return estimate if isinstance(estimate, Estimate) else BlindEstimate(game, seats)


def bot_named(text: str, game: str) -> Bot:
    """The bot of that name and those parameters. Raises `BadInput` on a name that is none."""
    if (game, text) in _made:
        return _made[game, text]
    name, given = read_call(text)
    kinds = {kind.name: kind for kind in bot_kinds(game)}
    if name not in kinds:
        args: dict[str, Arg] = {"bot": name[:40], "game": Phrase(f"{game}-name"), "known": ", ".join(kinds)}
        raise BadInput(Phrase("refused-no-bot", args))
    bot = kinds[name].called(given)
    if len(_made) >= MOST_MADE:
        _made.clear()  # those with parameters are without number
    _made[game, text] = bot
    return bot


def bot_from_anywhere(text: str, game: str) -> Bot:
    """The same for whoever sits at this machine, `file.py:Name`, `module:Name` and `run:COMMAND` besides."""
    name, given = read_call(text)
    if ":" not in name:
        return bot_named(text, game)
    kind = kind_from_outside(name)
    if kind.games and game not in kind.games:
        raise BadInput(f"the bot {name} plays {', '.join(kind.games)}, not {game}")
    bot = kind.called(given)
    if not name.startswith(PREFIX):
        bot.name = home_of(name) + bot.name.removeprefix(kind.name)
    return bot


def params_of(text: str, game: str) -> tuple[Param, ...]:
    """The parameters of a bot called as for `bot_from_anywhere`; none where there is no such bot."""
    name, _ = read_call(text)
    if ":" in name:
        return kind_from_outside(name).params
    for kind in bot_kinds(game):
        if kind.name == name:
            return kind.params
    return ()


def options_with_wishes(game: AnyGame, raw: Mapping[str, object], bots_by_seat: Mapping[Seat, Bot]) -> Json:
    """The table's options and what its bots wish for; what somebody chose comes first, unless it is the default."""
    defaults = {option.key: option.default for option in game.option_list}
    merged: Json = dict(raw)
    for seat, bot in bots_by_seat.items():
        for key, value in bot.wishes(seat).items():
            if key not in raw or raw[key] == defaults.get(key):
                merged[key] = value
    return merged


# ---------------------------------------------------------------------- from outside


def installed() -> list[BotKind]:
    """What other packages on this machine bring; one that cannot be loaded is named in the log and left out."""
    global _read
    if not _read:
        _read = True
        for point in entry_points(group=GROUP):
            kind = _loaded(point)
            if kind is not None:
                _installed.append(kind)
    return _installed


def _loaded(point: EntryPoint) -> BotKind | None:
    try:
        return kind_from(point.name, point.load())
    except (Exception, SystemExit) as error:  # somebody else's code: whatever it does, the house stands
        log.warning("the bot %s (%s) cannot be loaded: %s", point.name, point.value, error)
        return None


def kind_from_outside(name: str) -> BotKind:
    """A file's bot, a module's or a program's. Raises `BadInput`."""
    return kind_from_program(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else kind_from_file(name)


def bring(text: str) -> BotKind:
    """Enters a bot from a file, a module or a program in the list under its name. Raises `BadInput`."""
    return enter(kind_from_outside(text))


def enter(kind: BotKind) -> BotKind:
    """Enters a bot in the list of this process."""
    _brought[kind.name] = kind
    _made.clear()
    return kind


def bring_all(texts: str) -> None:
    """Enters all of a list, one a line. Raises `BadInput`."""
    for text in texts.splitlines():
        bring(text)


def home_of(text: str) -> str:
    """What a bot from a file or a module is called: after that, without folders and packages."""
    path, _, _ = text.rpartition(":")
    return Path(path).stem if path.endswith(".py") else path.rpartition(".")[2]


def kind_from_file(text: str) -> BotKind:
    """The bot of `file.py:Name` or `package.module:Name`. Raises `BadInput`."""
    path, _, name = text.rpartition(":")
    module = _run_file(path) if path.endswith(".py") else _import(path)
    if not hasattr(module, name):
        raise BadInput(f"{path} has nothing called {name!r}")
    return kind_from(name.lower(), getattr(module, name))


def _run_file(path: str) -> Any:
    spec = spec_from_file_location(f"lanterne_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BadInput(f"there is no Python file {path!r}: a bot from a file is written file.py:Name")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadInput(f"{path} cannot be run: {type(error).__name__}: {error}") from None
    return module


def _import(name: str) -> Any:
    """An installed module, or one beside which the command was given, as with `python -m`."""
    if not all([part.isidentifier() for part in name.split(".")]):
        raise BadInput(f"{name!r} is no module: a bot is written file.py:Name or package.module:Name")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name + ".").startswith(error.name + "."):
            raise BadInput(f"there is no module {name!r}: a bot is written package.module:Name") from None
        raise BadInput(f"{name} cannot be imported: {error}") from None
    except Exception as fault:
        raise BadInput(f"{name} cannot be imported: {type(fault).__name__}: {fault}") from None


def kind_from(name: str, brought: Any) -> BotKind:
    """A kind from a class of bots (its `games` and `params` say more), or one that was made by hand."""
    if isinstance(brought, BotKind):
        return brought
    if not (isinstance(brought, type) and issubclass(brought, Bot)):
        raise BadInput(f"{name} is neither a class of bots nor a BotKind")
    return BotKind(
        name, _maker(brought), games=tuple(getattr(brought, "games", ())), params=tuple(getattr(brought, "params", ()))
    )


def _maker(brought: Callable[..., Bot]) -> Callable[[dict[str, Value]], Bot]:
    return lambda values: brought(**values)


def _grades(game: str) -> Any:
    """The module that lists the game's own bots, if it has one."""
    package = f"lanterne.bots.{game}"
    return import_module(f"{package}.grades") if game.isidentifier() and find_spec(package) is not None else None
