"""The ten magicians (IL-004, IL-023), each with one talent, as `cards.json` names them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from lanterne.games.illusio.cards import FACTS_OF_CARDS, KIND_NAMED, mask_of
from lanterne.games.illusio.talents import Talent
from lanterne.games.illusio.talents_backstage import Filch, FreePlacing, Mirror, Recall, Reshape
from lanterne.games.illusio.talents_deck import ChangeProgramme, SecondSight
from lanterne.games.illusio.talents_scoring import KindBonus, NewDomainBonus


@final
class Magician:
    def __init__(self, name: str, talent: Talent) -> None:
        self.name: Final = name
        self.talent: Final = talent


def talent_from(card: dict[str, Any]) -> Talent:
    """The talent that a magician's card describes."""
    effect = card["talent"]
    if effect == "reshape":
        others = mask_of(card.get("others", []))
        return Reshape(mask_of(card["targets"]), mask_of(card["results"]), others, own_only=card["own_only"])
    if effect == "filch":
        return Filch(mask_of(card["targets"]))
    if effect == "mirror":
        return Mirror()
    if effect == "recall":
        return Recall(card["at_least"])
    if effect == "free-placing":
        return FreePlacing(mask_of(card["kinds"]))
    if effect == "second-sight":
        return SecondSight(card["count"])
    if effect == "change-programme":
        return ChangeProgramme()
    if effect == "kind-bonus":
        return KindBonus(KIND_NAMED[card["kind"]], card["points"])
    assert effect == "new-domain-bonus", f"{card['name']}: there is no talent {effect!r}"
    return NewDomainBonus(card["after"], card["points"])


MAGICIANS: Final[tuple[Magician, ...]] = tuple(
    [Magician(card["name"], talent_from(card)) for card in FACTS_OF_CARDS["magicians"]]
)
MAGICIAN_NAMED: Final[dict[str, int]] = {magician.name: index for index, magician in enumerate(MAGICIANS)}

# Talents as they were: the same magicians once more, behind those of today.
_EARLIER: Final[list[dict[str, Any]]] = FACTS_OF_CARDS["earlier_magicians"]
_ALL: Final[tuple[Magician, ...]] = MAGICIANS + tuple([Magician(card["name"], talent_from(card)) for card in _EARLIER])


def magician_of(index: i64) -> Magician:
    return _ALL[index]


def talent_of(index: i64) -> Talent:
    return _ALL[index].talent


def by_rules(index: i64, rules: int) -> i64:
    """One of today's magicians, as those rules have them."""
    for at, card in enumerate(_EARLIER):
        if card["name"] == MAGICIANS[index].name and rules <= card["until"]:
            return len(MAGICIANS) + at
    return index
