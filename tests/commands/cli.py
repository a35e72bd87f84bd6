"""Runs the command line in this process, as `main` would."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple

import pytest

from lanterne import cli


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


class Runner:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *args: object, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = cli.run([str(arg) for arg in args])
        return Ran(code, *self.capsys.readouterr())

    def refused(self, *args: object, saying: str) -> None:
        """Bad input: one line on stderr that says it, nothing on stdout, exit code 2."""
        ran = self(*args)
        assert ran.code == 2, ran
        assert ran.out == ""
        assert ran.err.count("\n") == 1, ran.err
        assert ran.err.startswith("lanterne: ")
        assert saying in ran.err
