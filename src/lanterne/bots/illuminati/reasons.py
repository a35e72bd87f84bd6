"""Why a bot of Illuminati decides so: the plan it follows, and how likely the dice are to go along."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.plans import Plan, aids_of, attack_of, best_spending, fear, plans_of, purse_of
from lanterne.bots.illuminati.turns import aiming
from lanterne.bots.illuminati.values import branch_of, chance, money_worth
from lanterne.core.game import Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.cards.figures import transferable_of
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of
from lanterne.games.illuminati.moves import (
    ACCEPT,
    ACCUSE,
    AGAINST,
    AID,
    ALTER,
    AMOUNT,
    ANNOUNCE,
    ATTACH,
    ATTACK_WITH,
    BRIBE,
    BUY_CARD,
    BUY_PRIVILEGE,
    CALL_OFF,
    CHANGE_ALIGNMENT,
    CHOOSE_GOAL,
    CLAIM,
    CONTROL,
    DONE,
    DROP,
    END,
    INTERFERE,
    LEVY,
    LIFT,
    LISTEN,
    MOVE,
    PASS,
    PASS_TURN,
    PLAY,
    POWER,
    PRIVILEGE,
    REFUSE,
    REVIVE,
    ROLL,
    RUMOURS,
    SPEND,
    SPY_SPECIALS,
    STRIKE,
    TARGET,
    TAX,
    TRANSFER,
    IlluminatiAction,
    Move,
)
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

WORDS: Final = {  # decisions whose reason is always the same, by verb
    ALTER: "alter",
    AMOUNT: "amount",
    ATTACH: "attach",
    BRIBE: "bribe",
    BUY_CARD: "buy",
    CHANGE_ALIGNMENT: "alter",
    CHOOSE_GOAL: "goal",
    CLAIM: "claim",
    DONE: "done",
    DROP: "drop",
    END: "end",
    LIFT: "lift",
    MOVE: "move",
    PASS_TURN: "pass-turn",
    POWER: "power",
    REVIVE: "revive",
    TAX: "tax",
    TRANSFER: "transfer",
}
ABOUT_SEATS: Final = {ACCUSE: "accuse", LEVY: "levy", LISTEN: "listen", SPY_SPECIALS: "listen", STRIKE: "strike"}
PRIVILEGES: Final = (PRIVILEGE, BUY_PRIVILEGE)
KINDS: Final = ("control", "neutralise", "destroy")


def reason_for(s: IlluminatiState, me: Seat, a: IlluminatiAction, remark: str) -> Phrase:
    """`remark`: what it would say to others with an offer, or with its answer to one."""
    if not isinstance(a, Move) or a.verb in (ACCEPT, REFUSE):
        return Phrase("illuminati-remark-" + remark) if remark else Phrase("illuminati-why-deal")
    if a.verb in WORDS:
        return Phrase("illuminati-why-" + WORDS[a.verb])
    if a.verb in ABOUT_SEATS:
        return Phrase("illuminati-why-" + ABOUT_SEATS[a.verb], {"seat": seat_phrase(a.a)})
    if a.verb == PLAY:
        return Phrase("illuminati-why-play", {"special": special_phrase(a.a)})
    if a.verb == ATTACK_WITH:
        return planned(s, me, best_with(s, me, a.a, None))
    if a.verb in (TARGET, RUMOURS):
        atk = current_attack(s)
        return planned(s, me, None if atk is None else best_with(s, me, atk.attacker, a))
    return in_attack(s, me, a)


# ---------------------------------------------------------------------- to attack


def best_with(s: IlluminatiState, me: Seat, attacker: int, aim: Move | None) -> Plan | None:
    best: Plan | None = None
    for plan in plans_of(s, me, [attacker]):
        if (aim is None or aiming(plan) == aim) and (best is None or plan.value > best.value):
            best = plan
    return best


def planned(s: IlluminatiState, me: Seat, plan: Plan | None) -> Phrase:
    if plan is None:
        return Phrase("illuminati-why-attack")
    percent = likely(s, me, plan)
    kind = KINDS[plan.kind]
    target = card_phrase(s, plan.target)
    args: dict[str, Arg] = {"target": target, "chance": percent, "owner": seat_phrase(s.owner[plan.target])}
    if plan.prize > 1.0:
        return Phrase("illuminati-why-to-win", {"target": target, "chance": percent})
    if plan.kind == CONTROL:
        count = len(cards_of(s, me)) + len(branch_of(s, plan.target))
        return Phrase("illuminati-why-control", {**args, "count": count, "needed": basic_goal(s)})
    if s.owner[plan.target] in (NOBODY, me):
        return Phrase("illuminati-why-clear", {"target": target, "chance": percent})
    return Phrase(f"illuminati-why-{kind}", {**args})


def likely(s: IlluminatiState, me: Seat, plan: Plan) -> int:
    """In hundredths, with the aid and the money the attack deserves, against what the defence will probably pay."""
    atk = attack_of(s, me, plan.attacker, plan.target, plan.kind, plan.rumours)
    number = attack_number(s, atk) - fear(s, atk)
    most, worth = purse_of(s, me, plan.attacker), money_worth(s, me, me)
    money, value = best_spending(number, most, plan.prize, worth)
    found, cost = number + money, 0.0
    for aid, price in aids_of(s, atk):
        number += aid
        cost += price
        money, then = best_spending(number, most, plan.prize, worth)
        if then - cost > value:
            found, value = number + money, then - cost
    return hundredths(found)


def hundredths(number: int) -> int:
    return round(100.0 * chance(number))


# ---------------------------------------------------------------------- in an attack


def in_attack(s: IlluminatiState, me: Seat, a: Move) -> Phrase:
    atk = current_attack(s)
    if atk is None or atk.target < 0:
        return Phrase("illuminati-why-pass" if a.verb == PASS else "illuminati-why-usual")
    now = attack_number(s, atk)
    if a.verb == AID:
        return lifted("illuminati-why-aid", now, now + transferable_of(s, a.a))
    if a.verb == SPEND:
        return spent(s, me, atk, a, now)
    if a.verb == INTERFERE:
        key = "illuminati-why-against" if a.b == AGAINST else "illuminati-why-for"
        return lifted(key, now, now - a.a if a.b == AGAINST else now + a.a)
    if a.verb in PRIVILEGES:
        return Phrase("illuminati-why-privilege")
    if a.verb == CALL_OFF:
        return Phrase("illuminati-why-call-off", {"chance": hundredths(now)})
    if a.verb == ANNOUNCE:
        return Phrase("illuminati-why-announce", {"chance": hundredths(now)})
    if a.verb == ROLL:
        return Phrase("illuminati-why-roll", {"chance": hundredths(now)})
    if a.verb == PASS:
        return Phrase("illuminati-why-enough", {"chance": hundredths(now)})
    return Phrase("illuminati-why-usual")


def spent(s: IlluminatiState, me: Seat, atk: Attack, a: Move, now: int) -> Phrase:
    """The attacker's money lifts the number; the defender's lowers it, that of the target itself twice."""
    if me == atk.seat:
        return lifted("illuminati-why-spend", now, now + a.a)
    return lifted("illuminati-why-defend", now, now - (2 * a.a if a.b == atk.target else a.a))


def lifted(key: str, now: int, then: int) -> Phrase:
    return Phrase(key, {"now": hundredths(now), "then": hundredths(then)})
