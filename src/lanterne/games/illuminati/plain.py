"""Which fields of the state JSON takes as they are, for writing and reading them alike."""

from __future__ import annotations

from typing import Final

# Fields that JSON takes as they are: numbers, texts, truths and lists of them. `grid` follows from owner and cell.
PLAIN_FIELDS: Final = (
    "zone",
    "owner",
    "master",
    "facing",
    "cell",
    "treasury",
    "knowers",
    "used",
    "deck_groups",
    "deck_specials",
    "gone_specials",
    "illuminati",
    "exposed",
    "alive",
    "resigning",
    "resigned",
    "specials",
    "shown",
    "known",
    "goal",
    "goal_shown",
    "destroyed",
    "turns",
    "skip",
    "first",
    "turn",
    "round",
    "stage",
    "actions_left",
    "acted",
    "transfers_left",
    "privilege_bought",
    "alignment_changed",
    "card_bought",
    "passed",
    "incomes_doubled",
    "altered_card",
    "altered_alignments",
    "called_off",
    "last_struck",
    "idle",
    "tricks",
    "called_out",
    "top",
    "top_known",
    "offers_made",
)


def plain_copy(value: object) -> object:
    """Numbers and texts as they are, lists copied to the bottom."""
    return [plain_copy(item) for item in value] if isinstance(value, list) else value
