"""Backups: taken while people play, restored into either kind of database, all or nothing."""

from __future__ import annotations

import gzip
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.commands.cli import Runner
from tests.server.databases import fresh_database
from tests.server.house import Visitor, apart, open_house, sqlite_url

pytestmark = pytest.mark.slow


@pytest.fixture
def lanterne(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    monkeypatch.setenv("LANTERNE_LANG", "en")
    return Runner(monkeypatch, capsys)


def play_a_little(db: str, lanterne: Runner, file: Path) -> tuple[str, dict[str, str], dict[str, Any]]:
    """A table in its middle; the backup is taken while the server runs."""
    with open_house(db) as house:
        ada = Visitor(house)
        table = ada.table(mine=2, start=True)
        for ply in range(6):
            whole = ada.watch(table)
            seat = whole["info"]["to_act"][0]
            ada.move(table, ply, seat, whole["positions"][seat]["legal"][0])
            ada.until("taken")
        ada.send(t="say", table=table, text="Here we are")
        ada.until("said")
        whole = ada.watch(table)
        cookies = dict(ada.http.cookies)
        ran = lanterne("backup", file, "--db", db)
        assert ran.code == 0, ran.err
        ada.close()
    return table, cookies, whole


def is_as_before(db: str, table: str, cookies: dict[str, str], before: dict[str, Any]) -> None:
    with open_house(db) as house:
        again = Visitor(house, cookies)
        now = again.watch(table)
        assert now["positions"] == before["positions"]
        assert now["talk"] == before["talk"]
        again.send(t="say", table=table, text="And on")
        assert again.until("said")["line"]["text"] == "And on"
        again.close()


def test_a_backup_is_restored_into_another_file(lanterne: Runner, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    table, cookies, before = play_a_little(sqlite_url(tmp_path), lanterne, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds seeds and password hashes"
    (tmp_path / "new").mkdir()
    new = sqlite_url(tmp_path / "new")
    ran = lanterne("restore", file, "--db", new)
    assert ran.code == 0, ran.err
    is_as_before(new, table, cookies, before)
    assert stat.S_IMODE((tmp_path / "new" / "lanterne.db").stat().st_mode) == 0o600, "and so does what comes of it"
    lanterne.refused("restore", file, "--db", new, saying="not empty")
    with open_house(new):
        lanterne.refused("restore", file, "--db", new, saying="lanterne.db")


@pytest.mark.slow
def test_a_table_moves_from_a_file_to_postgresql_and_back(lanterne: Runner, tmp_path: Path, postgres: str) -> None:
    file, back = tmp_path / "backup.gz", tmp_path / "back.gz"
    table, cookies, before = play_a_little(sqlite_url(tmp_path), lanterne, file)
    large = apart(fresh_database(postgres, "template0"))
    ran = lanterne("restore", file, "--db", large)
    assert ran.code == 0, ran.err
    assert lanterne("backup", back, "--db", large).code == 0
    rows = [sorted(gzip.decompress(each.read_bytes()).splitlines()) for each in (file, back)]
    assert rows[0] == rows[1]
    is_as_before(large, table, cookies, before)


def test_a_damaged_backup_restores_nothing(lanterne: Runner, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    play_a_little(sqlite_url(tmp_path), lanterne, file)
    new = sqlite_url(tmp_path / "new")
    (tmp_path / "new").mkdir()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    lanterne.refused("restore", file, "--db", new, saying="damaged or cut off")
    lines = gzip.decompress(whole).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join([*lines[:-1], b'["nowhere",{}]\n'])))
    lanterne.refused("restore", file, "--db", new, saying="nothing was restored")
    file.write_text("no gzip")
    lanterne.refused("restore", file, "--db", new, saying="not packed by gzip")
    file.write_bytes(whole)
    assert lanterne("restore", file, "--db", new).code == 0, "nothing of the damaged ones was left behind"


def test_there_must_be_something_to_keep(lanterne: Runner, tmp_path: Path) -> None:
    lanterne.refused("backup", tmp_path / "b.gz", "--db", sqlite_url(tmp_path), saying="nothing in that database")
    assert list(tmp_path.iterdir()) == [], "no file was made by looking for one"


@pytest.mark.parametrize(
    ("head", "rows", "saying"),
    [
        ('{"kind":"lanterne backup"}', [], "no backup"),
        ('{"kind":"lanterne backup","schema":"base"}', [], "no backup"),
        ('{"kind":"lanterne backup","schema":["0011"]}', [], "no backup"),
        ('{"kind":"lanterne backup","schema":"9999"}', [], "newer"),
        ("", ['["users",5]'], "no backup"),
        ("", ['[["users"],{}]'], "no backup"),
        ("", ['["users",{"id":"a"}]'], "no backup"),
        ("", ['["users",{"id":"a","name":"b","created_ms":1,"more":1}]'], "no backup"),
        ("", ['["users",{"id":"a","name":{},"created_ms":1}]'], "no backup"),
        ("", ['["sessions",{"id":"a","user":"nobody","created_ms":1}]'], "no backup"),
        ("", ['["users",{"id":"a","name":"b","created_ms":1}]'] * 2, "no backup"),
    ],
)
def test_what_is_no_backup_is_one_line(
    lanterne: Runner, tmp_path: Path, head: str, rows: list[str], saying: str
) -> None:
    file = tmp_path / "backup.gz"
    first = head or '{"kind":"lanterne backup","schema":"0012"}'
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in [first, *rows]).encode()))
    lanterne.refused("restore", file, "--db", sqlite_url(tmp_path), saying=saying)


def test_a_pipe_is_not_replaced_by_a_backup(lanterne: Runner, tmp_path: Path) -> None:
    db, pipe = sqlite_url(tmp_path), tmp_path / "pipe"
    with open_house(db):
        pass
    os.mkfifo(pipe)
    lanterne.refused("backup", pipe, "--db", db, saying="no file")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    lanterne.refused("backup", tmp_path, "--db", db, saying="no file")
    lanterne.refused("backup", "/", "--db", db, saying="no file")
    pipe.chmod(0o644)
    file = tmp_path / "backup.gz"
    assert lanterne("backup", file, "--db", db).code == 0
    lanterne.refused("restore", file, "--db", f"sqlite+aiosqlite:///{pipe}", saying="no file")
    assert stat.S_IMODE(pipe.stat().st_mode) == 0o644


def test_what_is_no_database_is_one_line(lanterne: Runner, tmp_path: Path) -> None:
    (tmp_path / "lanterne.db").write_text("this is a letter and no database at all" * 50)
    lanterne.refused("backup", tmp_path / "b.gz", "--db", sqlite_url(tmp_path), saying="not a database")
