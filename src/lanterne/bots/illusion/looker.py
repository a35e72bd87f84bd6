"""Lookers: bots for Illusion that see shares with error and reckon from what they saw, and from what the others did.

A looker has a model eye, so its view holds glances and no share. It places where the row is most likely right, and
doubts when that is worth more, in chances to win the game. Weaker ones see less, and
know less of themselves and of others.
"""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illusion.chain import Pairs, Reading, reading
from lanterne.bots.illusion.chances import SHARES, Law
from lanterne.bots.illusion.deeds import grade_of, pairs_of
from lanterne.bots.illusion.eyes import Races
from lanterne.bots.illusion.pictured import pictured_laws
from lanterne.bots.illusion.reasons import reason_for
from lanterne.bots.illusion.sights import Sights
from lanterne.bots.illusion.stakes import worth_of_arrows, worth_of_doubting, worth_of_placing
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.dealer import known_shares
from lanterne.games.illusion.eyes import GRADES, HEARD, NONE
from lanterne.games.illusion.options import EYES
from lanterne.games.illusion.view import IllusionView
from lanterne.games.illusion.witness import IllusionWitness

MODEL: Final = "model"  # eyes by the law of the table
PICTURE: Final = "picture"  # eyes that look at the pictures
BEST: Final = "keen"  # the grade that comes nearest to those
BELIEVED: Final = 0.75  # nobody doubts what they believe: where arrows stand so that it would pay, it pays too little


@final
class Temper:
    """How a looker of one grade judges what it sees."""

    def __init__(self, *, faith: float = 1.0, heeds: bool = True, knows: bool = True, patience: float = 0.0) -> None:
        self.faith = faith  # how blurred its own eyes are to it, 1 where it knows them; less is more sure of itself
        self.heeds = heeds  # reads what the others did with the row, and remembers what has left
        self.knows = knows  # how well each of the others sees; if not, it takes everybody for its like
        self.patience = patience  # how much more than placing a doubt must be worth, in parts of what an arrow is worth


# Patience costs little and makes for longer rows; beside blunter eyes the sharper ones do better without.
TEMPERS: Final = {
    "child": Temper(faith=0.6, heeds=False, knows=False, patience=0.5),
    "casual": Temper(faith=0.7, heeds=False, knows=False, patience=0.45),
    "steady": Temper(knows=False, patience=0.1),
    "sharp": Temper(knows=False, patience=0.04),
    "keen": Temper(),
}


