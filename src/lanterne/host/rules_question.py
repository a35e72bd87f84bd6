"""The question whether a game goes on by other rules than those it began with."""

from __future__ import annotations

from typing import final


@final
class RulesQuestion:
    """Whether to go on by the rules of this number, and what was answered so far. A value: never changed."""

    def __init__(self, rules: int, asked_ms: int, answers: dict[str, bool]) -> None:
        self.rules = rules
        self.asked_ms = asked_ms  # by the time of day: a day is one, also over a restart
        self.answers = answers  # by person; False: rather end

    def answered(self, user: str, goes_on: bool) -> RulesQuestion:
        return RulesQuestion(self.rules, self.asked_ms, {**self.answers, user: goes_on})
