"""`lanterne train`: a net learns from games that bots, then the net itself, play; it goes on where it was left."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from lanterne.commands.common import plain_console
from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.core.phrase import Phrase
from lanterne.learn.tasks import PICTURES, task_of
from lanterne.text import Words, default_language

if TYPE_CHECKING:
    from lanterne.learn.training import Limit

DEVICES: Final = ("cpu", "cuda")


class Asked(NamedTuple):
    """The flags as they came."""

    game: str
    minutes: float
    rounds: int
    jobs: int
    out: Path
    device: str
    seed: int


def run(asked: Asked) -> None:
    words = Words(default_language())
    task = None if asked.game == PICTURES else task_of(asked.game)  # an unknown game is told before anything is loaded
    if asked.device not in DEVICES:
        raise BadInput(Phrase("refused-no-device", {"device": asked.device[:40], "known": ", ".join(DEVICES)}))
    from lanterne.learn.training import Limit, log_of, train

    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot write {asked.out}: {error.strerror}") from None
    limit = Limit(asked.minutes, asked.rounds)
    of = "games" if task else "pictures"  # that it learns from
    with Bar(limit, words, of) as bar:
        if task is None:
            from lanterne.learn.illusion.training import Plan, train_eye

            train_eye(Plan(seed=asked.seed), asked.out, limit, asked.jobs, asked.device, bar.tell)
        else:
            train(task.config(asked.seed), asked.out, limit, asked.jobs, asked.device, bar.tell)
    report(log_of(asked.out), asked.out, words, of)


class Bar:
    """On stderr: how much of the time is spent, and what it is doing; without a terminal a line for each exam."""

    def __init__(self, limit: Limit, words: Words, of: str) -> None:
        self.of = of
        self.limit = limit
        self.words = words
        self.console = plain_console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self.progress = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self.task = self.progress.add_task("", total=limit.rounds or limit.seconds)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *why: object) -> None:
        self.progress.stop()

    def tell(self, doing: str, figures: Json) -> None:
        done = figures["round"] if self.limit.rounds else self.limit.spent_s()
        if doing != "round":
            text = self.words.text(f"train-doing-{doing}", round=figures["round"])
            self.progress.update(self.task, completed=done, description=text)
        elif "exam" in figures:
            self.console.print(line_of(figures, self.words, self.of))


def line_of(figures: Json, words: Words, of: str) -> str:
    return words.text(
        "train-line",
        of=of,
        round=figures["round"],
        loss=words.number(float(figures["loss"] if "loss" in figures else figures["exam"]), 4),
        exam=words.number(float(figures["exam"]), 4),
    )


def report(lines: list[Json], folder: Path, words: Words, of: str) -> None:
    from lanterne.learn.curve import FILE, draw_curve

    console = plain_console()
    exams = [line for line in lines if "exam" in line]
    console.print(line_of(exams[-1], words, of))
    before, after = words.number(exams[0]["exam"], 4), words.number(exams[-1]["exam"], 4)
    console.print(words.text("train-result", of=of, before=before, after=after, rounds=lines[-1]["round"]))
    console.print(words.text("train-folder", folder=str(folder)))
    if draw_curve(lines, folder, words, of):
        console.print(words.text("train-curve", file=os.fspath(folder / FILE)))
