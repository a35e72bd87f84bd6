"""What the laws need to know of the toy game."""

from __future__ import annotations

from tests.toy.swaps import swaps
from tests.toy.view import ToyView

__all__ = ["MOST_PLIES", "shown", "swaps"]

MOST_PLIES = 200


def shown(v: ToyView, topic: str) -> int | None:
    return v["need"] if topic == "need" else v["scores"][int(topic.removeprefix("score "))]
