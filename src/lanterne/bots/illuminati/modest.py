"""Greedy with less in its head: bots that see what lies before them, and not what the others are about."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illuminati.answers import payment
from lanterne.bots.illuminati.greedy import decide, reason_of
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.plans import Plan, best_spending, plans_of, purse_of
from lanterne.bots.illuminati.replies import answer_offer
from lanterne.bots.illuminati.turns import aiming, with_verb
from lanterne.bots.illuminati.values import money_worth
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.deals.judging import OFFERS_A_TURN
from lanterne.games.illuminati.moves import (
    ANNOUNCE,
    ATTACK_WITH,
    CALL_OFF,
    CONTROL,
    END,
    PASS,
    PASS_TURN,
    ROLL,
    RUMOURS,
    TARGET,
    IlluminatiAction,
    move,
)
from lanterne.games.illuminati.state import ACTIONS, NOBODY, IlluminatiState

LIKING: Final = 0.15  # what any group is worth to somebody who thinks of no goal


@final
class IlluminatiModest(Bot):
    """Remembers nothing, makes no offers, and leaves others' attacks to others, whoever is about to win.

    It attacks where something big lies free, pays for any group alike, and keeps nothing for the others' attacks.
    `aims`: once it attacks, it looks at all there is to be had, thinks of its goal, and asks its other groups for aid.
    """

    def __init__(self, name: str, *, aims: bool) -> None:
        super().__init__(name)
        self.aims: Final = aims

    def choose(self, ask: Ask) -> IlluminatiAction:
        legal = cast(list[IlluminatiAction], ask.legal)
        if len(legal) == 1:
            return legal[0]
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng)
        a = self.judge(s, ask.seat, legal, ask.rng)
        return a if a in legal else legal[0]

    def interject(self, ask: Ask) -> IlluminatiAction | None:
        if not ask.view["offers"]:
            return None
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng)
        return answer_offer(s, ask.seat, cast(list[IlluminatiAction], ask.legal), Memory(ask.seat))

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_of(ask, a, "")

    def judge(self, s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
        memory = Memory(me)
        deal = answer_offer(s, me, legal, memory)
        if deal is not None:
            return deal
        s.offers_made[me] = OFFERS_A_TURN  # it makes none
        kind = s.frames[-1].kind
        atk = current_attack(s)
        if kind in ("window", "played", "spending") and (atk is None or me not in (atk.seat, atk.defender)):
            return stay_out(legal)
        if kind == "turn" and s.stage == ACTIONS:
            return simple_turn(s, me, legal)
        if not self.aims and kind == "announcing" and atk is not None:
            return simple_attack(s, me, atk, legal)
        if kind == "spending" and atk is not None:
            return simple_spending(s, me, atk, legal)
        return decide(s, me, legal, rng, memory)


def stay_out(legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Passes."""
    return move(PASS) if move(PASS) in legal else legal[0]


# ---------------------------------------------------------------------- simple choices


def simple_plan(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], attackers: list[int]) -> Plan | None:
    """Of the groups that lie free, the one whose size and odds together look best."""
    best: Plan | None = None
    value = 0.0
    for plan in plans_of(s, me, attackers):
        if plan.kind == CONTROL and s.owner[plan.target] == NOBODY and (plan.prize > 0.0):
            facts = CARDS[plan.target]
            size = 1.0 + 0.1 * (facts.power + facts.income)
            odds = plan.value / plan.prize
            if odds * size > value:
                best = plan
                value = odds * size
    return best


def simple_turn(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    plan = simple_plan(s, me, legal, [a.a for a in with_verb(legal, ATTACK_WITH)]) if s.actions_left else None
    if plan is not None and move(ATTACK_WITH, plan.attacker) in legal:
        return move(ATTACK_WITH, plan.attacker)
    return move(PASS_TURN) if move(PASS_TURN) in legal else move(END)


def simple_attack(s: IlluminatiState, me: Seat, atk: Attack, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Aims, and asks nobody for aid."""
    if with_verb(legal, TARGET) or with_verb(legal, RUMOURS):
        plan = simple_plan(s, me, legal, [atk.attacker])
        return aiming(plan) if plan is not None else legal[0]
    return move(ANNOUNCE) if move(ANNOUNCE) in legal else legal[-1]


def simple_spending(s: IlluminatiState, me: Seat, atk: Attack, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Pays what the group that fights has on it, for any group alike."""
    if move(ROLL) in legal:
        return move(CALL_OFF) if attack_number(s, atk) < 2 and move(CALL_OFF) in legal else move(ROLL)
    if me == atk.seat:
        most = purse_of(s, me, atk.attacker)
        money, _ = best_spending(attack_number(s, atk), most, LIKING, money_worth(s, me, me))
        return payment(s, me, atk.attacker, money, legal)
    return payment(s, me, atk.target, min(max(0, attack_number(s, atk) - 1), int(s.treasury[atk.target])), legal)
