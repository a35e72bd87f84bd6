"""The cheating variant (175, 176, A-60): tricks done in secret, which anybody may call out; a caught one is undone.

Bounds of ours, so that it stays a game (A-86): one trick a turn and seat; each seat calls each other seat out once
a turn; at most 5 MB are stolen, figures are stretched by 3 at most; a trick is safe when its turn is over, one inside
an attack when that is resolved. A wrong call costs nothing. Nobody is sure of what lies on another's Illuminati.
"""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import ROLLED, SPENDING, Attack, current_attack
from lanterne.games.illuminati.cards.deck import FIRST_SPECIAL, card_at, deck_size
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.money.treasury import pay
from lanterne.games.illuminati.moves import CALL_OUT, CHEAT, IlluminatiAction, Move, move
from lanterne.games.illuminati.state import ACTIONS, NOWHERE, SET_UP, IlluminatiState

# The tricks suggested at l.397 to 401, by number; what happens while somebody is away from the table is theirs.
MISREAD: Final = 1  # the attacker reads another total off the dice
STEAL: Final = 2  # from the bank, but never in the income step
STRETCH: Final = 3  # one's power in attack, or the defence of one's group
PEEK: Final = 4  # at the next card of the deck
BURY: Final = 5  # that card, back into the deck
TRICKS: Final[tuple[str, ...]] = ("", "misread", "steal", "stretch", "peek", "bury")

MOST_STOLEN: Final = 5
MOST_STRETCHED: Final = 3
CAUGHT: Final = -1  # in place of a trick: no other this turn
OPEN_FRAMES: Final[tuple[str, ...]] = (
    "turn",
    "window",
    "spending",
)  # on top of the stack while something may be done out of turn


def packed_trick(trick: int, amount: int) -> int:
    """A trick and its amount as one number (`s.tricks`)."""
    return trick * 16 + amount


def trick_number(packed: int) -> int:
    return packed // 16


def trick_amount(packed: int) -> int:
    return packed % 16


def has_hands_free(s: IlluminatiState, seat: Seat) -> bool:
    return s.options.cheating and s.alive[seat] and s.tricks[seat] == 0


def is_open(s: IlluminatiState) -> bool:
    return s.stage != SET_UP and s.frames[-1].kind in OPEN_FRAMES


