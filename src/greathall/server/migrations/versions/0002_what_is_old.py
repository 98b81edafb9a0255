"""Add indexes that find old rows without looking at everything."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("tables_moved", "tables", ["moved"])
    op.create_index("guests_seen", "guests", ["seen"])
