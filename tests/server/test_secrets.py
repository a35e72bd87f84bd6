"""Nothing secret on the wire: every field of every message that comes to a pair of eyes, order of keys included.

Two ways. Each message of real games over real sockets is held against what its receiver may know, field by field: one
that this test does not know makes it fail. And worlds that a receiver cannot tell apart give the same bytes.
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
from lanterne.match.match import ALL_STATES, Match, Step, replay
from lanterne.pictures.names import card_name
from lanterne.server.messages import Move
from lanterne.server.tables.client import encoder
from lanterne.server.tables.play import refusal_message
from lanterne.server.tables.project import LOG_LINES, position, shown, words_for
from tests.contract.support import vocabulary
from tests.host.tables import hosted
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, after

FULL = os.environ.get("LANTERNE_TESTS") == "full"
GAMES = 34 if FULL else 1
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("vizia", {"capture": True, "purchase": True}),
    ("vizia", {"remember": True, "three_commons": True}),
    ("illusio", {"goal": 6}),
    ("illusio", {"goal": 6, "memory": True, "talents": "any-time"}),
    ("illuminati", {"hidden_goals": True, "hidden_illuminati": True, "addon": True, "round_limit": 12}),
    ("illuminati", {"cheating": True, "hidden_goals": True, "round_limit": 12}),
    ("illusion", {"length": "twelve"}),
    ("illusion", {"ear": True}),
]
EYES: tuple[Seat | None, ...] = (0, 1, 2, None)

# Every field of every message, and by whom it is looked at.
FIELDS = {
    "table": {"t", "info", "mine", "owner", "positions", "talk", "undo_asked_by", "seat_asked", "result"},
    "stepped": {"t", "table", "seat", "changes", "to_act", "clocks_ms", "result"},
    "taken": {"t", "table", "id", "ply"},
    "changed": {"t", "info", "mine"},
    "said": {"t", "table", "line"},
    "welcome": {"t", "user", "name", "reach"},
}
POSITION = {"seat", "ply", "view", "legal", "log", "may_undo", "files", "sums", "wishes", "earliest", "unasked"}
CHANGE = {
    "seat", "ply", "order", "set", "add", "drop", "events", "log", "earliest", "legal", "may_undo", "files", "sums",
}  # fmt: skip
INFO = {
    "id", "game", "rules", "options", "seats", "status", "pace", "public", "owner", "commitment", "ply", "boxes",
    "to_act", "rematch", "drawing", "pledges", "grace_ms",
}  # fmt: skip
BOX = {"seat", "kind", "name", "bot", "online", "clock_ms", "lost", "away_ms", "open"}


def ordered(value: Any) -> Any:
    """Through JSON text, with the order of keys as part of the value."""
    return json.loads(json.dumps(value), object_pairs_hook=list)


class Receiver:
    """One pair of eyes: what has come to it, and whether that is what it may know."""

    def __init__(self, seat: Seat | None, match: Match) -> None:
        self.seat = seat
        self.match = match  # the whole game, as it was in the end
        self.seen = [step for step in match.steps if step.is_seen_by(seat)]
        self.view: dict[str, Any] = {}
        self.files: dict[str, str] = {}
        self.sums: dict[str, Any] = {}
        self.ply = 0

    def true_ply(self, ply: int) -> int:
        """How many moves had been made when this many were seen; hidden ones before the next seen one included."""
        return self.seen[ply - 1].ply + 1 if ply else 0

    def state(self) -> State:
        ply = self.true_ply(self.ply)
        return self.match.state_after(ply - 1) if ply else self.match.first

    def mine(self, events: list[Event]) -> list[Any]:
        return [event.json() for event in events if event.is_for(self.seat)]

    # ------------------------------------------------------------------ messages

    def take(self, text: str) -> None:
        message = json.loads(text)
        kind = message["t"]
        assert set(message) == FIELDS[kind]
        if message.get("result") is None:
            assert self.match.chance.seed not in text
        if "info" in message:
            self.check_info(message["info"])
        if kind == "table":
            self.take_whole(message)
        elif kind == "stepped":
            self.take_step(message)

    def check_info(self, info: dict[str, Any]) -> None:
        assert set(info) == INFO
        assert info["ply"] == len([s for s in self.match.steps[: self.true_of_info(info)] if s.is_seen_by(None)])
        for box in info["boxes"]:
            assert set(box) == BOX

    def true_of_info(self, info: dict[str, Any]) -> int:
        """A spectator's count tells nobody more than the spectator sees."""
        seen = [step for step in self.match.steps if step.is_seen_by(None)]
        return seen[info["ply"] - 1].ply + 1 if info["ply"] else 0

    def take_whole(self, message: dict[str, Any]) -> None:
        (told,) = message["positions"]
        assert set(told) == POSITION
        assert (told["wishes"], told["unasked"]) == (None, "")  # nobody has left word
        self.ply = told["ply"]
        self.view, self.files, self.sums = told["view"], told["files"], told["sums"]
        self.check(told)
        assert ordered(told["log"]) == ordered(self.log(ended=message["result"] is not None)[-LOG_LINES:])

    def log(self, *, ended: bool) -> list[Any]:
        lines: list[tuple[int, Seat | None, Event]] = [(-1, None, event) for event in self.match.opening]
        for ply, step in enumerate(self.seen[: self.ply]):
            lines += [(ply, step.seat, event) for event in step.events]
        lines = [line for line in lines if line[2].is_for(self.seat)]
        names = () if ended else self.match.game.forgets_at(self.match.options)
        last = max([at for at, line in enumerate(lines) if line[2].name in names], default=0)
        told = [(ply, seat, self.match.game.faded(event)) for ply, seat, event in lines[:last]] + lines[last:]
        return [{"ply": ply, "seat": seat, "event": event.json()} for ply, seat, event in told if event is not None]

    def take_step(self, message: dict[str, Any]) -> None:
        (told,) = message["changes"]
        assert set(told) <= CHANGE
        self.ply += 1
        assert told["ply"] == self.ply
        step = self.seen[self.ply - 1]
        assert message["seat"] == step.seat
        assert ordered(told.get("events", [])) == ordered(self.mine(step.events))
        if "log" in told:
            assert ordered(told["log"]) == ordered(self.log(ended=False)[-LOG_LINES:])
        self.view = after(self.view, told)
        self.files = {**self.files, **told.get("files", {})}
        self.sums = {topic: terms for topic, terms in {**self.sums, **told.get("sums", {})}.items() if terms}
        self.check(told)
        if message["result"] is None:
            state = self.state()
            assert message["to_act"] == list(self.match.game.to_act(state))

    def check(self, told: dict[str, Any]) -> None:
        """View, codes, files and sums follow from the state at this ply as this seat may see it."""
        game, state = self.match.game, self.state()
        view = game.view(state, self.seat)
        assert told["seat"] == self.seat
        assert self.view == json.loads(json.dumps(view))
        legal = [] if self.seat is None else [a.code() for a in game.legal(state, self.seat)]
        assert told.get("legal", []) == legal
        assert self.files == files_of(self.match, state)
        sums = {topic: [term.json() for term in terms] for topic, terms in game.sums(view).items()}
        assert self.sums == (sums if game.name == "illusio" else {})


