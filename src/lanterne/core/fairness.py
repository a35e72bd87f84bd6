"""How the seed of a match comes about, so that nobody can choose it: neither the house nor anybody who sits there.

The house draws a share of its own before anybody sits down and publishes its hash, the commitment. Every person's page
draws a share and publishes its hash, the pledge. When all pledges are known the shares are shown; all of them together
with the house's are the seed. docs/fairness.md says it byte by byte.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, final

from lanterne.core.errors import BadRecord
from lanterne.core.game import Json
from lanterne.core.rng import Chance

HOUSE: Final = "lanterne house"
SHARE: Final = "lanterne share"
SEED: Final = "lanterne seed"
DIGITS: Final = 64  # of a share, of a hash


def fresh_share() -> str:
    """A secret share from the operating system."""
    return secrets.token_hex(DIGITS // 2)


def hash_of(*lines: str) -> str:
    """SHA-256 over lines of text, each with its line feed."""
    return hashlib.sha256("".join([f"{line}\n" for line in lines]).encode()).hexdigest()


def commitment_of(house: str) -> str:
    return hash_of(HOUSE, house)


def pledge_of(share: str) -> str:
    return hash_of(SHARE, share)


def is_hash(text: object) -> bool:
    """Whether it is written as hashes and shares are."""
    return isinstance(text, str) and len(text) == DIGITS and all([digit in "0123456789abcdef" for digit in text])


@final
class Draw:
    """How a seed was drawn: the house's share and its commitment, every pledge and the share shown for it.

    A share that was never shown is None: its page was gone. It cannot be shown later, and the seed does without it.
    """

    def __init__(self, house: str, commitment: str, shares: list[tuple[str, str | None]]) -> None:
        self.house = house
        self.commitment = commitment
        self.shares = sorted(shares, key=_pledge)  # by their pledges, so that no order can be chosen

    def seed(self) -> str:
        shown = [share for _, share in self.shares if share is not None]
        return "blake2:" + hash_of(SEED, self.house, *shown)

    def json(self) -> Json:
        shares = [{"pledge": pledge, "share": share} for pledge, share in self.shares]
        return {"house": self.house, "commitment": self.commitment, "shares": shares}

    def __reduce__(self) -> tuple[Any, ...]:
        return Draw, (self.house, self.commitment, self.shares)

    def faults(self, seed: str) -> list[str]:
        """What is not as it was promised; nothing, where the seed came about as it should."""
        found: list[str] = []
        if commitment_of(self.house) != self.commitment:
            found.append("the house's share is not the one it committed itself to")
        for pledge, share in self.shares:
            if share is not None and pledge_of(share) != pledge:
                found.append(f"the share {share[:8]}… is not the one that was pledged")
        if self.seed() != seed:
            found.append("the seed does not follow from the shares")
        return found


def _pledge(share: tuple[str, str | None]) -> str:
    return share[0]


def draw_from_json(raw: object) -> Draw:
    """The inverse of `Draw.json`. Raises `BadRecord`."""
    if not isinstance(raw, dict) or not is_hash(raw.get("house")) or not is_hash(raw.get("commitment")):
        raise BadRecord("not a record: its draw has no house and commitment")
    shares: list[tuple[str, str | None]] = []
    listed = raw.get("shares")
    for item in listed if isinstance(listed, list) else [None]:
        if not isinstance(item, dict) or not is_hash(item.get("pledge")):
            raise BadRecord("not a record: its draw has no list of pledges and shares")
        share = item.get("share")
        if share is not None and not is_hash(share):
            raise BadRecord("not a record: its draw holds a share that is none")
        shares.append((item["pledge"], share))
    return Draw(raw["house"], raw["commitment"], shares)


def seed_faults(seed: str, draw: Draw | None, commitment: str) -> list[str]:
    """What is wrong with a seed, by the commitment that was published before the first move; empty: none is known.

    Where nothing was drawn together the commitment is the hash of the seed itself.
    """
    published = Chance(seed).commitment() if draw is None else draw.commitment
    found = [] if draw is None else draw.faults(seed)
    if commitment and published != commitment:
        found.append("what was published before the first move is something else")
    return found
