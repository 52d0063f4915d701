"""An entry's number is lock enough; ratings are added like entries, one for every game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("uq_entries_table_id", type_="unique")
        entries.drop_column("command")
    with op.batch_alter_table("ratings") as ratings:
        ratings.drop_constraint("pk_ratings", type_="primary")
        ratings.create_primary_key("pk_ratings", ["person", "game", "players", "games"])


def downgrade() -> None:
    with op.batch_alter_table("ratings") as ratings:
        ratings.drop_constraint("pk_ratings", type_="primary")
        ratings.create_primary_key("pk_ratings", ["person", "game", "players"])
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("command", sa.String(32)))
        entries.create_unique_constraint("uq_entries_table_id", ["table_id", "command"])
