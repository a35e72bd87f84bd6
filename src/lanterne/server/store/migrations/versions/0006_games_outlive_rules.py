"""What was told until each move, how finished games were told, and whether people go on by other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("moves", sa.Column("told", sa.String(16), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("sealed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rules_asked", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("matches", "rules_asked")
    op.drop_column("matches", "sealed")
    op.drop_column("moves", "told")
    op.drop_table("endings")
