"""The greedy bot of Illuminati: imagines one world from its view and takes what promises most in it, step by step."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illuminati.answers import answer, spend
from lanterne.bots.illuminati.layout import place, rebuild
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.plans import (
    GROUP_AID,
    ILLUMINATI_AID,
    Plan,
    best_of,
    best_spending,
    fear,
    plans_with,
    prize_of,
    purse_of,
    would_win,
)
from lanterne.bots.illuminati.reasons import reason_for
from lanterne.bots.illuminati.replies import answer_offer
from lanterne.bots.illuminati.sharing import partner_for
from lanterne.bots.illuminati.turns import aiming, alter, choose_goal, first_of, lay_money, take_turn, with_verb
from lanterne.bots.illuminati.values import Now, money_worth
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.cards.figures import transferable_of
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.deals.judging import ANSWERS
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
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
    Move,
    move,
)
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

LONG_ROUNDS: Final = 40  # four times what nine games in ten last
OFTEN: Final = 8


@final
class IlluminatiGreedy(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")

    def new_mind(self, game: AnyGame, seat: Seat) -> Memory:
        return Memory(seat)

    def told(self, mind: Memory, events: list[Event]) -> None:
        for event in events:
            mind.hear(event)

    def choose(self, ask: Ask) -> IlluminatiAction:
        seat, rng = ask.seat, ask.rng
        memory = memory_of(ask)
        memory.reason = ""
        legal = cast(list[IlluminatiAction], ask.legal)
        if len(legal) == 1:
            return legal[0]
        s: IlluminatiState = ask.game.imagine(ask.view, rng)
        return resolve(s, seat, legal, rng, memory)

    def interject(self, ask: Ask) -> IlluminatiAction | None:
        if not ask.view["offers"]:
            return None
        memory = memory_of(ask)
        memory.reason = ""
        s: IlluminatiState = ask.game.imagine(ask.view, ask.rng)
        return answer_offer(s, ask.seat, cast(list[IlluminatiAction], ask.legal), memory)

    def remark(self, ask: Ask, a: Action) -> Phrase | None:
        """Why it makes this offer, or answers one so."""
        talks = isinstance(a, OfferAction) or (isinstance(a, Move) and a.verb in ANSWERS)
        reason = memory_of(ask).reason if talks else ""
        return Phrase("illuminati-remark-" + reason) if reason else None

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_of(ask, a, memory_of(ask).reason)


def reason_of(ask: Ask, a: Action, remark: str) -> Phrase | None:
    """In a world of its own: it tells nothing but what the seat could know."""
    if len(ask.legal) == 1:
        return Phrase("why-only")
    return reason_for(ask.game.imagine(ask.view, ask.rng), ask.seat, cast(IlluminatiAction, a), remark)


def memory_of(ask: Ask) -> Memory:
    """Whoever is asked out of the blue remembers nothing."""
    return ask.mind if isinstance(ask.mind, Memory) else Memory(ask.seat)


def resolve(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], rng: Rng, memory: Memory) -> IlluminatiAction:
    """What it does in this world when it is waited for."""
    deal = answer_offer(s, me, legal, memory)
    if deal is not None:
        return deal
    if s.round >= LONG_ROUNDS and rng.below(OFTEN) == 0:
        return by_chance(legal, rng)
    a = decide(s, me, legal, rng, memory)
    return a if isinstance(a, (OfferAction, PromiseAction)) or a in legal else legal[0]


def by_chance(legal: list[IlluminatiAction], rng: Rng) -> IlluminatiAction:
    """Two who attack and defend alike would go on for ever: in a long game chance has a word now and then."""
    staying = [a for a in legal if not a.code().startswith("resign")]
    return staying[rng.below(len(staying))] if staying else legal[0]


def decide(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], rng: Rng, memory: Memory) -> IlluminatiAction:
    kind = s.frames[-1].kind
    if kind == "turn":
        return take_turn(s, me, legal, memory)
    if kind == "announcing":
        return announce(s, me, legal, memory)
    if kind == "spending":
        return spend(s, me, legal, memory)
    if kind in ("window", "played"):
        return answer(s, me, legal, memory)
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


def announce(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], memory: Memory) -> IlluminatiAction:
    atk = current_attack(s)
    assert atk is not None
    if with_verb(legal, TARGET) or with_verb(legal, RUMOURS):
        return aim(s, me, atk, legal, memory)
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


def aim(s: IlluminatiState, me: Seat, atk: Attack, legal: list[IlluminatiAction], memory: Memory) -> IlluminatiAction:
    """The target that promises most; once a share in the victory is promised, one after which it can be given."""
    plans: list[Plan] = []
    plans_with(s, Now(s, me), atk.attacker, {}, plans)
    plans = [plan for plan in plans if aiming(plan) in legal]
    kept = [plan for plan in plans if memory.has_pledged() and partner_for(s, me, memory, plan) != NOBODY]
    best = best_of(kept or plans)
    return aiming(best) if best is not None else legal[0]


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
