"""The bots of Illusion by name, the weakest first: lookers with eyes of five grades, and `greedy`.

`greedy` is the first bot that Illusion had: steady eyes, and no thought of what the others do. It stays as it is, so
that others can be measured against it.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.bot import Bot
from lanterne.bots.illusion.estimate import IllusionEstimate
from lanterne.bots.illusion.eyes import EyesBot
from lanterne.bots.illusion.looker import MODEL, PICTURE, LookerBot
from lanterne.bots.kinds import BotKind, Param, Value

EYE: Final = "eye"
GRADES: Final = ("child", "casual", "steady", "sharp", "keen")


@final
class Looking:
    """Makes bots with eyes of one grade."""

    def __init__(self, eyes: str) -> None:
        self.eyes = eyes

    def __call__(self, values: dict[str, Value]) -> Bot:
        return LookerBot(self.eyes, eye=str(values[EYE]))


def greedy_bot(values: dict[str, Value]) -> Bot:
    return EyesBot("steady")


# Whose eyes: those the table models for this grade, or a net that looks at the pictures.
EYE_PARAMS: Final = (Param(EYE, MODEL, choices=(MODEL, PICTURE)),)
KINDS: Final = (*[BotKind(eyes, Looking(eyes), params=EYE_PARAMS) for eyes in GRADES], BotKind("greedy", greedy_bot))
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("child", "casual", "steady", "sharp", "keen")  # whom people are offered, from gentle to strong
ADVISER: Final = "steady"  # whom people may ask for advice; sharper eyes would tell more than most people see
ESTIMATE: Final = IllusionEstimate()  # of positions that lie open
