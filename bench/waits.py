"""How long a person waits for bots inside one answer window of Illuminati, at a live server with its usual pauses.

    python bench/waits.py [--games 20] [--seats 6] [--at-once 4]

So many games at once at one house: a person (greedy decides in their place, at once) and bots. Whenever a window
is open (specials, money in an attack, an answer to a special) and nobody but bots is waited for, the clock runs; it
stops when the person is asked or the window closes. Prints the waits' median, p99 and maximum in seconds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.house import House, Visitor, open_house, sqlite_url

from lanterne.bots.registry import bot_named
from lanterne.compiled import runs_compiled
from lanterne.core.rng import FastRng
from lanterne.host.asking import decision

PERSON = 0
BOT_DELAY_MS = 500  # as `Settings` has it
WINDOWS = ("window", "played", "spending")
MOST_S = 1500  # the bench ends then, whatever is still played


class Seat:
    """A person at one table."""

    def __init__(self, house: House, seats: int, number: int) -> None:
        self.visitor = Visitor(house)
        self.table = self.visitor.table(game="illuminati", seats=seats, bots=["greedy"] * (seats - 1), start=True)
        self.inside: Any = house.registry.tables[self.table]
        self.visitor.watch(self.table)
        self.bot = bot_named("greedy", "illuminati")
        self.mind = self.bot.new_mind(self.inside.game, PERSON)
        self.rng = FastRng(number)
        self.heard = -1  # the ply of the last offer it let go by
        self.since: float | None = None
        self.waits: list[float] = []

    def look(self) -> bool:
        """Notes how long it has waited, answers if it is asked; false: the game is over."""
        self.hear()
        host = self.inside.host
        if host.status != "playing":
            return False
        asked = PERSON in host.to_act()
        if PERSON in host.game.invited(host.match.state) and host.match.ply != self.heard:
            self.heard = host.match.ply
            self.visitor.send(t="let-go", table=self.table, seat=PERSON)  # it has nothing to say to offers
        waiting = host.match.state.frames[-1].kind in WINDOWS and not asked
        now = time.perf_counter()
        if waiting and self.since is None:
            self.since = now
        elif not waiting and self.since is not None:
            self.waits.append(now - self.since)
            self.since = None
        if asked and host.standing is None:
            self.answer()
        return True

    def hear(self) -> None:
        """Whatever was sent: a line that nobody reads is closed."""
        line = self.visitor.socket
        assert line is not None
        with suppress(TimeoutError):
            while True:
                line.recv(timeout=0)

    def answer(self) -> None:
        match = self.inside.host.match
        a = decision(self.inside.game, match.state, PERSON, self.bot, self.mind, self.rng)
        self.visitor.move(self.table, match.ply_of(PERSON), PERSON, a.code())
        self.visitor.until("taken")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--at-once", type=int, default=4)
    args = parser.parse_args()
    print("compiled" if runs_compiled("illuminati") else "interpreted")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(sqlite_url(Path(folder)), messages_per_s=10_000, bot_delay_ms=BOT_DELAY_MS) as house,
    ):
        seats: list[Seat] = []
        playing: list[Seat] = []
        end = time.monotonic() + MOST_S
        while time.monotonic() < end and (playing or len(seats) < args.games):
            while len(playing) < args.at_once and len(seats) < args.games:
                seats.append(Seat(house, args.seats, len(seats)))
                playing.append(seats[-1])
            playing = [seat for seat in playing if seat.look()]
            time.sleep(0.005)
        for seat in seats:
            seat.visitor.close()
    waits = sorted([wait for seat in seats for wait in seat.waits])
    print(f"{len(seats) - len(playing)} of {args.games} games ended; {len(waits)} waits inside a window: ", end="")
    print(
        f"median {waits[len(waits) // 2]:.2f} s, p99 {waits[len(waits) * 99 // 100]:.2f} s, longest {waits[-1]:.2f} s"
    )


if __name__ == "__main__":
    main()
