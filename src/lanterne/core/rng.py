"""Chance enters the rules only through an `Rng`.

A match's seed is a text that names its algorithm first, so that old records replay for ever:

- `blake2:<64 hex digits>`: keyed blake2b, one stream per (ply, code); unguessable. Every match between people.
- `fast:<16 hex digits>`: a small mixing generator, one stream per ply; reproducible but guessable. Simulations.

All arithmetic stays below 2**63, so that compiled (`i64`) and interpreted (`int`) runs give the same numbers.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from lanterne.core.again import reduced
from lanterne.core.errors import BadInput

T = TypeVar("T")

HALF: Final[i64] = 0x3FFFFFFFFFFFFFFF
GOLDEN: Final[i64] = 0x1E3779B97F4A7C15
MIX_A: Final[i64] = 0x3F58476D1CE4E5B9
MIX_B: Final[i64] = 0x14D049BB133111EB
MOST: Final[i64] = 0x80000000  # the most sides of one draw: 32 random bits times this still fit into 63


def low63(z: i64) -> i64:
    """The lowest 63 bits. Their mask is too large for a compiled literal, which would be unboxed at every use."""
    half: i64 = HALF
    return z & (half + half + 1)


def mix(z: i64) -> i64:
    """Scatters 63 bits: every bit of the input moves about half of the output."""
    z = low63((z ^ (z >> 30)) * MIX_A)
    z = low63((z ^ (z >> 27)) * MIX_B)
    return z ^ (z >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance. `used` tells whether anything was drawn: such an action cannot be taken back freely."""

    def __init__(self) -> None:
        self.used: bool = False

    def below(self, n: i64) -> i64:
        """A uniform integer from 0 to n - 1; n goes from 1 to 2**31."""
        raise NotImplementedError

    def die(self) -> i64:
        """One six-sided die, 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def unit(self) -> float:
        """A float from 0 to 1, 1 excluded, of 31 bits: for the eyes and minds of bots, never for rules."""
        return float(self.below(MOST)) / 2147483648.0

    def __reduce__(self) -> str | tuple[Any, ...]:
        return reduced(self, "used")


@final
class FastRng(Rng):
    """Quick and reproducible, for bots and simulations; whoever sees its numbers can guess the next ones."""

    def __init__(self, seed: i64) -> None:
        self.used = False
        self.position: i64 = low63(seed)

    def reseed(self, seed: i64) -> None:
        self.used = False
        self.position = low63(seed)

    def below(self, n: i64) -> i64:
        if n < 1 or n > MOST:
            raise ValueError(f"a draw has 1 to 2**31 sides, not {n}")
        self.used = True
        z = low63(self.position + GOLDEN)
        self.position = z
        return ((mix(z) >> 31) * n) >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        return fast_again, (self.position, self.used)


def fast_again(position: i64, used: bool) -> FastRng:
    """A fast stream that goes on from there: what a pickle keeps of it."""
    rng = FastRng(position)
    rng.used = used
    return rng


@final
class StreamRng(Rng):
    """The unguessable stream of one ply: keyed blake2b over (ply, code) and a block counter."""

    def __init__(self, key: bytes, ply: int, code: str) -> None:
        self.used = False
        self.key: Final = key
        self.label: Final = f"{ply}\n{code}\n".encode()
        self.block: bytes = b""
        self.blocks: int = 0
        self.at: int = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == len(self.block):
            data = self.label + str(self.blocks).encode()
            self.block = hashlib.blake2b(data, key=self.key).digest()
            self.blocks += 1
            self.at = 0
        word = int.from_bytes(self.block[self.at : self.at + 4], "big")
        self.at += 4
        return word

    def below(self, n: i64) -> i64:
        if n < 1 or n > MOST:
            raise ValueError(f"a draw has 1 to 2**31 sides, not {n}")
        self.used = True
        fair: i64 = 0x100000000 - 0x100000000 % n  # words past the last whole multiple would favour low numbers
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def __reduce__(self) -> tuple[Any, ...]:
        return stream_again, (self.key, self.label, self.block, self.blocks, self.at, self.used)


def stream_again(key: bytes, label: bytes, block: bytes, blocks: int, at: int, used: bool) -> StreamRng:
    """A ply's stream that goes on from there: what a pickle keeps of it."""
    ply, _, code = label.decode().partition("\n")
    rng = StreamRng(key, int(ply), code.removesuffix("\n"))
    rng.block = block
    rng.blocks = blocks
    rng.at = at
    rng.used = used
    return rng


