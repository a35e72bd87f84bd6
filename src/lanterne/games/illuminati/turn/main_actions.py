"""Steps 3 to 5: what the turn player may do between attacks (20 to 25, 97 to 112, 142, 143)."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.course import begin_attack
from lanterne.games.illuminati.attack.rules import explain_attacker, may_attack_with
from lanterne.games.illuminati.cards.deck import deck_size, draw_card
from lanterne.games.illuminati.cards.naming import card_name, card_phrase
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.money.amounts import Amount
from lanterne.games.illuminati.money.treasury import gain, pay
from lanterne.games.illuminati.moves import (
    ACCUSE,
    ATTACK_WITH,
    BUY_CARD,
    CHANGE_ALIGNMENT,
    DROP,
    END,
    MOVE,
    PASS,
    PASS_TURN,
    TRANSFER,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.secrets.hidden import accuse, add_accusations
from lanterne.games.illuminati.specials.moments import OWN_ACTIONS
from lanterne.games.illuminati.specials.played import play
from lanterne.games.illuminati.specials.plays import add_plays
from lanterne.games.illuminati.state import CONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import controlled, groups_of, puppets, release_branch
from lanterne.games.illuminati.structure.placing import can_move, place_elsewhere
from lanterne.games.illuminati.turn.altering import Altering, alterable, changer_of
from lanterne.games.illuminati.turn.elimination import check_elimination

ACTIONS_A_TURN: Final = 2
PASS_MONEY: Final = 5  # 27

# ---------------------------------------------------------------------- what is allowed


def may_pass_turn(s: IlluminatiState) -> bool:
    """Instead of anything else in steps 3 to 6 (27, A-34)."""
    return not s.acted and s.actions_left == ACTIONS_A_TURN


def sinks_of(s: IlluminatiState, card: int) -> list[int]:
    """Where its money may go: to its master and puppets (97), or anywhere in the structure (100)."""
    if CARDS[card].sends_anywhere:
        return [other for other in controlled(s, s.owner[card]) if other != card]
    if card >= FIRST_ILLUMINATI:
        return sorted(puppets(s, card))
    return sorted([s.master[card], *puppets(s, card)])


def add_transfers(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    if len(s.grid[seat]) < 2:
        return  # an Illuminati alone
    for card in controlled(s, seat):
        if s.treasury[card] > 0:
            for sink in sinks_of(s, card):
                acts.append(move(TRANSFER, card, sink))


def can_transfer(s: IlluminatiState, seat: Seat) -> bool:
    """Public: a treasury shows whether it is empty, and every card of a larger structure has a neighbour."""
    return len(s.grid[seat]) > 1 and any([s.treasury[card] > 0 for card in s.grid[seat].values()])


def card_buyer_of(s: IlluminatiState, seat: Seat) -> int:
    """The seat's card that can buy a card now, or -1 (143, A-39); not from an empty deck (204)."""
    if s.card_bought:
        return -1
    for card in s.grid[seat].values():
        price = CARDS[card].card_price
        if price and s.treasury[card] >= price and deck_size(s) > 0:
            return card
    return -1


