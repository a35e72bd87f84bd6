"""Illuminati: a structure with its income and shelter, an attack to control, an attack to destroy."""

from __future__ import annotations

from tests.games.illuminati.builder import Position
from tests.games.illuminati.table import Table

from lanterne.games.illuminati.attack.number import attack_terms
from lanterne.games.illuminati.game import GAME
from scenes.scene import Scene, match_at

SEATS = ("gnomes-of-zurich", "network", "bermuda-triangle")


def structure() -> Scene:
    t = Position(SEATS, purse=12)
    t.lay(0, "mafia", "", "east", 6).lay(0, "loan-sharks", "mafia", "south", 3).lay(0, "copy-shops", "", "south", 2)
    view = GAME.view(t.s, 0)
    own = view["seats"][0]
    shelters = {group["card"]: group["shelter"] for group in own["groups"]}
    income = {group["card"]: group["income"] for group in own["groups"]}
    facts = {
        "near": shelters["mafia"],
        "far": shelters["loan-sharks"],
        "groups": len(own["groups"]),
        "house": own["income"] or 0,
        "mafia": income["mafia"],
        "sharks": income["loan-sharks"],
        "shops": income["copy-shops"],
        "total": (own["income"] or 0) + sum(income.values()),
    }
    return _scene(t, facts, 0)


def control() -> Scene:
    t = Table(SEATS, purse=5).own(0, "fbi").own(0, "cia").centre("tv-preachers")
    t.attack("fbi", "tv-preachers", "control", "aid cia")
    before = t.number()
    t.do(0, "spend 2 gnomes-of-zurich")
    facts = _terms(t) | {"before": before, "after": t.number()}
    return _scene(t, facts | {"before_chance": _chance(before), "after_chance": _chance(t.number())})


def destroy() -> Scene:
    """The same two cards, once to control and once to destroy."""
    found: dict[str, int] = {}
    for kind in ("control", "destroy"):
        t = Table(SEATS).own(0, "fbi").centre("tabloids").attack("fbi", "tabloids", kind)
        found |= {f"{kind}_{name}": value for name, value in _terms(t).items()} | {kind: t.number()}
    return _scene(t, found | {"chance": _chance(t.number())})


def _terms(t: Table) -> dict[str, int]:
    """What the attack's number is made of, by the names of its summands."""
    terms = attack_terms(t.s, t.atk)
    return {term.phrase.key.removeprefix("illuminati-term-").replace("-", "_"): term.value for term in terms}


def _chance(number: int) -> int:
    """How often in a hundred two dice show the number or less; an 11 or a 12 always fails (45)."""
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    return round(100 * len([total for total in throws if total <= min(number, 10)]) / len(throws))


def _scene(t: Table, facts: dict[str, int], seat: int | None = None) -> Scene:
    return Scene(match_at("illuminati", t.s, len(SEATS)), seat, facts, asked=False)


SCENES = {"structure": structure, "control": control, "destroy": destroy}
