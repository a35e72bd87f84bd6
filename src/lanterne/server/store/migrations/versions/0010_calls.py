"""Calling people back: their browsers' addresses, their wishes, who was called; keys of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    session = sa.ForeignKey("sessions.id", ondelete="CASCADE")
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), session, nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "call_wishes",
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("days", sa.String(8), nullable=False),
        sa.Column("live", sa.String(8), nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.String(24), primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("calls", "house_keys", "call_wishes", "pushes"):
        op.drop_table(name)
