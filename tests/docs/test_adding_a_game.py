"""docs/adding-a-game.md, followed to the letter from an empty folder: the laws, a simulation, a table on a server."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.following import DOCS, PATIENCE_S, environment, program, run, served
from tests.docs.quinze import PAGE, install
from tests.server.house import Visitor

ROOT = DOCS.parent
NOT_ITS_OWN = {  # it has no board that would ask for facts, and no features from which nets learn
    "test_facts_are_plain_and_their_clauses_exist",
    "test_blocks_are_named_once_and_documented",
    "test_features_tell_what_the_seat_may_know",
}


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


@pytest.mark.slow
def test_it_obeys_the_laws(env: dict[str, str]) -> None:
    more = ("-p", "no:cacheprovider", "-p", "no:xdist", "-vv", "-o", f"timeout={PATIENCE_S:.0f}")
    told = run(program(PAGE.command("pytest"), *more), ROOT, env)
    tried = set(re.findall(r"::(\w+)\[quinze\] PASSED", told))
    own = set(re.findall(r"::(\w+)\[vizia\]", run(program("pytest tests/contract -k vizia --collect-only"), ROOT, env)))
    assert tried == own - NOT_ITS_OWN


def test_a_simulation_plays_it(folder: Path, env: dict[str, str]) -> None:
    told = json.loads(run(program(PAGE.command("lanterne simulate"), "--json"), folder, env))
    assert (told["game"], told["games"]) == ("quinze", 200)


def test_it_is_played_in_the_terminal(folder: Path, env: dict[str, str]) -> None:
    for lang, words in (("en", "You hold"), ("fr", "Vous avez")):
        assert words in run(program(PAGE.command("lanterne play"), "--lang", lang), folder, env, "1\nquit\n")


@pytest.mark.slow
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


# ---------------------------------------------------------------------- in this repository

TRAVELS = ("src", "tests", "scripts", "docs", "web/src/gen", "pyproject.toml", "conftest.py")


def copied(folder: Path) -> Path:
    """A copy of what the checks read."""
    root = folder / "copy"
    left_behind = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
    for name in TRAVELS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=left_behind)
        else:
            shutil.copy(ROOT / name, root / name)
    return root


def moved_in(root: Path) -> None:
    """The game in the rooms that the document names."""
    game, tests = root / "src/lanterne/games/quinze", root / "tests/games/quinze"
    rooms = {"game.py": game, "view.py": game, "vocabulary.py": tests}
    for room in (game, tests):
        room.mkdir()
        (room / "__init__.py").write_text("", encoding="utf8")
    for name, text in PAGE.files().items():
        path = Path(name)
        if path.suffix == ".ftl":
            (root / "src/lanterne/text" / path.parent.name / path.name).write_text(text, encoding="utf8")
        elif path.name in rooms:
            inside = text.replace("from quinze.", "from lanterne.games.quinze.")
            (rooms[path.name] / path.name).write_text(inside, encoding="utf8")
    edit(root / "src/lanterne/games/registry.py", r"(OWN: Final = \(.*?)\)", r'\1, "quinze")')
    edit(root / "pyproject.toml", r"(\[tool.lanterne.compiled\]\n)", r'\1quinze = ["games/quinze/*.py"]\n')
    edit(root / "pyproject.toml", r'(modules = \["lanterne.games[^\]]*)\]', r'\1, "lanterne.games.quinze"]')


def edit(path: Path, pattern: str, written: str) -> None:
    text, count = re.subn(pattern, written, path.read_text(encoding="utf8"), count=1)
    assert count == 1, pattern
    path.write_text(text, encoding="utf8")


@pytest.mark.slow
def test_moved_into_the_house_it_leaves_everything_green(folder: Path) -> None:
    root = copied(folder)
    moved_in(root)
    env = {**environment(folder), "PYTHONPATH": str(root / "src")}
    env.pop("LANTERNE_EXPECT", None)
    python = [sys.executable, "-m"]
    for script in ("rules_docs.py", "game_types.py"):  # of `make docs`, what a game has a part in
        run([sys.executable, f"scripts/{script}"], root, env)
    for line in (PAGE.command("python scripts/golden.py quinze"), PAGE.command("python scripts/golden.py --records")):
        run([sys.executable, *shlex.split(line)[1:]], root, env)
    run([*python, "mypy", "--cache-dir", str(folder / "types"), "-p", "lanterne.games"], root, env)
    run([str(Path(sys.executable).parent / "lint-imports"), "--no-cache"], root, env)
    run([*python, "ruff", "check", "--no-cache", "src/lanterne/games", "tests/games/quinze"], root, env)
    run([*python, "ruff", "format", "--no-cache", "--check", "src/lanterne/games", "tests/games/quinze"], root, env)
    pytest = [*python, "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-vv"]
    told = run([*pytest, "-k", "quinze", "tests/contract", "tests/golden", "tests/perft"], root, env)
    assert "interpreted, from " + str(root) in told
    assert "test_what_play_says_can_be_said[quinze] PASSED" in told
    generated = ["tests/scripts/test_generated.py", "tests/scripts/test_rules_docs.py"]
    run([*pytest, "tests/text", "tests/commands/test_lists.py", "tests/bots/test_registry.py", *generated], root, env)
    assert (root / "docs/rules/quinze.md").read_text(encoding="utf8").count("Q-") >= 4
