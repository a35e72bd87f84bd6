"""Offers and promises as actions: `offer 1,2 give 10+bribery want cia promise no attack this turn`, `promise 2 ...`.

A bundle is its money, its specials and the roots of its groups, in that order, joined by `+`; without any: `nothing`.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadCode
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.cards import CARD_IDS, CARD_NUMBERS, FIRST_ILLUMINATI, SPECIAL_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.naming import card_name, special_phrase
from lanterne.games.illuminati.state import Bundle

NOTHING: Final = "nothing"
LONGEST: Final = 200  # letters of a promise
MOST_MONEY: Final = 2047


@final
class OfferAction(Action):
    def __init__(self, to: list[Seat], give: Bundle, want: Bundle, promise: str = "") -> None:
        self.to: Final = to  # sorted
        self.give: Final = give
        self.want: Final = want
        self.promise: Final = promise

    def code(self) -> str:
        code = f"offer {seats_text(self.to)} give {bundle_text(self.give)} want {bundle_text(self.want)}"
        return f"{code} promise {self.promise}" if self.promise else code


@final
class PromiseAction(Action):
    def __init__(self, to: list[Seat], text: str) -> None:
        self.to: Final = to
        self.text: Final = text

    def code(self) -> str:
        return f"promise {seats_text(self.to)} {self.text}"


def seats_text(seats: list[Seat]) -> str:
    return ",".join([str(seat) for seat in seats])


def bundle_text(bundle: Bundle) -> str:
    parts = [str(bundle.money)] if bundle.money else []
    parts.extend([SPECIAL_IDS[kind] for kind in bundle.specials])
    parts.extend([CARD_IDS[card] for card in bundle.groups])
    return "+".join(parts) if parts else NOTHING


def is_empty(bundle: Bundle) -> bool:
    return not (bundle.money or bundle.specials or bundle.groups)


# ---------------------------------------------------------------------- in words


def seats_phrase(seats: list[Seat]) -> Phrase:
    return joined([seat_phrase(seat) for seat in seats])


def joined(parts: list[Phrase]) -> Phrase:
    """Several phrases in a row, folded from the left."""
    if not parts:
        return Phrase("illuminati-none")
    whole = parts[0]
    for part in parts[1:]:
        whole = Phrase("illuminati-and", {"one": whole, "other": part})
    return whole


def bundle_phrase(bundle: Bundle) -> Phrase:
    parts = [Phrase("illuminati-money", {"money": bundle.money})] if bundle.money else []
    parts.extend([special_phrase(kind) for kind in bundle.specials])
    parts.extend([card_name(card) for card in bundle.groups])
    return joined(parts) if parts else Phrase("illuminati-" + NOTHING)


# ---------------------------------------------------------------------- reading


def parse_offer(code: str) -> OfferAction:
    """The inverse of `OfferAction.code`. Raises `BadCode`."""
    head, _, promise = code.partition(" promise ")
    parts = head.split(" ")
    if len(parts) != 6 or parts[2] != "give" or parts[4] != "want":
        raise BadCode(f"{code!r} is not: offer SEATS give BUNDLE want BUNDLE [promise TEXT]")
    a = OfferAction(parse_seats(parts[1], code), parse_bundle(parts[3], code), parse_bundle(parts[5], code), promise)
    if promise:
        check_text(promise, code)
    if a.code() != code:
        raise BadCode(f"{code!r} is written {a.code()!r}")
    return a


def parse_promise(code: str) -> PromiseAction:
    parts = code.split(" ", 2)
    if len(parts) != 3:
        raise BadCode(f"{code!r} is not: promise SEATS TEXT")
    check_text(parts[2], code)
    return PromiseAction(parse_seats(parts[1], code), parts[2])


def check_text(text: str, code: str) -> None:
    if not 1 <= len(text) <= LONGEST or text.strip() != text or not text.isprintable():
        raise BadCode(f"{code!r}: a promise is one line of 1 to {LONGEST} letters")


def parse_seats(text: str, code: str) -> list[Seat]:
    seats = [int(digit) for digit in text.split(",") if len(digit) == 1 and digit in "01234567"]
    if not seats or seats_text(sorted(set(seats))) != text:
        raise BadCode(f"{code!r}: {text!r} names no seats in order")
    return seats


def parse_bundle(text: str, code: str) -> Bundle:
    bundle = Bundle(0, [], [])
    if text == NOTHING:
        return bundle
    for part in text.split("+"):
        if part in SPECIAL_NUMBERS:
            bundle.specials.append(SPECIAL_NUMBERS[part])
        elif CARD_NUMBERS.get(part, FIRST_ILLUMINATI) < FIRST_ILLUMINATI:
            bundle.groups.append(CARD_NUMBERS[part])
        elif part.isascii() and part.isdigit() and len(part) <= 4 and 0 < int(part) <= MOST_MONEY and not bundle.money:
            bundle.money = int(part)
        else:
            raise BadCode(f"{code!r}: {part!r} cannot be given")
    bundle.specials.sort()
    bundle.groups = sorted(set(bundle.groups))
    if bundle_text(bundle) != text:
        raise BadCode(f"{code!r}: {text!r} is written {bundle_text(bundle)!r}")
    return bundle
