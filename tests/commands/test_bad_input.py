"""Bad input gets one clear line and exit code 2, whatever is wrong; what stood in a file stays there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands.cli import Runner


@pytest.mark.parametrize(
    ("line", "saying"),
    [
        ("play nothing", "There is no game “nothing”"),
        ("simulate nothing --games 1", "There is no game “nothing”"),
        ("rules nothing", "There is no game “nothing”"),
        ("bench nothing", "There is no game “nothing”"),
        ("play pebbles --seats 7", "2 to 4 seats, not 7"),
        ("simulate pebbles --games 1 --seats 7", "2 to 4 seats, not 7"),
        ("simulate pebbles --games 1 --seats 3 --bots random,random", "2 bots cannot fill 3 seats"),
        ("play pebbles --seats 2 --bots random,random", "leave none of 2 seats"),
        ("play pebbles --bots nobody", "There is no bot “nobody” for Pebbles"),
        ("simulate pebbles --games 1 --bots nobody", "There is no bot “nobody” for Pebbles"),
        ("simulate pebbles --games 1 --bots random,", "There is no bot “”"),
        ("simulate pebbles --games 1 --option colour=red", "no option “colour”"),
        ("simulate pebbles --games 1 --option heap=many", "It is a number"),
        ("simulate pebbles --games 1 --option heap=99", "goes from 1 to 30"),
        ("simulate pebbles --games 1 --option tie --option heap=1", "a tie needs more"),
        ("simulate pebbles --games 1 --option heap=3 --option heap=4", "given twice"),
        ("play pebbles --option heap=99", "goes from 1 to 30"),
        ("simulate pebbles --games 0", "--games"),
        ("simulate pebbles --games many", "--games"),
        ("simulate pebbles --games 1 --jobs 0", "--jobs"),
        ("simulate pebbles --games 1 --what", "--what"),
        ("simulate pebbles --games 1 --out /nowhere/at/all.jsonl", "cannot write /nowhere/at/all.jsonl"),
        ("simulate pebbles --games 1 --out /", "not a plain file"),
        ("simulate pebbles --games 1 --out /dev/null", "not a plain file"),
        ("simulate pebbles --games 1 --report /nowhere/at/all.html", "cannot write /nowhere/at/all.html"),
        ("simulate pebbles --games 1 --report same --out same", "same file"),
        ("replay /nowhere/at/all.jsonl", "cannot read /nowhere/at/all.jsonl"),
        ("replay /", "cannot read /"),
        ("play pebbles --lang de", "there is no language 'de'"),
        ("dance", "dance"),
    ],
)
def test_one_clear_line(lanterne: Runner, line: str, saying: str) -> None:
    lanterne.refused(*line.split(), saying=saying)


@pytest.fixture
def record(lanterne: Runner, tmp_path: Path) -> dict[str, object]:
    lanterne("simulate", "pebbles", "--games", 1, "--out", tmp_path / "one.jsonl")
    raw: dict[str, object] = json.loads((tmp_path / "one.jsonl").read_text())
    return raw


@pytest.mark.parametrize(
    ("change", "saying"),
    [
        ({"game": "nothing"}, "There is no game “nothing”"),
        ({"rules": 99}, "version 99 of its rules"),
        ({"options": {"heap": 99}}, "goes from 1 to 30"),
        ({"options": []}, "options is not an object"),
        ({"seats": 7}, "2 players for 7 seats"),
        ({"seats": 7, "players": None}, "2 to 4 seats, not 7"),
        ({"seats": 10**30, "players": None}, "seats"),
        ({"players": ["random", 2]}, "its players are not a list of names"),
        ({"seed": "dice"}, "neither blake2"),
        ({"moves": [[0, "take 9"]]}, "cannot be played"),
        ({"moves": [[0, "steal"]]}, "cannot be played"),
        ({"moves": [[10**30, "take 1"]]}, "cannot be played"),
        ({"moves": [[1, "take 1"]]}, "cannot be played"),
        ({"moves": [["take 1"]]}, "move 0 is not"),
        ({"moves": []}, "the record says"),
        ({"outcome": {"reason": "luck", "places": [1, 2], "scores": [0, 0]}}, "the record says"),
        ({"outcome": {}}, "outcome"),
    ],
)
def test_an_edited_record(
    lanterne: Runner, record: dict[str, object], tmp_path: Path, change: dict[str, object], saying: str
) -> None:
    path = tmp_path / "edited.jsonl"
    path.write_text(json.dumps(record | change))
    lanterne.refused("replay", path, saying=saying)


@pytest.mark.parametrize(
    ("content", "saying"),
    [
        (b"", "holds 0 records"),
        (b"{", "damaged or cut off"),
        (b"[]\n", "no JSON object"),
        (b"{}\n", "it lacks game"),
        (b"\xff\xfe\n", "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
    ],
)
def test_a_damaged_file(lanterne: Runner, tmp_path: Path, content: bytes, saying: str) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)
    lanterne.refused("replay", path, saying=saying)


def test_a_truncated_record(lanterne: Runner, record: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text(json.dumps(record)[:-40])
    lanterne.refused("replay", path, saying="damaged or cut off")


def test_out_of_range(lanterne: Runner, record: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    lanterne.refused("replay", path, "--index", 1, saying="holds 1 records")
    lanterne.refused("replay", path, "--index", -1, saying="counts from 0")
    lanterne.refused("replay", path, "--ply", 99, saying="--ply goes from 0")
    lanterne.refused("replay", path, "--ply", -1, saying="--ply goes from 0")
    for seat in ("2", "-1", "me", "²"):
        lanterne.refused("replay", path, "--seat", seat, saying="--seat is all, none or 0 to 1")


def test_a_failing_run_leaves_files_as_they_were(
    lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "kept.jsonl"
    out.write_text("dear to somebody\n")
    lanterne.refused("simulate", "pebbles", "--games", 9, "--bots", "nobody", "--out", out, saying="nobody")

    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lanterne.commands.simulate.simulate", stop)
    assert lanterne("simulate", "pebbles", "--games", 9, "--out", out).code == 130
    assert out.read_text() == "dear to somebody\n"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.jsonl"]


# ---------------------------------------------------------------------- input of any size


def test_a_record_of_a_hundred_thousand_unknown_options(
    lanterne: Runner, record: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text(json.dumps({**record, "options": {f"o{number}": 1 for number in range(100_000)}}))
    lanterne.refused("replay", path, saying="more faults")


def test_many_options_on_the_command_line(lanterne: Runner) -> None:
    words = [word for number in range(400) for word in ("--option", f"o{number}=1")]
    lanterne.refused("simulate", "pebbles", "--games", 1, *words, saying="390 more faults")


@pytest.mark.parametrize(
    "change", [{"game": "g" * 1_000_000}, {"seed": "s" * 5_000_000}, {"moves": [[0, "take " + "9" * 5_000_000]]}]
)
def test_what_is_long_is_cut_where_it_is_told(
    lanterne: Runner, record: dict[str, object], tmp_path: Path, change: dict[str, object]
) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text(json.dumps({**record, **change}))
    ran = lanterne("replay", path)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 5_000
    assert "{???}" not in ran.err


def test_a_line_without_end(lanterne: Runner) -> None:
    lanterne.refused("replay", "/dev/zero", saying="a line has more than")


def test_a_mark_at_the_beginning_is_no_damage(lanterne: Runner, record: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_text("\ufeff" + json.dumps(record), encoding="utf8")
    assert lanterne("replay", path).code == 0
