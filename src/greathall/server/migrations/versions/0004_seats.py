"""Call seats and meta data what the code calls them."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.rename_table("chairs", "seats")
    op.drop_index("chairs_guest", "seats")
    op.create_index("seats_guest", "seats", ["guest"])
    op.alter_column("tables", "paper", new_column_name="meta")
