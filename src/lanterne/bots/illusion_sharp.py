"""Eyes of the grade sharp."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illusion_eyes import EyesBot

BOT: Final = EyesBot("sharp", "sharp")
