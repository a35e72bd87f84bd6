"""The core alone: engines, bots and simulations in an environment with two small libraries and nothing else."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

import lanterne
from lanterne import cli
from lanterne.commands import games
from lanterne.needs import EXTRAS, MissingExtra, explained, need

ROOT = Path(__file__).parent.parent
PACKAGE = Path(lanterne.__path__[0])
CORE = ("librt", "mypy-extensions")
MOST_BYTES = 30_000_000
PROGRAM = """
import json, sys
import lanterne

lengths = {}
for name in ("vizia", "illusion", "illusio", "illuminati"):
    game = lanterne.game(name)
    for options in ({}, {each.key: not each.default for each in game.option_list[:1] if each.kind() == "switch"}):
        rng = lanterne.FastRng(7)
        s = game.start(game.options(options, 2), 2, rng)
        lengths[name] = 0
        while game.to_act(s):
            seat = game.to_act(s)[0]
            game.apply(s, seat, game.pick(s, seat, rng), rng)
            lengths[name] += 1
    for bot in lanterne.bot_names(name):
        try:
            lanterne.bot(bot, name)
        except lanterne.BadInput:
            pass  # one whose data are not there; a library that is not would be no BadInput
    lanterne.simulate(name, ["random"], games=2)
lanterne.arena("illusion", ["random", lanterne.bot_names("illusion")[-1]], games=2)
outside = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(json.dumps({"lengths": lengths, "outside": sorted(outside), "modules": sorted(sys.modules)}))
"""


def files_of(name: str) -> list[Path]:
    """What pip would install of a distribution, byte code apart."""
    found = distribution(name)
    return [Path(str(found.locate_file(file))) for file in found.files or () if file.suffix in (".py", ".so", ".pyi")]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment as after `pip install lanterne`; nothing is fetched, so this machine's files stand in."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False, symlinks=True)
    site = next(folder.glob("lib/python3*/site-packages"))
    for name in CORE:
        base = Path(str(distribution(name).locate_file("")))
        for file in files_of(name):
            target = site / file.relative_to(base)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    shutil.copytree(PACKAGE, site / "lanterne", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for library in PACKAGE.parent.glob("lanterne_*__mypyc*"):
        shutil.copy(library, site)
    return folder


def ran(bare: Path, *line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([bare / "bin" / "python", "-I", *line], capture_output=True, text=True, cwd=bare)


def test_every_game_runs_with_two_libraries(bare: Path) -> None:
    answered = ran(bare, "-c", PROGRAM)
    assert answered.returncode == 0, answered.stderr
    found = json.loads(answered.stdout)
    assert min(found["lengths"].values()) > 5
    compiled = {name for name in found["outside"] if name.startswith("lanterne_")}
    assert set(found["outside"]) - compiled <= {"__main__", "__mp_main__", "lanterne", "librt", "mypy_extensions"}
    for part in ("server", "commands", "text", "pictures"):
        assert f"lanterne.{part}" not in found["modules"]


def test_it_is_small(bare: Path) -> None:
    site = next(bare.glob("lib/python3*/site-packages"))
    assert sum(file.stat().st_size for file in site.rglob("*") if file.suffix != ".pyc") < MOST_BYTES


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["-m", "lanterne", "games"], ("typer", "cli")),
        (["-c", "import lanterne.text"], ("fluent", "cli")),
        (["-c", "import lanterne.server.app"], ("aiosqlite", "table")),
        (["-c", "import lanterne.pictures.deck"], ("numpy", "table")),
    ],
)
def test_what_is_missing_is_said_in_one_line(bare: Path, line: list[str], said: tuple[str, str]) -> None:
    answered = ran(bare, *line)
    assert answered.returncode != 0
    needed = f": this needs {said[0]}, which is not installed: pip install 'lanterne[{said[1]}]'"
    assert answered.stderr.strip().splitlines()[-1].endswith(needed)
    if line[0] == "-m":
        assert answered.stderr.count("\n") == 1
        assert answered.returncode == 2


def test_a_command_names_the_extra_that_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking(as_json: bool) -> None:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr(games, "run", lacking)
    assert cli.run(["games"]) == 2
    assert capsys.readouterr().err == (
        "lanterne: this needs uvicorn, which is not installed: pip install 'lanterne[table]'\n"
    )


def test_each_library_is_declared_where_it_is_needed() -> None:
    """Nothing is imported that neither the core nor an extra brings, and the extras are those of the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]
    declared = project["optional-dependencies"]
    named = {library: extra for extra, libraries in EXTRAS.items() for library in libraries}
    homes = packages_distributions()
    for library, extra in named.items():
        brought = {plain(requirement) for requirement in declared[extra]}
        assert not homes.get(library) or brought & {plain(name) for name in homes[library]}, (library, extra)
    known = {"lanterne", "librt", "mypy_extensions", *named, *sys.stdlib_module_names}
    for path in sorted((ROOT / "src" / "lanterne").rglob("*.py")):
        assert imports(path) <= known, path
    assert {plain(requirement) for requirement in project["dependencies"]} == set(CORE)


def plain(requirement: str) -> str:
    return re.split(r"[\[<>=;~! ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_need_asks_for_what_it_names() -> None:
    need("report", "json")
    with pytest.raises(MissingExtra, match=r"lanterne\[report\]"):
        need("report", "no_such_library")
    assert explained(ImportError("x", name="litestar.app")) is not None
    assert explained(ImportError("x", name="something_else")) is None
