"""The nets of a folder as bots that an arena can call: `DIR/trained.py:Net` against `DIR/fresh.py:Net`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.kinds import BotKind, Value
from lanterne.bots.nets.file import net_from
from lanterne.learn.tasks import task_of

TRAINED: Final = "trained.net"
FRESH: Final = "fresh.net"
SCRIPT: Final = """from pathlib import Path

from lanterne.learn.players import player

Net = player("{game}", Path(__file__).with_suffix(".net"))
"""


def player(game: str, path: Path) -> BotKind:
    """Read afresh whenever one is made: training may have gone on."""

    def make(values: dict[str, Value]) -> Bot:
        task = task_of(game)
        return task.bot(net_from(path, task.game, actions=task.actions))

    return BotKind("Net", make, games=(game,))


def write_players(game: str, folder: Path) -> None:
    for name in (TRAINED, FRESH):
        (folder / name).with_suffix(".py").write_text(SCRIPT.format(game=game), encoding="utf8")
