"""The variants of Illuminati, declared and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict, final

from lanterne.core.errors import BadOptions, OptionFault
from lanterne.core.game import Json
from lanterne.core.options import Option, read_options, seats_fault
from lanterne.core.phrase import Phrase

OPTION_LIST: Final = (
    Option("open_money", False, clause="A-27"),  # treasuries open to all
    Option("longer", 0, least=0, most=20, clause="167"),  # added to the basic goal
    Option("very_long", False, clause="168"),  # no goals: play until nothing is uncontrolled
    Option("hidden_goals", False, clause="169"),
    Option("hidden_illuminati", False, clause="170"),
    Option("overstate", False, clause="173"),  # with hidden Illuminati: power and income may be one too high
    Option("addon", False, clause="177"),  # the five illuminated cards join the eight
    Option("neutralise_needs_arrow", True, clause="A-08"),
    Option("fixed_side", False, clause="A-13"),  # who interferes keeps the side first chosen
    Option("book_militias", False, clause="A-84"),  # Milices as the French table prints them
    Option("cheating", False, clause="175"),
    Option("round_limit", 0, least=0, most=200, clause="A-81"),  # 0: none
)


class OptionsView(TypedDict):
    open_money: bool
    longer: int
    very_long: bool
    hidden_goals: bool
    hidden_illuminati: bool
    overstate: bool
    addon: bool
    neutralise_needs_arrow: bool
    fixed_side: bool
    book_militias: bool
    cheating: bool
    round_limit: int


@final
class IlluminatiOptions:
    def __init__(self, values: Mapping[str, object]) -> None:
        self.open_money: Final = bool(values["open_money"])
        self.longer: Final = _int(values["longer"])
        self.very_long: Final = bool(values["very_long"])
        self.hidden_goals: Final = bool(values["hidden_goals"])
        self.hidden_illuminati: Final = bool(values["hidden_illuminati"])
        self.overstate: Final = bool(values["overstate"])
        self.addon: Final = bool(values["addon"])
        self.neutralise_needs_arrow: Final = bool(values["neutralise_needs_arrow"])
        self.fixed_side: Final = bool(values["fixed_side"])
        self.book_militias: Final = bool(values["book_militias"])
        self.cheating: Final = bool(values["cheating"])
        self.round_limit: Final = _int(values["round_limit"])

    def json(self) -> Json:
        return dict(self.view())

    def view(self) -> OptionsView:
        return {
            "open_money": self.open_money,
            "longer": self.longer,
            "very_long": self.very_long,
            "hidden_goals": self.hidden_goals,
            "hidden_illuminati": self.hidden_illuminati,
            "overstate": self.overstate,
            "addon": self.addon,
            "neutralise_needs_arrow": self.neutralise_needs_arrow,
            "fixed_side": self.fixed_side,
            "book_militias": self.book_militias,
            "cheating": self.cheating,
            "round_limit": self.round_limit,
        }


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def options_from(raw: Mapping[str, object], seats: int) -> IlluminatiOptions:
    """All faults at once, a wrong number of seats among them."""
    values, faults = read_options("illuminati", OPTION_LIST, raw)
    if not 2 <= seats <= 8:
        faults.append(OptionFault("", seats_fault("illuminati", 2, 8, seats)))
    if values["very_long"] and (values["longer"] or values["hidden_goals"]):
        faults.append(OptionFault("very_long", Phrase("illuminati-option-very_long-fault")))
    if values["overstate"] and not values["hidden_illuminati"]:
        faults.append(OptionFault("overstate", Phrase("illuminati-option-overstate-fault")))
    if faults:
        raise BadOptions(faults)
    return IlluminatiOptions(values)