def files_of(match: Match, state: Any) -> dict[str, str]:
    """Illusion's pictures that have come into view; no other game has files."""
    if match.game.name != "illusion":
        return {}
    return {str(at): card_name(match.chance.seed, card) for card, at in enumerate(state.picture) if at >= 0}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_field_that_comes_follows_from_what_the_receiver_may_know(
    guest: Guests, house: House, game: str, options: dict[str, Any]
) -> None:
    for number in range(GAMES):
        visitors: dict[Seat | None, Visitor] = {seat: guest() for seat in EYES}
        table = visitors[0].table(game=game, seats=3, options=options)
        for seat in (1, 2):
            visitors[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
        visitors[0].post(f"/api/tables/{table}/start")
        play_out(house, visitors, table, random.Random(number))
        played = house.registry.tables[table].host.match
        match = replay(played.game, played.record(), kept_states=ALL_STATES)
        for eyes, visitor in visitors.items():
            receiver = Receiver(eyes, match)
            for text in visitor.received:
                receiver.take(text)
            assert receiver.ply == len(receiver.seen)
            visitor.close()


def play_out(house: House, visitors: dict[Seat | None, Visitor], table: str, rng: random.Random) -> None:
    """A whole game by chance, words out of turn among it; a spectator watches, somebody comes back now and then."""
    for visitor in visitors.values():
        visitor.watch(table)
    host = house.registry.tables[table].host
    while host.status == "playing":
        waited = host.to_act()[0]
        others = [seat for seat in range(3) if seat != waited and host.legal(seat)]
        mover = rng.choice(others) if others and rng.random() < 0.2 else waited
        code = rng.choice(host.legal(mover)).code()
        visitors[mover].move(table, host.match.ply_of(mover), mover, code, name=f"m{host.match.ply}")
        visitors[mover].until("taken")
        step = host.match.steps[-1]
        for seat, visitor in visitors.items():
            if step.is_seen_by(seat):
                visitor.until("stepped")
        if rng.random() < 0.01:
            visitors[rng.choice(EYES)].watch(table)


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


def test_a_secret_step_reaches_only_those_who_may_know(guest: Guests, house: House) -> None:
    """Cheating (175): who steals in mid-turn is not told on by the house."""
    visitors: dict[Seat | None, Visitor] = {seat: guest() for seat in EYES}
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
    cheat, code = tricks[0]
    others = [seat for seat in EYES if seat != cheat]
    for eyes in others:
        drain(visitors[eyes])
    before = {eyes: len(visitors[eyes].received) for eyes in others}
    visitors[cheat].move(table, host.match.ply_of(cheat), cheat, code, "cheat")
    visitors[cheat].until("taken")
    for eyes in others:
        drain(visitors[eyes])
        assert len(visitors[eyes].received) == before[eyes] + 1  # the pong
    waited = host.to_act()[0]
    visitors[waited].move(table, host.match.ply_of(waited), waited, host.legal(waited)[0].code(), "next")
    assert visitors[waited].until("taken")["id"] == "next"  # and nothing was stale


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
