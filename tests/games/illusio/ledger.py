"""What must hold after every action (point 38): 90 cards and 32 objectives, each in exactly one place.

Reads the fields of the state as they are, takes a row of counts as one number, 64 bits a kind, and adds up again only
what has changed: so it can be asked after each of millions of actions.
"""

from __future__ import annotations

from functools import lru_cache

from lanterne.core.game import Event
from lanterne.games.illusio.cards import COMPONENTS, COPIES, DEJAVU, ENCORE, GRAND, KINDS, OBJECTIVE_COUNT, TRANSFORM
from lanterne.games.illusio.frames import KEEP, PROGRAMME
from lanterne.games.illusio.state import IllusioState
from tests.contract.support import Watcher

BITS = 64
UNIT = [1 << BITS * kind for kind in range(KINDS)]  # one card of that kind
SIGNS = sum(UNIT) << (BITS - 1)
ALL_CARDS = sum([UNIT[kind] * count for kind, count in enumerate(COPIES)])
ALL_OBJECTIVES = list(range(OBJECTIVE_COUNT))
PRINTED, ATTACHED = 15, 8  # where an item holds its printed kind and the Transform cards on it


@lru_cache(maxsize=64)
def added(raw: bytes, kinds: int) -> tuple[int, list[int]]:
    """Rows of counts by kind: all of them added up, and the number of cards in each. No count is below nought."""
    total = 0
    sizes: list[int] = []
    counts = memoryview(raw).cast("q").tolist()
    width = kinds * BITS // 8
    for place in range(len(counts) // kinds):
        row = int.from_bytes(raw[place * width : (place + 1) * width], "little")
        assert not row & SIGNS
        total += row
        sizes.append(sum(counts[place * kinds : (place + 1) * kinds]))
    return total, sizes


def counted(total: int) -> list[int]:
    """Cards by kind."""
    return [total >> BITS * kind & (1 << BITS) - 1 for kind in range(KINDS)]


def cards_lying(s: IllusioState) -> int:
    """Components changed or placed, the cards on them and on tricks, those somebody is looking at."""
    total = 0
    items = [item for row in s.changed for item in row]
    for tricks in s.projects + s.displayed:
        for trick in tricks:
            items += trick.placed
            total += UNIT[GRAND] * trick.grands + UNIT[DEJAVU] * trick.deja_vus + UNIT[ENCORE] * trick.encores
    for item in items:
        total += UNIT[item & PRINTED] + UNIT[TRANSFORM] * (item >> ATTACHED & 15)
    for frame in s.frames:
        if frame.kind == KEEP:
            total += sum([UNIT[kind] for kind in frame.chosen])
    return total


def cards_out(s: IllusioState) -> list[int]:
    """Every card of the mixed deck that is neither in the deck nor in the discard, by kind."""
    return counted(cards_lying(s) + added(bytes(s.hands), KINDS)[0] + added(bytes(s.plain), COMPONENTS)[0])


def conserve_cards(s: IllusioState) -> None:
    """And the numbers of cards that are kept beside them are theirs."""
    in_hands, held = added(bytes(s.hands), KINDS)
    in_backstages, plain = added(bytes(s.plain), COMPONENTS)
    in_deck, deck = added(bytes(s.deck), KINDS)
    in_discard, discard = added(bytes(s.discard), KINDS)
    total = in_hands + in_backstages + in_deck + in_discard + cards_lying(s)
    assert total == ALL_CARDS, counted(total)
    assert [s.deck_size, s.discard_size] == deck + discard
    assert list(s.hand_sizes) == held
    assert list(s.backstage_sizes) == [count + len(row) for count, row in zip(plain, s.changed, strict=True)]


def conserve_objectives(s: IllusioState) -> None:
    found = s.contest + s.bag + s.under + s.objective_discard
    for row in s.validated:
        found += row
    for tricks in s.projects + s.displayed:
        for trick in tricks:
            found.append(trick.objective)
    for frame in s.frames:
        if frame.kind == PROGRAMME:
            found.append(frame.objective)
    found.sort()
    assert found == ALL_OBJECTIVES


def conserve(s: IllusioState) -> None:
    conserve_cards(s)
    conserve_objectives(s)


class Ledger(Watcher):
    def __init__(self, s: IllusioState) -> None:
        conserve(s)

    def watch(self, s: IllusioState, events: list[Event]) -> None:
        conserve(s)