@final
class ToldRng(Rng):
    """Another source's numbers, with every draw written down: its bound and what came of it."""

    def __init__(self, source: Rng) -> None:
        self.used = False
        self.source: Final = source
        self.draws: Final[list[tuple[int, int]]] = []

    def below(self, n: i64) -> i64:
        drawn = self.source.below(n)
        self.used = True
        self.draws.append((n, drawn))
        return drawn

    def __reduce__(self) -> tuple[Any, ...]:
        return told_again, (self.source, self.draws, self.used)


def told_again(source: Rng, draws: list[tuple[int, int]], used: bool) -> ToldRng:
    rng = ToldRng(source)
    rng.draws.extend(draws)
    rng.used = used
    return rng


class ScriptedRng(Rng):
    """Plays given outcomes in tests: `ScriptedRng([4, 1])` makes `below` answer 4, then 1."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = list(script)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.used = True
        self.asked.append(n)
        if not self.script:
            raise AssertionError(f"the script has run out: below({n}) was asked")
        outcome = self.script.pop(0)
        if not 0 <= outcome < n:
            raise AssertionError(f"the script says {outcome}, but below({n}) was asked")
        return outcome


@final
class Chance:
    """All chance of one match: a stream for each ply, re-derivable from the seed text alone."""

    def __init__(self, seed: str) -> None:
        algorithm, _, digits = seed.partition(":")
        size = {"blake2": 64, "fast": 16}.get(algorithm, 0)
        if size == 0 or len(digits) != size or not all(digit in "0123456789abcdef" for digit in digits):
            raise BadInput(f"seed {seed!r} is neither blake2:<64 hex digits> nor fast:<16 hex digits>")
        self.seed: Final = seed
        self.key: Final = bytes.fromhex(digits) if algorithm == "blake2" else b""
        self.base: i64 = 0 if self.key else int(digits, 16) & 0x7FFFFFFFFFFFFFFF
        self.bots: i64 = mix(low63(self.base + GOLDEN))  # where the chance of bots begins, far from the game's
        self.fast: Final = FastRng(0)
        self.bot: Final = FastRng(0)

    def at(self, ply: i64, code: str) -> Rng:
        """The stream of the action `code` at `ply`; -1 is the set-up. A fast stream is reused: one at a time."""
        if self.key:
            return StreamRng(self.key, ply, code)
        return self.at_fast(ply)

    def at_fast(self, ply: i64) -> Rng:
        self.fast.reseed(mix(low63((self.base ^ (ply + 2)) * GOLDEN)))
        return self.fast

    def bot_seed(self, ply: i64, seat: i64) -> i64:
        """Where the chance of the bot at that seat begins when it is asked at that ply; apart from the game's own.

        So after the end anybody can check what the bots did, and a move that is taken back and made again meets the
        same answer.
        """
        if self.key:
            return StreamRng(self.key, ply, f"bot {seat}").below(MOST)
        return low63(self.bots + (ply * 64 + seat) * MIX_B)  # `below` mixes what it draws

    def of_bot(self, ply: i64, seat: i64) -> FastRng:
        """That chance itself. The stream is reused: one at a time."""
        self.bot.reseed(self.bot_seed(ply, seat))
        return self.bot

    def __reduce__(self) -> tuple[Any, ...]:
        """All follows from the seed; a stream that was handed out stays with whoever has it."""
        return Chance, (self.seed,)

    def commitment(self) -> str:
        """What is published when the match starts; the seed itself follows when it has ended."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


def fresh_seed() -> str:
    """A secret seed from the operating system."""
    return "blake2:" + secrets.token_hex(32)


def scatter(seed: int, salt: int, index: int) -> i64:
    """A 63-bit number for item `index` of a series; neighbours have nothing in common."""
    start: i64 = (seed + salt) & 0x7FFFFFFFFFFFFFFF
    return mix(low63(mix(start) + index * GOLDEN))


def simulation_seed(seed: int, index: int) -> str:
    """The seed of game `index` in a simulation, the same whatever the number of processes."""
    return f"fast:{int(scatter(seed, 1, index)):016x}"
