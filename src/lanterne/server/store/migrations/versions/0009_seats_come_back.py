"""Why a bot plays for somebody and since when; what happened and was no move; the hash of a recovery code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("why", sa.String(12), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("since_ms", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("recovery", sa.Text))
    op.create_table(
        "house_lines",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id"), index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("house_lines")
    op.drop_column("users", "recovery")
    op.drop_column("seats", "since_ms")
    op.drop_column("seats", "why")
