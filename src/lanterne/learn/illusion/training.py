"""Training the eye, in rounds: decks are drawn, looked at, and what was learned is kept before the next round begins.

Each round is a function of the one before and of the plan, so a run that was killed ends where it would have ended.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.colours import CARDS
from lanterne.learn.config import FILE as CONFIG
from lanterne.learn.illusion.drawing import NOTHING, UNSEEN_FROM, Drawn, drawn_decks, together
from lanterne.learn.illusion.judging import width_of
from lanterne.learn.illusion.net import EyeNet, Shape, drawn, inks_of, miss, plain
from lanterne.learn.learner import FILE as STATE
from lanterne.learn.learner import whole
from lanterne.learn.model import Tensor, torch
from lanterne.learn.players import TRAINED
from lanterne.learn.training import EXAM_EVERY, Limit, Tell, cut_log, note

GAME: Final = "illusion"
DECKS: Final = "decks"
CLOSE: Final = 512  # pictures judged at once


@dataclass(frozen=True)
class Plan:
    """All that decides what is learned; written beside it. How many draw, and what it is fitted on, does not."""

    game: str = GAME
    seed: int = 0
    decks: int = 4  # drawn afresh for each round
    most_decks: int = 80  # kept at hand; then the rounds go on with those
    looks: int = 250  # batches a round
    batch: int = 64
    rate: float = 0.003  # of learning, at first
    slower: int = 15  # rounds after which the rate is half of that
    slow: float = 0.995  # how slowly the kept net follows the one that learns
    exam: int = 4  # decks never learned from
    shape: Shape = field(default_factory=Shape)


class Eyes:
    """The net that learns, the one that follows it slowly and is kept, and what moves them."""

    def __init__(self, plan: Plan, device: str = "cpu") -> None:
        torch.manual_seed(plan.seed)
        self.net = EyeNet(plan.shape).to(device)
        self.kept = EyeNet(plan.shape).to(device)
        self.kept.load_state_dict(self.net.state_dict())
        self.mover = torch.optim.Adam(self.net.parameters(), lr=plan.rate)
        self.device = device
        self.rounds = 0
        self.looked = 0  # pictures

    def state(self) -> dict[str, Any]:
        parts = {"net": self.net, "kept": self.kept, "mover": self.mover}
        return {**{name: part.state_dict() for name, part in parts.items()}, "at": [self.rounds, self.looked]}

    def load(self, state: dict[str, Any]) -> None:
        self.net.load_state_dict(state["net"])
        self.kept.load_state_dict(state["kept"])
        self.mover.load_state_dict(state["mover"])
        self.rounds, self.looked = state["at"]

    def follow(self, slow: float) -> None:
        with torch.no_grad():
            for one, other in zip(self.kept.parameters(), self.net.parameters(), strict=True):
                one.lerp_(other, 1.0 - slow)


def train_eye(asked: Plan, folder: Path, limit: Limit, jobs: int, device: str, tell: Tell) -> Eyes:
    """Leaves the folder such that the next call goes on. Raises `BadInput`."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = plan_in(folder, asked)
    eyes = begun(folder, plan, device)
    torch.set_num_threads(jobs)
    exam = drawn_for(folder, range(UNSEEN_FROM, UNSEEN_FROM + plan.exam), jobs, 0, tell)
    if eyes.rounds == 0:
        note(folder, {"round": 0, "exam": error_of(eyes.kept, exam)})
    decks = drawn_for(folder, range(decks_of(plan, eyes.rounds)), jobs, eyes.rounds, tell)
    while not limit.is_over(eyes.rounds):
        start = monotonic()
        have, wanted = len(decks.shares) // CARDS, decks_of(plan, eyes.rounds + 1)
        decks = together([decks, drawn_for(folder, range(have, wanted), jobs, eyes.rounds, tell)])
        tell("looking", {"round": eyes.rounds})
        loss = looked_through(eyes, decks, plan)
        line: Json = {"round": eyes.rounds, "looked": eyes.looked, "decks": wanted, "loss": loss}
        if limit.is_over(eyes.rounds) or eyes.rounds % EXAM_EVERY == 0:
            line["exam"] = error_of(eyes.kept, exam)  # the mean error, in points of the card
        keep(folder, eyes, width_of(estimates(eyes.kept, exam).double().numpy(), exam.shares.astype(float)))
        note(folder, {**line, "seconds": round(monotonic() - start, 1)})
        tell("round", line)
    return eyes


