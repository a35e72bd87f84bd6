"""Compiles the engines with mypyc when a C compiler is at hand; everything runs interpreted when not.

The list of compiled modules stands in pyproject.toml. LANTERNE_COMPILE=0 asks for an interpreted build.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = Path("src/lanterne")
# Functions of one shared library may be inlined into each other: nobody replaces them from outside.
INLINE = "-fno-semantic-interposition"
STRIP = ["-Wl,-s"]  # nobody looks for our symbols by name: a sixth less to install


def groups() -> list[tuple[list[str], str]]:
    """The files of each shared library, with its name."""
    rows = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["tool"]["lanterne"]["compiled"]
    found = []
    for name, patterns in rows.items():
        paths = sorted(path for pattern in patterns for path in (ROOT / PACKAGE).glob(pattern))
        files = [str(path.relative_to(ROOT)) for path in paths if path.name != "__init__.py"]
        if files:
            found.append((files, f"lanterne_{name}"))
    return found


def compiler() -> list[str]:
    """The C compiler that setuptools will call: CC, else the one Python was built with, else cc."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = shlex.split(named)
    if "CC" not in os.environ and shutil.which(words[0]) is None and shutil.which("cc") is not None:
        os.environ["CC"] = "cc"
        return ["cc"]
    return words


def why_not() -> str:
    """Why this build stays interpreted, or the empty string."""
    if os.environ.get("LANTERNE_COMPILE", "1") == "0":
        return "LANTERNE_COMPILE=0"
    if os.name != "posix":
        return ""  # elsewhere setuptools finds the compiler by its own means
    command = compiler()
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]}) on this machine"
    if not compiles():
        return f"the C compiler ({command[0]}) cannot compile against Python's headers"
    return ""


def compiles(*flags: str) -> bool:
    """Whether the compiler takes Python's headers, and these flags."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\n", encoding="utf8")
        line = [*compiler(), *flags, f"-I{sysconfig.get_path('include')}", "-c", str(trial), "-o", f"{trial}.o"]
        return subprocess.run(line, capture_output=True).returncode == 0


def extensions(reason: str) -> list[Extension]:
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # nothing is built
    if reason:
        print(f"lanterne: built interpreted: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    rows = groups()
    files = [path for paths, _ in rows for path in paths]
    found = mypycify(files, opt_level=os.environ.get("LANTERNE_OPT", "3"), debug_level="0", separate=rows)
    docs = docstrings(files)
    for path in Path("build").glob("__native*.c"):
        path.write_text(with_docstrings(path.read_text(encoding="utf8"), docs), encoding="utf8")
    inline = [INLINE] if os.name == "posix" and compiles(INLINE) else []
    for extension in found:
        extension.extra_compile_args += inline
        extension.extra_link_args += STRIP if sys.platform == "linux" else []
    return found


# ---------------------------------------------------------------------- docstrings
# mypyc leaves them out: `help` would say nothing. What it writes for signatures has room for them.

ROUTINE = re.compile(r'(CPyPy_(\w+),\s+METH_[A-Z_ |]+,\s+PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')


def docstrings(files: list[str]) -> dict[str, str]:
    """What stands in the sources, by the name that mypyc gives to a class, a method or a function."""
    found: dict[str, str] = {}
    for file in files:
        module = "___".join(Path(file).relative_to("src").with_suffix("").parts)
        for node in ast.parse(Path(file).read_text(encoding="utf8")).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                found[f"{module}___{node.name}"] = ast.get_docstring(node) or ""
            for inner in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef):
                    found[f"{module}___{node.name}___{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """C as mypyc wrote it, each docstring behind its signature."""

    def documented(match: re.Match[str]) -> str:
        before, name, signature = match.groups()
        doc = docs.get(name, "")
        if not doc:
            return match[0]
        escaped = "".join(chr(c) if (chr(c).isalnum() and c < 128) or c == 32 else f"\\{c:03o}" for c in doc.encode())
        return f'{before}"{escaped}")' if signature == "NULL" else f'{before}{signature[:-1]}{escaped}")'

    return CLASS.sub(documented, ROUTINE.sub(documented, code))


class BuildPy(build_py):
    """Leaves a note beside the package for `lanterne doctor`."""

    note = ""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            path = Path(self.build_lib, "lanterne", "build.json")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"interpreted": self.note}) + "\n", encoding="utf8")


def clear_build() -> None:
    """What earlier builds left would end up in the wheel: modules and C files whose sources are gone."""
    shutil.rmtree("build", ignore_errors=True)


if __name__ == "__main__":
    os.chdir(ROOT)
    clear_build()
    BuildPy.note = why_not()
    setup(
        ext_modules=extensions(BuildPy.note),
        cmdclass={"build_py": BuildPy},
        options={"build_ext": {"parallel": str(min(4, os.cpu_count() or 1))}},
    )
