"""What happens in the toy game: each verb a function, finished frames pop and report to the one below."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from tests.toy.actions import ToyAction
from tests.toy.options import CARDS
from tests.toy.refusal import offer_between
from tests.toy.state import NOBODY, PICTURES, UNKNOWN, Frame, Lot, Offer, ToyState

MOST_ATTACKS: Final = 2


def tell(
    out: Out,
    name: str,
    args: dict[str, Arg],
    *,
    audience: tuple[Seat, ...] | None = None,
    knew: tuple[Seat, ...] | None = None,
    clause: str = "",
) -> None:
    if out is not None:
        out.append(Event(name, args, audience, knew, clause))


def drawn(counts: list[int], rng: Rng) -> int:
    """The kind of a thing drawn from a bag of counts, taken out of it."""
    k = rng.below(sum(counts))
    kind = 0
    while k >= counts[kind]:
        k -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def draw_card(s: ToyState, seat: Seat, rng: Rng, out: Out) -> None:
    if sum(s.deck) == 0:
        return
    card = drawn(s.deck, rng)
    s.hands[seat][card] += 1
    tell(out, "drew", {"seat": seat_phrase(seat)}, clause="T-6")
    tell(out, "drew-card", {"card": Phrase(f"toy-card-{CARDS[card]}")}, audience=(seat,), knew=(), clause="T-6")


def open_auction(s: ToyState, rng: Rng, out: Out) -> None:
    pair = drawn([n for row in s.bag for n in row], rng)
    picture, index = divmod(pair, len(s.bag[0]))
    s.bag[picture][index] -= 1
    s.lots.append(Lot(picture, index + 1, NOBODY, []))
    s.bids = [UNKNOWN] * s.seats
    s.offers = []
    s.offers_made = [0] * s.seats
    s.frames = [Frame("bids")]
    tell(out, "auctioned", {"picture": Phrase(f"toy-picture-{PICTURES[picture]}")}, knew=(), clause="T-3")


def apply_action(s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Out) -> None:
    if a.verb == "goal":
        s.goals[seat] = a.picture
        tell(out, "chose", {"seat": seat_phrase(seat)}, clause="T-2")
        if UNKNOWN not in s.goals:
            open_auction(s, rng, out)
    elif a.verb == "bid":
        bid(s, seat, a.amount, rng, out)
    elif a.verb == "attack":
        s.top.attacks += 1
        open_attack(s, seat, a.seat, out)
    elif a.verb == "rest":
        s.top.done = True
    elif a.verb in ("answer", "decline"):
        answer(s, seat, a, out)
    else:
        trade(s, seat, a, out)
    settle(s, rng, out)


def bid(s: ToyState, seat: Seat, amount: int, rng: Rng, out: Out) -> None:
    s.bids[seat] = amount
    tell(out, "sealed", {"seat": seat_phrase(seat)}, clause="T-3")
    if UNKNOWN in s.bids:
        return
    for bidder in range(s.seats):
        tell(out, "bid", {"seat": seat_phrase(bidder), "amount": s.bids[bidder]}, knew=(bidder,), clause="T-3")
    best = max(s.bids)
    highest = [bidder for bidder in range(s.seats) if s.bids[bidder] == best]
    winner = highest[0] if len(highest) == 1 else highest[rng.below(len(highest))]
    if best > 0:
        s.coins[winner] -= best
        hand_over(s, s.lots[-1], winner, out)
    s.frames = [Frame("turn", winner)]


def hand_over(s: ToyState, lot: Lot, owner: Seat, out: Out) -> None:
    """The new owner looks at the number; whoever knew it before still does."""
    lot.owner = owner
    picture = Phrase(f"toy-picture-{PICTURES[lot.picture]}")
    tell(out, "got-lot", {"seat": seat_phrase(owner), "picture": picture}, clause="T-3")
    knew = tuple(lot.known_to)
    tell(out, "saw-number", {"number": lot.number}, audience=(owner,), knew=knew, clause="T-3")
    if owner not in lot.known_to:
        lot.known_to = sorted([*lot.known_to, owner])


def open_attack(s: ToyState, seat: Seat, target: Seat, out: Out) -> None:
    tell(out, "attacked", {"seat": seat_phrase(seat), "target": seat_phrase(target)}, clause="T-4")
    s.frames.append(Frame("attack", seat, target))
    window = Frame("window", seat, target)
    window.asked = [(seat + step) % s.seats for step in range(1, s.seats)]
    s.frames.append(window)


def answer(s: ToyState, seat: Seat, a: ToyAction, out: Out) -> None:
    window, attack = s.frames[-1], s.frames[-2]
    window.asked.pop(0)
    if a.verb == "decline":
        tell(out, "declined", {"seat": seat_phrase(seat)}, clause="T-5")
        return
    s.hands[seat][a.card] -= 1
    s.discards[a.card] += 1
    card = Phrase(f"toy-card-{a.word}")
    tell(out, "answered", {"seat": seat_phrase(seat), "card": card}, knew=(seat,), clause="T-5")
    if a.word == "shield":
        attack.defence += 1
    else:
        open_attack(s, seat, attack.seat, out)


def trade(s: ToyState, seat: Seat, a: ToyAction, out: Out) -> None:
    """Offers are between two seats, who alone hear of them, unless the options open them to all."""
    between = None if s.options.open_offers else (seat, a.seat)
    tell(out, a.verb, {"seat": seat_phrase(seat), "other": seat_phrase(a.seat)}, audience=between, clause="T-7")
    if a.verb == "offer":
        s.offers_made[seat] += 1
        s.offers = sorted([*s.offers, Offer(seat, a.seat, a.amount)])
        return
    giver, to = (seat, a.seat) if a.verb == "withdraw" else (a.seat, seat)
    offer = offer_between(s, giver, to)
    assert offer is not None
    s.offers.remove(offer)
    if a.verb == "accept":
        s.coins[giver] -= offer.amount
        s.coins[to] += offer.amount
        tell(out, "paid", {"seat": seat_phrase(giver), "amount": offer.amount}, knew=(giver, to), clause="T-7")
        hand_over(s, s.lots_of(to)[0], giver, out)


def settle(s: ToyState, rng: Rng, out: Out) -> None:
    """Pops what is finished, until somebody has to decide or the game is over."""
    while s.frames:
        frame = s.top
        if frame.kind == "window":
            frame.asked = [seat for seat in frame.asked if could_answer(s, seat)]
            if frame.asked and not frame.done:
                return
            s.frames.pop()
            close_attack(s, s.frames.pop(), turned_back=frame.done, rng=rng, out=out)
        elif frame.kind == "turn" and frame.done:
            end_turn(s, frame.seat, rng, out)
        else:
            return


def close_attack(s: ToyState, attack: Frame, *, turned_back: bool, rng: Rng, out: Out) -> None:
    success = False
    if turned_back:
        tell(out, "turned-back", {"seat": seat_phrase(attack.seat)}, clause="T-5")
    else:
        die = rng.die()
        success = die >= need_of(attack)
        tell(out, "rolled", {"die": die, "need": need_of(attack)}, knew=(), clause="T-4")
    if success:
        rob(s, attack.seat, attack.target, out)
        if s.is_ruined(attack.target):
            s.reason = "ruin"
            s.frames = []
            return
    report(s.top, success)


def need_of(attack: Frame) -> int:
    return 3 + 2 * attack.defence


def rob(s: ToyState, seat: Seat, target: Seat, out: Out) -> None:
    if s.coins[target] > 0:
        s.coins[target] -= 1
        s.coins[seat] += 1
        tell(out, "robbed", {"seat": seat_phrase(seat), "target": seat_phrase(target)}, clause="T-4")
    elif s.lots_of(target):
        hand_over(s, s.lots_of(target)[0], seat, out)


def report(below: Frame, success: bool) -> None:
    """A turn goes on after a success only; a window whose mirror struck turns its own attack back."""
    if below.kind == "turn":
        below.done = not success or below.attacks == MOST_ATTACKS
    else:
        below.done = success


def end_turn(s: ToyState, seat: Seat, rng: Rng, out: Out) -> None:
    draw_card(s, seat, rng, out)
    s.round += 1
    if s.round < s.options.rounds:
        open_auction(s, rng, out)
        return
    s.reason = "rounds"
    s.frames = []
    tell(out, "ended", {}, knew=(), clause="T-8")


def could_answer(s: ToyState, seat: Seat) -> bool:
    """Whether all can see that the seat might hold an answer: it has cards. What they are stays its secret."""
    return seat != NOBODY and sum(s.hands[seat]) > 0
