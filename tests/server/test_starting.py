"""`lanterne serve` on a database that cannot be used: one clear line, exit 2. And whose eyes the file is for."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from lanterne.core.errors import BadInput
from lanterne.server.settings import default_db, variable
from lanterne.server.store.check import check_database, shown
from lanterne.text import Words
from tests.server.databases import fresh_database
from tests.server.house import apart, free_port, open_house, sqlite_url

pytestmark = pytest.mark.slow


def serve(*words: str, **env: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "lanterne", "serve", "--no-open", "--port", str(free_port()), *words]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "LANG": "en_GB.UTF-8", **env},
        check=False,
    )
    return done.returncode, done.stderr


def one_line(url: str) -> str:
    with pytest.raises(BadInput) as found:
        apart(check_database(url))
    return " ".join(Words("en").error(found.value).split())


@pytest.mark.slow
def test_two_servers_on_one_file(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with open_house(url):
        code, said = serve("--db", url)
    assert code == 2
    assert len(said.splitlines()) == 1
    assert "Another server uses" in said
    apart(check_database(url))  # the first has gone, and its lock with it


@pytest.mark.slow
def test_the_database_may_be_named_by_the_environment(tmp_path: Path) -> None:
    """So that a password need not stand where every process on the machine can be seen."""
    code, said = serve(**{variable("db"): f"sqlite+aiosqlite:///{tmp_path}/nowhere/x.db"})
    assert code == 2
    assert "nowhere" in said


def test_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "lanterne.db").write_text("not a database " * 1000)
    assert "not a database" in one_line(sqlite_url(tmp_path))


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    apart(check_database(sqlite_url(tmp_path)))
    url = f"sqlite+aiosqlite:///file:{tmp_path}/lanterne.db?mode=ro&uri=true"
    assert "readonly" in one_line(url)


def test_a_newer_schema(tmp_path: Path) -> None:
    apart(check_database(sqlite_url(tmp_path)))
    with sqlite3.connect(tmp_path / "lanterne.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer Lanterne" in one_line(sqlite_url(tmp_path))


def test_a_postgresql_that_is_not_there() -> None:
    url = f"postgresql+asyncpg://ada:hush@127.0.0.1:{free_port()}/none"
    text = one_line(url)
    assert "cannot be used" in text
    assert "hush" not in text


@pytest.mark.slow
def test_a_postgresql_without_that_database(postgres: str) -> None:
    url = apart(fresh_database(postgres))
    apart(check_database(url))
    assert "does not exist" in one_line(url.replace("table_", "nothing_"))


def test_a_password_is_not_shown() -> None:
    assert "hush" not in shown("postgresql+asyncpg://ada:hush@host/name")
    assert "hush" not in shown("postgresql+asyncpg://ada:hush@host:x/name")


def test_the_file_is_for_its_owners_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = default_db()
    (tmp_path / "lanterne").chmod(0o755)
    (tmp_path / "lanterne" / "lanterne.db").touch(0o644)
    with open_house(default_db()):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "lanterne").glob("lanterne.db*")}
    assert url == default_db()
    assert stat.S_IMODE((tmp_path / "lanterne").stat().st_mode) == 0o700
    assert set(modes) == {"lanterne.db", "lanterne.db-wal", "lanterne.db-shm", "lanterne.db.lock"}
    assert set(modes.values()) == {0o600}
