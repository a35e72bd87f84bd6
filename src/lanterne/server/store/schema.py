"""The tables of the database, for SQLite and PostgreSQL alike. Changes go through `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(24), unique=True),  # the name of an account, folded; null: a guest
    Column("password", Text),  # argon2; null: a guest
    Column("recovery", Text),  # argon2, of the code that resets the password; null: none was given
    Column("mail", String(254), index=True),  # where a lost password is answered; null: nowhere
    Column("created_ms", BigInteger, nullable=False),
    Column("banned_ms", BigInteger),  # since when; null: welcome
)

# The id of a session cookie points here, so that a sign-out elsewhere ends it.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # sha-256 of the cookie's token: a stolen database signs nobody in
    Column("user", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),  # or last used, to the day: unused ones end
)

# The newest link that was mailed to a person. It stays when it is used up: nobody is written to again too soon.
mail_links = Table(
    "mail_links",
    metadata,
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # sha-256; of nothing, once it is used up
    Column("created_ms", BigInteger, nullable=False),
)

# Where a browser hears that its person's turn has come. It goes with the session that asked for it.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # sha-256 of the endpoint
    Column("session", String(64), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # whoever knows it and our key can call that browser
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("origin", String(300), nullable=False),  # of the page, as that browser sees it
    Column("created_ms", BigInteger, nullable=False),
)

# How a person wants to be called, where they have said so.
call_wishes = Table(
    "call_wishes",
    metadata,
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("days", String(8), nullable=False),
    Column("live", String(8), nullable=False),
)

# Keys of the house itself, made at its first start.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(80), nullable=False),  # empty until it is drawn, at the start
    Column("house", String(64), nullable=False, server_default=""),  # its share of the seed; empty: it is not shared
    Column("commitment", String(64), nullable=False, server_default=""),  # published before anybody sits down
    Column("asked_ms", BigInteger),  # when the start was asked for
    Column("owner", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("pace", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean),  # whether bots may be asked for advice; null: while no other person plays
    Column("status", String(10), nullable=False),
    Column("outcome", Text),
    Column("rematch", String(24), index=True),
    Column("clocks", Text, nullable=False, server_default=""),  # newer than the last move's; empty: that one's count
    Column("sealed", Integer, nullable=False, server_default="0"),  # the rules its record names; 0: those of `rules`
    Column("rules_asked", Text, nullable=False, server_default=""),  # whether to go on by other rules, and who agrees
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Index("ix_matches_status_updated_ms", "status", "updated_ms"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), index=True),
    Column("bot", String(40), nullable=False),  # empty: a person or nobody
    Column("name", String(24), nullable=False),
    Column("lost", Boolean, nullable=False),  # forfeited by time or resignation
    Column("why", String(12), nullable=False, server_default=""),  # its owner does not play; empty: they do
    Column("since_ms", BigInteger, nullable=False, server_default="0"),  # and since when
    Column("wishes", Text, nullable=False, server_default=""),  # what its person has left word for; empty: nothing
)

# Who was called to a table that waits for them, so that nobody is called twice.
calls = Table(
    "calls",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("user", String(24), primary_key=True),
    Column("done", Boolean, nullable=False),  # false: it is being sent, or a worker died over it
)

# What happened at a table and was no move: it stands between the lines of the log.
house_lines = Table(
    "house_lines",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),  # how many moves had been made
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(24), ForeignKey("users.id"), index=True),  # whose name it is
    Column("name", String(24), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

# What people add to the seed: promised by its hash, shown when all promises are known.
shares = Table(
    "shares",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("pledge", String(64), nullable=False),
    Column("share", String(64), nullable=False, server_default=""),  # empty: not shown
)

# The truth: one row per action. Two workers can never both write the same ply.
moves = Table(
    "moves",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("message", String(64), nullable=False),  # the sender's id for it: a resend is recognised
    Column("at_ms", BigInteger, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("told", String(16), nullable=False, server_default=""),  # all that was told so far (`match/told.py`)
    UniqueConstraint("match", "message"),
)

# Messages whose moves were taken back: they are played no second time.
spent = Table(
    "spent",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("message", String(64), primary_key=True),
)

# Who was shown out of a table (`out`) or silenced there (`mute`), and who said so.
restraints = Table(
    "restraints",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("by", String(24), ForeignKey("users.id"), nullable=False),
)

# A cache: the newest state of a match and all that was told, so that opening a table need not play it again.
snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("made_by", String(64), nullable=False),  # the very code that wrote it: no other reads it
    Column("body", Text, nullable=False),
)

# A finished game as it was told, for the day its rules are played no more: log, last position, score, pictures.
endings = Table(
    "endings",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("body", Text, nullable=False),  # packed
)

# What `lanterne admin` has changed beside a server that has its SQLite file for itself; PostgreSQL notifies.
errands = Table(
    "errands",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("words", Text, nullable=False),  # as PostgreSQL would notify them
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False, index=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

# ---------------------------------------------------------------------- several workers
# What follows passes with the workers: it is not backed up, and after a crash of the database it begins anew.

workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("number", BigInteger, nullable=False),  # of the lock that it holds while it lives
    Column("beat_ms", BigInteger, nullable=False),  # by the database's clock, when it was last known to be well
)

# Who owns a table: nobody else changes it. `epoch` rises with every change of hands.
leases = Table(
    "leases",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("worker", String(16), nullable=False),  # empty: it was let go
    Column("epoch", Integer, nullable=False),
    Column("room", Text, nullable=False, server_default=""),  # who is there and what is asked: the next owner's start
    Column("held", Boolean, CheckConstraint("held", name="ck_leases_held"), nullable=False),  # see `leases.FENCE`
)

# What somebody at another worker asks of a table's owner, until that owner has taken it.
commands = Table(
    "commands",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), nullable=False, index=True),
    Column("name", String(32), nullable=False, unique=True),
    Column("worker", String(16), nullable=False),  # who waits for the answer
    Column("body", Text, nullable=False),
)
