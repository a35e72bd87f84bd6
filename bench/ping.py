"""What a table of the strongest bots costs a person elsewhere: from ping to pong, beside beginners and beside masters.

    PYTHONPATH=. python bench/ping.py [--seconds 60] [--rounds 2] [--game vizia] [--seats 4] [--strong master]

A real server with its usual settings; one table at which nobody but bots of one grade sit, with their usual pauses,
and somebody who looks on; a game that ends is followed by another. A person pings fourteen times a second from a line
of their own, first beside beginners, then beside masters, turn about in one run. Prints p50, p99 and the longest, and
the ratio of the p99s.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from bench.slow_bots import Guest, served

GENTLE = "beginner"
PAUSE_S = 0.07  # a person may send twenty messages a second


class Onlooker(Guest):
    """Opens a table of bots and looks on."""

    def __init__(self, url: str, game: str, bots: list[str]) -> None:
        super().__init__(url)
        self.wish: dict[str, Any] = {"game": game, "seats": len(bots), "mine": 0, "bots": bots}
        self.steps = 0
        self.begin()

    def begin(self) -> None:
        self.id = self.table(**self.wish)
        self.send(t="watch", table=self.id)
        self.until("table")

    def look(self) -> None:
        """Takes in what has come, and sees to the next game."""
        while (message := self.heard()) is not None:
            if message["t"] == "stepped":
                self.steps += 1
                if message["result"] is not None:
                    self.begin()
                    return

    def heard(self) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] = json.loads(self.socket.recv(timeout=0))
        except TimeoutError:
            return None
        return found

    def leave(self) -> None:
        self.lines.close()


class Pinger(Guest):
    def ping(self) -> float:
        began = time.perf_counter()
        self.send(t="ping")
        self.until("pong")
        return time.perf_counter() - began


def beside(url: str, pinger: Pinger, game: str, bots: list[str], seconds: float) -> tuple[list[float], int]:
    """The pings beside a table of these bots, and how many steps were seen there."""
    onlooker = Onlooker(url, game, bots)
    pings: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pings.append(pinger.ping())
        onlooker.look()
        time.sleep(PAUSE_S)
    onlooker.leave()
    return pings, onlooker.steps


def at(times: list[float], part: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * part))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--game", default="vizia")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--strong", default="master")
    asked = parser.parse_args()
    times: dict[str, list[float]] = {GENTLE: [], asked.strong: []}
    steps = dict.fromkeys(times, 0)
    with served() as url:
        pinger = Pinger(url)
        for turn in range(2 * asked.rounds):
            name = (GENTLE, asked.strong)[turn % 2]
            pings, seen = beside(url, pinger, asked.game, [name] * asked.seats, asked.seconds)
            times[name] += pings
            steps[name] += seen
    for name, pings in times.items():
        print(
            f"beside {asked.seats} × {name:<10} p50 {at(pings, 0.5):6.2f} ms   p99 {at(pings, 0.99):6.2f} ms   "
            f"longest {at(pings, 1.0):6.2f} ms   of {len(pings)}; {steps[name]} steps at the table of bots"
        )
    print(f"ratio of the p99s: {at(times[asked.strong], 0.99) / at(times[GENTLE], 0.99):.2f}")


if __name__ == "__main__":
    main()
