"""The greedy bot of Illuminati: imagines one world from its view and takes what promises most in it, step by step."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati_answers import answer, own_special, spend
from lanterne.bots.illuminati_bargains import answer_offer, best_offer
from lanterne.bots.illuminati_plans import (
    Plan,
    best_plan,
    best_spending,
    fear,
    plans_with,
    prize_of,
    purse_of,
    would_win,
)
from lanterne.bots.illuminati_values import gain_of, money_worth, threat
from lanterne.core.game import Action, AnyGame, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import (
    AID,
    ALTER,
    AMOUNT,
    ANNOUNCE,
    ATTACH,
    ATTACK_WITH,
    BAVARIA,
    BRIBE,
    CHOOSE_GOAL,
    CLAIM,
    DONE,
    END,
    LASERS,
    LEVY,
    PASS_TURN,
    POWER,
    PRIVILEGE,
    RECYCLE,
    RUMOURS,
    STRIKE,
    TARGET,
    TRANSFER,
    Move,
    move,
)
from lanterne.games.illuminati.alignments import ALL
from lanterne.games.illuminati.attack import Attack, current_attack
from lanterne.games.illuminati.attack_number import attack_number
from lanterne.games.illuminati.cards import FIRST_ILLUMINATI
from lanterne.games.illuminati.figures import transferable_of
from lanterne.games.illuminati.goals import COUNTED, alignments_held, cards_of, goal_of, needed, progress
from lanterne.games.illuminati.state import ACTIONS, TRANSFERS, IlluminatiState
from lanterne.games.illuminati.structure import alignments_of, attach, free_arrows

PASSING: Final = 0.03  # what the 5 MB for doing nothing are worth: an attempt must promise more
TRYING: Final = 0.004  # once something was done, anything above this is tried


@final
class IlluminatiGreedy(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        s: IlluminatiState = game.imagine(v, rng)
        deal = answer_offer(s, seat, legal)
        if deal is not None:
            return deal
        a = decide(s, seat, legal, rng)
        return a if a in legal else legal[0]

    def interject(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action | None:
        if not v["offers"]:
            return None
        s: IlluminatiState = game.imagine(v, rng)
        return answer_offer(s, seat, legal)


def decide(s: IlluminatiState, me: Seat, legal: list[Action], rng: Rng) -> Action:
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
    if kind in ("amount", "redistribute", "declaring"):
        return lay_money(s, me, kind, legal)
    if kind == "choosing-goals":
        return choose_goal(legal, rng)
    if kind == "altering":
        return alter(s, me, legal)
    return first_of(legal, (CLAIM, LEVY))


def first_of(legal: list[Action], verbs: tuple[int, ...]) -> Action:
    """The first action with one of the verbs, in the order of the verbs; else the first of all."""
    for verb in verbs:
        for a in legal:
            if isinstance(a, Move) and a.verb == verb:
                return a
    return legal[0]


def with_verb(legal: list[Action], verb: int) -> list[Move]:
    return [a for a in legal if isinstance(a, Move) and a.verb == verb]


# ---------------------------------------------------------------------- the turn


def take_turn(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
    if s.stage == TRANSFERS:
        return gather_money(s, me, legal)
    if s.stage != ACTIONS:
        return use_power(s, me, legal)
    lasers = laser_shot(s, me, legal)
    if lasers is not None:
        return lasers
    special = own_special(s, me, legal)
    if special is not None:
        return special
    if move(RECYCLE) in legal:
        return move(RECYCLE)
    plan = best_plan(s, me, [a.a for a in with_verb(legal, ATTACK_WITH)]) if s.actions_left else None
    value = plan.value if plan is not None else 0.0
    bribe = best_bribe(s, me, legal)
    if bribe is not None and gain_of(s, me, me, [bribe.a]) - 0.05 > value:
        return bribe
    offer = best_offer(s, me, legal)
    if offer is not None:
        return offer
    may_pass = move(PASS_TURN) in legal
    if plan is not None and value > (PASSING if may_pass else TRYING):
        return move(ATTACK_WITH, plan.attacker)
    return move(PASS_TURN) if may_pass else move(END)


def best_bribe(s: IlluminatiState, me: Seat, legal: list[Action]) -> Move | None:
    best: Move | None = None
    value = 0.0
    for a in with_verb(legal, BRIBE):
        then = gain_of(s, me, me, [a.a])
        if then > value:
            best = a
            value = then
    return best


def laser_shot(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action | None:
    """The Lasers are used when the changed alignment completes the goal."""
    goal = goal_of(s, me)
    shots = with_verb(legal, LASERS)
    if not shots or (goal not in COUNTED and goal != "all-alignments"):
        return None
    cards = cards_of(s, me)
    if progress(s, me, goal, cards) != needed(s, goal) - 1:
        return None
    mask = COUNTED.get(goal, ALL & ~alignments_held(s, cards))
    for a in shots:
        if s.owner[a.a] == me and not alignments_of(s, a.a) & mask:
            return a
    return None


def alter(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
    goal = goal_of(s, me)
    mask = COUNTED.get(goal, ALL & ~alignments_held(s, cards_of(s, me)))
    for a in with_verb(legal, ALTER):
        if a.a == 0 and mask >> a.b & 1:
            return a
    return legal[0]


def gather_money(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
    """The largest sum that can go to the Illuminati or a step nearer to it."""
    best: Action = move(END)
    most = 2
    for a in with_verb(legal, TRANSFER):
        inwards = a.b >= FIRST_ILLUMINATI or (a.a < FIRST_ILLUMINATI and s.master[a.a] == a.b)
        worth = s.treasury[a.a] * (2 if a.b >= FIRST_ILLUMINATI else 1)
        if inwards and worth > most:
            best = a
            most = worth
    return best


def use_power(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
    """Strikes the most dangerous seat, or gathers all money; a structure is left as it is."""
    strikes = with_verb(legal, STRIKE)
    if strikes:
        best = strikes[0]
        for a in strikes:
            if threat(s, a.a, me) > threat(s, best.a, me):
                best = a
        return best
    return move(DONE)


def lay_money(s: IlluminatiState, me: Seat, kind: str, legal: list[Action]) -> Action:
    """Transfers take all inwards; after a capture and in laying out, money stays where it can be spent."""
    amounts = with_verb(legal, AMOUNT)
    if kind == "declaring" or (kind == "amount" and s.stage == TRANSFERS):
        return amounts[-1]
    return amounts[0]


def choose_goal(legal: list[Action], rng: Rng) -> Action:
    goals = with_verb(legal, CHOOSE_GOAL)
    return goals[rng.below(len(goals))] if goals else legal[0]


# ---------------------------------------------------------------------- an attack


def announce(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
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
        return first_of(legal, (BAVARIA, PRIVILEGE, ANNOUNCE))
    return move(ANNOUNCE)


def aim(s: IlluminatiState, me: Seat, atk: Attack, legal: list[Action]) -> Action:
    plans: list[Plan] = []
    plans_with(s, me, atk.attacker, plans)
    best: Action = legal[0]
    value = -1.0
    for plan in plans:
        a = move(RUMOURS, plan.target) if plan.rumours else move(TARGET, plan.target, plan.kind)
        if plan.value > value and a in legal:
            best = a
            value = plan.value
    return best


def worthy_aid(s: IlluminatiState, me: Seat, atk: Attack, legal: list[Action]) -> Action | None:
    """The aider that lifts the attempt most, if it is worth its use."""
    prize = prize_of(s, me, me, atk.target, atk.kind)
    number = attack_number(s, atk) - fear(s, atk)
    worth = money_worth(s, me, me)
    most = purse_of(s, me, atk.attacker)
    _, now = best_spending(number, most, prize, worth)
    best: Action | None = None
    value = now
    for a in with_verb(legal, AID):
        cost = 0.015 if a.a >= FIRST_ILLUMINATI else 0.002
        _, then = best_spending(number + transferable_of(s, a.a), most, prize, worth)
        if then - cost > value:
            best = a
            value = then - cost
    return best


def place(s: IlluminatiState, me: Seat, legal: list[Action]) -> Action:
    """The arrow that leaves most arrows free, near the Illuminati where there is a choice of masters."""
    best = legal[0]
    value = -1.0
    for a in with_verb(legal, ATTACH):
        if a.b < FIRST_ILLUMINATI and s.owner[a.b] != me:
            continue
        twin = s.copy()
        cell_taken = a.c not in free_arrows(twin, a.b)
        if cell_taken:
            continue
        attach(twin, me, a.a, a.b, a.c)
        free = 0
        for card in twin.grid[me].values():
            free += len(free_arrows(twin, card))
        worth = free + (0.5 if a.b >= FIRST_ILLUMINATI else 0.0)
        if worth > value:
            best = a
            value = worth
    return best


BOT: Final = IlluminatiGreedy()
