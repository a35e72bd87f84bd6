"""Tables in their middle, played by the server itself: what a browser test looks at without playing up to it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lanterne.server.messages import Move
from lanterne.server.tables.client import FarAsker
from lanterne.server.tables.play import play
from tests.server.house import House, Visitor

SEED = "blake2:" + "07" * 32  # of the games that have these scenes
Moves = Iterable[tuple[int, str]]


class Scene(NamedTuple):
    """A game of chance, as far as some ply at which the first seat is awaited and may do as much as there."""

    plies: int
    least: int  # of legal actions
    seats: int = 4
    shun: tuple[str, ...] = ()  # how actions begin that nobody takes who could do something else
    options: MappingProxyType[str, Any] = MappingProxyType({})


SCENES: Final = {
    "vizia": Scene(60, 8),
    "illusion": Scene(4, 4, shun=("doubt",)),
    "illusio": Scene(150, 12, shun=("exchange", "end", "play take")),
    "illuminati": Scene(45, 6, shun=("resign", "offer", "end")),
}


def bring(house: House, table: str, sitting: dict[int, Visitor], moves: Moves) -> None:
    """Plays these moves at a table of people, from within."""
    inside = house.registry.tables[table]

    async def play_on() -> None:
        for seat, code in moves:
            ply = inside.host.match.ply
            asker = FarAsker(sitting[seat].me["id"], "")
            step = Move(table=table, ply=inside.host.match.ply_of(seat), seat=seat, code=code, id=f"step {ply}")
            await play(inside, asker, step)
            assert inside.host.match.ply == ply + 1, asker.sent

    house.inside(inside.run(play_on))


def by_chance(inside: Any, scene: Scene) -> Moves:
    """Moves as they come, for as long as the scene is not reached."""
    match, dice = inside.host.match, random.Random(7)
    while inside.host.status == "playing":
        seat = inside.host.to_act()[0]
        codes = [a.code() for a in match.game.legal(match.state, seat)]
        if match.ply >= scene.plies and seat == 0 and len(codes) >= scene.least:
            return
        yield seat, dice.choice([code for code in codes if not code.startswith(scene.shun)] or codes)


def by_turns(house: House, table: str) -> Moves:
    """The first seat's moves until somebody else is awaited: whatever ends its turn first."""
    host = house.registry.tables[table].host
    while host.status == "playing" and host.to_act()[0] == 0:
        codes = [a.code() for a in host.match.game.legal(host.match.state, 0)]
        yield 0, next((code for code in codes if code in ("end", "pass", "done", "roll")), codes[0])


def seat_all(house: House, people: list[Visitor], game: str) -> str:
    """A table of people, one a seat, in the middle of its game: the first of them is awaited."""
    scene = SCENES[game]
    table = people[0].table(game=game, seats=scene.seats, options=dict(scene.options))
    sitting = dict(enumerate(people[: scene.seats]))
    for seat, who in sitting.items():
        if seat:
            who.post(f"/api/tables/{table}/sit", {"seat": seat})
    people[0].post(f"/api/tables/{table}/start")
    bring(house, table, sitting, by_chance(house.registry.tables[table], scene))
    return table
