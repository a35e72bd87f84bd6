"""A player for tests that see everything: chance weighted by ambition, so that rare things happen in few games."""

from __future__ import annotations

import random

from lanterne.games.illuminati.actions import IlluminatiAction, parse_move
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number, bonus_of
from lanterne.games.illuminati.cards.deck import deck_size
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, FIRST_ILLUMINATI, SPECIAL_IDS
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import COUNTED, goal_of
from lanterne.games.illuminati.moves import (
    ACCEPT,
    ACCUSE,
    AID,
    ALTER,
    ANNOUNCE,
    ATTACK_WITH,
    BRIBE,
    BUY_CARD,
    CALL_OFF,
    CALL_OUT,
    CHANGE_ALIGNMENT,
    CHEAT,
    CLAIM,
    CONTROL,
    DESTROY,
    DROP,
    END,
    INTERFERE,
    LIFT,
    MOVE,
    PASS,
    PASS_TURN,
    POWER,
    REVIVE,
    ROLL,
    RUMOURS,
    SPEND,
    STRIKE,
    TARGET,
    TRANSFER,
    WITHDRAW,
    Move,
    move,
)
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of

WEIGHTS = {
    END: 0.3,
    PASS_TURN: 0.2,
    ATTACK_WITH: 6.0,
    TRANSFER: 0.1,
    MOVE: 0.05,
    DROP: 0.01,
    ACCUSE: 0.05,
    AID: 6.0,
    ANNOUNCE: 1.0,
    CALL_OFF: 0.05,
    ROLL: 1.0,
    BRIBE: 3.0,
    REVIVE: 2.0,
    CHANGE_ALIGNMENT: 0.1,
    ALTER: 1.0,
    BUY_CARD: 5.0,
    CLAIM: 3.0,
    LIFT: 0.2,
    STRIKE: 1.0,
    CHEAT: 0.05,
    CALL_OUT: 0.1,
    ACCEPT: 0.2,
    WITHDRAW: 0.01,
    INTERFERE: 0.02,
    RUMOURS: 2.0,
}
WANTED = (Bundle(0, [], []), Bundle(2, [], []))  # for 1 MB: it is a present, or an offer
MONOPOLY = [CARD_NUMBERS[card] for card in ("phone-company", "hollywood", "madison-avenue")]
IRS = CARD_NUMBERS["irs"]


class Schemer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, s: IlluminatiState, seat: int) -> IlluminatiAction:
        legal = GAME.legal(s, seat)
        weights = [self.weight(s, seat, a) for a in legal]
        return self.random.choices(legal, weights)[0]

    def weight(self, s: IlluminatiState, seat: int, a: IlluminatiAction) -> float:
        if not isinstance(a, Move):
            return 0.02  # offers
        if a.verb == TARGET:
            return self.target_weight(s, seat, a)
        if a.verb == POWER:
            return 1.0 + a.a
        if a.verb == SPEND:
            return self.spend_weight(s, seat, a)
        if a.verb == ATTACK_WITH and CARDS[a.a].abilities:
            return 20.0
        if a.verb == PASS:
            return 2.0
        if a.verb == END and s.options.very_long and not deck_size(s):
            return 50.0  # a round of idleness ends the very long game
        return WEIGHTS.get(a.verb, 0.5)

    def target_weight(self, s: IlluminatiState, seat: int, a: Move) -> float:
        tried = current_attack(s)
        assert tried is not None
        atk = Attack(s.seats, seat, tried.attacker)
        atk.target, atk.kind = a.a, a.b
        atk.defender = s.owner[a.a] if s.owner[a.a] != seat else NOBODY
        number: int = attack_number(s, atk) + s.treasury[s.illuminati[seat]] // 2
        likely = max(0.5, min(10.0, number)) ** 2
        rare = 30.0 if bonus_of(s, atk, atk.attacker) else 1.0  # a bonus for this very attacker
        return likely * rare * self.desire(s, seat, a.a, a.b)

    def desire(self, s: IlluminatiState, seat: int, target: int, kind: int) -> float:
        goal = goal_of(s, seat)
        if kind == DESTROY:
            if goal == "destroy-irs" and target == IRS:
                return 500.0
            if goal == "monopoly" and target in MONOPOLY:
                return 100.0
            return 6.0 if goal == "destruction" else 0.05
        if kind != CONTROL:
            return 0.1
        wanted = 1.0 + CARDS[target].power / 4 + CARDS[target].income / 4 + len(CARDS[target].arrows)
        if CARDS[target].abilities:
            wanted += 2
        if goal in COUNTED and alignments_of(s, target) & COUNTED[goal]:
            wanted *= 8
        if goal == "transferable-power":
            wanted *= 1 + CARDS[target].transferable * 3
        if goal == "monopoly" and target in MONOPOLY:
            wanted *= 30
        return wanted

    def spend_weight(self, s: IlluminatiState, seat: int, a: Move) -> float:
        atk = current_attack(s)
        assert atk is not None
        if seat == atk.seat:
            wanted = 10 - attack_number(s, atk)
            return 8.0 if a.a == wanted else 0.02
        return 0.05

    def interject(self, s: IlluminatiState) -> tuple[int, IlluminatiAction] | None:
        """Now and then somebody does what nobody waits for."""
        for offer in s.offers:
            if offer.give.groups and self.random.random() < 0.3:
                a = move(ACCEPT, offer.number)
                if GAME.refusal(s, offer.to[0], a) is None:
                    return offer.to[0], a
        if self.random.random() > 0.02:
            return None
        seat = self.random.randrange(s.seats)
        if not s.alive[seat]:
            return None
        legal = GAME.legal(s, seat) if seat not in GAME.to_act(s) else []
        pool: list[IlluminatiAction] = [*legal, *self.manners(s, seat)]
        allowed = [a for a in pool if GAME.refusal(s, seat, a) is None]
        return (seat, self.random.choice(allowed)) if allowed else None

    def manners(self, s: IlluminatiState, seat: int) -> list[IlluminatiAction]:
        """Open families that `legal` does not list."""
        codes = [
            "show-goal",
            *[f"show {special}" for special in SPECIAL_IDS],
            *[f"hide {special}" for special in SPECIAL_IDS],
        ]
        own = [CARD_IDS[card] for card in s.grid[seat].values() if card < FIRST_ILLUMINATI]
        codes += [f"show-money {card}" for card in own]
        if self.random.random() < 0.01:
            codes.append("resign")
        neighbour = [(seat + 1) % s.seats]
        talk = [PromiseAction(neighbour, "soon"), *[OfferAction(neighbour, Bundle(1, [], []), want) for want in WANTED]]
        return [*[parse_move(code) for code in codes], *talk]
