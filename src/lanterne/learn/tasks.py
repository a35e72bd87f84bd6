"""The games that can be learned, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.learn.illuminati import IlluminatiTask
from lanterne.learn.illusio import IllusioTask
from lanterne.learn.task import Task
from lanterne.learn.vizia import ViziaTask

PICTURES: Final = "illusion"  # of which nobody learns to play but to look: `learn/illusion`
TASKS: Final[dict[str, Callable[[], Task]]] = {"vizia": ViziaTask, "illusio": IllusioTask, "illuminati": IlluminatiTask}


def task_of(game: str) -> Task:
    """Raises `BadInput` for a game that nobody can learn yet."""
    if game not in TASKS:
        raise BadInput(Phrase("refused-no-task", {"game": game[:40], "known": ", ".join([*TASKS, PICTURES])}))
    return TASKS[game]()
