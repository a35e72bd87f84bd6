"""What all saw holds in every world imagined; where hands must hold something, they do so as often as they should."""

from __future__ import annotations

from math import comb

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, KINDS
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.witness import IllusioWitness
from tests.games.illusio.table import Table

DEALS = 1500


def watching(seat: int | None, events: list[Event]) -> IllusioWitness:
    witness = GAME.witness(seat)
    assert isinstance(witness, IllusioWitness)
    for event in events:
        if event.is_for(seat):
            witness.see(event)
    return witness


def worlds(t: Table, seat: int, witness: IllusioWitness | None, count: int) -> list[IllusioState]:
    dealer = GAME.dealer(GAME.view(t.s, seat), witness)
    rng = FastRng(7)
    return [dealer.deal(rng) for _ in range(count)]


def test_a39_a_covered_component_stays_what_it_became() -> None:
    t = Table(hands={0: ["transform"]}, backstages={0: ["rope"]}, memory=True)
    events = t.play("play transform rope", "into tiger")
    tiger = KIND_NAMED["tiger"]
    assert {kind_of(s.changed[0][0]) for s in worlds(t, 1, watching(1, events), 20)} == {tiger}
    assert len({kind_of(s.changed[0][0]) for s in worlds(t, 1, None, 60)}) > 5


def test_il_083_of_cards_seen_to_enter_a_hand_a_hidden_take_leaves_all_but_one() -> None:
    """Two components are called back to seat 1's hand; then seat 2 takes a card from it, and seat 0 looks on."""
    t = Table(
        seats=3,
        hands={1: ["grand", "grand", "formula", "formula"], 2: ["take"]},
        backstages={1: ["rope", "dove", "tiger", "case"]},
        magicians=["altamora", "finchley", "brandesco"],
    )
    events = t.play("talent 1 rope")
    t.s.talent_used[0] = 0
    events += t.play("talent 1 dove")
    t.s.turn, t.s.frames[-1].seat = 2, 2
    events += t.play("play take 1", seat=2)
    witness = watching(0, events)
    assert witness.agrees(t.s)
    rope, dove = KIND_NAMED["rope"], KIND_NAMED["dove"]
    both = 0
    for s in worlds(t, 0, witness, DEALS):
        assert witness.agrees(s)
        held = min(s.hands[KINDS + rope], 1) + min(s.hands[KINDS + dove], 1)
        assert held >= 1
        both += held == 2
    assert 0.6 < both / DEALS < 0.8  # four of six cards were others, and either may be held twice
    assert any(not witness.agrees(s) for s in worlds(t, 0, None, 50))


def test_a_hand_about_to_leave_a_component_is_not_imagined_too_rich() -> None:
    t = Table(
        hands={0: ["dove", "grand", "grand", "encore", "take"]},
        backstages={1: ["rope"]},
        magicians=["finchley", "altamora"],
    )
    t.play("talent 1 rope")
    counts = [0] * 6
    for s in worlds(t, 1, None, DEALS):
        counts[sum(s.hands[:COMPONENTS])] += 1
    others = KINDS - COMPONENTS
    assert others == 6
    components = 63  # all but the rope on the table
    ways = [comb(components, k) * comb(26, 5 - k) if k else 0 for k in range(6)]
    expected = [DEALS * way / sum(ways) for way in ways]
    assert counts[0] == 0
    chi = sum((counts[k] - expected[k]) ** 2 / expected[k] for k in range(1, 6))
    assert chi < 18.5  # four degrees of freedom: one in a thousand
