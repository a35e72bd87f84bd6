"""The bots of Illusion by name, the weakest first: the same bot through eyes of five grades."""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.bot import Bot
from lanterne.bots.illusion.eyes import EyesBot
from lanterne.bots.kinds import BotKind, Value

GRADES: Final = (
    ("child", "child"),
    ("casual", "casual"),
    ("steady", "steady"),
    ("sharp", "sharp"),
    ("keen", "keen"),
    ("greedy", "steady"),  # the name that every game knows
)


@final
class Looking:
    """Makes bots with eyes of one grade."""

    def __init__(self, eyes: str) -> None:
        self.eyes = eyes

    def __call__(self, values: dict[str, Value]) -> Bot:
        return EyesBot(self.eyes)


KINDS: Final = tuple([BotKind(name, Looking(eyes)) for name, eyes in GRADES])
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("child", "casual", "steady", "sharp", "keen")  # whom people are offered, from gentle to strong
