"""The usual opponent: steady eyes."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illusion_eyes import EyesBot

BOT: Final = EyesBot("greedy", "steady")
