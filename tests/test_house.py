"""The house itself: which build is tested, what the build does without a compiler, what is locked."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import lanterne
from lanterne.compiled import is_compiled, parts, why_interpreted

ROOT = Path(__file__).parent.parent


@pytest.fixture
def setup_py() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lanterne_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_tested_is_what_was_meant(setup_py: ModuleType) -> None:
    """LANTERNE_EXPECT names the build under test; without it the build must at least be of one piece."""
    files = [path for paths, _ in setup_py.groups() for path in paths]
    listed = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in files]
    how = {"compiled" if is_compiled(module) else "interpreted" for module in listed}
    assert how == {os.environ.get("LANTERNE_EXPECT", min(how))}
    inside = Path(lanterne.__path__[0]).is_relative_to(ROOT / "src")
    assert inside == (how == {"interpreted"})


def test_parts_name_every_module_once() -> None:
    found = parts()
    assert {"core", "match", "bots", "host", "bots/vizia", "games/vizia"} <= set(found)
    assert set(found["core"]["compiled"]) & set(found["core"]["interpreted"]) == set()
    assert (why_interpreted() == "") == is_compiled("lanterne.core.rng")


def test_a_build_without_compiler_says_why(setup_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_COMPILE", "0")
    assert setup_py.why_not() == "LANTERNE_COMPILE=0"
    monkeypatch.delenv("LANTERNE_COMPILE")
    monkeypatch.setenv("CC", "/nonexistent/cc -O2")
    assert setup_py.why_not() == "no C compiler (/nonexistent/cc) on this machine"
    monkeypatch.setenv("CC", "false")
    assert setup_py.why_not() == "the C compiler (false) cannot compile against Python's headers"
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    assert setup_py.why_not().startswith("no C compiler")
    assert setup_py.extensions("no C compiler") == []


def test_docstrings_are_built_in(setup_py: ModuleType) -> None:
    """The build writes them behind the signatures that mypyc puts down; where there is none, mypyc says NULL."""
    docs = {"lanterne___core___rng___mix": 'Says "so" – twice.\nAnd on.', "lanterne___core___rng___Rng": "Chance."}
    code = """static PyMethodDef m[] = {
    {"mix", (PyCFunction)CPyPy_lanterne___core___rng___mix, METH_FASTCALL, PyDoc_STR("mix(z)\\n--\\n\\n")},
    {"low", (PyCFunction)CPyPy_lanterne___core___rng___low, METH_O, PyDoc_STR(NULL) /* docstring */},
};
static PyTypeObject CPyType_lanterne___core___rng___Rng_template_ = {
    .tp_name = "Rng",
    .tp_doc = PyDoc_STR(NULL),
};"""
    built = setup_py.with_docstrings(code, docs)
    said = r'"mix(z)\n--\n\nSays \042so\042 \342\200\223 twice\056\012And on\056"'
    assert f"METH_FASTCALL, PyDoc_STR({said})}}," in built
    assert "METH_O, PyDoc_STR(NULL) /* docstring */" in built
    assert r'.tp_doc = PyDoc_STR("Chance\056"),' in built
    found = setup_py.docstrings(["src/lanterne/core/rng.py"])
    assert found["lanterne___core___rng___Rng___die"] == "One six-sided die, 1 to 6."


@pytest.mark.slow
def test_an_install_without_compiler_runs_interpreted(tmp_path: Path) -> None:
    source = tmp_path / "source"
    wanted = ["src", "setup.py", "pyproject.toml", "README.md", "LICENSE"]
    tracked = subprocess.run(["git", "ls-files", *wanted], cwd=ROOT, check=True, capture_output=True)
    for name in tracked.stdout.decode().splitlines():
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    site = tmp_path / "site"
    bare = {"PATH": "", "CC": "/nonexistent/cc", "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    pip = [sys.executable, "-m", "pip", "--isolated", "install", "--quiet", "--no-deps", "--no-index"]
    pip += ["--no-build-isolation", "--target", str(site), str(source)]
    subprocess.run(pip, env=bare, check=True, capture_output=True, cwd=tmp_path)
    doctor = [sys.executable, "-P", "-m", "lanterne", "doctor", "--json"]
    env = bare | {"PYTHONPATH": str(site)}
    found = json.loads(subprocess.run(doctor, env=env, check=True, capture_output=True, cwd=tmp_path).stdout)
    assert found["compiled"] is False
    assert found["why_interpreted"] == "no C compiler (/nonexistent/cc) on this machine"
    assert not list(site.rglob("*.so"))


@pytest.mark.slow
def test_the_source_package_is_the_whole_house(tmp_path: Path) -> None:
    """Whatever is tracked is in it, and the page where it was built: so it can be built and tested from it alone."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    names = [name for name in tracked.splitlines() if (ROOT / name).is_file()]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    built = "src/lanterne/server/static/assets/index.js.br"
    (tmp_path / built).parent.mkdir(parents=True)
    (tmp_path / built).write_bytes(b"")
    line = [sys.executable, "-W", "ignore", "setup.py", "--quiet", "sdist"]
    subprocess.run(line, cwd=tmp_path, check=True, capture_output=True)
    with tarfile.open(next((tmp_path / "dist").glob("*.tar.gz"))) as package:
        found = {name.partition("/")[2] for name in package.getnames()}
    assert {*names, built} - found == set()


@pytest.mark.slow
def test_compiled_and_interpreted_play_the_same_games(tmp_path: Path) -> None:
    """The sources beside what is installed; under `make test` that is the compiled wheel."""
    written = {}
    for name, path in (("sources", str(ROOT / "src")), ("installed", "")):
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path:
            env["PYTHONPATH"] = path
        out = tmp_path / f"{name}.jsonl"
        line = [sys.executable, "-P", "-m", "lanterne", "simulate", "vizia", "--games", "60", "--seats", "3"]
        ran = subprocess.run([*line, "--out", str(out), "--json"], env=env, capture_output=True, cwd=tmp_path)
        if name == "installed" and "LANTERNE_EXPECT" in os.environ:
            assert json.loads(ran.stdout)["compiled"] is True
        written[name] = out.read_bytes() if ran.returncode == 0 else b""
    assert written["sources"]
    if "LANTERNE_EXPECT" in os.environ or written["installed"]:
        assert written["installed"] == written["sources"]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-build.txt", "requirements-dev.txt"])
def test_locks_hold_versions_and_hashes_only(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf8")
    for line in text.splitlines():
        assert re.fullmatch(r"[a-z0-9.\-]+==[^ ]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line


def test_what_is_played_with_has_the_table_and_the_plots() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]["optional-dependencies"]
    locked = set(re.findall(r"^([a-z0-9.\-]+)==", (ROOT / "requirements.txt").read_text(encoding="utf8"), re.MULTILINE))
    for extra in ("cli", "table", "report"):
        wanted = {re.split(r"[\[>=]", name)[0].lower().replace(".", "-") for name in extras[extra]} - {"lanterne"}
        assert wanted <= locked, extra


def test_locks_agree() -> None:
    """What is built and played with has the versions that are tested."""

    def versions(name: str) -> set[str]:
        return set(re.findall(r"^([a-z0-9.\-]+==[^ ]+)", (ROOT / name).read_text(encoding="utf8"), re.MULTILINE))

    tested = versions("requirements-dev.txt")
    assert versions("requirements.txt") | versions("requirements-build.txt") <= tested
