"""Who has a place at which table, and who has muted whom."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
    )
    op.create_index("guests_game", "guests", ["game"])
    op.create_table(
        "mutes",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("muted", sa.Integer, primary_key=True, autoincrement=False),
    )
