"""Nothing secret on the wire: worlds that a receiver cannot tell apart give the same bytes, and every door beside the
table stays closed. What really came over sockets is held against what its receiver may know in `test_received.py`.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest

from lanterne.core.errors import Rejected
from lanterne.core.game import AnyGame, Event, Seat, State
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.match.match import Match, Step
from lanterne.server.messages import Move
from lanterne.server.tables.client import encoder
from lanterne.server.tables.play import refusal_message
from lanterne.server.tables.project import position, shown, words_for
from tests.contract.support import vocabulary
from tests.host.tables import hosted
from tests.server.conftest import Guests
from tests.server.house import House, Visitor
from tests.server.received import EYES, TABLES

FULL = os.environ.get("LANTERNE_TESTS") == "full"


# ---------------------------------------------------------------------- worlds that look alike


def twin(host: Host, world: State, eyes: Seat | None) -> Host:
    """The same table in another world: what these eyes saw happen is the same, what others were told is not."""
    match = Match(host.game, host.match.game.options_json(host.match.options), host.match.seats, host.match.chance.seed)
    match.opening, match.state = heard(host.match.opening, eyes), world
    match.steps = [
        Step(step.ply, step.seat, step.a, step.after, heard(step.events, eyes), step.free, step.hidden_from)
        for step in host.match.steps
    ]
    match.count_again()
    return Host(match, host.sitters, host.clock, host.house, owner=host.owner, status=host.status)


def heard(events: list[Event], eyes: Seat | None) -> list[Event]:
    """The events with those that others alone were told made unrecognisable."""
    return [e if e.is_for(eyes) else Event("another", {}, e.audience, e.knew, "another") for e in events]


def everything_sent(host: Host, eyes: Seat | None, codes: list[str]) -> list[bytes]:
    """All that this receiver could get in this position: the whole, the words, and what each wrong move is told."""
    sent = [encoder.encode(position(host, eyes, nameless(host, eyes))), encoder.encode(words_for(host, "t", eyes))]
    if eyes is None:
        return sent
    for code in codes:
        move = Move(table="abcdefgh", ply=host.match.ply_of(eyes), seat=eyes, code=code, id="m")
        try:
            host.move_of(move.ply, move.seat, move.code, 0)
        except Rejected as rejected:
            sent.append(encoder.encode(refusal_message(host, "t", move, rejected)))
        else:
            sent.append(b"taken")
    return sent


def nameless(host: Host, eyes: Seat | None) -> Any:
    """A file's name is a keyed hash and differs from world to world: its place among the others may not."""
    now = shown(host.match, eyes)
    now.files = {key: "-" * len(name) for key, name in now.files.items()}
    return now


def check_worlds(host: Host, seed: int) -> None:
    game: AnyGame = host.game
    every = list(vocabulary(game)(host.match.state))
    FastRng(seed).shuffle(every)
    for eyes in EYES:
        sent = everything_sent(host, eyes, every[:60])
        dealer = game.dealer(json.loads(json.dumps(game.view(host.match.state, eyes))))
        for salt in range(2):
            world = twin(host, dealer.deal(FastRng(seed + salt)), eyes)
            assert everything_sent(world, eyes, every[:60]) == sent


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_worlds_that_look_alike_give_the_same_bytes(game: str, options: dict[str, Any]) -> None:
    for number in range(40 if FULL else 1):
        host = hosted("abc", game=game_named(game), options=options, seed=number)
        rng = random.Random(number)
        while host.status == "playing" and host.match.ply < 600:
            waited = host.to_act()[0]
            seat = rng.choice([seat for seat in range(3) if host.legal(seat)]) if rng.random() < 0.2 else waited
            host.commit(host.move(host.match.ply, seat, rng.choice(host.legal(seat)).code(), 0), 0)
            if rng.random() < (0.1 if FULL else 0.03):
                check_worlds(host, host.match.ply)


# ---------------------------------------------------------------------- doors beside the table


