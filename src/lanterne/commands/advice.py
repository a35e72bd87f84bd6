"""A hint at the text table: what a strong bot would do in this place, and why."""

from __future__ import annotations

from lanterne.commands.keyboard import Keyboard
from lanterne.commands.screen import Screen
from lanterne.core.game import Seat
from lanterne.text import Words


def advise(keyboard: Keyboard, seat: Seat, names: list[str], words: Words, screen: Screen) -> None:
    """It sees what this seat sees, and nothing is played; where people play against each other there is none."""
    found = keyboard.thinker.advice(seat) if len(keyboard.people) == 1 and seat in keyboard.host.to_act() else None
    if found is None:
        screen.line(words.text("play-no-hint"), "dim")
        return
    a, why = found
    screen.line(words.text("play-hint", deed=words.say(keyboard.host.game.say(a), names)), "green")
    if why is not None:
        screen.line("  " + words.say(why, names), "dim")
