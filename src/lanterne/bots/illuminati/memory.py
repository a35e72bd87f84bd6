"""What the greedy bot remembers of a table: refusals, promises and whether they were kept, and who attacked it."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Event, Seat
from lanterne.core.phrase import Arg, Phrase, plain_text
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.offers import bundle_phrase
from lanterne.games.illuminati.moves import Move
from lanterne.games.illuminati.state import NOBODY
from lanterne.games.illuminati.witness import HIDDEN, seat_in

PATIENCE: Final = 3  # rounds before the same offer is made to the same seat again
VOW: Final = 2  # turns of its own for which a seat is held to a promise of peace
PEACE: Final = ("attack", "attaqu", "peace", "paix")  # a promise with such a word is one not to attack
SHARE: Final = "une part de la victoire - a share in the victory"  # what this bot says when it promises one
SHARING: Final = ("share", "partag", "part de la victoire")  # and what it understands


def is_peace(promise: str) -> bool:
    """Whether a promise is understood: it is a text, and this one word is all that the bot reads of it."""
    text = promise.lower()
    return any([word in text for word in PEACE])


def is_share(promise: str) -> bool:
    text = promise.lower()
    return any([word in text for word in SHARING])


def terms_of(give: Bundle, want: Bundle) -> str:
    """An offer as its events tell it."""
    return plain_text(bundle_phrase(give)) + " / " + plain_text(bundle_phrase(want))


@final
class Memory:
    """The mind of one seat. It follows from what the seat was told, and from nothing else."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.turn = 0  # turns that have begun at the table
        self.seats = 1  # as many as are known to sit there
        self.owners: dict[str, Seat] = {}  # of cards, by the keys of their names
        self.said = ""  # the terms of the seat's last offer
        self.refused: dict[str, int] = {}  # seat and terms -> the turn in which they were refused
        self.deaf: dict[Seat, int] = {}  # the turn in which a seat last refused an offer
        self.vows: dict[Seat, int] = {}  # who promised peace -> their turns for which it holds
        self.broken: dict[Seat, int] = {}  # who broke such a promise, and how often
        self.shares: dict[Seat, int] = {}  # who promised a share in the victory, and in which turn
        self.pledged = -1  # the turn in which this seat last promised one
        self.opposed: dict[Seat, int] = {}  # the turn in which a seat last paid against an attack
        self.attacked: dict[Seat, int] = {}  # the turn in which a seat last attacked this one
        self.struck: dict[Seat, int] = {}  # and in which this one attacked it
        self.aim: Move | None = None  # of the attack that its last decision began
        self.reason = ""  # why it has just offered something or answered so; what it says of it

    # ------------------------------------------------------------------ questions

    def may_offer(self, to: Seat, give: Bundle, want: Bundle) -> bool:
        """Not what was just refused, nor anything else in the same turn to one who refused."""
        if self.deaf.get(to, -1) == self.turn:
            return False
        last = self.refused.get(f"{to} {terms_of(give, want)}", -1)
        return last < 0 or self.turn - last > PATIENCE * self.seats

    def has_pledged(self) -> bool:
        """Whether this seat has promised a share in the victory of this turn."""
        return self.pledged == self.turn

    def has_broken(self, seat: Seat) -> bool:
        return seat in self.broken

    def was_attacked_by(self, seat: Seat) -> bool:
        return self.is_fresh(self.attacked, seat)

    def has_attacked(self, seat: Seat) -> bool:
        return self.is_fresh(self.struck, seat)

    def is_fresh(self, turns: dict[Seat, int], seat: Seat) -> bool:
        """Whether it was in this round or the one before."""
        return seat in turns and self.turn - turns[seat] <= 2 * self.seats

    # ------------------------------------------------------------------ listening

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "turn-began":
            self.begin_turn(seat_in(event.args["seat"]))
        elif name in ("dealt", "exposed", "illuminati-shown"):
            self.own(event.args.get("card"), seat_in(event.args["seat"]))
        elif name == "attached":
            self.own(event.args["card"], self.owner_of(event.args["master"]))
        elif name == "released" or name == "destroyed":
            self.own(event.args["card"], NOBODY)
        elif name == "attack-announced":
            self.hear_attack(seat_in(event.args["seat"]), event.args["target"])
        elif name == "offered":
            if seat_in(event.args["seat"]) == self.seat:
                self.said = f"{text_of(event.args['give'])} / {text_of(event.args['want'])}"
        elif name == "offer-refused":
            self.hear_refusal(seat_in(event.args["seat"]))
        elif name == "interfered-against":
            self.opposed[seat_in(event.args["seat"])] = self.turn
        elif name == "promised":
            self.hear_promise(seat_in(event.args["seat"]), event.args["text"])

    def begin_turn(self, seat: Seat) -> None:
        self.turn += 1
        self.seats = max(self.seats, seat + 1)
        if seat in self.vows:
            self.vows[seat] -= 1
            if self.vows[seat] < 0:
                del self.vows[seat]

    def own(self, card: Arg | None, seat: Seat) -> None:
        if isinstance(card, Phrase):
            self.owners[card.key] = seat

    def owner_of(self, card: Arg) -> Seat:
        """Who controls a card that lies in a structure, or nobody; a face-down Illuminati is named by its seat."""
        if not isinstance(card, Phrase):
            return NOBODY
        return seat_in(card) if card.key == HIDDEN else self.owners.get(card.key, NOBODY)

    def hear_attack(self, seat: Seat, target: Arg) -> None:
        owner = self.owner_of(target)
        if seat == self.seat and owner != NOBODY:
            self.struck[owner] = self.turn
        if seat == self.seat or owner != self.seat:
            return
        self.attacked[seat] = self.turn
        if seat in self.vows:
            del self.vows[seat]
            self.broken[seat] = self.broken.get(seat, 0) + 1

    def hear_refusal(self, seat: Seat) -> None:
        if seat != self.seat:
            self.refused[f"{seat} {self.said}"] = self.turn
            self.deaf[seat] = self.turn

    def hear_promise(self, seat: Seat, text: Arg) -> None:
        if not isinstance(text, str):
            return
        if seat == self.seat:
            self.pledged = self.turn if is_share(text) else self.pledged
            return
        if is_peace(text):
            self.vows[seat] = VOW
        if is_share(text):
            self.shares[seat] = self.turn


def text_of(arg: Arg) -> str:
    return plain_text(arg) if isinstance(arg, Phrase) else str(arg)
