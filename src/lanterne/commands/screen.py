"""The terminal of the text table: colours where there is one, plain lines where input and output are piped."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import final

from lanterne.commands.common import plain_console


@final
class Screen:
    def __init__(self) -> None:
        self.console = plain_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):
                import readline as readline

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def item(self, mark: str, text: str, more: str = "") -> None:
        """One of a list: a mark in colour, words, something pale behind."""
        self.console.print(mark, style="bold cyan", end=" ")
        self.console.print(text, end="  " if more else "\n")
        if more:
            self.console.print(more, style="dim")

    def ask(self, prompt: str) -> str | None:
        """A line from the person, or None when there are no more."""
        if self.live:
            try:
                return input(prompt)
            except EOFError:
                self.line()
                return None
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "\n"  # no text is no answer
        if not line:
            return None
        self.line(prompt + line.rstrip("\n"))
        return line

    def hand_over(self, prompt: str) -> bool:
        """Hides what the last person saw until the next one sits there. False when input has ended."""
        if not self.live:
            return True
        self.console.clear()
        return self.ask(prompt) is not None
