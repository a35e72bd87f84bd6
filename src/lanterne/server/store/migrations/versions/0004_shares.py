"""Seeds that are drawn together: the house's share and its commitment, people's pledges and shares."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("house", sa.String(64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("asked_ms", sa.BigInteger))
    op.create_table(
        "shares",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("pledge", sa.String(64), nullable=False),
        sa.Column("share", sa.String(64), nullable=False, server_default=""),
    )
    _commit_to_old_seeds()


def _commit_to_old_seeds() -> None:
    """What was published of matches whose seed was there from the beginning."""
    matches = sa.table("matches", sa.column("id"), sa.column("seed"), sa.column("commitment"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(matches.c.id, matches.c.seed)).all():
        published = hashlib.sha256(row.seed.encode()).hexdigest()
        connection.execute(matches.update().where(matches.c.id == row.id).values(commitment=published))


def downgrade() -> None:
    op.drop_table("shares")
    for column in ("asked_ms", "commitment", "house"):
        op.drop_column("matches", column)
