"""Facts for the page, made from the engine's own constants so that the page need not repeat them."""

from __future__ import annotations

from typing import Final

from lanterne.games.illusion.colours import ARROWS, ARROWS_PER_COLOUR, CARDS, COLOURS
from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.games.illusion.eyes import GRADES, HEARD, UNIT
from lanterne.games.illusion.options import STANDARD, TWELVE
from lanterne.games.illusion.scoring import ARROWS_TO_WIN

FACTS: Final[dict[str, object]] = {
    "colours": list(COLOURS),  # in the order of `won`, `arrows_left` and the shares of a card
    "cards": CARDS,
    "arrows": ARROWS,
    "arrows_per_colour": ARROWS_PER_COLOUR,
    "arrows_to_win": {STANDARD: ARROWS_TO_WIN, TWELVE: None},  # by length; None: all rounds are played
    "families": [family for family, _, _ in FILL_LIMITS],  # of pictures
    "grades": list(GRADES),  # of eyes, the weakest first after none
    "heard": GRADES[HEARD],  # the grade of the eyes that speak by ear
    "glance_unit": UNIT,  # a glance of this size is one per cent
    # What each question rests on: the phases, a doubt that asks once more, and the round that follows a check.
    "clauses": {
        "must-place": "IN-021",
        "place-or-doubt": "IN-022",
        "only-doubt": "N-07",
        "doubt": "IN-030",
        "checked": "IN-042",
        "over": "IN-043",
    },
}