def decks_of(plan: Plan, rounds: int) -> int:
    """How many decks there are to learn from in that round."""
    return min(plan.most_decks, rounds * plan.decks)


def plan_in(folder: Path, asked: Plan) -> Plan:
    """The plan of a run that was begun there, else the one asked for. Raises `BadInput`."""
    file = folder / CONFIG
    if not file.exists():
        file.write_text(json.dumps(asdict(asked), indent=1) + "\n", encoding="utf8")
        return asked
    try:
        found = json.loads(file.read_text(encoding="utf8"))
        game = found["game"]
        if game == GAME:
            layers = tuple((patterns, side, step) for patterns, side, step in found.pop("shape")["layers"])
            return Plan(**found, shape=Shape(layers))
    except (ValueError, TypeError, KeyError):
        raise BadInput(f"{file} is no configuration of a training") from None
    raise BadInput(Phrase("refused-other-training", {"file": str(folder), "game": game}))


def begun(folder: Path, plan: Plan, device: str) -> Eyes:
    """A fresh pair of eyes, or those the folder holds."""
    eyes = Eyes(plan, device)
    if (folder / STATE).exists():
        eyes.load(torch.load(folder / STATE, map_location=device, weights_only=True))
    cut_log(folder, eyes.rounds if eyes.rounds else -1)
    return eyes


def drawn_for(folder: Path, numbers: range, jobs: int, rounds: int, tell: Tell) -> Drawn:
    decks: list[Drawn] = [NOTHING]
    for deck in drawn_decks(folder / DECKS, numbers, jobs):
        tell("drawing", {"round": rounds})
        decks.append(deck)
    return together(decks)


def looked_through(eyes: Eyes, decks: Drawn, plan: Plan) -> float:
    """One round of looking; the loss on average."""
    chance = torch.Generator().manual_seed(plan.seed * 1_000_003 + eyes.rounds)
    planes, shares = (torch.from_numpy(part).to(eyes.device) for part in (decks.planes, decks.shares))
    inks, total = inks_of().to(eyes.device), 0.0
    for group in eyes.mover.param_groups:
        group["lr"] = plan.rate * plan.slower / (plan.slower + eyes.rounds)
    for _ in range(plan.looks):
        dark, share = batch_of(planes, shares, inks, plan.batch, chance)
        loss = miss(eyes.net(dark), share)
        eyes.mover.zero_grad()
        loss.backward()
        eyes.mover.step()
        eyes.follow(plan.slow)
        total += float(loss.detach())
    eyes.looked += plan.looks * plan.batch
    eyes.rounds += 1
    return total / plan.looks


def batch_of(planes: Tensor, shares: Tensor, inks: Tensor, size: int, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    """Pictures drawn at random, their inks dealt anew, turned or mirrored as tables lay them; and their shares."""
    picked = torch.randint(len(planes), (size,), generator=chance).to(planes.device)
    dealt = torch.rand(size, len(inks), generator=chance).argsort(dim=1).to(planes.device)
    rows = torch.arange(size, device=planes.device)[:, None]
    taken, share = planes[picked][rows, dealt], shares[picked][rows, dealt].float() / 100.0
    for axis in (2, 3):
        if torch.rand(1, generator=chance) < 0.5:
            taken = taken.flip(axis)
    return drawn(taken, inks), share


def estimates(net: EyeNet, decks: Drawn) -> Tensor:
    """What the eye makes of each picture: shares in per cent."""
    device = net.sums.weight.device
    inks = inks_of().to(device)
    with torch.no_grad():
        parts = torch.from_numpy(decks.planes).split(CLOSE)
        return 100.0 * torch.cat([net(drawn(part.to(device), inks)) for part in parts]).cpu()


def error_of(net: EyeNet, decks: Drawn) -> float:
    return float((estimates(net, decks) - torch.from_numpy(decks.shares)).abs().mean())


def keep(folder: Path, eyes: Eyes, width: tuple[float, float]) -> None:
    """All that going on needs, and the net as bots look through it."""
    beside = folder / f".{STATE}.part"
    torch.save(eyes.state(), beside)
    beside.replace(folder / STATE)
    whole(folder / TRAINED, plain(eyes.kept, width).packed())
