"""What the greedy bot of Illuminati remembers follows from what its seat was told."""

from __future__ import annotations

import pytest

from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.memory import PATIENCE, VOW, Memory, is_peace
from lanterne.core.game import Event
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.cards.naming import card_name
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, FIRST_ILLUMINATI
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.offers import bundle_phrase
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import CONTROLLED
from tests.bots.illuminati.records import replayed


@pytest.mark.parametrize("name", ["plain-4", "hidden-3"])
def test_it_knows_who_controls_what(name: str) -> None:
    bot = IlluminatiGreedy()
    mind = bot.new_mind(GAME, 2)
    known = 0
    for ply in replayed(name):
        s = ply.s
        bot.told(mind, [event for event in ply.events if event.is_for(2)])
        for card in range(FIRST_ILLUMINATI):
            owner = mind.owner_of(card_name(card))
            if s.zone[card] == CONTROLLED:
                known += 1
                assert owner == s.owner[card]
    assert known > 500


def turn(seat: int) -> Event:
    return Event("turn-began", {"seat": seat_phrase(seat)})


def attack(seat: int, target: str) -> Event:
    return Event("attack-announced", {"seat": seat_phrase(seat), "target": card_name(CARD_NUMBERS[target])})


def promise(seat: int, text: str) -> Event:
    return Event("promised", {"seat": seat_phrase(seat), "text": text})


def owning(card: str) -> Memory:
    memory = Memory(0)
    memory.own(card_name(CARD_NUMBERS[card]), 0)
    return memory


def hear(memory: Memory, *events: Event) -> Memory:
    for event in events:
        memory.hear(event)
    return memory


def test_a_promise_of_peace_is_broken_by_an_attack_while_it_holds() -> None:
    memory = hear(owning("cia"), promise(1, "I will not attack you"), turn(1), attack(1, "cia"))
    assert memory.has_broken(1)
    assert memory.was_attacked_by(1)
    kept = hear(owning("cia"), promise(1, "I will not attack you"), turn(1), attack(1, "kgb"), attack(2, "cia"))
    assert not kept.has_broken(1)
    lapsed = hear(owning("cia"), promise(1, "no attack"), *[turn(1)] * (VOW + 1), attack(1, "cia"))
    assert not lapsed.has_broken(1)


def test_only_a_promise_not_to_attack_is_understood() -> None:
    assert is_peace("I shall not ATTACK you")
    assert is_peace("je ne t'attaque pas")
    assert not is_peace("ten megabucks next turn")


def test_an_attack_is_forgiven_in_time() -> None:
    memory = hear(owning("cia"), turn(1), attack(1, "cia"))
    assert memory.was_attacked_by(1)
    hear(memory, *[turn(seat % 2) for seat in range(8)])
    assert not memory.was_attacked_by(1)


def test_a_refusal_is_remembered_by_seat_and_terms() -> None:
    give, want = Bundle(10, [], []), Bundle(0, [], [CARD_NUMBERS["cia"]])
    said: dict[str, Phrase | str | int] = {"seat": seat_phrase(0), "number": 0}
    offered = Event("offered", {**said, "give": bundle_phrase(give), "want": bundle_phrase(want)})
    refused = Event("offer-refused", {"seat": seat_phrase(1), "number": 0})
    memory = hear(Memory(0), turn(0), offered, refused)
    assert not memory.may_offer(1, give, want)
    assert not memory.may_offer(1, Bundle(12, [], []), want)  # nor anything else in this turn
    assert memory.may_offer(2, give, want)
    hear(memory, turn(1))
    assert not memory.may_offer(1, give, want)
    assert memory.may_offer(1, Bundle(12, [], []), want)
    hear(memory, *[turn(seat % 2) for seat in range(2 * PATIENCE + 1)])
    assert memory.may_offer(1, give, want)
