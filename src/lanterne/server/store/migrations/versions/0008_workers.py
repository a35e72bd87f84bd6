"""Who of several workers owns which table, and what the others ask of it: all of it passes with the workers. And whose
rematch a table is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("beat_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("room", sa.Text, nullable=False, server_default=""),
        sa.Column("held", sa.Boolean, sa.CheckConstraint("held", name="ck_leases_held"), nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.String(32), nullable=False, unique=True),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_matches_rematch", "matches", ["rematch"])
    if op.get_bind().dialect.name == "postgresql":  # not worth a flush: after a crash of the database it begins anew
        for name in ("workers", "leases", "commands"):
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")


def downgrade() -> None:
    op.drop_index("ix_matches_rematch", "matches")
    for name in ("commands", "leases", "workers"):
        op.drop_table(name)