def add_main_actions(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """The whole list of steps 3 and 4, in pinned order; deals apart."""
    acts.append(move(END))
    if may_pass_turn(s):
        acts.append(move(PASS_TURN))
    if s.actions_left > 0:
        add_regular_actions(s, seat, acts)
    for card in groups_of(s, seat):
        acts.append(move(DROP, card))
    if not s.alignment_changed:
        changer = changer_of(s, seat)
        if changer >= 0:
            for card in alterable(s, changer):
                acts.append(move(CHANGE_ALIGNMENT, card))
    if card_buyer_of(s, seat) >= 0:
        acts.append(move(BUY_CARD))
    add_plays(s, seat, OWN_ACTIONS, acts)


def add_regular_actions(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    cards = controlled(s, seat)
    for card in cards:
        if may_attack_with(s, seat, card):
            acts.append(move(ATTACK_WITH, card))
    add_transfers(s, seat, acts)
    for card in cards:
        if card < FIRST_ILLUMINATI and can_move(s, card):
            acts.append(move(MOVE, card))
    add_accusations(s, seat, acts)


# ---------------------------------------------------------------------- doing it


def do_main_action(s: IlluminatiState, seat: Seat, a: Move, rng: Rng, out: Out) -> None:
    """Any of the list but the two that end the stage. A called-off attack leaves the turn as it was (A-19)."""
    if a.verb == ATTACK_WITH:
        begin_attack(s, seat, a.a)
        return
    s.acted = True
    if a.verb == TRANSFER:
        s.actions_left -= 1
        s.frames.append(Amount(seat, a.a, a.b, 1))
    elif a.verb == MOVE:
        move_group(s, seat, a.a, out)
    elif a.verb == DROP:
        drop_group(s, seat, a.a, out)
    elif a.verb == CHANGE_ALIGNMENT:
        s.alignment_changed = True
        s.frames.append(Altering(seat, a.a))
    elif a.verb == BUY_CARD:
        buy_card(s, seat, rng, out)
    elif a.verb == ACCUSE:
        accuse(s, seat, a.a, a.b, out)
    else:
        play(s, seat, a, out)


def move_group(s: IlluminatiState, seat: Seat, card: int, out: Out) -> None:
    s.actions_left -= 1
    if out is not None:
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, card)}
        out.append(Event("group-moved", dict(args), clause="102"))
    place_elsewhere(s, seat, card)


def drop_group(s: IlluminatiState, seat: Seat, card: int, out: Out) -> None:
    if out is not None:
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, card)}
        out.append(Event("group-dropped", dict(args), clause="112"))
    release_branch(s, card, out)
    check_elimination(s, out)


def buy_card(s: IlluminatiState, seat: Seat, rng: Rng, out: Out) -> None:
    card = card_buyer_of(s, seat)
    s.card_bought = True
    if out is not None:
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, card)}
        out.append(Event("recycled", dict(args), clause="143"))
    pay(s, card, CARDS[card].card_price, out)
    draw_card(s, seat, rng, out)


def pass_turn(s: IlluminatiState, seat: Seat, out: Out) -> None:
    s.passed = True
    if out is not None:
        out.append(Event("turn-passed", {"seat": seat_phrase(seat)}, clause="27"))
    gain(s, s.illuminati[seat], PASS_MONEY, out)


# ---------------------------------------------------------------------- why not

REGULAR: Final = (ATTACK_WITH, TRANSFER, MOVE, ACCUSE)


def explain_main_action(s: IlluminatiState, seat: Seat, a: Move) -> Refusal | None:
    """Why the turn player may not do this in steps 3 and 4; None: the general words will do."""
    if a.verb in REGULAR and s.actions_left == 0:
        return Refusal("20", Phrase("illuminati-refused-no-action-left"))
    if a.verb == ATTACK_WITH:
        return explain_attacker(s, seat, a.a)
    if a.verb == TRANSFER:
        return explain_transfer(s, seat, a)
    if a.verb in (MOVE, DROP):
        if not owns_group(s, seat, a.a):
            return Refusal("102" if a.verb == MOVE else "112", Phrase("illuminati-refused-not-your-group"))
        return Refusal("102", Phrase("illuminati-refused-no-other-arrow", {"card": card_name(a.a)}))
    if a.verb == PASS:
        return Refusal("27", Phrase("illuminati-refused-nothing-to-pass"))
    if a.verb == PASS_TURN:
        return Refusal("27", Phrase("illuminati-refused-pass-turn"))
    if a.verb == CHANGE_ALIGNMENT:
        return Refusal("A-38", Phrase("illuminati-refused-lasers"))
    if a.verb == BUY_CARD:
        return Refusal("143", Phrase("illuminati-refused-recycle"))
    return None


def owns_group(s: IlluminatiState, seat: Seat, card: int) -> bool:
    return card < FIRST_ILLUMINATI and s.zone[card] == CONTROLLED and s.owner[card] == seat


def explain_transfer(s: IlluminatiState, seat: Seat, a: Move) -> Refusal | None:
    if s.owner[a.a] != seat or s.owner[a.b] != seat:
        return Refusal("101", Phrase("illuminati-refused-transfer-own"))
    if s.treasury[a.a] == 0:
        return Refusal("97", Phrase("illuminati-refused-transfer-empty", {"card": card_name(a.a)}))
    return Refusal("97", Phrase("illuminati-refused-transfer-adjacent"))
