"""`lanterne verify`: was a recorded game fair? Its seed, its draws and its moves, checked from the record alone."""

from __future__ import annotations

from pathlib import Path

from lanterne.commands.common import plain_console, print_json
from lanterne.commands.replay import checked, record_at
from lanterne.core.errors import BadInput, BadRecord, LanterneError
from lanterne.core.fairness import is_hash, seed_faults
from lanterne.core.record import Record
from lanterne.match.draws import draws_of, opening_draws
from lanterne.text import Words


class Kept:
    """What somebody has kept of a game: what was published before it, their own share, the digest told at its end."""

    def __init__(self, commitment: str, share: str, digest: str) -> None:
        for name, value in (("commitment", commitment), ("share", share), ("digest", digest)):
            if value and not is_hash(value):
                raise BadInput(f"--{name} is 64 hex digits, not {value[:40]!r}")
        self.commitment = commitment
        self.share = share
        self.digest = digest


def run(path: Path, index: int, kept: Kept, lang: str, as_json: bool) -> None:
    """Raises `BadRecord` with everything that is wrong."""
    record = record_at(path, index)
    faults = faults_of(record, kept)
    draws = 0
    played_by: int | None = None
    try:
        match = checked(record)
        if match is None:
            raise BadRecord(f"its rules ({record.rules}) are played no more, so its moves cannot be checked")
        played_by = match.game.rules
        draws = sum([len(each) for each in [opening_draws(match), *draws_of(match)]])
    except LanterneError as error:
        faults.append(str(error))
    if as_json:
        told: dict[str, object] = {"index": index, "fair": not faults, "moves": len(record.moves), "draws": draws}
        print_json(told | {"faults": faults, "rules": record.rules, "played_by": played_by})
    if faults:
        raise BadRecord("; ".join(faults))
    if not as_json:
        words = Words(lang)
        people = 0 if record.draw is None else len([share for _, share in record.draw.shares if share is not None])
        drawn = "verify-alone" if record.draw is None else "verify-drawn"
        console = plain_console()
        if played_by != record.rules:
            console.print(words.text("replay-other-rules", rules=record.rules, now=played_by or 0))
        console.print(words.text("verify-moves", moves=len(record.moves), draws=draws))
        console.print(words.text(drawn, people=people))


def faults_of(record: Record, kept: Kept) -> list[str]:
    """What is wrong with the seed, or differs from what somebody has kept."""
    faults = seed_faults(record.seed, record.draw, kept.commitment)
    shares = [] if record.draw is None else [share for _, share in record.draw.shares]
    if kept.share and kept.share not in shares:
        faults.append("the seed was drawn without that share")
    if kept.digest and kept.digest != record.digest():
        faults.append("the record is not the one whose digest was told at the end")
    return faults
