"""Who is banned from the house, whose tables these are, what `lanterne admin` has changed beside a running server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("banned_ms", sa.BigInteger))
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("words", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("errands")
    op.drop_index("ix_matches_owner", "matches")
    op.drop_column("users", "banned_ms")
