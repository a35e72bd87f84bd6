"""Whole games over real sockets, with take-backs and seats that change hands, at one worker and at two: every field of
every message follows from what its receiver may know. A field that this test does not know makes it fail.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lanterne.core.game import Seat
from lanterne.host.host import Host
from lanterne.match.match import ALL_STATES, Match
from tests.server.faults import FULL, done_before, note_done
from tests.server.house import House, Visitor, open_house
from tests.server.received import BASE_S, EYES, INCREMENT_S, TABLES, Happened, Receiver

GAMES = 19 if FULL else 1  # of each kind, at one worker and at two: 304
SLOW_BOTS: dict[str, Any] = {"bot_delay_ms": 600_000}  # while one plays for somebody, it does nothing


@pytest.fixture
def houses(db: str) -> Iterator[tuple[House, House]]:
    """PostgreSQL serves two workers; with SQLite there is one."""
    with open_house(db, **SLOW_BOTS) as one:
        if db.startswith("sqlite"):
            yield one, one
            return
        with open_house(db, **SLOW_BOTS) as two:
            yield one, two


class Trial:
    """A game by chance, step by step: whoever should hear of a step has heard of it before the next."""

    def __init__(self, houses: tuple[House, House], game: str, options: dict[str, Any], rng: random.Random) -> None:
        one, two = houses
        self.rng = rng
        self.visitors: dict[Seat | None, Visitor] = {seat: Visitor(two if seat in (1, None) else one) for seat in EYES}
        pace = {"kind": "live", "base_s": BASE_S, "increment_s": INCREMENT_S}
        self.table = self.visitors[0].table(game=game, seats=3, options=options, pace=pace)
        for seat in (1, 2):
            self.visitors[seat].post(f"/api/tables/{self.table}/sit", {"seat": seat})
        self.visitors[0].post(f"/api/tables/{self.table}/start")
        self.house = one
        played = self.host.match
        options_now = played.game.options_json(played.options)
        self.match = Match(played.game, options_now, 3, played.chance.seed, ALL_STATES)
        self.happened: list[Happened] = []
        self.receivers = {seat: Receiver(seat, self.match, self.happened) for seat in EYES}
        for eyes, visitor in self.visitors.items():
            told = visitor.watch(self.table)
            while told["info"]["status"] != "playing":  # the other worker has not heard of the start yet
                visitor.received.clear()
                told = visitor.until("table")
            self.take(eyes)

    @property
    def host(self) -> Host:
        """The truth, at the worker that owns the table."""
        return self.house.registry.tables[self.table].host

    def take(self, seat: Seat | None) -> None:
        """All that has come is what these eyes may know now."""
        visitor = self.visitors[seat]
        for text in visitor.received:
            self.receivers[seat].take(text)
        visitor.received.clear()

    def hear(self, seat: Seat | None, kind: str) -> dict[str, Any]:
        """The next message of that kind; what is done here is never refused."""
        while (told := self.visitors[seat].next())["t"] != kind:
            assert told["t"] != "refused", told
        return told

    def all_hear(self, kind: str, holds: Callable[[dict[str, Any]], bool]) -> None:
        for seat in self.visitors:
            while not holds(self.hear(seat, kind)):
                pass
            self.take(seat)

    # ------------------------------------------------------------------ what happens

    def play(self) -> None:
        while self.host.status == "playing":
            chance = self.rng.random()
            if chance < 0.02:
                self.take_back()
            elif chance < 0.03:
                self.stand_up_and_sit_down()
            elif chance < 0.04:
                self.come_again()
            self.move()
        assert self.match.steps
        for seat, receiver in self.receivers.items():
            assert receiver.ply == len(receiver.seen), seat

    def move(self) -> None:
        host = self.host
        waited = host.to_act()[0]
        others = [seat for seat in range(3) if seat != waited and host.legal(seat)]
        mover = self.rng.choice(others) if others and self.rng.random() < 0.2 else waited
        code = self.rng.choice(host.legal(mover)).code()
        ply = host.match.ply
        self.visitors[mover].move(self.table, host.match.ply_of(mover), mover, code, f"m{host.era}-{ply}")
        self.match.play(ply, mover, code)
        self.hear(mover, "taken")
        step = self.match.steps[-1]
        for seat, visitor in self.visitors.items():
            if step.is_seen_by(seat):
                receiver = self.receivers[seat]
                self.take(seat)
                while receiver.ply < len(receiver.seen):
                    visitor.next()
                    self.take(seat)

    def take_back(self) -> None:
        """All agree, where it can be asked for at all."""
        host = self.host
        asker = self.rng.randrange(3)
        last = host.match.last_ply_of(asker)
        if last is None or not host.is_public(last):
            return
        free = host.may_undo(asker)
        self.visitors[asker].send(t="undo", table=self.table, ply=host.match.ply_of(asker), seat=asker)
        if not free:
            self.all_hear("undo-asked", lambda told: told["by"] == asker)
        for seat in range(3):
            if seat != asker and not free:
                ply = host.match.ply_of(seat)
                self.visitors[seat].send(t="undo-answer", table=self.table, ply=ply, seat=seat, agree=True)
        self.match.back_to(last)
        for line in self.happened:
            line.ply = min(line.ply, last)
        self.all_hear("table", lambda told: True)

    def stand_up_and_sit_down(self) -> None:
        """While a bot plays for somebody, they look on like any spectator.

        It is asked nothing meanwhile: a window it would let go by at once.
        """
        resting = [seat for seat in range(3) if seat not in self.host.to_act()]
        if not resting:
            return
        seat = self.rng.choice(resting)
        name = self.host.sitters[seat].name
        mine = self.receivers[seat]
        looking_on = Receiver(None, self.match, self.happened, lent=seat)
        looking_on.ply = len(looking_on.seen)
        self.visitors[seat].post(f"/api/tables/{self.table}/leave")
        self.all_hear_of(Happened("stood-up", seat, name, self.host.match.ply), seat, looking_on)
        self.visitors[seat].post(f"/api/tables/{self.table}/sit", {"seat": seat})
        self.all_hear_of(Happened("came-back", seat, name, self.host.match.ply), seat, mine)

    def all_hear_of(self, line: Happened, seat: Seat, eyes: Receiver) -> None:
        """Everybody is told, and whoever sat or sits there sees with other eyes from then on.

        With two workers words may still be under way that the other one wrote before it knew: whatever comes before the
        news follows from what these eyes might know before it, and nothing of that kind comes after it.
        """
        self.happened = [*self.happened, line]
        for other, visitor in self.visitors.items():
            after = eyes if other == seat else self.receivers[other]
            news = False
            while not news:
                told = visitor.next()
                if told["t"] == "table":
                    news = len(told["positions"][0]["house"]) == len(self.happened)
                if news or (other == seat and told.get("mine") == after.own_seats()):
                    self.receivers[other] = after
                    after.happened = self.happened
                self.take(other)

    def come_again(self) -> None:
        seat = self.rng.choice(EYES)
        self.visitors[seat].watch(self.table)
        self.take(seat)

    def close(self) -> None:
        for visitor in self.visitors.values():
            visitor.close()


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_field_that_comes_follows_from_what_the_receiver_may_know(
    houses: tuple[House, House], game: str, options: dict[str, Any]
) -> None:
    workers = 1 if houses[0] is houses[1] else 2
    what = f"received {game} {sorted(options)} {workers}"
    for number in range(done_before(what), GAMES):
        trial = Trial(houses, game, options, random.Random(number))
        trial.play()
        trial.close()
        note_done(what)
