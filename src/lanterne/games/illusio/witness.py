"""What all saw and a view no longer says: what covered components became, cards that a hidden Take made doubtful."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Event, Seat, State, Witness
from lanterne.core.phrase import Phrase
from lanterne.games.illusio.cards import KIND_NAMED, KINDS, TRANSFORM
from lanterne.games.illusio.items import badge_of, kind_of
from lanterne.games.illusio.state import IllusioState

CARD: Final = "illusio-card-"
FROM_DECK: Final = "A-40"  # cards that were looked at and discarded never were in the hand
WITH_CARD: Final = "IL-080"  # a Transform card did it


@final
class Hand:
    """Of the cards that were seen to enter a hand and not to leave it, at most so many are elsewhere by now."""

    def __init__(self) -> None:
        self.seen: list[int] = [0] * KINDS
        self.gone: int = 0

    def gains(self, kind: int) -> None:
        self.seen[kind] += 1

    def loses(self, kind: int) -> None:
        if self.seen[kind] > 0:
            self.seen[kind] -= 1
        self.tidy()

    def loses_something(self) -> None:
        """A card that the witness could not see (IL-083)."""
        self.gone += 1
        self.tidy()

    def tidy(self) -> None:
        if self.gone >= sum(self.seen):
            self.seen = [0] * KINDS
            self.gone = 0


@final
class IllusioWitness(Witness):
    def __init__(self, seat: Seat | None, seats: int) -> None:
        self.seat: Final = seat
        self.hands: Final[list[Hand]] = [Hand() for _ in range(seats)]
        self.kinds: Final[dict[int, int]] = {}  # by badge, what the component became
        self.badges = 0

    def see(self, event: Event) -> None:
        name = event.name
        if name in ("prepared", "played-on") or (name == "discarded" and event.clause != FROM_DECK):
            self.hands[seat_in(event, "seat")].loses(card_in(event, "card"))
        elif name == "placed":
            self.sees_placed(event)
        elif name == "transformed":
            self.sees_transformed(event)
        elif name == "misnamed" and seat_in(event, "seat") == seat_in(event, "other"):
            self.hands[seat_in(event, "seat")].loses(TRANSFORM)  # if a card was to do it, it is lost
        elif name == "recalled":
            self.hands[seat_in(event, "other")].gains(card_in(event, "card"))
        elif name == "filched":
            self.hands[seat_in(event, "seat")].loses(card_in(event, "left"))
            self.hands[seat_in(event, "seat")].gains(card_in(event, "card"))
        elif name == "took-card":
            self.hands[seat_in(event, "seat")].loses(KIND_NAMED["take"])
            if self.seat not in (seat_in(event, "seat"), seat_in(event, "other")):
                self.hands[seat_in(event, "other")].loses_something()
        elif name == "card-taken":
            self.hands[seat_in(event, "other")].loses(card_in(event, "card"))
            self.hands[seat_in(event, "seat")].gains(card_in(event, "card"))

    def sees_placed(self, event: Event) -> None:
        """From the hand or from the backstage: the event does not say, so it may have been the card that was known."""
        component = event.args["component"]
        assert isinstance(component, Phrase)
        if component.key.startswith(CARD):
            self.hands[seat_in(event, "seat")].loses(KIND_NAMED[component.key.removeprefix(CARD)])

    def sees_transformed(self, event: Event) -> None:
        if event.clause == WITH_CARD:
            self.hands[seat_in(event, "seat")].loses(TRANSFORM)
        component = event.args["component"]
        assert isinstance(component, Phrase)
        badge = component.args.get("badge")
        if not isinstance(badge, int):
            self.badges += 1  # a new one is given out with every component that had none
            badge = self.badges
        self.kinds[badge] = card_in(event, "card")

    def agrees(self, s: State) -> bool:
        assert isinstance(s, IllusioState)
        for row in s.changed:
            for item in row:
                if badge_of(item) in self.kinds and kind_of(item) != self.kinds[badge_of(item)]:
                    return False
        for seat, hand in enumerate(self.hands[: s.seats]):
            if seat != self.seat and hand.gone < short_of(s, seat, hand):
                return False
        return True


def short_of(s: IllusioState, seat: Seat, hand: Hand) -> int:
    """How many of the cards seen to enter are not there."""
    found = 0
    for kind, count in enumerate(hand.seen):
        if count > s.hands[seat * KINDS + kind]:
            found += count - s.hands[seat * KINDS + kind]
    return found


def seat_in(event: Event, key: str) -> Seat:
    phrase = event.args[key]
    assert isinstance(phrase, Phrase)
    seat = phrase.args["seat"]
    assert isinstance(seat, int)
    return seat


def card_in(event: Event, key: str) -> int:
    phrase = event.args[key]
    assert isinstance(phrase, Phrase)
    return KIND_NAMED[phrase.key.removeprefix(CARD)]
