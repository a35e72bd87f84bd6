"""The greedy bot's own turn: specials, attacks, deals, moves and accusations, money, and the powers of step 6."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.answers import own_special
from lanterne.bots.illuminati.layout import best_move, is_worth_rebuilding
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.plans import Plan, best_of, plans_of
from lanterne.bots.illuminati.proposals import best_offer
from lanterne.bots.illuminati.sharing import kept_pledge, plan_for_two, pledge
from lanterne.bots.illuminati.values import LEADER, closeness, gain_of, money_worth, threat
from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.rules import attacker_fault
from lanterne.games.illuminati.cards.alignments import ALL
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.goals.goals import COUNTED, cards_of, goal_of, needed, progress
from lanterne.games.illuminati.goals.measures import alignments_held
from lanterne.games.illuminati.moves import (
    ACCUSE,
    ALTER,
    AMOUNT,
    ATTACK_WITH,
    BRIBE,
    BUY_CARD,
    CHANGE_ALIGNMENT,
    CHOOSE_GOAL,
    CLAIM,
    DONE,
    END,
    MOVE,
    PASS_TURN,
    REVIVE,
    RUMOURS,
    SPY_SPECIALS,
    STRIKE,
    TARGET,
    TRANSFER,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.state import ACTIONS, TRANSFERS, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, has_free_arrow, uncontrolled
from lanterne.games.illuminati.turn.main_actions import PASS_MONEY
from lanterne.games.illuminati.turn.powers import can_rearrange, can_redistribute

MOVING: Final = 0.08  # where an attack promises so much, no move is thought of
TRYING: Final = 0.004  # once something was done, anything above this is tried
REVIVING: Final = 0.12  # what a dead group must be worth to be brought back
FEW: Final = 2  # so few possible Illuminati make an accusation a fair guess
SCATTERED: Final = 3  # so much money outside the centre is worth gathering


def first_of(legal: list[IlluminatiAction], verbs: tuple[int, ...]) -> IlluminatiAction:
    """The first action with one of the verbs, in the order of the verbs; else the first of all."""
    for verb in verbs:
        for a in legal:
            if isinstance(a, Move) and a.verb == verb:
                return a
    return legal[0]


def with_verb(legal: list[IlluminatiAction], verb: int) -> list[Move]:
    return [a for a in legal if isinstance(a, Move) and a.verb == verb]


def aiming(plan: Plan) -> Move:
    return move(RUMOURS, plan.target) if plan.rumours else move(TARGET, plan.target, plan.kind)


def take_turn(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], memory: Memory) -> IlluminatiAction:
    if s.stage == TRANSFERS:
        return gather_money(s, me, legal)
    if s.stage != ACTIONS:
        return use_power(s, me, legal)
    share = kept_pledge(s, me, memory)
    if share is not None:
        return share
    lasers = laser_shot(s, me, legal)
    if lasers is not None:
        return lasers
    special = own_special(s, me, legal)
    if special is None:
        special = look_or_revive(s, me, legal)
    if special is not None:
        return special
    if move(BUY_CARD) in legal:
        return move(BUY_CARD)
    plans = plans_of(s, me, [a.a for a in with_verb(legal, ATTACK_WITH)]) if s.actions_left else []
    plan = plan_for_two(s, me, memory, plans) or best_of(plans)
    value = plan.value if plan is not None else 0.0
    bribe = best_bribe(s, me, legal)
    if bribe is not None and gain_of(s, me, me, [bribe.a]) - 0.05 > value:
        return bribe
    word = best_offer(s, me, memory, value) or pledge(s, me, memory, plan)
    if word is not None:
        return word
    may_pass = move(PASS_TURN) in legal
    least = PASS_MONEY * money_worth(s, me, me) if may_pass else TRYING  # an attempt must promise more
    better, gain = best_move(s, me, legal) if value < MOVING else (None, 0.0)
    if better is not None and gain > max(value, least):
        return better
    if plan is not None and value > least:
        memory.aim = aiming(plan)
        return move(ATTACK_WITH, plan.attacker)
    other = other_action(s, me, legal)
    if other is not None:
        return other
    return move(PASS_TURN) if may_pass else move(END)


def look_or_revive(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """Espionnage on whoever leads, while that hand matters; Campagne for a dead group that serves the goal."""
    best: IlluminatiAction | None = None
    near = LEADER
    for a in with_verb(legal, SPY_SPECIALS):
        then = closeness(s, a.a, me, cards_of(s, a.a), 0)
        if then > near:
            best = a
            near = then
    if best is not None:
        return best
    value = REVIVING
    for a in with_verb(legal, REVIVE) if s.actions_left else []:
        then = gain_of(s, me, me, [a.a])
        if then > value:
            best = a
            value = then
    return best


def other_action(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """With nothing to attack: make room at the centre for the next action, or name a face-down Illuminati.

    Neither is worth the 5 MB of a turn in which nothing was done, unless the room will be used.
    """
    if s.actions_left > 1 and lacks_room(s, me):
        for a in with_verb(legal, MOVE):
            if s.master[a.a] == s.illuminati[me] and len(CARDS[a.a].arrows) <= 1:
                return a
    return accusation(s, me, legal) if s.acted else None


def lacks_room(s: IlluminatiState, me: Seat) -> bool:
    """Whether the Illuminati could still attack, with money, something that lies free, if only it had an arrow left."""
    centre = s.illuminati[me]
    if has_free_arrow(s, centre) or s.treasury[centre] <= SCATTERED:
        return False
    return attacker_fault(s, me, centre) == "" and bool(uncontrolled(s))


def accusation(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """The seat in whose place the imagined Illuminati is one of few; the more dangerous first."""
    best: IlluminatiAction | None = None
    danger = 0.0
    accused = [a for a in with_verb(legal, ACCUSE) if a.b != s.illuminati[me]]
    for a in accused:
        others = len([b for b in accused if b.a == a.a])
        if others <= FEW and a.b == s.illuminati[a.a] and threat(s, a.a, me) > danger:
            best = a
            danger = threat(s, a.a, me)
    return best


def best_bribe(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> Move | None:
    best: Move | None = None
    value = 0.0
    for a in with_verb(legal, BRIBE):
        then = gain_of(s, me, me, [a.a])
        if then > value:
            best = a
            value = then
    return best


def laser_shot(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """The Lasers are used when the changed alignment completes the goal."""
    goal = goal_of(s, me)
    shots = with_verb(legal, CHANGE_ALIGNMENT)
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


def alter(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    goal = goal_of(s, me)
    mask = COUNTED.get(goal, ALL & ~alignments_held(s, cards_of(s, me)))
    for a in with_verb(legal, ALTER):
        if a.a == 0 and mask >> a.b & 1:
            return a
    return legal[0]


def gather_money(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """The largest sum that can go to the Illuminati or a step nearer to it."""
    best: IlluminatiAction = move(END)
    most = 2
    for a in with_verb(legal, TRANSFER):
        inwards = a.b >= FIRST_ILLUMINATI or (a.a < FIRST_ILLUMINATI and s.master[a.a] == a.b)
        worth = s.treasury[a.a] * (2 if a.b >= FIRST_ILLUMINATI else 1)
        if inwards and worth > most:
            best = a
            most = worth
    return best


def use_power(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Strikes the most dangerous seat, gathers the money, or rebuilds a structure that can be made better."""
    strikes = with_verb(legal, STRIKE)
    if strikes:
        best = strikes[0]
        for a in strikes:
            if threat(s, a.a, me) > threat(s, best.a, me):
                best = a
        return best
    if move(CLAIM) in legal:
        outside = sum([s.treasury[card] for card in s.grid[me].values() if card < FIRST_ILLUMINATI])
        if can_redistribute(s, me) and outside >= SCATTERED:
            return move(CLAIM)
        if can_rearrange(s, me) and is_worth_rebuilding(s, me):
            return move(CLAIM)
    return move(DONE)


def lay_money(s: IlluminatiState, me: Seat, kind: str, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Transfers take all inwards; after a capture and in laying out, money stays where it can be spent."""
    amounts = with_verb(legal, AMOUNT)
    if kind == "declaring" or (kind == "amount" and s.stage == TRANSFERS):
        return amounts[-1]
    return amounts[0]


def choose_goal(legal: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
    goals = with_verb(legal, CHOOSE_GOAL)
    return goals[rng.below(len(goals))] if goals else legal[0]
