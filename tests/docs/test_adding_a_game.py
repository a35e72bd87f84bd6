"""docs/adding-a-game.md, followed to the letter from an empty folder: the laws, a simulation, a table on a server."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.following import DOCS, PATIENCE_S, environment, program, run, served
from tests.docs.quinze import PAGE, install
from tests.server.house import Visitor

ROOT = DOCS.parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def env(folder: Path) -> dict[str, str]:
    """A world in which the game is installed."""
    return environment(folder, install(folder))


def test_the_tree_on_the_page_is_that_of_its_files() -> None:
    tree = re.findall(r"^  (\S+)", PAGE.block("", "quinze/__init__.py"), flags=re.MULTILINE)
    assert sorted(tree) == sorted([*PAGE.files(), "quinze/__init__.py"])


def test_it_is_typed(folder: Path, env: dict[str, str]) -> None:
    args = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "types"), "quinze"]
    run(args, folder / "quinze", {**env, "MYPYPATH": str(ROOT / "src")})


def test_it_obeys_the_laws(env: dict[str, str]) -> None:
    more = ("-p", "no:cacheprovider", "-p", "no:xdist", "-vv", "-o", f"timeout={PATIENCE_S:.0f}")
    told = run(program(PAGE.command("pytest"), *more), ROOT, env)
    tried = set(re.findall(r"::(\w+)\[quinze\] PASSED", told))
    own = set(re.findall(r"::(\w+)\[vizia\]", run(program("pytest tests/contract -k vizia --collect-only"), ROOT, env)))
    assert tried == own - {"test_facts_are_plain_and_their_clauses_exist"}  # it has no board that would ask for facts


def test_a_simulation_plays_it(folder: Path, env: dict[str, str]) -> None:
    told = json.loads(run(program(PAGE.command("lanterne simulate"), "--json"), folder, env))
    assert (told["game"], told["games"]) == ("quinze", 200)


def test_it_is_played_in_the_terminal(folder: Path, env: dict[str, str]) -> None:
    for lang, words in (("en", "You hold"), ("fr", "Vous avez")):
        assert words in run(program(PAGE.command("lanterne play"), "--lang", lang), folder, env, "1\nquit\n")


def test_a_server_shows_it_and_plays_it_to_its_end(folder: Path, env: dict[str, str]) -> None:
    with served(PAGE.command("lanterne serve"), folder, env) as house:
        ada = Visitor(house)
        games = {game["name"]: game for game in ada.http.get("/api/games").json()}
        assert [option["key"] for option in games["quinze"]["options"]] == ["limit", "cards"]
        assert games["quinze"]["bots"] == ["random"]
        for lang in ("en", "fr"):
            assert ada.http.get(f"/api/words/{lang}/quinze").json() == [PAGE.files()[f"quinze/text/{lang}/quinze.ftl"]]
        outcome = played_out(ada, ada.table(game="quinze", bots=["random"], start=True))
        ada.close()
    assert outcome["reason"] in ("alone", "played")
    assert sorted(outcome["places"]) in ([1, 1], [1, 2])


def played_out(visitor: Visitor, table: str) -> dict[str, Any]:
    """Seat 0 does whatever comes first among what it may, until there is an outcome."""
    whole = visitor.watch(table)
    info, now = whole["info"], whole["positions"][0]
    ply, legal, waited = now["ply"], now["legal"], info["to_act"]
    outcome: dict[str, Any] | None = info.get("result")
    while outcome is None:
        if 0 in waited:
            visitor.move(table, ply, 0, legal[0])
        step = visitor.until("stepped")
        ply, legal, waited = step["ply"], step["changes"][0]["legal"], step["to_act"]
        outcome = step.get("result")
    return outcome
