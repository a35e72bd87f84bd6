"""An address for a lost password, and the link that was sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("mail", sa.String(254)))
    op.create_index("ix_users_mail", "users", ["mail"])
    op.create_table(
        "mail_links",
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("token", name="uq_mail_links_token"),
    )


def downgrade() -> None:
    op.drop_table("mail_links")
    op.drop_index("ix_users_mail", "users")
    op.drop_column("users", "mail")
