"""The variants: how far to play, memory, talents at any time, whether displayed tricks fill the limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, final

from lanterne.core.errors import BadOptions, OptionFault
from lanterne.core.options import Option, read_options, seats_fault

GAME_NAME = "illusio"
FEWEST = 2
MOST = 6

OWN_TURN = "own-turn"
ANY_TIME = "any-time"

OPTION_LIST = (
    Option("goal", 12, least=6, most=24, clause="IL-101"),
    Option("memory", False, clause="A-39"),
    Option("talents", OWN_TURN, choices=(OWN_TURN, ANY_TIME), clause="A-38"),
    Option("displayed_count", False, clause="A-09"),
)


class OptionsJson(TypedDict):
    goal: int
    memory: bool
    talents: str
    displayed_count: bool


@final
class IllusioOptions:
    def __init__(self, goal: int = 12, memory: bool = False, any_time: bool = False, displayed_count: bool = False):
        self.goal = goal
        self.memory = memory  # only the badge of a transformed component shows
        self.any_time = any_time  # talents in windows between the steps of others
        self.displayed_count = displayed_count  # displayed tricks count for the limit of two

    def json(self) -> OptionsJson:
        return {
            "goal": self.goal,
            "memory": self.memory,
            "talents": ANY_TIME if self.any_time else OWN_TURN,
            "displayed_count": self.displayed_count,
        }


def options_from(raw: Mapping[str, object], seats: int) -> IllusioOptions:
    """Raises `BadOptions` with every fault at once."""
    values, faults = read_options(GAME_NAME, OPTION_LIST, raw)
    if not FEWEST <= seats <= MOST:
        faults.append(OptionFault("", seats_fault(GAME_NAME, FEWEST, MOST, seats)))
    if faults:
        raise BadOptions(faults)
    goal = values["goal"]
    assert isinstance(goal, int)
    return IllusioOptions(goal, bool(values["memory"]), values["talents"] == ANY_TIME, bool(values["displayed_count"]))
