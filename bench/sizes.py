"""How large a move is on the wire: for a spectator, for the seat that is asked next, for the others at the table.

    python bench/sizes.py [--games 3] [--names vizia ...] [--parts]

Greedy bots play whole games at the host's table; every step is encoded as the server would send it to each pair of
eyes, and deflated as browsers ask for (permessage-deflate, one stream a socket). Prints median, 95 % and the largest in
bytes, as text and as they travel, and how many travel above the bounds: 1 KB for a watcher, 2 KB for the seat that is
asked. `--parts` tells what the largest ones consist of.
"""

from __future__ import annotations

import argparse
import zlib

from lanterne.core.game import Seat
from lanterne.core.rng import simulation_seed
from lanterne.games.registry import game_named
from lanterne.host.host import PLAYING, Host, House
from lanterne.host.sitter import Sitter
from lanterne.host.thinking import Thinker
from lanterne.match.clock import Clock
from lanterne.match.match import Match, Step
from lanterne.server.messages import Change, Stepped
from lanterne.server.tables.client import encoder
from lanterne.server.tables.project import Shown, change, shown

TABLES = {"vizia": 3, "illusion": 4, "illusio": 4, "illuminati": 4}
BOUNDS = {"watcher": 1024, "asked": 2048, "other": 1024}
END_OF_FLUSH = b"\0\0\xff\xff"  # not sent
PARTS = ("order", "set", "add", "drop", "events", "legal", "files", "sums")


def hosted(name: str, index: int) -> Host:
    game, seats = game_named(name), TABLES[name]
    match = Match(game, {}, seats, simulation_seed(3, index))
    sitter = Sitter(None, "greedy", "greedy")
    host = Host(match, [sitter] * seats, Clock([None] * seats), House(), status=PLAYING)
    host.arrive(0)
    return host


class Line:
    """One socket's stream of deflated messages."""

    def __init__(self) -> None:
        self.stream = zlib.compressobj(wbits=-15)

    def travels(self, text: bytes) -> int:
        packed = self.stream.compress(text) + self.stream.flush(zlib.Z_SYNC_FLUSH)
        return len(packed) - len(END_OF_FLUSH)


class Sizes:
    def __init__(self) -> None:
        self.of: dict[str, list[tuple[int, int, Change]]] = {kind: [] for kind in BOUNDS}

    def play(self, host: Host) -> None:
        thinker = Thinker(host)
        eyes: list[Seat | None] = [*range(host.match.seats), None]
        sent = {each: shown(host.match, each) for each in eyes}
        lines = {each: Line() for each in eyes}
        while host.status == PLAYING:
            q = host.question(0)
            assert q is not None
            happens = thinker.answer(q, 0)
            if happens is not None:
                host.commit(happens, 0)
                assert happens.step is not None
                self.tell(host, happens.step, sent, lines)

    def tell(self, host: Host, step: Step, sent: dict[Seat | None, Shown], lines: dict[Seat | None, Line]) -> None:
        waited = host.to_act()
        nobody: list[int | None] = [None] * host.match.seats
        for eyes, before in list(sent.items()):
            if not step.is_seen_by(eyes):
                continue
            sent[eyes] = shown(host.match, eyes)
            told = change(host, eyes, before, sent[eyes], step)
            text = encoder.encode(
                Stepped(table="abcdefgh", seat=step.seat, changes=[told], to_act=waited, clocks_ms=nobody, result=None)
            )
            kind = "watcher" if eyes is None else "asked" if eyes in waited else "other"
            self.of[kind].append((lines[eyes].travels(text), len(text), told))


def spread(sizes: list[int]) -> str:
    ordered = sorted(sizes)
    return f"{ordered[len(ordered) // 2]:>5} {ordered[len(ordered) * 95 // 100]:>5} {ordered[-1]:>5}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How large a move is on the wire")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--names", nargs="*", default=list(TABLES))
    parser.add_argument("--parts", action="store_true")
    asked = parser.parse_args()
    for name in asked.names:
        sizes = Sizes()
        for index in range(asked.games):
            sizes.play(hosted(name, index))
        for kind, found in sizes.of.items():
            found.sort(key=lambda each: each[0])
            above = len([each for each in found if each[0] > BOUNDS[kind]])
            print(
                f"{name:<11} {kind:<8} travels {spread([each[0] for each in found])}   as text "
                f"{spread([each[1] for each in found])}   above {BOUNDS[kind]}: {above} of {len(found)}"
            )
            for _, size, told in found[-2:] if asked.parts else []:
                print("   ", size, {part: len(encoder.encode(getattr(told, part))) for part in PARTS})


if __name__ == "__main__":
    main()
