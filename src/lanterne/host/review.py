"""What was found in looking back at a finished game: a curve, its turning points, the chances that were missed."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Json, Seat
from lanterne.core.phrase import Phrase

TURNING: Final = 0.12  # of the victory: a step that moved a seat's chances by so much
MOST_TURNING: Final = 8
MOST_MISSED: Final = 12


@final
class TurningPoint:
    """A step after which a seat's chances were not what they had been."""

    def __init__(self, ply: int, mover: Seat, code: str, said: Phrase, seat: Seat, before: float, after: float) -> None:
        self.ply: Final = ply
        self.mover: Final = mover
        self.code: Final = code
        self.said: Final = said
        self.seat: Final = seat  # whose chances it moved most
        self.before: Final = before
        self.after: Final = after

    def json(self) -> Json:
        return {
            "ply": self.ply,
            "mover": self.mover,
            "code": self.code,
            "said": self.said.json(),
            "seat": self.seat,
            "before": rounded(self.before),
            "after": rounded(self.after),
        }


@final
class Missed:
    """A decision for which a bot, looking through the eyes of that seat alone, knew something better."""

    def __init__(self, ply: int, seat: Seat, codes: list[str], said: list[Phrase], lost: float, error: float) -> None:
        self.ply: Final = ply
        self.seat: Final = seat
        self.codes: Final = codes  # what was done, what would have been better
        self.said: Final = said
        self.lost: Final = lost  # of the victory
        self.error: Final = error  # of what was lost: one standard error
        self.why: Phrase | None = None

    def json(self) -> Json:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "code": self.codes[0],
            "said": self.said[0].json(),
            "better": self.codes[1],
            "better_said": self.said[1].json(),
            "lost": rounded(self.lost),
            "error": rounded(self.error),
            "why": None if self.why is None else self.why.json(),
        }


@final
class Review:
    """`points[k]`: each seat's share of the victory after k steps, as it looks when everything lies open."""

    def __init__(self, bot: str, seconds: float, samples: int) -> None:
        self.bot: Final = bot
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.points: Final[list[list[float]]] = []
        self.turning: list[TurningPoint] = []
        self.missed: list[Missed] = []
        self.decisions: Final[list[int]] = []  # looked at, by seat
        self.agreed: Final[list[int]] = []  # and answered as the bot would have

    def json(self) -> Json:
        return {
            "bot": self.bot,
            "seconds": self.seconds,
            "samples": self.samples,
            "points": [[rounded(share) for share in point] for point in self.points],
            "turning": [turning.json() for turning in self.turning],
            "missed": [missed.json() for missed in self.missed],
            "decisions": self.decisions,
            "agreed": self.agreed,
        }


def rounded(share: float) -> float:
    return round(share, 3)


def by_loss(missed: Missed) -> float:
    return -missed.lost


def by_swing(turning: TurningPoint) -> float:
    return -abs(turning.after - turning.before)


def largest_swing(before: list[float], after: list[float]) -> Seat:
    """The seat whose chances a step moved most; of equals the first."""
    best = 0
    for seat in range(len(before)):
        if abs(after[seat] - before[seat]) > abs(after[best] - before[best]):
            best = seat
    return best
