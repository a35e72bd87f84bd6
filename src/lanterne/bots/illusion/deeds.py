"""Who placed each card of a row and who has let it lie: read from the order in which the cards came."""

from __future__ import annotations

from lanterne.bots.illusion.chain import LEFT_ALONE, PLACED, Pair, Pairs, deed
from lanterne.core.game import Seat
from lanterne.games.illusion.eyes import GRADES, HEARD, NONE
from lanterne.games.illusion.view import IllusionView


def grade_of(v: IllusionView, seat: Seat) -> int:
    """How well a seat sees, as far as anybody knows: a person is taken for middling eyes."""
    grade = GRADES.index(v["eyes"][seat])
    return HEARD if grade == NONE else grade


def pairs_of(v: IllusionView, seat: Seat, order: list[int], grades: list[int], pairs: Pairs) -> list[Pair]:
    """For each two neighbours what the other seats made of them; `grades` says how well each seat sees.

    `order` holds the row's pictures as they came; the first of them nobody placed.
    """
    when = [order.index(picture) for picture in v["row"]]
    found: list[Pair] = []
    for at in range(1, len(when)):
        deeds = deeds_since(v, seat, len(when), max(when[at - 1], when[at]), grades)
        deeds.sort()
        found.append(pairs.of(tuple(deeds)))
    return found


def deeds_since(v: IllusionView, seat: Seat, cards: int, since: int, grades: list[int]) -> list[int]:
    """What the others did to a pair that the card of this number made: one placed it, the next ones let it be."""
    last = v["last_placer"]
    assert last is not None
    deeds: list[int] = []
    for back in range(min(v["seats"], cards - since)):
        other = (last - back) % v["seats"]
        if other != seat:
            made = (cards - 1 - since - back) % v["seats"] == 0
            deeds.append(deed(grades[other], PLACED if made else LEFT_ALONE))
    return deeds
