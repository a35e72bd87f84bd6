"""The laws of learning: an event may claim to be known only by those who could have told it beforehand.

`Match` derives from `Event.knew` what may be taken back freely, so a claim that does not hold hands out free looks.
What a viewer knows is what its view determines: it is tried on worlds imagined from the view before the action.
"""

from __future__ import annotations

from typing import Any

from tests.contract.chance import Diverged, Echo, Noted
from tests.contract.laws import plain, seats_of

from lanterne.core.game import Action, AnyGame, Event, EventJson, Seat, State
from lanterne.core.rng import FastRng

WORLDS = 3  # imagined by each viewer
Draws = list[tuple[int, int]]


def concerns(event: Event, viewer: Seat | None) -> bool:
    """Whether the viewer sees the event, or is said to have known it unseen."""
    return event.is_for(viewer) or (event.knew is not None and viewer in event.knew)


def claims(event: Event, viewer: Seat | None) -> bool:
    """Whether the event says that the viewer knew it before."""
    return event.knew is None or viewer in event.knew


def told(events: list[Event], viewer: Seat | None) -> list[EventJson]:
    return [event.json() for event in events if event.is_for(viewer)]


def events_in(game: AnyGame, s: State, seat: Seat, a: Action, draws: Draws) -> list[Event] | None:
    """What the action brings in another world, by the same chance; None where that asks other questions of chance."""
    echo = Echo(draws)
    out: list[Event] = []
    try:
        game.apply(s, seat, a, echo, out)
        echo.end()
    except Diverged:
        return None
    return out


def check_knew(game: AnyGame, s: State, seats: int, seat: Seat, a: Action, seed: int) -> int:
    """No event claims to be known by a viewer in whose imagination it goes otherwise. How many worlds were compared."""
    chance = Noted(seed)
    events: list[Event] = []
    game.apply(s.copy(), seat, a, chance, events)
    compared = 0
    for viewer in seats_of(game, s, seats):
        if not any(concerns(event, viewer) for event in events):
            continue
        dealer = game.dealer(plain(game.view(s, viewer)))
        for salt in range(WORLDS):
            world: Any = dealer.deal(FastRng(seed + 1 + salt))
            if game.refusal(world, seat, a) is not None:
                compared += check_impossible(game, world, seat, viewer, events, chance.draws)
                continue
            other = events_in(game, world, seat, a, chance.draws)
            if other is not None:
                compared += 1
                check_first_difference(events, other, viewer)
    return compared


def check_first_difference(events: list[Event], other: list[Event], viewer: Seat | None) -> None:
    """Up to the first event that goes otherwise both worlds are alike: that one the viewer cannot have known.

    What follows may follow from it.
    """
    there = [event.json() for event in other if concerns(event, viewer)]
    for k, event in enumerate([event for event in events if concerns(event, viewer)]):
        if k >= len(there) or event.json() != there[k]:
            assert not claims(event, viewer), (viewer, event, there[k : k + 1])
            return


def check_impossible(
    game: AnyGame, world: Any, seat: Seat, viewer: Seat | None, events: list[Event], draws: Draws
) -> int:
    """The viewer thought a world possible in which nothing the seat may do looks like what it saw: it has learned."""
    seen = told(events, viewer)
    if not seen:
        return 0
    for b in game.legal(world, seat):
        other = events_in(game, world.copy(), seat, b, draws)
        if other is None or told(other, viewer) == seen:
            return 0
    learned = [event for event in events if event.is_for(viewer) and not claims(event, viewer)]
    assert learned, (viewer, [event for event in events if event.is_for(viewer)])
    return 1


def check_free(game: AnyGame, s: State, seat: Seat, a: Action, seed: int) -> int:
    """What its seat may take back freely told nobody anything that the seat could not have told beforehand.

    Independent of what events claim to be known: whatever anybody is told is the same in all worlds of the mover.
    """
    chance = Noted(seed)
    after = s.copy()
    events: list[Event] = []
    game.apply(after, seat, a, chance, events)
    if chance.draws or any(event.uncovers(seat) for event in events) or list(game.to_act(after)) != [seat]:
        return 0
    dealer = game.dealer(plain(game.view(s, seat)))
    for salt in range(WORLDS):
        world: Any = dealer.deal(FastRng(seed + 1 + salt))
        other = events_in(game, world, seat, a, [])
        assert other is not None, "in another world the action draws"
        assert game.view(world, seat) == game.view(after, seat)
        assert [event.whole_json() for event in events] == [event.whole_json() for event in other]
    return WORLDS
