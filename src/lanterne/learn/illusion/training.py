"""Training the eye, in rounds: decks are drawn, looked at, and what was learned is kept before the next round begins.

Each round is a function of the one before and of the plan, so a run that was stopped ends where it would have ended.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.games.illusion.colours import CARDS
from lanterne.learn.illusion.drawing import NOTHING, UNSEEN_FROM, Drawn, drawn_decks, together
from lanterne.learn.illusion.net import EyeNet, Shape, drawn, inks_of, miss, plain

CONFIG: Final = "config.json"
STATE: Final = "state.pt"
LOG: Final = "log.jsonl"
NET: Final = "trained.net"
DECKS: Final = "decks"
CLOSE: Final = 512  # pictures judged at once

Tell = Callable[[str, Json], None]  # what it is doing now (`drawing`, `learning`, `round`), with figures


@dataclass(frozen=True)
class Plan:
    """All that decides what is learned; written beside it."""

    seed: int = 1
    decks: int = 4  # drawn afresh for each round
    most_decks: int = 80  # kept at hand; then the rounds go on with those
    looks: int = 250  # batches a round
    batch: int = 64
    rate: float = 0.003  # of learning, at first
    slower: int = 15  # rounds after which the rate is half of that
    slow: float = 0.995  # how slowly the kept net follows the one that learns
    judged: int = 4  # decks never learned from
    shape: Shape = field(default_factory=Shape)


@dataclass(frozen=True)
class Round:
    """What a round came to: errors are in points of a hundred, on pictures never learned from."""

    round: int
    looked: int  # pictures looked at so far
    decks: int
    loss: float
    error: float
    seconds: float


class Eyes:
    """The net that learns, the one that follows it slowly and is kept, and what moves them."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.net = EyeNet(plan.shape)
        self.kept = EyeNet(plan.shape)
        self.kept.load_state_dict(self.net.state_dict())
        self.mover = torch.optim.Adam(self.net.parameters(), lr=plan.rate)
        self.rounds = 0
        self.looked = 0

    def state(self) -> dict[str, Any]:
        return {
            "net": self.net.state_dict(),
            "kept": self.kept.state_dict(),
            "mover": self.mover.state_dict(),
            "rounds": self.rounds,
            "looked": self.looked,
        }

    def load(self, state: dict[str, Any]) -> None:
        self.net.load_state_dict(state["net"])
        self.kept.load_state_dict(state["kept"])
        self.mover.load_state_dict(state["mover"])
        self.rounds, self.looked = state["rounds"], state["looked"]

    def follow(self, slow: float) -> None:
        with torch.no_grad():
            for one, other in zip(self.kept.parameters(), self.net.parameters(), strict=True):
                one.lerp_(other, 1.0 - slow)


def train(folder: Path, plan: Plan, *, minutes: float, jobs: int, most: int, tell: Tell) -> Eyes:
    """Learns until the time is over or `most` rounds are done in all; goes on with what the folder holds."""
    ends = time.monotonic() + 60.0 * minutes
    folder.mkdir(parents=True, exist_ok=True)
    eyes = begun(folder, plan)
    torch.set_num_threads(jobs)
    unseen = drawn_for(folder, range(UNSEEN_FROM, UNSEEN_FROM + plan.judged), jobs, tell)
    decks = drawn_for(folder, range(decks_of(plan, eyes.rounds)), jobs, tell)
    while eyes.rounds < most and time.monotonic() < ends:
        start = time.monotonic()
        have, wanted = len(decks.shares) // CARDS, decks_of(plan, eyes.rounds + 1)
        decks = together([decks, drawn_for(folder, range(have, wanted), jobs, tell)])
        loss = looked_through(eyes, decks, plan, tell)
        eyes.rounds += 1
        error = error_of(eyes.kept, unseen)
        done = Round(eyes.rounds, eyes.looked, wanted, loss, error, round(time.monotonic() - start, 1))
        keep(folder, eyes, done)
        tell("round", asdict(done))
    return eyes


def decks_of(plan: Plan, rounds: int) -> int:
    """How many decks there are to learn from in that round."""
    return min(plan.most_decks, rounds * plan.decks)


def begun(folder: Path, plan: Plan) -> Eyes:
    """A fresh pair of eyes, or those the folder holds. Raises `BadInput` where they follow another plan."""
    eyes = Eyes(plan)
    config = folder / CONFIG
    told = json.loads(json.dumps(asdict(plan)))
    if config.exists():
        if json.loads(config.read_text()) != told:
            raise BadInput(f"{folder} holds a training of another plan: name another folder")
    else:
        config.write_text(json.dumps(told, indent=1) + "\n")
    if (folder / STATE).exists():
        eyes.load(torch.load(folder / STATE, weights_only=True))
    return eyes


def drawn_for(folder: Path, numbers: range, jobs: int, tell: Tell) -> Drawn:
    decks: list[Drawn] = []
    for deck in drawn_decks(folder / DECKS, numbers, jobs):
        decks.append(deck)
        tell("drawing", {"done": len(decks), "of": len(numbers)})
    return together(decks) if decks else NOTHING


def looked_through(eyes: Eyes, decks: Drawn, plan: Plan, tell: Tell) -> float:
    """One round of looking; the loss on average."""
    chance = torch.Generator().manual_seed(plan.seed * 1_000_003 + eyes.rounds)
    planes, shares = torch.from_numpy(decks.planes), torch.from_numpy(decks.shares)
    inks, total = inks_of(), 0.0
    for group in eyes.mover.param_groups:
        group["lr"] = plan.rate * plan.slower / (plan.slower + eyes.rounds)
    for look in range(plan.looks):
        dark, share = batch_of(planes, shares, inks, plan.batch, chance)
        loss = miss(eyes.net(dark), share)
        eyes.mover.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        eyes.mover.step()
        eyes.follow(plan.slow)
        eyes.looked += plan.batch
        total += float(loss.detach())
        if look % 10 == 9:
            tell("learning", {"done": look + 1, "of": plan.looks})
    return total / plan.looks


def batch_of(planes: Tensor, shares: Tensor, inks: Tensor, size: int, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    """Pictures drawn at random, their inks dealt anew, turned or mirrored as tables lay them; and their shares."""
    picked = torch.randint(len(planes), (size,), generator=chance)
    dealt = torch.rand(size, len(inks), generator=chance).argsort(dim=1)
    rows = torch.arange(size)[:, None]
    taken, share = planes[picked][rows, dealt], shares[picked][rows, dealt].float() / 100.0
    if torch.rand(1, generator=chance) < 0.5:
        taken = taken.flip(2)
    if torch.rand(1, generator=chance) < 0.5:
        taken = taken.flip(3)
    return drawn(taken, inks), share


def estimates(net: EyeNet, decks: Drawn) -> Tensor:
    """What the eye makes of each picture: shares in per cent."""
    planes, inks = torch.from_numpy(decks.planes), inks_of()
    with torch.no_grad():
        return 100.0 * torch.cat([net(drawn(part, inks)) for part in planes.split(CLOSE)])


def error_of(net: EyeNet, decks: Drawn) -> float:
    return float((estimates(net, decks) - torch.from_numpy(decks.shares)).abs().mean())


def keep(folder: Path, eyes: Eyes, done: Round) -> None:
    """First what goes on, then what tells of it: a run stopped in between repeats a line at most."""
    rough = folder / (STATE + ".part")
    torch.save(eyes.state(), rough)
    rough.replace(folder / STATE)
    (folder / NET).write_bytes(plain(eyes.kept).packed())
    with (folder / LOG).open("a") as log:
        log.write(json.dumps(asdict(done)) + "\n")
