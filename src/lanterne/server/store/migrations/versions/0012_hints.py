"""Whether bots may be asked for advice at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    op.drop_column("matches", "hints")
