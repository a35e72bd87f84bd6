"""What everybody saw of the personal tiles (V-12, V-34) holds in every world dealt to those who looked on."""

from __future__ import annotations

from lanterne.core.game import Event, Witness
from lanterne.core.rng import FastRng
from lanterne.games.vizia.bag import colours_of, count_of
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import COLOURS
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.witness import ViziaWitness
from tests.games.vizia.builder import act, bag, table
from tests.games.vizia.walks import greedy, option_sets

WORLDS = 2000
CHI_SQUARE = 27.9  # five degrees of freedom, once in 25,000


def watching(seats: int, seed: int, raw: dict[str, bool]) -> None:
    """The witness counts what the state does, whatever is played."""
    rng = FastRng(seed)
    events: list[Event] = []
    s = GAME.start(GAME.options(raw, seats), seats, rng, events)
    witness = GAME.witness(0)
    assert isinstance(witness, ViziaWitness)
    while GAME.to_act(s):
        for event in events:
            if event.is_for(0):
                witness.see(event)
        assert list(witness.known) == list(s.known)
        events = []
        a = greedy(s, rng) if rng.below(2) else GAME.pick(s, int(s.turn), rng)
        GAME.apply(s, int(s.turn), a, rng, events)


def test_a_witness_knows_what_everybody_saw() -> None:
    for number, raw in enumerate(option_sets()[::7]):
        watching(2 + number % 3, number, raw)


def seen_taking() -> tuple[ViziaState, Witness]:
    """Seat 0 lays a tile and takes a red one before everybody's eyes."""
    s = table({}, hands=["yg", "bb"], commons="rrpp", pile="roygbproygbproygbp")
    witness = GAME.witness(1)
    assert witness is not None
    for code in ("place yellow 0,0,up from hand", "take red"):
        for event in act(s, code):
            if event.is_for(1):
                witness.see(event)
    return s, witness


def test_a_tile_taken_in_the_open_lies_in_that_hand_in_every_world() -> None:
    s, witness = seen_taking()
    v = GAME.view(s, 1)
    assert v["known"] is None
    dealer, forgetful = GAME.dealer(v, witness), GAME.dealer(v)
    without = 0
    for seed in range(WORLDS // 10):
        assert count_of(dealer.deal(FastRng(seed)).hands[0], 0) >= 1
        without += count_of(forgetful.deal(FastRng(seed)).hands[0], 0) == 0
    assert without > 0, "only who looked on knows"


def test_the_tile_that_nobody_saw_is_drawn_evenly_from_the_rest() -> None:
    s, witness = seen_taking()
    dealer = GAME.dealer(GAME.view(s, 1), witness)
    counts = [0] * 6
    for seed in range(WORLDS):
        (unseen,) = colours_of(dealer.deal(FastRng(seed)).hands[0] - bag("r"))
        counts[COLOURS.index(unseen)] += 1
    rest = dealer.base.pile  # type: ignore[attr-defined]
    left = [int(count_of(rest, colour)) for colour in range(6)]
    expected = [WORLDS * count / sum(left) for count in left]
    assert sum((found - even) ** 2 / even for found, even in zip(counts, expected, strict=True)) < CHI_SQUARE
