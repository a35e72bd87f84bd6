"""What a server is started with: by flags, by the environment, by one file. `lanterne settings` lists all of it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase

PREFIX: Final = "LANTERNE_"
CONFIG: Final = "LANTERNE_CONFIG"  # the file
BOTS: Final = "LANTERNE_BOTS"  # how the workers learn of bots from outside
USUAL, FILE, ENVIRONMENT, FLAG = "usual", "file", "environment", "flag"  # where a value comes from

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[float, Meta(gt=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
AtLeastOne = Annotated[int, Meta(ge=1)]


class Settings(Struct, kw_only=True, frozen=True):
    """Each is said in words as `setting-<name>`."""

    db: str
    host: str = "127.0.0.1"  # what it listens on: so it can say where others find it
    port: Annotated[int, Meta(ge=1, le=65535)] = 8896
    bot_delay_ms: Count = 500  # so that a person can follow what bots do
    bot_processes: Annotated[int, Meta(ge=1, le=256)] = max(3, (os.cpu_count() or 1) + 1)  # in which they think
    bot_seconds: Positive = 10.0  # the most that one may think about a decision
    bot_slack_s: Positive = 3.0  # by so much it may be late before another one stands in
    bot_share: Share = 0.5  # of the time all bots of a table may think, in the long run
    patience_ms: Count = 90_000  # how long bots wait for people to whom something was said
    grace_ms: Count = 30_000  # how long somebody may be away before the others may ask a bot in
    secure_cookie: bool = False
    messages_per_s: Positive = 20.0
    messages_burst: Positive = 120.0
    http_per_minute: AtLeastOne = 600
    request_s: Positive = 10.0  # within which a request has to be sent whole
    silence_s: Positive = 9.0  # after which whoever gives no sign over a socket is gone
    # What one person and one address may take at once.
    tables_per_person: AtLeastOne = 50  # waiting or being played
    tables_per_address_hour: AtLeastOne = 200  # made
    tables_watched: AtLeastOne = 50  # over one connection
    sockets_per_person: AtLeastOne = 20
    sockets_per_address: AtLeastOne = 200
    looks_per_person_s: Positive = 5.0  # whole tables shown
    looks_per_address_s: Positive = 20.0
    bot_moves_per_person_s: Positive = 20.0  # at tables where only bots play
    bot_moves_s: Positive = 60.0  # at all of them together
    # For how many days things are kept; 0: for ever.
    keep_guests_days: Count = 30  # who own no seat and have not come back
    keep_waiting_days: Count = 7  # tables that nobody begins
    keep_idle_days: Count = 60  # games in which nobody moves: they are ended, not deleted
    keep_games_days: Count = 0  # finished ones
    keep_talk_days: Count = 90  # of finished games
    keep_snapshots_days: Count = 90  # of finished games
    keep_pictures_days: Count = 30  # files
    # Calling people back.
    call_after_s: Positive = 10.0  # how long somebody may be waited for before their browser is called
    push: bool = True  # over the push services of browsers
    push_private: bool = False  # also ones in private networks, without encryption on the way there
    push_contact: str = ""  # by which push services can reach this house's keeper; empty: by its address
    # Mail for a lost password: where all of the first three are set.
    public_url: Annotated[str, Meta(pattern=r"^(https?://[!-~]+)?$")] = ""  # where people find the house
    smtp_host: str = ""
    smtp_from: Annotated[str, Meta(pattern=r"^[^\x00-\x1f]*$")] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    metrics_token: str = ""  # empty: figures are for this machine alone
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["plain", "json"] = "plain"
    folder: str = ""  # for what the server makes itself; empty: the user's data folder

    @property
    def mails(self) -> bool:
        """Whether the house can send a link to whoever has lost a password."""
        return bool(self.smtp_host and self.smtp_from and self.public_url)

    def pictures_folder(self) -> Path:
        return (Path(self.folder) if self.folder else data_folder()) / "pictures"


def data_folder() -> Path:
    """The user's own data folder, by the XDG convention."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "lanterne"


def default_db() -> str:
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # seeds of running games and talk lie there
    return f"sqlite+aiosqlite:///{folder / 'lanterne.db'}"


def variable(name: str) -> str:
    """The environment's name for a setting."""
    return PREFIX + name.upper()


def read_settings(
    environ: Mapping[str, str], flags: Mapping[str, Any] | None = None
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each comes from: a flag first, then the environment, then the file, then what is usual.

    Raises `BadInput` with everything that is wrong.
    """
    values, source = _given(environ, flags or {})
    faults: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            try:
                value = values[field.name]
                values[field.name] = msgspec.convert(value, field.type, strict=source[field.name] != ENVIRONMENT)
            except msgspec.ValidationError as error:
                faults.append(f"{field.name} ({source[field.name]}): {error}")
    if faults:
        raise BadInput(Phrase("refused-settings", {"faults": "; ".join(faults)}))
    if "db" not in values:
        values["db"] = default_db()
    made = Settings(**values)
    if made.smtp_host and not made.mails:
        raise BadInput(Phrase("refused-settings-mail"))
    return made, {name: source.get(name, USUAL) for name in made.__struct_fields__}


def _given(environ: Mapping[str, str], flags: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    known = Settings.__struct_fields__
    values: dict[str, Any] = {}
    source: dict[str, str] = {}
    from_file = _file(environ.get(CONFIG, ""))
    from_environ = {name: environ[variable(name)] for name in known if environ.get(variable(name))}
    from_flags = {name: value for name, value in flags.items() if value is not None}
    for where, found in ((FILE, from_file), (ENVIRONMENT, from_environ), (FLAG, from_flags)):
        values |= found
        source |= dict.fromkeys(found, where)
    unknown = [name for name in values if name not in known]
    if unknown:
        raise BadInput(Phrase("refused-no-setting", {"names": ", ".join(unknown)}))
    return values, source


def _file(name: str) -> dict[str, Any]:
    if not name:
        return {}
    try:
        return tomllib.loads(Path(name).read_text(encoding="utf8"))
    except OSError as error:
        raise BadInput(Phrase("refused-config-unread", {"file": name, "why": str(error.strerror)})) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(Phrase("refused-config-damaged", {"file": name, "why": str(error)})) from None
