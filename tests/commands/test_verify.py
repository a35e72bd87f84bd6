"""`lanterne verify`: what is right is said to be, and whatever was swapped is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner
from tests.drawn import GONE, HOUSE, SHARES, drawn_record

from lanterne.core.fairness import commitment_of
from lanterne.core.record import Record
from lanterne.core.rng import simulation_seed

GAMES = ["vizia", "illusion", "illusio", "illuminati"]


def written(folder: Path, record: Record) -> Path:
    path = folder / "game.jsonl"
    path.write_text(record.line() + "\n", encoding="utf8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_fair_game_is_called_fair(lanterne: Runner, tmp_path: Path, game: str) -> None:
    record = drawn_record(game)
    path = written(tmp_path, record)
    kept = ["--commitment", commitment_of(HOUSE), "--share", SHARES[0], "--digest", record.digest()]
    ran = lanterne("verify", path, *kept)
    assert ran.code == 0, ran.err
    assert "those of 2 people" in ran.out
    told = lanterne("verify", path, *kept, "--json").json()
    assert (told["fair"], told["faults"], told["moves"]) == (True, [], len(record.moves))
    assert told["draws"] > 0


def test_a_seed_that_nobody_drew_is_said_to_be_one(lanterne: Runner, tmp_path: Path) -> None:
    record = drawn_record("vizia")
    record.draw = None
    ran = lanterne("verify", written(tmp_path, record))
    assert (ran.code, "nothing says that it was not picked" in ran.out) == (0, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_swapped_seed_is_caught(lanterne: Runner, tmp_path: Path, game: str) -> None:
    record = drawn_record(game, most=0)
    record.seed = "blake2:" + "7" * 64
    lanterne.refused("verify", written(tmp_path, record), saying="the seed does not follow from the shares")


@pytest.mark.parametrize("game", GAMES)
def test_a_swapped_share_is_caught(lanterne: Runner, tmp_path: Path, game: str) -> None:
    record = drawn_record(game, most=0)
    assert record.draw is not None
    swapped = [(pledge, "d" * 64 if share == SHARES[0] else share) for pledge, share in record.draw.shares]
    record.draw.shares = swapped
    record.seed = record.draw.seed()  # the house made all of it fit
    lanterne.refused("verify", written(tmp_path, record), saying="is not the one that was pledged")
    record.draw.shares = [(pledge, share) for pledge, share in swapped if share != "d" * 64]
    record.seed = record.draw.seed()  # or left it out altogether
    lanterne.refused("verify", written(tmp_path, record), "--share", SHARES[0], saying="drawn without that share")


def test_another_house_share_is_caught(lanterne: Runner, tmp_path: Path) -> None:
    record = drawn_record("vizia", most=0)
    assert record.draw is not None
    record.draw.house = "6" * 64
    record.seed = record.draw.seed()
    lanterne.refused("verify", written(tmp_path, record), saying="not the one it committed itself to")
    record.draw.commitment = commitment_of("6" * 64)
    path = written(tmp_path, record)
    lanterne.refused("verify", path, "--commitment", commitment_of(HOUSE), saying="something else")


@pytest.mark.parametrize("game", GAMES)
def test_a_swapped_move_is_caught(lanterne: Runner, tmp_path: Path, game: str) -> None:
    record = drawn_record(game, most=30)
    digest = record.digest()
    seat, code = record.moves[-1]
    record.moves[-1] = (seat, "no such move")
    lanterne.refused("verify", written(tmp_path, record), saying="cannot be played")
    del record.moves[-1]
    lanterne.refused("verify", written(tmp_path, record), "--digest", digest, saying="not the one whose digest")
    record.moves.append((seat, code))
    assert lanterne("verify", written(tmp_path, record), "--digest", digest).code == 0


def test_a_share_that_was_never_shown_is_no_share_of_the_seed(lanterne: Runner, tmp_path: Path) -> None:
    path = written(tmp_path, drawn_record("vizia", 0))
    lanterne.refused("verify", path, "--share", GONE, saying="without that share")


def test_what_was_kept_is_written_as_hashes_are(lanterne: Runner, tmp_path: Path) -> None:
    path = written(tmp_path, drawn_record("vizia", 0))
    lanterne.refused("verify", path, "--digest", "abc", saying="--digest is 64 hex digits")


def test_simulated_records_are_verified_too(lanterne: Runner, tmp_path: Path) -> None:
    record = drawn_record("illusio", most=0)
    record.draw, record.seed = None, simulation_seed(3, 0)
    assert lanterne("verify", written(tmp_path, record)).code == 0