def test_the_record_and_the_seed_stay_closed_until_the_end(guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/check").status_code == 409


def test_others_eyes_stay_closed_until_the_end(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=1").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=all").status_code == 400
    shown = ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=none").json()
    assert shown["positions"][0]["view"]["hand"] is None


def test_nothing_can_be_looked_at_before_the_start(guest: Guests) -> None:
    """Else whoever sits down for a moment reads the hand that somebody else will have there."""
    ada = guest()
    for game in ("vizia", "illusio", "illuminati", "illusion"):
        table = ada.table(game=game)
        for path in ("replay", "words"):
            for seat in ("mine", "0", "none"):
                answer = ada.http.get(f"/api/tables/{table}/{path}?ply=0&seat={seat}")
                assert answer.status_code == 409, (game, path, seat)


@pytest.mark.parametrize(
    ("question", "reply"), [({"t": "ask-words"}, "words"), ({"t": "weigh", "what": "attack"}, "weighed")]
)
def test_words_come_through_ones_own_eyes_only(guest: Guests, question: dict[str, str], reply: str) -> None:
    ada, bea, cleo = guest(), guest(), guest()
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    for visitor in (ada, cleo):
        visitor.watch(table)
        visitor.send(**question, table=table, seat=None)
        assert visitor.until("refused")["why"] == "not-yours"  # it has not begun
    ada.post(f"/api/tables/{table}/start")
    for visitor, seat, answer in (
        (ada, 0, reply),
        (ada, 1, "refused"),
        (ada, None, "refused"),
        (cleo, None, reply),
        (cleo, 0, "refused"),
    ):
        visitor.send(**question, table=table, seat=seat)
        message = visitor.next()
        while message["t"] not in (reply, "refused"):
            message = visitor.next()
        assert message["t"] == answer
        if answer == reply:
            assert message["seat"] == seat


def at_a_trick(visitors: dict[Seat | None, Visitor], house: House) -> tuple[str, Host, Seat, str]:
    """A table where somebody who is not waited for can cheat, and how."""
    table = visitors[0].table(game="illuminati", seats=3, options={"cheating": True})
    for seat in (1, 2):
        visitors[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    visitors[0].post(f"/api/tables/{table}/start")
    for visitor in visitors.values():
        visitor.watch(table)
    host = house.registry.tables[table].host
    tricks: list[tuple[int, str]] = []
    while not tricks:
        waited = host.to_act()[0]
        tricks = [(s, a.code()) for s in range(3) if s != waited for a in host.legal(s) if a.code().startswith("cheat")]
        if not tricks:
            visitors[waited].move(
                table, host.match.ply_of(waited), waited, host.legal(waited)[-1].code(), f"{host.match.ply}"
            )
            visitors[waited].until("taken")
    return table, host, *tricks[0]


def test_a_secret_step_reaches_only_those_who_may_know(guest: Guests, house: House) -> None:
    """Cheating (175): who steals in mid-turn is not told on by the house."""
    visitors: dict[Seat | None, Visitor] = {seat: guest() for seat in EYES}
    table, host, cheat, code = at_a_trick(visitors, house)
    others = [seat for seat in EYES if seat != cheat]
    for eyes in others:
        drain(visitors[eyes])
    before = {eyes: len(visitors[eyes].received) for eyes in others}
    lobbies = {eyes: visitors[eyes].http.get("/api/lobby").content for eyes in others}
    visitors[cheat].move(table, host.match.ply_of(cheat), cheat, code, "cheat")
    visitors[cheat].until("taken")
    for eyes in others:
        drain(visitors[eyes])
        assert len(visitors[eyes].received) == before[eyes] + 1  # the pong
        assert visitors[eyes].http.get("/api/lobby").content == lobbies[eyes]
    waited = host.to_act()[0]
    visitors[waited].move(table, host.match.ply_of(waited), waited, host.legal(waited)[0].code(), "next")
    assert visitors[waited].until("taken")["id"] == "next"  # and nothing was stale


def test_what_is_refused_for_now_does_not_tell_of_a_secret_step(guest: Guests, house: House) -> None:
    """Words of what is new are told at once, those of what is not at a measured pace."""
    visitors: dict[Seat | None, Visitor] = {seat: guest() for seat in EYES}
    table, host, cheat, code = at_a_trick(visitors, house)
    spectator = visitors[None]
    for client in house.registry.clients:
        client.may_look = lambda: False  # they have looked too often
    assert words_or_not(spectator, table) == "words"
    assert words_or_not(spectator, table) == "later"
    visitors[cheat].move(table, host.match.ply_of(cheat), cheat, code, "cheat")
    visitors[cheat].until("taken")
    assert words_or_not(spectator, table) == "later"


def words_or_not(visitor: Visitor, table: str) -> str:
    visitor.send(t="ask-words", table=table, seat=None)
    while (told := visitor.next())["t"] not in ("words", "refused"):
        pass
    return str(told.get("why", "words"))


def test_what_a_bot_says_of_a_secret_offer_reaches_its_parties_alone(guest: Guests, house: House) -> None:
    visitors: dict[Seat | None, Visitor] = {seat: guest() for seat in (0, 1, None)}
    table = visitors[0].table(game="illuminati", seats=3, bots=["greedy"])
    host = house.registry.tables[table].host
    bot = next(seat for seat in range(3) if host.is_bot(seat))
    other = 3 - bot
    visitors[1].post(f"/api/tables/{table}/sit", {"seat": other})
    visitors[0].post(f"/api/tables/{table}/start")
    for visitor in visitors.values():
        visitor.watch(table)
    code = f"offer {bot} give nothing want 3"
    while bot in host.to_act() or host.game.refusal(host.match.state, 0, host.game.parse(code)) is not None:
        waited = host.to_act()[0]
        if waited == bot:
            visitors[0].next()
            continue
        visitor = visitors[0 if waited == 0 else 1]
        visitor.move(table, host.match.ply_of(waited), waited, host.legal(waited)[-1].code(), f"{host.match.ply}")
        visitor.until("taken")
    visitors[0].move(table, host.match.ply_of(0), 0, code, "offer")
    words = visitors[0].until("noted")["phrase"]["args"]["words"]
    assert words == {"key": "illuminati-remark-money", "args": {}}
    for eyes in (1, None):
        drain(visitors[eyes])
        assert not any('"noted"' in text for text in visitors[eyes].received)


def drain(visitor: Visitor) -> None:
    """Everything that was sent so far has come."""
    visitor.send(t="ping")
    visitor.until("pong")
