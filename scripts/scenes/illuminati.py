"""Illuminati: a structure with its income and shelter, an attack to control, an attack to destroy."""

from __future__ import annotations

from scenes.scene import Scene, match_at
from tests.games.illuminati.builder import Position
from tests.games.illuminati.table import Table

from lanterne.games.illuminati.game import GAME

SEATS = ("gnomes-of-zurich", "network", "bermuda-triangle")


def structure() -> Scene:
    t = Position(SEATS, purse=12)
    t.lay(0, "mafia", "", "east", 6).lay(0, "loan-sharks", "mafia", "east", 3).lay(0, "copy-shops", "", "west", 2)
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
    return _scene(t, facts)


def control() -> Scene:
    t = Table(SEATS, purse=5).own(0, "fbi").own(0, "cia").centre("tv-preachers")
    t.attack("fbi", "tv-preachers", "control", "aid cia")
    before = t.number()
    t.do(0, "spend 2 gnomes-of-zurich")
    return _scene(t, {"before": before, "money": 2, "after": t.number()} | _chances(before=before, after=t.number()))


def destroy() -> Scene:
    t = Table(SEATS).own(0, "fbi").centre("tabloids").attack("fbi", "tabloids", "destroy")
    other = Table(SEATS).own(0, "fbi").centre("tabloids").attack("fbi", "tabloids", "control")
    return _scene(t, {"destroy": t.number(), "control": other.number()} | _chances(destroy=t.number()))


def _chances(**numbers: int) -> dict[str, int]:
    """How often in a hundred two dice show the number or less, 11 and 12 apart (45)."""
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    ways = {name: len([total for total in throws if total <= min(number, 10)]) for name, number in numbers.items()}
    return {f"{name}-chance".replace("-", "_"): round(100 * count / len(throws)) for name, count in ways.items()}


def _scene(t: Table, facts: dict[str, int]) -> Scene:
    return Scene(match_at("illuminati", t.s, len(SEATS)), 0, facts)


SCENES = {"structure": structure, "control": control, "destroy": destroy}
