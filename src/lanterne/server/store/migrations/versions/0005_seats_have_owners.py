"""Who was shown out or silenced, what clocks had left, which messages were used up by moves taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "restraints",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("users.id"), nullable=False),
    )
    op.create_table(
        "spent",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("message", sa.String(64), primary_key=True),
    )
    op.add_column("matches", sa.Column("clocks", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("matches", "clocks")
    op.drop_table("spent")
    op.drop_table("restraints")