def add_tricks(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """What any seat may do at any time but the income step: steal, peek, bury, call out."""
    if not s.options.cheating or not s.alive[seat] or not is_open(s):
        return
    if s.stage >= ACTIONS:
        if has_hands_free(s, seat):
            for money in range(1, MOST_STOLEN + 1):
                acts.append(move(CHEAT, STEAL, money))
            if deck_size(s) and not s.top_known >> seat & 1:
                acts.append(move(CHEAT, PEEK, 0))
        if s.tricks[seat] == packed_trick(PEEK, 0) and s.top_known >> seat & 1:
            acts.append(move(CHEAT, BURY, 0))
    for other in range(s.seats):
        if may_call_out(s, seat, other):
            acts.append(move(CALL_OUT, other))


def may_call_out(s: IlluminatiState, seat: Seat, other: Seat) -> bool:
    """Whether this seat has not yet called that one out in this turn."""
    return s.options.cheating and other != seat and s.alive[other] and not s.called_out[seat] >> other & 1


def may_stretch(s: IlluminatiState, atk: Attack, seat: Seat) -> bool:
    """The attacker until the attack is announced, the defender while money is spent."""
    return has_hands_free(s, seat) and (seat == atk.seat) == (atk.phase < SPENDING)


def add_stretches(s: IlluminatiState, atk: Attack, seat: Seat, acts: list[IlluminatiAction]) -> None:
    if may_stretch(s, atk, seat):
        for points in range(1, MOST_STRETCHED + 1):
            acts.append(move(CHEAT, STRETCH, points))


def stretch(s: IlluminatiState, atk: Attack, seat: Seat, points: int, out: Out) -> None:
    """The sum that everybody sees holds the false figure; the card shows the true one to whoever looks."""
    s.tricks[seat] = packed_trick(STRETCH, points)
    if seat == atk.seat:
        atk.power_lie = points
    else:
        atk.defence_lie = points
    tell_trick(seat, STRETCH, points, out)


def misread(s: IlluminatiState, atk: Attack, total: int, out: Out) -> None:
    s.tricks[atk.seat] = packed_trick(MISREAD, total)
    atk.roll = total
    tell_trick(atk.seat, MISREAD, total, out)


def cheat(s: IlluminatiState, seat: Seat, a: Move, rng: Rng, out: Out) -> None:
    """The tricks that belong to no attack."""
    s.tricks[seat] = packed_trick(a.a, a.b)
    if a.a == STEAL:
        s.treasury[s.illuminati[seat]] += a.b
        if s.options.open_money or s.treasury[s.illuminati[seat]] == a.b:
            s.knowers[s.illuminati[seat]] |= 1 << seat
    elif a.a == PEEK:
        if s.top == NOWHERE:
            s.top = card_at(s, rng.below(deck_size(s)))
        s.top_known |= 1 << seat
    else:
        forget_top(s)
    tell_trick(seat, a.a, a.b, out)
    if a.a == STEAL and out is not None:
        loot: dict[str, Arg] = {"card": card_phrase(s, s.illuminati[seat]), "money": a.b}
        out.append(Event("received", loot, (seat,), (seat,), clause="175"))
    if a.a == PEEK and out is not None:
        top = special_phrase(s.top - FIRST_SPECIAL) if s.top >= FIRST_SPECIAL else card_phrase(s, s.top)
        out.append(Event("top-seen", {"card": top}, (seat,), (), clause="176"))


def forget_top(s: IlluminatiState) -> None:
    """The next card is any card again."""
    s.top = NOWHERE
    s.top_known = 0


def tell_trick(seat: Seat, trick: int, amount: int, out: Out) -> None:
    if out is not None:
        args: dict[str, Arg] = {"trick": Phrase("illuminati-trick-" + str(trick)), "amount": amount}
        out.append(Event("cheated", args, (seat,), (seat,), clause="175"))


# ---------------------------------------------------------------------- calling out


def call_out(s: IlluminatiState, seat: Seat, other: Seat, out: Out) -> None:
    """A trick that can still be undone is undone, and that is all (176)."""
    s.called_out[seat] |= 1 << other
    trick = s.tricks[other]
    caught = trick > 0 and undo(s, other, trick_number(trick), trick_amount(trick), out)
    if caught:
        s.tricks[other] = CAUGHT
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "other": seat_phrase(other)}
        out.append(Event("caught-cheating" if caught else "wrongly-called-out", args, knew=(other,), clause="176"))


def undo(s: IlluminatiState, seat: Seat, trick: int, amount: int, out: Out) -> bool:
    """Whether there was still something to undo."""
    atk = current_attack(s)
    if trick == STEAL:
        illuminati = s.illuminati[seat]
        pay(s, illuminati, min(amount, s.treasury[illuminati]), out)
        return True
    if trick in (PEEK, BURY):
        forget_top(s)
        return True
    if atk is None:
        return False
    if trick == MISREAD:
        if atk.phase != ROLLED or atk.seat != seat or atk.roll != amount:
            return False
        atk.roll = atk.dice
        s.frames[-1].card_took_effect(s, seat)  # the roll has changed: everybody is asked anew
        return True
    if atk.phase >= ROLLED or seat not in (atk.seat, atk.defender):
        return False
    if seat == atk.seat:
        atk.power_lie = 0
    else:
        atk.defence_lie = 0
    return True


def new_turn(s: IlluminatiState) -> None:
    """What was not called out is safe."""
    if s.options.cheating:
        s.tricks = [0] * s.seats
        s.called_out = [0] * s.seats
