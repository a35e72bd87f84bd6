"""Every variant at every seat count has its golden playthrough, and playing it again tells the same."""

from __future__ import annotations

import pytest
from tests.contract.support import GAMES
from tests.golden import kept, playthrough

from lanterne.core.errors import BadRecord
from lanterne.core.game import AnyGame
from lanterne.core.record import record_from_line
from lanterne.match.editions import follow
from lanterne.match.match import replay
from lanterne.match.told import told_after, told_so_far

EDITIONS = playthrough.editions(GAMES)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
CASES = [
    pytest.param(
        game,
        variant,
        seats,
        id=f"{game.name}-{variant}-{seats}{'' if game in GAMES else f'-rules-{game.rules}'}",
        marks=[] if game.name == "toy" or (variant == "default" and game in GAMES) else [pytest.mark.slow],
    )
    for game in EDITIONS
    for variant, seats in playthrough.names(game)
]


@every_game
def test_every_variant_has_its_playthrough(game: AnyGame) -> None:
    wanted = {
        playthrough.path_of(edition, variant, seats).name
        for edition in playthrough.editions([game])
        for variant, seats in playthrough.names(edition)
    }
    found = {path.name for path in (playthrough.FOLDER / game.name).glob("*.txt")}
    assert found == wanted, "run scripts/golden.py"


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_playthrough(game: AnyGame, variant: str, seats: int) -> None:
    told = playthrough.path_of(game, variant, seats).read_text(encoding="utf8").splitlines()
    found = playthrough.playthrough(game, variant, seats).splitlines()
    for number, (old, new) in enumerate(zip(told, found, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(found) == len(told)


@every_game
def test_records_replay_for_ever(game: AnyGame) -> None:
    """Those of rules that are played no more are played alike by today's, or told as they were written."""
    paths = sorted((kept.FOLDER / game.name).glob("*.jsonl"))
    for edition in playthrough.editions([game]):
        assert set(kept.wanted(edition)) <= set(paths), "run scripts/golden.py --records"
    for path in paths:
        for line in path.read_text(encoding="utf8").splitlines():
            record = record_from_line(line)
            if record.rules in game.plays:
                assert replay(game, record).record().line() == line, path.name
            else:
                assert record.rules < game.rules
                with pytest.raises(BadRecord, match=f"rules version {record.rules}"):
                    replay(game, record)  # as what it is not
                assert record.line() == line
                following = follow(game, record, [])
                assert following.match is not None
                moves = following.match.record().moves
                assert moves == record.moves[: following.agreed]
                assert following.same == (following.match.record().outcome == record.outcome), path.name


def test_every_played_record_follows_itself() -> None:
    """What was told at each ply is told again: nothing but the rules goes into it."""
    for game in GAMES:
        line = next(iter(kept.wanted(game))).read_text(encoding="utf8").splitlines()[0]
        record = record_from_line(line)
        match = replay(game, record)
        told, before = [], told_after("", match.opening)
        for step in match.steps:
            before = told_after(before, step.events)
            told.append(before)
        assert told[-1] == told_so_far(match)
        assert follow(game, record, told).same
        spoiled = [*told[:-2], "0" * 16, told[-1]]
        assert follow(game, record, spoiled).agreed == len(record.moves) - 2


def test_long_games_are_thinned() -> None:
    blocks = [[f"ply {k}", "  " + "x" * 80] for k in range(100)]
    assert playthrough.thinned(blocks, 10**6) == [line for block in blocks for line in block]
    lines = playthrough.thinned(blocks, 5000)
    assert sum(len(line) + 1 for line in lines) <= 5000
    assert lines[:2] == blocks[0]
    assert lines[-2:] == blocks[-1]
    short = playthrough.thinned(blocks, 1000)
    assert sum(len(line) + 1 for line in short) <= 1000
    changed = [*blocks[:50], ["ply 50", "  y"], *blocks[51:]]
    assert playthrough.thinned(changed, 5000) != lines
    assert playthrough.thinned(changed, 1000) != short
