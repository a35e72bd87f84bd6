"""Offers and promises as actions: `offer 1,2 give 10+bribery want cia promise no attack this turn`, `promise 2 ...`.

A bundle is its money, its specials and the roots of its groups, in that order, joined by `+`; without any: `nothing`.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadCode
from lanterne.core.features import Parts
from lanterne.core.game import Seat
from lanterne.core.grammar import SEAT, Shape, Slot
from lanterne.core.phrase import Phrase, joined, seat_phrase
from lanterne.games.illuminati.cards.naming import card_name, special_phrase
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, FIRST_ILLUMINATI, SPECIAL_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.moves import MOST_THIRD, OFFERING, PROMISING, SPECIAL, IlluminatiAction

NOTHING: Final = "nothing"
MOST_MONEY: Final = 2047


@final
class OfferAction(IlluminatiAction):
    def __init__(self, to: list[Seat], give: Bundle, want: Bundle, promise: str = "") -> None:
        self.to: Final = to  # sorted
        self.give: Final = give
        self.want: Final = want
        self.promise: Final = promise

    def code(self) -> str:
        code = f"offer {seats_text(self.to)} give {bundle_text(self.give)} want {bundle_text(self.want)}"
        return f"{code} promise {self.promise}" if self.promise else code

    def parts(self) -> Parts:
        """There is no end of offers: what kinds of thing go each way, and roughly how much money."""
        return OFFERING, kinds_in(self.give), kinds_in(self.want), addressed(self.to, self.promise != "")


@final
class PromiseAction(IlluminatiAction):
    def __init__(self, to: list[Seat], text: str) -> None:
        self.to: Final = to
        self.text: Final = text

    def code(self) -> str:
        return f"promise {seats_text(self.to)} {self.text}"

    def parts(self) -> Parts:
        return PROMISING, 0, 0, addressed(self.to, True)


def seats_text(seats: list[Seat]) -> str:
    return ",".join([str(seat) for seat in seats])


def bundle_text(bundle: Bundle) -> str:
    parts = [str(bundle.money)] if bundle.money else []
    parts.extend([SPECIAL_IDS[kind] for kind in bundle.specials])
    parts.extend([CARD_IDS[card] for card in bundle.groups])
    return "+".join(parts) if parts else NOTHING


ROUGH: Final = [1, 3, 6, 11, 21]  # bounds of sums of money that are told apart


def kinds_in(bundle: Bundle) -> int:
    """Below 24: groups and specials, and how much money."""
    money = len([bound for bound in ROUGH if bundle.money >= bound])
    return money * 4 + (2 if bundle.groups else 0) + (1 if bundle.specials else 0)


def addressed(to: list[Seat], promised: bool) -> int:
    """One seat, or several, with a promise or without."""
    whom = to[0] if len(to) == 1 else (MOST_THIRD - 1) // 2
    return 2 * whom + (1 if promised else 0)


def is_empty(bundle: Bundle) -> bool:
    return not (bundle.money or bundle.specials or bundle.groups)


# ---------------------------------------------------------------------- in words


def seats_phrase(seats: list[Seat]) -> Phrase:
    return in_a_row([seat_phrase(seat) for seat in seats])


def in_a_row(parts: list[Phrase]) -> Phrase:
    return joined(parts, "illuminati-and") if parts else Phrase("illuminati-none")


def bundle_phrase(bundle: Bundle) -> Phrase:
    parts = [Phrase("illuminati-money", {"money": bundle.money})] if bundle.money else []
    parts.extend([special_phrase(kind) for kind in bundle.specials])
    parts.extend([card_name(card) for card in bundle.groups])
    return joined(parts, "illuminati-and") if parts else Phrase("illuminati-" + NOTHING)


# ---------------------------------------------------------------------- reading

SEATS: Final = Slot("to", "seats", pattern=r"[0-7](,[0-7])*", of=(SEAT,), joint=",")
MONEY: Final = Slot("money", "money", pattern=r"[1-9][0-9]{0,3}")
GROUP: Final = Slot("group", "card", words=CARD_IDS[:FIRST_ILLUMINATI])
BUNDLE: Final = Slot(
    "bundle",
    "bundle",
    pattern=r"nothing|[a-z0-9-]+(\+[a-z0-9-]+)*",
    of=(MONEY, SPECIAL, GROUP),
    joint="+",
    none=NOTHING,
)
TEXT: Final = Slot("promise", "text", pattern=r".{1,200}")
GIVE: Final = BUNDLE.called("give")
WANT: Final = BUNDLE.called("want")
OFFER: Final = Shape("offer", SEATS, "give", GIVE, "want", WANT)
OFFER_WITH_PROMISE: Final = Shape("offer", SEATS, "give", GIVE, "want", WANT, "promise", TEXT, name="offer-promise")
PROMISE: Final = Shape("promise", SEATS, TEXT)


def offer_from(code: str, values: dict[str, str]) -> OfferAction:
    """The offer of a code, read by its shape. Raises `BadCode`."""
    give, want = parse_bundle(values["give"], code), parse_bundle(values["want"], code)
    promise = values.get(TEXT.name, "")
    if promise:
        check_text(promise, code)
    return OfferAction(parse_seats(values["to"], code), give, want, promise)


def promise_from(code: str, values: dict[str, str]) -> PromiseAction:
    text = values[TEXT.name]
    check_text(text, code)
    return PromiseAction(parse_seats(values["to"], code), text)


def check_text(text: str, code: str) -> None:
    if text.strip() != text or not text.isprintable():
        raise BadCode(f"{code!r}: a promise is one line of letters, none of them a blank at an end")


def parse_seats(text: str, code: str) -> list[Seat]:
    seats = [int(digit) for digit in text.split(",")]
    if sorted(set(seats)) != seats:
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
