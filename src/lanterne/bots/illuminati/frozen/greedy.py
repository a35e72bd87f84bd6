"""`greedy-1`, the greedy bot as it first was: imagines one world from its view and takes what promises most in it."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illuminati.frozen.answers import answer, spend
from lanterne.bots.illuminati.frozen.bargains import answer_offer
from lanterne.bots.illuminati.frozen.layout import place, rebuild
from lanterne.bots.illuminati.frozen.plans import (
    GROUP_AID,
    ILLUMINATI_AID,
    Plan,
    best_spending,
    fear,
    plans_with,
    prize_of,
    purse_of,
    would_win,
)
from lanterne.bots.illuminati.frozen.turns import alter, choose_goal, first_of, lay_money, take_turn, with_verb
from lanterne.bots.illuminati.frozen.values import money_worth
from lanterne.bots.illuminati.greedy import reason_of
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.cards.figures import transferable_of
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import (
    AID,
    ANNOUNCE,
    BUY_PRIVILEGE,
    CLAIM,
    LEVY,
    POWER,
    PRIVILEGE,
    RUMOURS,
    TARGET,
    IlluminatiAction,
    move,
)
from lanterne.games.illuminati.state import IlluminatiState

LONG_ROUNDS: Final = 40  # four times what nine games in ten last
OFTEN: Final = 8


@final
class FirstGreedy(Bot):
    def __init__(self) -> None:
        super().__init__("greedy-1")

    def choose(self, ask: Ask) -> IlluminatiAction:
        seat, rng = ask.seat, ask.rng
        legal = cast(list[IlluminatiAction], ask.legal)
        if len(legal) == 1:
            return legal[0]
        s: IlluminatiState = ask.game.imagine(ask.view, rng)
        deal = answer_offer(s, seat, legal)
        if deal is not None:
            return deal
        if s.round >= LONG_ROUNDS and rng.below(OFTEN) == 0:
            return by_chance(legal, rng)
        a = decide(s, seat, legal, rng)
        return a if a in legal else legal[0]

    def interject(self, ask: Ask) -> IlluminatiAction | None:
        if not ask.view["offers"]:
            return None
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng)
        return answer_offer(s, ask.seat, cast(list[IlluminatiAction], ask.legal))

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_of(ask, a, "")


def by_chance(legal: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
    """Two who attack and defend alike would go on for ever: in a long game chance has a word now and then."""
    staying = [a for a in legal if not a.code().startswith("resign")]
    return staying[rng.below(len(staying))] if staying else legal[0]


def decide(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
    kind = s.frames[-1].kind
    if kind == "turn":
        return take_turn(s, me, legal)
    if kind == "announcing":
        return announce(s, me, legal)
    if kind == "spending":
        return spend(s, me, legal)
    if kind in ("window", "played"):
        return answer(s, me, legal)
    if kind == "placing":
        return place(s, me, legal)
    if kind == "rearranging":
        return rebuild(s, me, legal)
    if kind in ("amount", "redistribute", "declaring"):
        return lay_money(s, me, kind, legal)
    if kind == "choosing-goals":
        return choose_goal(legal, rng)
    if kind == "altering":
        return alter(s, me, legal)
    return first_of(legal, (CLAIM, LEVY))


# ---------------------------------------------------------------------- an attack


def announce(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    atk = current_attack(s)
    assert atk is not None
    if with_verb(legal, TARGET) or with_verb(legal, RUMOURS):
        return aim(s, me, atk, legal)
    powers = with_verb(legal, POWER)
    if powers:
        return powers[-1]
    if move(CLAIM) in legal:
        return move(CLAIM)
    aid = worthy_aid(s, me, atk, legal)
    if aid is not None:
        return aid
    if would_win(s, me, atk) and atk.discard < 0 and not atk.bought:
        return first_of(legal, (BUY_PRIVILEGE, PRIVILEGE, ANNOUNCE))
    return move(ANNOUNCE)


def aim(s: IlluminatiState, me: Seat, atk: Attack, legal: list[IlluminatiAction]) -> IlluminatiAction:
    plans: list[Plan] = []
    plans_with(s, me, atk.attacker, plans)
    best: IlluminatiAction = legal[0]
    value = -1.0
    for plan in plans:
        a = move(RUMOURS, plan.target) if plan.rumours else move(TARGET, plan.target, plan.kind)
        if plan.value > value and a in legal:
            best = a
            value = plan.value
    return best


def worthy_aid(s: IlluminatiState, me: Seat, atk: Attack, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """The aider that lifts the attempt most, if it is worth its use."""
    prize = prize_of(s, me, me, atk.target, atk.kind)
    number = attack_number(s, atk) - fear(s, atk)
    worth = money_worth(s, me, me)
    most = purse_of(s, me, atk.attacker)
    _, now = best_spending(number, most, prize, worth)
    best: IlluminatiAction | None = None
    value = now
    for a in with_verb(legal, AID):
        cost = ILLUMINATI_AID if a.a >= FIRST_ILLUMINATI else GROUP_AID
        _, then = best_spending(number + transferable_of(s, a.a), most, prize, worth)
        if then - cost > value:
            best = a
            value = then - cost
    return best
