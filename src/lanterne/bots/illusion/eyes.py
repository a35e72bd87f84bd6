"""Eyes: a bot for Illusion that sees shares as a person does, with error, and reckons from what it saw.

Its seat has a model eye (an option of the table), so its view holds glances and no share. It places where the row is
most likely right and doubts when that is worth more, in chances to win the game and not in arrows alone.
"""

from __future__ import annotations

import math
from typing import Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illusion.chances import Chances, Law, chances, law_of
from lanterne.bots.illusion.reasons import reason_for
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.colours import ARROWS
from lanterne.games.illusion.eyes import GRADES, SIGMAS
from lanterne.games.illusion.options import EYES, STANDARD
from lanterne.games.illusion.scoring import ARROWS_TO_WIN
from lanterne.games.illusion.view import IllusionView

USUAL_HAZE: Final = 1.55  # how much wider than its grade says a glance is on average
# By grade, none first (a person is taken for steady eyes); measured in games of each grade against itself, two and four
# at a table. A row that others let stand is right more often than one's own eyes say: by TRUST in log odds, after those
# of one's own eyes are scaled by POWER.
TRUST: Final[tuple[float, ...]] = (1.1, 0.9, 0.9, 1.1, 1.4, 1.5)
POWER: Final = 0.7
DOUBTED_RIGHT: Final[tuple[float, ...]] = (0.17, 0.31, 0.24, 0.17, 0.13, 0.08)  # how often such eyes doubt a right row
DOUBTED_WRONG: Final[tuple[float, ...]] = (0.70, 0.75, 0.71, 0.70, 0.65, 0.58)  # and a wrong one
PRIDE: Final = 0.01  # an arrow is worth a little even when the game is already decided, so that rounds come to an end


@final
class EyesBot(Bot):
    def __init__(self, grade: str) -> None:
        super().__init__(grade)
        self.grade = grade
        self.races = Races()

    def wishes(self, seat: Seat) -> dict[str, str]:
        return {EYES[seat]: self.grade}

    def choose(self, ask: Ask) -> Action:
        view: IllusionView = ask.view
        seat, legal = ask.seat, ask.legal
        found = row_chances(view)
        gap = best_gap(found)
        doubt = legal[-1]
        if doubt.code() != "doubt":
            return legal[gap]
        if len(legal) == 1 or self.is_doubt_better(view, seat, found, found.gaps[gap]):
            return doubt
        return legal[gap]

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        if len(ask.legal) == 1:
            return Phrase("why-only")
        found = row_chances(ask.view)
        right = trusted(found.right, GRADES.index(ask.view["own_eyes"]))
        return reason_for(right, found.gaps, ask.legal, a)

    def is_doubt_better(self, v: IllusionView, seat: Seat, found: Chances, placed: float) -> bool:
        """Compares what doubting and placing are worth, in chances to win the game."""
        last = v["last_placer"]
        assert last is not None
        grade = GRADES.index(v["own_eyes"])
        right = trusted(found.right, grade)
        still_right = right * min(1.0, placed / max(found.right, 1e-12))
        won = [sum(counts) for counts in v["won"]]
        mine = self.races.after(won, seat, seat, v["length"])
        doubt = (1 - right) * mine + right * self.races.after(won, last, seat, v["length"])
        next_seat = (seat + 1) % v["seats"]
        theirs = self.races.after(won, next_seat, seat, v["length"])
        open_value = self.races.value(won, seat, v["length"]) + PRIDE / v["seats"]
        next_grade = GRADES.index(v["eyes"][next_seat])
        caught, missed = DOUBTED_WRONG[next_grade], DOUBTED_RIGHT[next_grade]
        place = still_right * (missed * mine + (1 - missed) * open_value)
        place += (1 - still_right) * (caught * theirs + (1 - caught) * open_value)
        return doubt > place


def row_chances(v: IllusionView) -> Chances:
    """The chances of the row as these eyes see it; without eyes every order is as likely."""
    sigma = SIGMAS[GRADES.index(v["own_eyes"])] * USUAL_HAZE
    estimates = v["estimates"]
    if estimates is None:
        blind = law_of(0, sigma)
        return chances([blind] * len(v["row"]), blind)
    row: list[Law] = [law_of(glance, sigma) for glance in estimates["row"]]
    return chances(row, law_of(estimates["next"], sigma))


def best_gap(found: Chances) -> int:
    """Where the row is most likely right with the next card; the leftmost of equals."""
    best = 0
    for gap, chance in enumerate(found.gaps):
        if chance > found.gaps[best]:
            best = gap
    return best


def trusted(right: float, grade: int) -> float:
    """The chance that the row is right, raised because others have accepted it."""
    log_odds = math.log(max(right, 1e-9)) - math.log(max(1.0 - right, 1e-9))
    odds = math.exp(POWER * log_odds + TRUST[grade])
    return odds / (1.0 + odds)


@final
class Races:
    """What an arrow is worth: the chance to win a race in which every seat is as likely to get each further arrow."""

    def __init__(self) -> None:
        self.known: dict[str, float] = {}

    def after(self, won: list[int], winner: Seat, seat: Seat, length: str) -> float:
        """The seat's chance once `winner` has one arrow more."""
        then = won[:]
        then[winner] += 1
        return self.value(then, seat, length) + (PRIDE if winner == seat else 0.0)

    def value(self, won: list[int], seat: Seat, length: str) -> float:
        others = sorted([count for other, count in enumerate(won) if other != seat])
        return self.chance([won[seat], *others], length)

    def chance(self, won: list[int], length: str) -> float:
        """The first seat's chance, a tie shared; the others are sorted, so that equivalent races are computed once."""
        key = f"{length} {won}"
        if key not in self.known:
            self.known[key] = self.reckon(won, length)
        return self.known[key]

    def reckon(self, won: list[int], length: str) -> float:
        most = max(won)
        if (most >= ARROWS_TO_WIN) if length == STANDARD else (sum(won) >= ARROWS):
            return 1.0 / won.count(most) if won[0] == most else 0.0
        total = 0.0
        for seat in range(len(won)):
            then = won[:]
            then[seat] += 1
            total += self.chance([then[0], *sorted(then[1:])], length)
        return total / len(won)
