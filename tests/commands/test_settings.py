"""Settings by flag, environment and file; `lanterne settings` tells all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner

from lanterne.core.errors import BadInput
from lanterne.server.settings import CONFIG, ENVIRONMENT, FILE, FLAG, USUAL, Settings, read_settings, variable


def config(folder: Path, text: str) -> dict[str, str]:
    path = folder / "lanterne.toml"
    path.write_text(text, encoding="utf8")
    return {CONFIG: str(path), "LANTERNE_DB": "sqlite+aiosqlite:///x.db"}


def test_the_later_word_counts(tmp_path: Path) -> None:
    environ = config(tmp_path, 'port = 1000\ngrace_ms = 5\nhost = "a"\n') | {
        "LANTERNE_PORT": "2000",
        "LANTERNE_HOST": "b",
    }
    settings, source = read_settings(environ, {"host": "c", "port": None})
    assert (settings.host, settings.port, settings.grace_ms, settings.bot_seconds) == ("c", 2000, 5, 10.0)
    assert [source[name] for name in ("host", "port", "grace_ms", "bot_seconds")] == [FLAG, ENVIRONMENT, FILE, USUAL]


@pytest.mark.parametrize(
    ("environ", "words"),
    [
        ({"LANTERNE_PORT": "many"}, "port"),
        ({"LANTERNE_PORT": "70000"}, "65535"),
        ({"LANTERNE_BOT_SHARE": "2", "LANTERNE_GRACE_MS": "-1"}, "bot_share.*grace_ms"),
        ({"LANTERNE_SECURE_COOKIE": "perhaps"}, "secure_cookie"),
        ({"LANTERNE_SMTP_HOST": "mail.example", "LANTERNE_SMTP_FROM": "a@b.example"}, "refused-settings-mail"),
        ({"LANTERNE_PUBLIC_URL": "table.example"}, "public_url"),
        ({CONFIG: "nowhere.toml"}, "refused-config-unread"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(environ: dict[str, str], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_settings({"LANTERNE_DB": "sqlite+aiosqlite:///x.db", **environ})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour = 3", "refused-no-setting names=.colour"),
        ("port = ", "refused-config-damaged"),
        ('port = "8000"', "port"),
        ("secure_cookie = 1", "bool"),
    ],
)
def test_a_file_says_what_it_means(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_settings(config(tmp_path, text))


def test_all_are_listed_in_both_languages(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_DB", "postgresql+asyncpg://ada:secret@host/name")
    for name in ("METRICS_TOKEN", "SMTP_PASSWORD"):
        monkeypatch.setenv(f"LANTERNE_{name}", "secret")
    for lang in ("en", "fr"):
        monkeypatch.setenv("LANTERNE_LANG", lang)
        ran = lanterne("settings")
        assert ran.code == 0, ran.err
        for name in Settings.__struct_fields__:
            assert f"{name} = " in ran.out
            assert variable(name) in ran.out
        assert "{" not in ran.out, "something has no words"
        assert "secret" not in ran.out
    told = lanterne("settings", "--json").json()
    assert told["metrics_token"]["value"] == told["smtp_password"]["value"] == "***"
    assert told["db"] == {
        "value": "postgresql+asyncpg://ada:***@host/name",
        "from": ENVIRONMENT,
        "variable": "LANTERNE_DB",
    }


def test_a_wrong_setting_keeps_a_server_from_starting(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_PORT", "no port")
    lanterne.refused("serve", "--no-open", saying="port")
