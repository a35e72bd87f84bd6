"""What a searching bot of Illuminati compares at a decision: what greedy would do, and what else is worth a look."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.answers import payment
from lanterne.bots.illuminati.layout import best_move
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.plans import Plan, plans_of, plans_with
from lanterne.bots.illuminati.proposals import best_trade
from lanterne.bots.illuminati.turns import aiming, with_verb
from lanterne.bots.illuminati.values import Now
from lanterne.bots.search.knowledge import Line
from lanterne.core.game import Action, Seat
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import WORST_ROLL, attack_number
from lanterne.games.illuminati.deals.judging import has_open_offer, offer_fault
from lanterne.games.illuminati.deals.listing import OFFERS_LISTED
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.moves import (
    ACCEPT,
    AGAINST,
    AID,
    ANNOUNCE,
    ATTACK_WITH,
    BRIBE,
    BUY_PRIVILEGE,
    CALL_OFF,
    END,
    FOR,
    INTERFERE,
    PASS,
    PASS_TURN,
    PLAY,
    PRIVILEGE,
    REFUSE,
    RUMOURS,
    STRIKE,
    TARGET,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState

SPENT: Final = (1, 2, 3, 4, 6, 8, 11, 15, 20)  # MB worth trying in a round of spending
BRIBES: Final = 3
AIDS: Final = 4


def choices(
    s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], usual: IlluminatiAction, memory: Memory, width: int
) -> list[Line]:
    """The usual action first; one line alone where nothing is worth the thought."""
    lines: list[list[Action]] = [[usual]]
    answers = [a for a in legal if isinstance(a, Move) and a.verb == ACCEPT]
    kind = s.frames[-1].kind
    if isinstance(usual, Move) and usual.verb in (ACCEPT, REFUSE):
        if move(ACCEPT, usual.a) in answers:
            lines += [[move(ACCEPT, usual.a)], [move(REFUSE, usual.a)]]
    elif kind == "turn":
        add_turn(s, me, legal, memory, width, lines)
    elif kind == "announcing":
        add_announcing(s, me, legal, width, lines)
    elif kind == "spending":
        add_spending(s, me, legal, lines)
    elif kind in ("window", "played"):
        lines += [[a] for a in legal if isinstance(a, Move) and a.verb in (PASS, PLAY)]
    return distinct(lines)


def distinct(lines: list[list[Action]]) -> list[Line]:
    """An action alone is the same as a line that begins with it only if nothing else does."""
    found: list[Line] = []
    seen: list[str] = []
    for actions in lines:
        text = "\n".join([a.code() for a in actions])
        if text not in seen:
            seen.append(text)
            found.append(Line(len(found), actions, 1.0))
    return found


def add_turn(
    s: IlluminatiState,
    me: Seat,
    legal: list[IlluminatiAction],
    memory: Memory,
    width: int,
    lines: list[list[Action]],
) -> None:
    if s.stage != ACTIONS:
        lines += [[a] for a in with_verb(legal, STRIKE)]
        return
    if s.actions_left:
        plans = plans_of(s, me, [a.a for a in with_verb(legal, ATTACK_WITH)])
        lines += [[move(ATTACK_WITH, plan.attacker), aiming(plan)] for plan in best_plans(plans, width)]
    bribes = with_verb(legal, BRIBE)
    lines += [[a] for a in bribes[:BRIBES]]
    lines += [[a] for a in trades(s, me, memory)]
    better, _ = best_move(s, me, legal)
    if better is not None:
        lines.append([better])
    lines += [[a] for a in legal if isinstance(a, Move) and a.verb == PLAY]
    lines.append([move(PASS_TURN) if move(PASS_TURN) in legal else move(END)])


def best_plans(plans: list[Plan], width: int) -> list[Plan]:
    """The best ways to attack; of one target and kind, the two best."""
    ranked = sorted(plans, key=worth)
    found: list[Plan] = []
    for plan in ranked:
        alike = [other for other in found if other.target == plan.target and other.kind == plan.kind]
        if len(alike) < 2:
            found.append(plan)
        if len(found) == width:
            break
    return found


def worth(plan: Plan) -> float:
    return -plan.value


def trades(s: IlluminatiState, me: Seat, memory: Memory) -> list[OfferAction]:
    """The best trade with each of the others; out of turn with whoever's turn it is."""
    found: list[OfferAction] = []
    if s.offers_made[me] >= OFFERS_LISTED or has_open_offer(s, me) or s.actions_left < 1:
        return found
    for other in range(s.seats) if s.turn == me else [s.turn]:  # 116: in the turn of one of the two
        if other == me or not s.alive[other] or memory.deaf.get(other, -1) == memory.turn:
            continue
        best = best_trade(s, me, other, memory)
        if best is not None:
            a = OfferAction([other], best.give, best.want)
            if offer_fault(s, me, a) is None:
                found.append(a)
    return found


def proposals(s: IlluminatiState, me: Seat, memory: Memory) -> list[Line]:
    """Out of turn: to say nothing, or the best trade with whoever's turn it is, at the price of their actions."""
    offered: list[list[Action]] = [[a] for a in trades(s, me, memory)]
    return [Line(0, [], 1.0), *[Line(at + 1, actions, 1.0) for at, actions in enumerate(offered)]]


def add_announcing(
    s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], width: int, lines: list[list[Action]]
) -> None:
    atk = current_attack(s)
    assert atk is not None
    if with_verb(legal, TARGET) or with_verb(legal, RUMOURS):
        plans: list[Plan] = []
        plans_with(s, Now(s, me), atk.attacker, {}, plans)
        lines += [[aiming(plan)] for plan in best_plans(plans, width) if aiming(plan) in legal]
        return
    if move(ANNOUNCE) not in legal:
        return
    lines.append([move(ANNOUNCE)])
    lines += [[a] for a in with_verb(legal, AID)[:AIDS]]
    for a in with_verb(legal, PRIVILEGE)[:1] + with_verb(legal, BUY_PRIVILEGE):
        lines.append([a, move(ANNOUNCE)])


def add_spending(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], lines: list[list[Action]]) -> None:
    atk = current_attack(s)
    assert atk is not None
    lines += [[a] for a in legal if isinstance(a, Move) and a.verb in (PASS, PLAY, CALL_OFF)]
    if len(legal) <= 2:  # to throw or to call off
        lines += [[a] for a in legal]
        return
    for money in sums(s, me, atk):
        if me == atk.seat or me == atk.defender:
            a = payment(s, me, atk.attacker if me == atk.seat else atk.target, money, legal)
            if isinstance(a, Move) and a.verb != PASS:
                lines.append([a])
        else:
            lines += [
                [move(INTERFERE, money, side)] for side in (AGAINST, FOR) if move(INTERFERE, money, side) in legal
            ]


def sums(s: IlluminatiState, me: Seat, atk: Attack) -> list[int]:
    """What may be spent: what makes the attack as sure as can be, or hopeless, and some steps."""
    number = attack_number(s, atk)
    if me == atk.seat:
        return [*SPENT, WORST_ROLL - number] if number < WORST_ROLL else [2, 5, 10]
    if me == atk.defender:
        return [*SPENT, number - 1] if number > 1 else [2]
    return [3, 6, 10, 16] if number > 1 else [3]