@final
class LookerBot(Bot):
    def __init__(self, grade: str, temper: Temper | None = None, eye: str = MODEL) -> None:
        super().__init__(grade, looks=eye == PICTURE)
        self.grade = grade
        self.temper = TEMPERS[grade] if temper is None else temper
        self.races = Races()
        self.sights = Sights()
        self.pairs = Pairs()

    def wishes(self, seat: Seat) -> dict[str, str]:
        return {} if self.looks else {EYES[seat]: self.grade}

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return game.witness(seat) if self.temper.heeds else None

    def told(self, mind: Any, events: list[Event]) -> None:
        assert isinstance(mind, IllusionWitness)
        for event in events:
            mind.see(event)

    def choose(self, ask: Ask) -> Action:
        legal = ask.legal
        if len(legal) == 1:
            return legal[0]
        view: IllusionView = ask.view
        witness = ask.mind if isinstance(ask.mind, IllusionWitness) else None
        found = self.read(view, ask.seat, witness)
        gap = best_of(found.gaps)
        doubt = legal[-1]
        if doubt.code() == "doubt" and self.doubts(view, ask.seat, found.right, found.gaps[gap]):
            return doubt
        return legal[gap]

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        """As it was judged when it chose: from the same view and mind."""
        if len(ask.legal) == 1:
            return Phrase("why-only")
        found = self.read(ask.view, ask.seat, ask.mind if isinstance(ask.mind, IllusionWitness) else None)
        return reason_for(found.right, found.gaps, ask.legal, a)

    def read(self, v: IllusionView, seat: Seat, witness: IllusionWitness | None) -> Reading:
        """The chances of the row, now and with the next card in each gap; without eyes every order is as likely."""
        assert v["arrow"] is not None
        colour = COLOURS.index(v["arrow"])
        gone = out_of(v, colour, witness)
        row, new = pictured_laws(v, colour, gone) if self.looks else self.laws(v, colour, gone)
        pairs = [self.pairs.of(())] * (len(row) - 1)
        if self.temper.heeds:
            pairs = pairs_of(v, seat, order_of(v, witness), self.grades(v), self.pairs)
        return reading(row, pairs, new)

    def laws(self, v: IllusionView, colour: int, gone: list[int]) -> tuple[list[Law], Law]:
        """What the glances of model eyes tell of the row's shares and the next one."""
        sight = self.sights.of(GRADES.index(v["own_eyes"]), colour, self.temper.faith)
        estimates = v["estimates"]
        glances = [0] * len(v["row"]) if estimates is None else estimates["row"]
        row = [sight.law(glance, gone) for glance in glances]
        return row, sight.law(0 if estimates is None else estimates["next"], gone)

    def own_grade(self, v: IllusionView) -> int:
        """How well it sees itself, as near as a grade says; none where it has no eyes at all."""
        return GRADES.index(BEST) if self.looks else GRADES.index(v["own_eyes"])

    def grades(self, v: IllusionView) -> list[int]:
        """How well each seat sees, as far as this one knows."""
        own = self.own_grade(v)
        if own != NONE and not self.temper.knows:
            return [own] * v["seats"]
        return [grade_of(v, other) for other in range(v["seats"])]

    def doubts(self, v: IllusionView, seat: Seat, right: float, placed: float) -> bool:
        """Whether to doubt, where the row is right so likely, and with the next card at best so likely."""
        if right > BELIEVED:
            return False
        worth = worth_of_arrows(v, seat, self.races)
        gain = doubting(v, seat, right, worth) - self.placing(v, seat, placed, worth)
        return gain > self.temper.patience * (worth[0] - min(worth))

    def placing(self, v: IllusionView, seat: Seat, placed: float, worth: list[float]) -> float:
        own = self.own_grade(v) or HEARD
        following = self.grades(v)[(seat + 1) % v["seats"]]
        return worth_of_placing(placed, len(v["row"]) + 1, own, following, worth)

    def expects(self, ask: Ask, a: Action) -> float | None:
        view: IllusionView = ask.view
        if view["estimates"] is None:
            return None
        found = self.read(view, ask.seat, ask.mind if isinstance(ask.mind, IllusionWitness) else None)
        worth = worth_of_arrows(view, ask.seat, self.races)
        if a.code() == "doubt":
            return doubting(view, ask.seat, found.right, worth)
        return self.placing(view, ask.seat, found.gaps[ask.legal.index(a)], worth)


def doubting(v: IllusionView, seat: Seat, right: float, worth: list[float]) -> float:
    last = v["last_placer"]
    assert last is not None
    return worth_of_doubting(right, (last - seat) % v["seats"], worth)


def out_of(v: IllusionView, colour: int, witness: IllusionWitness | None) -> list[int]:
    """How many cards of each share have left, as far as somebody knows who remembers; nobody else keeps count."""
    gone = [0] * len(SHARES)
    if witness is not None:
        for four in known_shares(v, witness).values():
            gone[SHARES.index(four[colour])] += 1
    return gone


def order_of(v: IllusionView, witness: IllusionWitness | None) -> list[int]:
    """The row's pictures as they came; whoever did not see it goes by their numbers, which rise as long as the pile."""
    by_number = sorted(v["row"])
    if witness is not None and sorted(witness.order) == by_number:
        return witness.order
    return by_number


def best_of(gaps: list[float]) -> int:
    """Where the row is most likely right; the leftmost of equals."""
    best = 0
    for gap, chance in enumerate(gaps):
        if chance > gaps[best]:
            best = gap
    return best
