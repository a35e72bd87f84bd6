"""The law of witnesses: what a seat saw happen holds in the true world, and in every world dealt with it."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.contract import laws
from tests.contract.support import bold
from tests.contract.test_contract import every_game
from tests.contract.walks import Table, choice, tables

from lanterne.core.game import AnyGame, Event, Seat, State, Witness, event_seen_from_json
from lanterne.core.rng import FastRng

WATCHED = 12
LOOKS = 8  # plies between two looks


def witnesses(table: Table) -> dict[Seat | None, Witness]:
    """One for each pair of eyes, where the game has any."""
    found = {seat: table.game.witness(seat) for seat in table.everybody()}
    return {seat: witness for seat, witness in found.items() if witness is not None}


def tell(eyes: dict[Seat | None, Witness], events: list[Event]) -> None:
    """As they are told over the wire: who else heard is not said."""
    for seat, witness in eyes.items():
        for event in events:
            if event.is_for(seat):
                witness.see(event_seen_from_json(json.loads(json.dumps(event.json()))))


def check_witnessed(game: AnyGame, s: State, eyes: dict[Seat | None, Witness], seed: int) -> None:
    for seat, witness in eyes.items():
        assert witness.agrees(s), (seat, "the truth contradicts what was seen")
        v = laws.plain(game.view(s, seat))
        dealer = game.dealer(v, witness)
        for salt in range(2):
            world = dealer.deal(FastRng(seed + salt))
            assert witness.agrees(world), (seat, "a world contradicts what was seen")
            assert game.view(world, seat) == game.view(s, seat)
            assert list(game.to_act(world)) == list(game.to_act(s))
            if seat is not None:
                assert laws.codes(game, world, seat) == laws.codes(game, s, seat)


@every_game
@given(data=st.data())
def test_worlds_agree_with_what_was_seen(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    if data.draw(st.booleans()):
        table.bold = bold(game)
    eyes = witnesses(table)
    events: list[Event] = []
    s = game.start(game.options(table.raw, table.seats), table.seats, table.rng, events)
    for ply in range(WATCHED * LOOKS):
        tell(eyes, events)
        if ply % LOOKS == 0:
            check_witnessed(game, s, eyes, table.seed + ply)
        if not game.to_act(s):
            break
        events = []
        seat, a = choice(table, s)
        game.apply(s, seat, a, table.rng, events)
