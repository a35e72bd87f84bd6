"""Prepared positions of Illuminati: what chance seldom brings, found in games and brought to a real table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lanterne.core.game import Event, State
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.game import GAME
from lanterne.match.match import Match
from tests.games.illuminati.schemer import Schemer
from tests.server.house import House, Visitor
from tests.web.scenes import bring


class Moment(NamedTuple):
    """A move that was made in some game: the table, what came before it, who made it."""

    seed: str
    options: dict[str, Any]
    seats: int
    moves: list[tuple[int, str]]
    seat: int
    code: str


Test = Callable[[State, int, str, list[Event]], bool]


def tells(*names: str) -> Test:
    return lambda _s, _seat, _code, events: bool({event.name for event in events} & set(names))


def says(*verbs: str) -> Test:
    return lambda _s, _seat, code, _events: code.split()[0] in verbs


def second_interferer(s: State, seat: int, code: str, _events: list[Event]) -> bool:
    atk = current_attack(s)  # type: ignore[arg-type]
    if atk is None or not code.startswith("interfere"):
        return False
    return any(atk.support[other] + atk.opposition[other] > 0 for other in range(len(atk.support)) if other != seat)


WANTED: dict[str, tuple[Test, dict[str, Any], int]] = {
    "aid": (says("aid"), {}, 4),
    "interference by two": (second_interferer, {}, 4),
    "privilege": (says("privilege"), {}, 4),
    "privilege abolished": (lambda _s, _seat, code, _e: code == "play deep-agent", {}, 4),
    "a roll changed": (lambda _s, _seat, code, _e: code in ("play murphys-law", "play assassination"), {}, 4),
    "the change cancelled": (tells("special-cancelled"), {}, 4),
    "a branch is laid": (says("attach"), {}, 5),
    "a card is moved": (says("move"), {}, 5),
    "a card is lifted": (says("lift"), {}, 5),
    "an elimination": (tells("eliminated"), {}, 8),
    "an offer": (lambda _s, _seat, code, _e: code.startswith("offer") and code[7] == " ", {}, 4),
    "a hidden goal": (says("goal"), {"hidden_goals": True}, 3),
    "an accusation": (says("accuse"), {"hidden_illuminati": True}, 4),
    "a trick": (says("cheat"), {"cheating": True}, 4),
    "a call": (says("call-out"), {"cheating": True}, 4),
    "the eighth seat attacks": (lambda _s, seat, code, _e: seat == 7 and code.startswith("target"), {}, 8),
}
MOST_GAMES = 40


def sales(s: Any, thing: str) -> list[tuple[int, str, int]]:
    """Offers that could be made now: of a group to whoever has the turn, of a special between two others."""
    found = []
    for seller in range(s.seats):
        for buyer in range(s.seats):
            if seller == buyer or (buyer != s.turn if thing == "group" else s.turn in (seller, buyer)):
                continue
            own = GAME.view(s, seller)["seats"][seller]
            wares = [group["card"] for group in own["groups"]] if thing == "group" else list(own["known"])
            found += [(seller, f"offer {buyer} give {ware} want 1", buyer) for ware in wares]
    return found


def games(seats: int) -> Iterator[tuple[str, Any]]:
    """Every position of some games: the seed and the match so far."""
    for number in range(MOST_GAMES):
        match: Any
        match, schemer = Match(GAME, {"round_limit": 30}, seats, seed_of(number)), Schemer(number)
        while waited := GAME.to_act(match.state):
            yield seed_of(number), match
            match.play(match.ply, waited[0], schemer.choose(match.state, waited[0]).code())


def sale_of(thing: str) -> Moment:
    for seed, match in games(4):
        for seller, offer, buyer in sales(match.state, thing):
            tried = match.state.copy()
            if GAME.refusal(tried, seller, GAME.parse(offer)) is not None:
                continue
            GAME.apply(tried, seller, GAME.parse(offer), FastRng(0))
            accept = next((a.code() for a in GAME.legal(tried, buyer) if a.code().startswith("accept")), None)
            if accept is not None:
                return Moment(seed, {"round_limit": 30}, 4, [*moves_of(match), (seller, offer)], buyer, accept)
    raise AssertionError(f"nobody could sell a {thing}")


@cache
def move_to(fate: str) -> Moment:
    """A branch is in hand, and one of its arrows would bring this to one of its cards."""
    for seed, match in games(5):
        seat = match.state.turn
        for a in GAME.legal(match.state, seat):
            if not a.code().startswith("move "):
                continue
            tried = match.state.copy()
            GAME.apply(tried, seat, a, FastRng(0))
            for told in GAME.view(tried, seat)["previews"]:
                if fate in [each["fate"] for each in told["cards"]]:
                    moves = [*moves_of(match), (seat, a.code())]
                    return Moment(seed, {"round_limit": 30}, 5, moves, seat, told["code"])
    raise AssertionError(f"no arrow brought anybody this: {fate}")


def shared_victory() -> tuple[Moment, list[tuple[int, str]]]:
    """A game of four greedy bots that two of them won together: the offer that made it so, and what followed."""
    raw = json.loads((Path(__file__).parent / "shared_victory.json").read_text())
    moves = [(int(move[0]), move[2:]) for move in raw["moves"]]
    last = max(at for at, (_, code) in enumerate(moves) if code.startswith("offer"))
    seat, code = moves[last]
    return Moment(raw["seed"], {}, 4, moves[:last], seat, code), moves[last + 1 :]


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(step.seat, step.a.code()) for step in match.steps]


def seed_of(number: int) -> str:
    return "blake2:" + f"{number:02x}" * 32


@cache
def moment_of(name: str) -> Moment:
    if name.startswith("sold: "):
        return sale_of(name.removeprefix("sold: "))
    test, options, seats = WANTED[name]
    for number in range(MOST_GAMES):
        seed = seed_of(number)
        match: Any = Match(GAME, {"round_limit": 30, **options}, seats, seed)
        schemer = Schemer(number)
        while waited := GAME.to_act(match.state):
            seat, a = schemer.interject(match.state) or (waited[0], schemer.choose(match.state, waited[0]))
            before, code = match.state.copy(), a.code()
            moves = moves_of(match)
            events = match.play(match.ply, seat, code).events
            if test(before, seat, code, events):
                return Moment(seed, {"round_limit": 30, **options}, seats, moves, seat, code)
    raise AssertionError(f"{name} did not happen in {MOST_GAMES} games")


def prepare(
    moment: Moment,
    house: House,
    visitor: Visitor,
    friend: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    others: dict[int, Visitor] | None = None,
) -> str:
    """A table of people at the moment: the visitor sits where the move is made, the friend wherever no other does."""
    sitting = dict.fromkeys(range(moment.seats), friend) | (others or {}) | {moment.seat: visitor}
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _: moment.seed)
    table = visitor.table(game="illuminati", seats=moment.seats, mine=0, options=moment.options)
    for seat, who in sitting.items():
        who.post(f"/api/tables/{table}/sit", {"seat": seat})
    visitor.post(f"/api/tables/{table}/start")
    bring(house, table, sitting, moment.moves)
    for each in set(sitting.values()):
        each.watch(table)
    return table
