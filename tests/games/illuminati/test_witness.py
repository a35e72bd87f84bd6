"""What a face-down Illuminati once showed stays shown in every imagined world, and all that fits is as likely."""

from __future__ import annotations

from collections import Counter

import pytest

from lanterne.core.game import Event
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATED
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.witness import IlluminatiWitness

HIDDEN = {"hidden_illuminati": True, "addon": True}


def table(seats: int, seed: int = 5) -> IlluminatiState:
    return GAME.start(GAME.options(HIDDEN, seats), seats, FastRng(seed))


def card(number: int) -> Phrase:
    return Phrase("illuminati-card-" + CARDS[number].id)


def told(*events: Event) -> IlluminatiWitness:
    witness = IlluminatiWitness(0)
    for event in events:
        witness.see(event)
    return witness


def imagined(s: IlluminatiState, witness: IlluminatiWitness | None, seat: int, count: int = 60) -> list[int]:
    """What lies before the seat in worlds that a spectator imagines."""
    dealer = GAME.dealer(GAME.view(s, None), witness)
    rng = FastRng(3)
    return [dealer.deal(rng).illuminati[seat] for _ in range(count)]


def test_181_who_struck_is_the_post_office_for_good() -> None:
    s = table(4)
    witness = told(Event("struck", {"seat": seat_phrase(1), "other": seat_phrase(2)}))
    assert all(CARDS[found].strikes for found in imagined(s, witness, 1))
    assert not all(CARDS[found].strikes for found in imagined(s, None, 1))


@pytest.mark.parametrize(
    ("name", "power"),
    [("rearranged", "rearranges"), ("rearrangement-dropped", "rearranges"), ("redistributing", "redistributes")],
)
def test_149_151_who_used_a_power_has_it(name: str, power: str) -> None:
    worlds = imagined(table(3), told(Event(name, {"seat": seat_phrase(0)})), 0)
    assert all(getattr(CARDS[found], power) for found in worlds)


def test_136_money_laid_out_by_a_special_shows_no_power() -> None:
    card_of_crime = Phrase("illuminati-special-white-collar-crime")
    played = Event("special-played", {"seat": seat_phrase(0), "special": card_of_crime})
    witness = told(played, Event("redistributing", {"seat": seat_phrase(0)}))
    assert not witness.barred[0]
    witness.see(Event("redistributing", {"seat": seat_phrase(0)}))  # the second time without one
    assert witness.barred[0]


def test_18_180_a_claim_shows_one_ability_by_its_moment() -> None:
    claim = Event("ability-claimed", {"seat": seat_phrase(1)})
    begun = Event("turn-began", {"seat": seat_phrase(1)})
    drawn = Event("special-drawn-unseen", {"seat": seat_phrase(1)})
    s = table(4)
    assert all(CARDS[found].least_income for found in imagined(s, told(begun, claim), 1))
    assert all(CARDS[found].further_draws for found in imagined(s, told(begun, drawn, claim), 1))
    onlooker = IlluminatiWitness(None)  # hears of no special that is drawn
    for event in (begun, claim):
        onlooker.see(event)
    assert {CARDS[found].id for found in imagined(s, onlooker, 1)} == {"network", "illuminated-oil"}


def test_171_a_wrong_accusation_rules_one_card_out() -> None:
    s = table(2)
    named = next(number for number in imagined(s, None, 1) if number != s.illuminati[1])
    accused = Event("accused", {"seat": seat_phrase(0), "accused": seat_phrase(1), "card": card(named)})
    witness = told(accused, Event("wrongly-accused", {"seat": seat_phrase(1)}))
    assert named in imagined(s, None, 1)
    assert named not in imagined(s, witness, 1)
    assert witness.agrees(s)


def test_156_a_goal_that_was_reached_without_winning_is_not_ones_own() -> None:
    s = GAME.start(GAME.options({"hidden_goals": True}, 2), 2, FastRng(1))
    weird = [number for number in range(83) if CARDS[number].alignments & 128][:5]
    witness = told(Event("dealt", {"seat": seat_phrase(0), "card": card(s.illuminati[0])}))
    witness.see(Event("turn-began", {"seat": seat_phrase(0)}))
    for number in weird:
        witness.see(Event("attached", {"card": card(number), "master": card(s.illuminati[0])}))
    assert not witness.goals_out[0]
    witness.see(Event("turn-began", {"seat": seat_phrase(1)}))
    assert "weird-groups" in witness.goals_out[0]


@pytest.mark.parametrize(("seats", "replaced"), [(2, 1), (3, 2), (4, 2)])
def test_50_every_choice_of_seats_for_the_illuminated_is_as_likely(seats: int, replaced: int) -> None:
    s = next(
        s
        for s in [table(seats, seed) for seed in range(200)]
        if len([each for each in s.illuminati if each >= FIRST_ILLUMINATED]) == replaced
    )
    dealer = GAME.dealer(GAME.view(s, None))
    rng = FastRng(8)
    worlds = [dealer.deal(rng).illuminati for _ in range(1200)]
    seen = Counter(tuple(each >= FIRST_ILLUMINATED for each in world) for world in worlds)
    expected = len(worlds) / len(seen)
    assert len(seen) == {(2, 1): 2, (3, 2): 3, (4, 2): 6}[seats, replaced]
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 25.0  # p below 0.0002 by chance
