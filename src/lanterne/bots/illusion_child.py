"""Eyes of the grade child."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illusion_eyes import EyesBot

BOT: Final = EyesBot("child", "child")
