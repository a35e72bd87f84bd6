"""Compiles the engines with mypyc when a C compiler is at hand; everything runs interpreted when not.

The list of compiled modules stands in pyproject.toml. LANTERNE_COMPILE=0 asks for an interpreted build.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
PACKAGE = Path("src/lanterne")


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


def why_not() -> str:
    """Why this build stays interpreted, or the empty string."""
    if os.environ.get("LANTERNE_COMPILE", "1") == "0":
        return "LANTERNE_COMPILE=0"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None:
        return f"no C compiler ({compiler}) on this machine"
    return ""


def extensions() -> list[Extension]:
    reason = why_not()
    if reason:
        print(f"lanterne: built interpreted: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    rows = groups()
    files = [path for paths, _ in rows for path in paths]
    return mypycify(files, opt_level=os.environ.get("LANTERNE_OPT", "3"), debug_level="0", separate=rows)


os.chdir(ROOT)
setup(ext_modules=extensions())
