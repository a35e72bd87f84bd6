"""The five advanced rules, play in teams, and the memory aid: switches that combine freely (VZ-070 to VZ-082)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict, final

from lanterne.core.errors import BadOptions, OptionFault
from lanterne.core.options import Option, read_options, seats_fault
from lanterne.core.phrase import Phrase

FEWEST: Final = 2  # VZ-001
MOST: Final = 4
COMMONS: Final = 4  # VZ-012
FEWER_COMMONS: Final = 3  # VZ-070

OPTION_LIST: Final = (
    Option("three_commons", False, clause="VZ-070"),
    Option("group_bonus", False, clause="VZ-071"),
    Option("triangle_bonus", False, clause="VZ-073"),
    Option("capture", False, clause="VZ-076"),
    Option("purchase", False, clause="VZ-078"),
    Option("teams", False, clause="VZ-082"),
    Option("remember", False, clause="V-12"),
)


class OptionsJson(TypedDict):
    three_commons: bool
    group_bonus: bool
    triangle_bonus: bool
    capture: bool
    purchase: bool
    teams: bool
    remember: bool


@final
class ViziaOptions:
    """The variants of one game, fixed at its start."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self.three_commons: Final = bool(values["three_commons"])
        self.group_bonus: Final = bool(values["group_bonus"])
        self.triangle_bonus: Final = bool(values["triangle_bonus"])
        self.capture: Final = bool(values["capture"])
        self.purchase: Final = bool(values["purchase"])
        self.teams: Final = bool(values["teams"])
        self.remember: Final = bool(values["remember"])

    def commons(self) -> int:
        """How many common tiles lie open."""
        return FEWER_COMMONS if self.three_commons else COMMONS

    def json(self) -> OptionsJson:
        return {
            "three_commons": self.three_commons,
            "group_bonus": self.group_bonus,
            "triangle_bonus": self.triangle_bonus,
            "capture": self.capture,
            "purchase": self.purchase,
            "teams": self.teams,
            "remember": self.remember,
        }


def options_from(raw: Mapping[str, object], seats: int) -> ViziaOptions:
    """Raises `BadOptions` with every fault."""
    values, faults = read_options("vizia", OPTION_LIST, raw)
    if not FEWEST <= seats <= MOST:
        faults.append(OptionFault("", seats_fault("vizia", FEWEST, MOST, seats)))
    elif values["teams"] and seats != 4:
        faults.append(OptionFault("teams", Phrase("vizia-option-teams-fault", {"seats": seats})))  # VZ-082
    if faults:
        raise BadOptions(faults)
    return ViziaOptions(values)
