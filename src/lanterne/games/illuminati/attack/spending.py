"""Rounds of spending: attacker, defender, then the others, again and again until all pass in a row (A-12)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import attack_at
from lanterne.games.illuminati.attack.attack import OVER, Attack
from lanterne.games.illuminati.attack.called_off import packed_attack
from lanterne.games.illuminati.blanks import ALONE, NO_SEATS
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.treasury import pay
from lanterne.games.illuminati.moves import (
    AGAINST,
    CALL_OFF,
    CHEAT,
    FOR,
    INTERFERE,
    MOST_NUMBER,
    PASS,
    ROLL,
    SIDES,
    SPEND,
    IlluminatiAction,
    Move,
    add_amounts,
    move,
)
from lanterne.games.illuminati.secrets.cheating import add_stretches, stretch
from lanterne.games.illuminati.seeing.frame_views import SpendingView
from lanterne.games.illuminati.specials.moments import IN_SPENDING
from lanterne.games.illuminati.specials.played import play
from lanterne.games.illuminati.specials.plays import add_plays, could_play
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

BOTH_SIDES: Final = [FOR, AGAINST]  # these three are read only
ONLY_FOR: Final = [FOR]
ONLY_AGAINST: Final = [AGAINST]


def commit(s: IlluminatiState, atk: Attack) -> None:
    """From now on it is an action and marks everybody in it (95, 96, A-20)."""
    if atk.committed:
        return
    atk.committed = True
    s.actions_left -= 1
    s.acted = True
    s.used[atk.attacker] += 1
    for aider in atk.aiders:
        s.used[aider] += 1


def spending_order(s: IlluminatiState, atk: Attack) -> list[Seat]:
    """Attacker, defender, the others in play order (A-12)."""
    order = [atk.seat]
    if atk.defender != NOBODY and s.alive[atk.defender]:
        order.append(atk.defender)
    seat = atk.seat
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if s.alive[seat] and seat != atk.seat and seat != atk.defender:
            order.append(seat)
    return order


def purses(s: IlluminatiState, atk: Attack, seat: Seat) -> list[int]:
    """The cards whose money the attacker or the defender may spend (52, 53); none for anybody else."""
    if seat != atk.seat and seat != atk.defender:
        return []
    card = atk.attacker if seat == atk.seat else atk.target
    illuminati = s.illuminati[seat]
    return [card] if card == illuminati else [card, illuminati]


def may_interfere(s: IlluminatiState, atk: Attack, seat: Seat) -> bool:
    """A third seat, unless privilege shuts it out and no Interférence of its own lets it in (87, 89, 92)."""
    if seat == atk.seat or seat == atk.defender:
        return False
    return not atk.privileged or atk.admitted >> seat & 1 == 1


def has_money_here(s: IlluminatiState, atk: Attack, seat: Seat) -> bool:
    """Whether the seat might spend; that a treasury is empty is public (A-27)."""
    if s.treasury[s.illuminati[seat]]:
        return seat == atk.seat or seat == atk.defender or may_interfere(s, atk, seat)
    if seat == atk.seat:
        return s.treasury[atk.attacker] > 0
    return seat == atk.defender and s.treasury[atk.target] > 0


def sides_open(s: IlluminatiState, atk: Attack, seat: Seat) -> list[int]:
    """Both; under the option only the one first chosen (A-13)."""
    if s.options.fixed_side and atk.support[seat]:
        return ONLY_FOR
    if s.options.fixed_side and atk.opposition[seat]:
        return ONLY_AGAINST
    return BOTH_SIDES


@final
class Spending(Frame):
    """The seats that have still to pass; afterwards the attacker of an uncommitted attack throws or calls off."""

    def __init__(self, queue: list[Seat], called: bool) -> None:
        self.kind = "spending"
        self.queue = queue
        self.called = called  # the attacker has chosen to throw the dice

    def asked(self, s: IlluminatiState) -> list[Seat]:
        seat = self.next_seat(s)
        if seat != NOBODY:
            return ALONE[seat]
        atk = attack_at(s)
        return NO_SEATS if atk.committed or self.called else ALONE[atk.seat]

    def next_seat(self, s: IlluminatiState) -> Seat:
        atk = attack_at(s)
        may_go = False  # the attacker is in the queue, and has nothing to do but call off
        for seat in self.queue:
            if s.alive[seat] and (has_money_here(s, atk, seat) or could_play(s, seat, IN_SPENDING)):
                return atk.seat if may_go else seat
            may_go = may_go or (seat == atk.seat and not atk.committed)
        return NOBODY

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        if self.next_seat(s) == NOBODY:
            acts.append(move(ROLL))
            acts.append(move(CALL_OFF))
            return
        atk = attack_at(s)
        acts.append(move(PASS))
        if seat == atk.seat and not atk.committed:
            acts.append(move(CALL_OFF))  # 94: as long as nothing is spent
        for card in purses(s, atk, seat):
            add_amounts(SPEND, min(s.treasury[card], MOST_NUMBER), card, acts)
        if may_interfere(s, atk, seat):
            for side in sides_open(s, atk, seat):
                add_amounts(INTERFERE, min(s.treasury[s.illuminati[seat]], MOST_NUMBER), side, acts)
        add_plays(s, seat, IN_SPENDING, acts)
        if seat == atk.defender:
            add_stretches(s, atk, seat, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        atk = attack_at(s)
        if a.verb == PASS:
            self.queue = self.queue[self.queue.index(seat) + 1 :]
        elif a.verb == ROLL:
            self.called = True
        elif a.verb == CALL_OFF:
            call_off(s, atk, out)
        elif a.verb == SPEND or a.verb == INTERFERE:
            commit(s, atk)
            spend(s, atk, seat, a, out)
            self.ask_again(s, seat)
        elif a.verb == CHEAT:
            stretch(s, atk, seat, a.b, out)
            self.ask_again(s, seat)
        else:
            play(s, seat, a, out)

    def ask_again(self, s: IlluminatiState, seat: Seat) -> None:
        """Everybody, beginning after the seat and ending with it."""
        order = spending_order(s, attack_at(s))
        at = order.index(seat) + 1
        self.queue = order[at:] + order[:at]

    def card_took_effect(self, s: IlluminatiState, seat: Seat) -> None:
        self.ask_again(s, seat)

    def hands_changed(self, s: IlluminatiState, specials: bool) -> None:
        """Everybody, from the one whose answer is awaited on."""
        order = spending_order(s, attack_at(s))
        at = order.index(self.queue[0]) if self.queue else 0
        self.queue = order[at:] + order[:at]

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        if not isinstance(a, Move):
            return None
        atk = attack_at(s)
        if a.verb == INTERFERE:
            if seat == atk.seat or seat == atk.defender:
                return Refusal("87", Phrase("illuminati-refused-third-only"))
            if not may_interfere(s, atk, seat):
                return Refusal("89", Phrase("illuminati-refused-privileged"))
            if a.b not in sides_open(s, atk, seat):
                return Refusal("A-13", Phrase("illuminati-refused-fixed-side"))
            return Refusal("87", Phrase("illuminati-refused-money", {"most": s.treasury[s.illuminati[seat]]}))
        if a.verb == SPEND:
            if a.b not in purses(s, atk, seat):
                return Refusal("52" if seat == atk.seat else "53", Phrase("illuminati-refused-purse"))
            return Refusal("52", Phrase("illuminati-refused-money", {"most": s.treasury[a.b]}))
        if a.verb == CALL_OFF:
            return Refusal("95", Phrase("illuminati-refused-committed"))
        return None

    def view(self, s: IlluminatiState, viewer: Seat | None) -> SpendingView:
        return {"kind": "spending", "queue": self.queue[:], "called": self.called}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Spending:
        return Spending(list(raw["queue"]), raw["called"])

    def blank(self) -> Spending:
        return Spending([], False)

    def copy(self) -> Spending:
        return Spending(self.queue[:], self.called)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Spending)
        self.queue = f.numbers("queue", source.queue)
        self.called = f.plain("called", source.called)


def call_off(s: IlluminatiState, atk: Attack, out: Out) -> None:
    """At no cost; the same attack announced again this turn is committed at once (94, A-19, A-64)."""
    s.called_off = sorted([*s.called_off, packed_attack(atk.attacker, atk.target, atk.kind)])
    atk.phase = OVER
    s.frames.pop()
    if out is not None:
        out.append(Event("attack-called-off", {"seat": seat_phrase(atk.seat)}, clause="94"))


def spend(s: IlluminatiState, atk: Attack, seat: Seat, a: Move, out: Out) -> None:
    """To the bank at once (55); every payment names its side (A-13)."""
    if a.verb == INTERFERE:
        if a.b == FOR:
            atk.support[seat] += a.a
        else:
            atk.opposition[seat] += a.a
        if out is not None:
            args: dict[str, Arg] = {"seat": seat_phrase(seat), "money": a.a, "target": card_phrase(s, atk.target)}
            out.append(Event("interfered-" + SIDES[a.b], args, clause="87"))
        pay(s, s.illuminati[seat], a.a, out)
        return
    if seat == atk.seat:
        if a.b == atk.attacker:
            atk.group_money += a.a
        else:
            atk.illuminati_money += a.a
    elif a.b == atk.target:
        atk.target_money += a.a
    else:
        atk.defender_money += a.a
    pay(s, a.b, a.a, out)
