"""Games, their logs, remarks and names."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("awaiting", sa.Double),
        sa.Column("deadline", sa.Double),
        sa.Column("leased_until", sa.Double, nullable=False),
        sa.Column("remarks", sa.Integer, nullable=False),
    )
    op.create_index("games_awaiting", "games", ["awaiting"])
    op.create_index("games_deadline", "games", ["deadline"])
    op.create_index("games_listed", "games", ["listed", "status", "created"])
    op.create_index("games_changed", "games", ["changed"])
    op.create_table(
        "log",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("game", "key", name="log_game_key"),
    )
    op.create_table(
        "remarks",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.Text),
    )
    op.create_table(
        "names",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
